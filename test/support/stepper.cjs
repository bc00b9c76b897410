'use strict';

/**
 * Runs a program and steps through one function of a library over the inspector protocol, as a
 * debugger does: a worker holds the session, since who is stopped cannot answer.
 *
 * node stepper.cjs LIBRARY FUNCTION prints the places, `[{ line, column }]`, 1-based and 0-based.
 */

const { join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { Worker, isMainThread, parentPort, workerData } = require('node:worker_threads');
const { Session } = require('node:inspector');

const [file, name] = process.argv.slice(2);

/** The line of a function's first statement. */
const lineOf = () => {
  const lines = require('node:fs').readFileSync(workerData.file, 'utf8').split('\n');
  const start = lines.findIndex((line) => line.includes(`function ${workerData.name}(`));
  return lines.findIndex((line, at) => at > start && !/^\s*(?:\/\/|$)/.test(line));
};

const stepThrough = () => {
  const session = new Session();
  session.connectToMainThread();
  const places = [];
  session.on('Debugger.paused', ({ params: { callFrames } }) => {
    const [{ functionName, location }] = callFrames;
    if (functionName !== workerData.name) return session.post('Debugger.resume');
    places.push({ line: location.lineNumber + 1, column: location.columnNumber });
    session.post('Debugger.stepOver');
  });
  session.post('Debugger.enable', () => {
    const at = { url: pathToFileURL(workerData.file).href, lineNumber: lineOf() };
    session.post('Debugger.setBreakpointByUrl', at, () => parentPort.postMessage('ready'));
  });
  parentPort.on('message', () => {
    parentPort.postMessage(places);
    session.disconnect();
    parentPort.close();
  });
};

if (isMainThread) {
  const worker = new Worker(__filename, { workerData: { file: join(process.cwd(), file), name } });
  const { Promise: P } = require(join(process.cwd(), file));
  worker.on('message', (message) => {
    if (message !== 'ready') return console.log(JSON.stringify(message));
    P.resolve(1).then((value) => value);
    worker.postMessage('done');
  });
} else stepThrough();
