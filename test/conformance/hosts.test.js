import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import test from 'ava';
import { generated } from '../support/generated.js';
import { LIBRARIES, ROOT } from '../support/libraries.js';
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

/** As in Duktape, where symbols, Reflect and Proxy are half there. */
const HALF = `
  var construct = Reflect.construct;
  Reflect.construct = function (F, list, newTarget) {
    if (arguments.length > 2 && newTarget !== F) throw new Error('unsupported');
    return construct(F, list);
  };
  delete Array.prototype[Symbol.iterator];
  delete String.prototype[Symbol.iterator];`;

const PROGRAM = `
  function Derived(executor) {
    return Object.setPrototypeOf(new P(executor), Derived.prototype);
  }
  Object.setPrototypeOf(Derived, P);
  Derived.prototype = Object.create(P.prototype, { constructor: { value: Derived } });
  var log = [];
  function note(value) {
    log.push(String(value));
  }
  P.all([1, P.resolve(2)]).then(note, note);
  Derived.race([3, Derived.resolve(4)]).then(note, note);
  P.all({ [Symbol.iterator]: function () {
    return { next: function () { return { done: log.push('next') } } };
  } }).then(note, note);
  P.all('5').then(note, function (reason) { note(reason.name) });
  for (var at = 0; at < jobs.length; at++) jobs[at]();
  log.join();`;

const DOCUMENT = readFileSync(join(ROOT, 'spec/documents/es2025.html'), 'utf8');

for (const preset of ['faithful', 'fast']) {
  test(`${preset}.es5 is one where no new.target is taken and nothing has an iterator`, (t) => {
    const { code } = generated(DOCUMENT, { preset, target: 'es5', edition: 'es2025' });
    const context = vm.createContext({ exports: {} });
    vm.runInContext(`${HALF}; (function () {${code}\n})(); var jobs = [];`, context);
    vm.runInContext(
      `var P = exports.create({ rejections: 'none', scheduler: function (job) { jobs.push(job) } });`,
      context,
    );
    t.is(vm.runInContext(PROGRAM, context), 'next,,TypeError,1,2,3');
  });
}
