import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { readFileSync } from 'node:fs';
import test from 'ava';
import { ENGINES, PRFUN_ENGINES, withEngines } from '../support/engines.js';
import { swept } from '../support/extent.js';
import { library } from '../support/libraries.js';
import { runJson } from '../support/spawn.js';

// console.log and util.inspect show the state and the value of a promise as of one of the host's own.

const require = createRequire(import.meta.url);
const PROGRAM = fileURLToPath(new URL('../support/inspected.cjs', import.meta.url));

const PRESETS = swept(['faithful', 'fast', 'loose'], (preset) => preset === 'fast');

const LIBRARIES = PRESETS.flatMap((preset) =>
  ['es2022', 'es5'].map((target) => library('es2015', preset, target)),
);
const ALL = [
  ...LIBRARIES,
  library('es2025', 'fast', 'es2022'),
  library('es2025', 'faithful', 'es5'),
];

/** Classes are shown with their heads. */
const withoutHeads = ({ shown, ...others }) => ({ ...others, shown: shown.slice(0, -1) });

const inEngine = ({ name: engine, node }) => {
  for (const { name, edition, file } of ALL) {
    test(`${edition} ${name} is shown as the promises of ${engine} are`, async (t) => {
      const [expected, seen] = await Promise.all([
        runJson([PROGRAM], { node }),
        runJson([PROGRAM, file], { node }),
      ]);
      t.regex(expected.shown[0], /^Promise \{ 1 \}$/);
      t.deepEqual(withoutHeads(seen), withoutHeads(expected));
    });
  }
};

inEngine({ name: 'this Node', node: process.execPath });
withEngines(
  test,
  [...ENGINES, ...PRFUN_ENGINES].filter(({ modern }) => modern),
  inEngine,
);

for (const { name, file } of LIBRARIES) {
  test(`${name} has no property more where the host has no such thing`, (t) => {
    const context = createContext({ exports: {}, process: undefined });
    runInContext(readFileSync(file, 'utf8'), context);
    const keys = (P) => Reflect.ownKeys(P.prototype).map(String).sort();
    const key = Symbol.for('nodejs.util.inspect.custom');
    const Here = require(file).Promise;
    t.deepEqual(
      keys(context.exports.Promise),
      keys(Here).filter((name) => name !== String(key)),
    );
    t.like(Object.getOwnPropertyDescriptor(Here.prototype, key), {
      enumerable: false,
      writable: true,
    });
    const revoked = Proxy.revocable({}, {});
    for (const value of [undefined, 1, {}, Here.prototype, revoked.proxy]) {
      t.is(Here.prototype[key].call(value), value);
    }
  });
}

test('states that the host does not tell apart are not told apart here', async (t) => {
  const { isDeepStrictEqual } = await import('node:util');
  for (const { file } of LIBRARIES.filter(({ target }) => target === 'es2022')) {
    const P = require(file).Promise;
    t.is(
      isDeepStrictEqual(P.resolve(1), P.resolve(2)),
      isDeepStrictEqual(Promise.resolve(1), Promise.resolve(2)),
    );
  }
});

const TASKS = fileURLToPath(new URL('../support/tasks.cjs', import.meta.url));

for (const { name, file } of LIBRARIES) {
  test(`a debugger shows who called then, if ${name} makes tasks`, async (t) => {
    t.deepEqual(await runJson([TASKS, file]), { withTasks: true, withoutTasks: false });
  });
}
