import test from 'ava';
import { LIBRARIES } from '../support/libraries.js';
import { run } from '../support/spawn.js';

// Hosts that do not have what most have.

const WITHOUT = `
  delete globalThis.Promise;
  const P = require(process.argv[1]).Promise;
  P.all([1, P.resolve(2)]).then((values) => console.log(String(values)));`;

for (const { name, file } of LIBRARIES) {
  test(`${name} is one where the host has no Promise`, async (t) => {
    const { stdout, stderr } = await run(process.execPath, ['-e', WITHOUT, file]);
    t.is(stderr, '');
    t.is(stdout, '1,2\n');
  });
}
