import { parentPort, workerData } from 'node:worker_threads';
import { build } from './build.js';
import { configuration } from './matrix.js';

// Makes libraries of the matrix, each by its id.
parentPort.on('message', (id) =>
  parentPort.postMessage(build(configuration(id), workerData.edition)),
);
