import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import test from 'ava';
import { init, parse } from 'cjs-module-lexer';
import { library } from '../support/libraries.js';
import { runJson } from '../support/spawn.js';

// What `create` takes, and how a library comes by its own Promise.

const require = createRequire(import.meta.url);

const LIBRARIES = ['faithful', 'fast', 'loose', 'deferred'].flatMap((preset) =>
  ['es2022', 'es5'].map((target) => library('es2015', preset, target)),
);

const FORGOTTEN = fileURLToPath(new URL('../support/forgotten.cjs', import.meta.url));

/** The exports of a file in a realm that has nothing but the language, and no Promise. */
const inBareRealm = (file) => {
  const context = createContext({ exports: {} });
  runInContext('delete globalThis.Promise; delete globalThis.queueMicrotask;', context);
  runInContext(readFileSync(file, 'utf8'), context, { filename: file });
  return { exported: context.exports, evaluate: (code) => runInContext(code, context) };
};

for (const { name, file, preset } of LIBRARIES) {
  const constructor = preset === 'deferred' ? 'DeferredPromise' : 'Promise';

  test(`without timers and microtasks ${name} loads, and takes a scheduler`, (t) => {
    const { exported, evaluate } = inBareRealm(file);
    const seen = evaluate(`
      var jobs = [];
      var seen = [];
      var P = exports.create({ scheduler: function (job) { jobs.push(job); } });
      P.resolve(1).then(function (value) { seen.push(value); }, undefined);
      while (jobs.length > 0) jobs.shift()();
      seen.join();`);
    t.is(seen, '1');
    const asks = [() => exported.create(), () => exported[constructor]];
    for (const ask of asks) {
      const { name: kind, message } = t.throws(ask, { any: true });
      t.is(kind, 'TypeError');
      t.regex(message, /^this host runs no jobs: give create a scheduler/);
    }
  });

  test(`${name} makes its ${constructor} when it is asked for, once`, async (t) => {
    const loaded = {};
    new Function('exports', 'require', readFileSync(file, 'utf8'))(loaded, require);
    t.is(typeof Object.getOwnPropertyDescriptor(loaded, constructor).get, 'function');
    const global = loaded[constructor];
    t.deepEqual(Object.getOwnPropertyDescriptor(loaded, constructor), {
      value: global,
      writable: true,
      enumerable: true,
      configurable: true,
    });
    t.is(global.name, constructor);
    t.not(loaded.create(), global);
  });

  test(`the export of ${name} can be replaced before it is asked for`, (t) => {
    const loaded = {};
    new Function('exports', 'require', readFileSync(file, 'utf8'))(loaded, require);
    loaded[constructor] = 1;
    t.is(loaded[constructor], 1);
  });

  test(`loaders find the names that ${name} exports`, async (t) => {
    await init();
    t.deepEqual(parse(readFileSync(file, 'utf8')).exports.sort(), [constructor, 'create'].sort());
    const imported = await import(file);
    t.is(imported[constructor], require(file)[constructor]);
  });

  test(`a misspelt option of ${name} is an error that says what was meant`, (t) => {
    const { create } = require(file);
    const says = (options, message) =>
      t.throws(() => create(options), { instanceOf: TypeError, message });
    says({ schedular: () => {} }, 'create has no option schedular: did you mean scheduler?');
    says({ stack: true }, /^create has no option stack; it takes scheduler, interleaving, /);
    says({ interleavng: 'exact' }, /did you mean interleaving\?$/);
    says({ then0: true, debug: 1 }, /^create has no option debug; it takes .*then0$/);
    const scheduler = () => {};
    const known = {
      scheduler,
      interleaving: 'exact',
      context: 'none',
      rejections: 'none',
      then0: true,
    };
    for (const options of [undefined, {}, known, Object.create({ schedular: 1 })]) {
      t.is(typeof create(options), 'function');
    }
  });

  if (preset !== 'deferred') {
    for (const options of ['{}', '{"interleaving":"exact"}']) {
      test(`${name} keeps no class whose promises have settled, ${options}`, async (t) => {
        const collected = await runJson(['--expose-gc', FORGOTTEN, file, options]);
        t.deepEqual(collected, { settled: true, withoutJobs: true });
      });
    }
  }
}
