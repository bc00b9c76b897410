import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { fill, fledgling, temporaryFolder } from '../support/cli.js';
import { official, sourceOf } from '../support/documents.js';

// A library is made of the clause that is asked for: what is not about promises is faithful.

const require = createRequire(import.meta.url);
const BOX = readFileSync(new URL('../support/roots/box.html', import.meta.url), 'utf8');

/** The edition, with a clause behind it that has nothing to do with promises. */
const withBox = (t) => {
  const folder = temporaryFolder(t);
  fill(folder, { 'box.html': `${sourceOf('es2025')}\n${BOX}` });
  return folder;
};

const ofBox = ['--spec', 'box.html', '--root', 'sec-box-objects'];

const libraries = async (t, folder, args, out = 'made') => {
  const { code, stderr } = await fledgling(folder, ['generate', ...args, '--out', out]);
  t.is(code, 0, stderr);
  return ['es2022', 'es5'].map((target) => {
    const file = join(folder, out, `faithful.${target}.cjs`);
    return { target, library: require(file), code: readFileSync(file, 'utf8') };
  });
};

test('a clause of a document becomes a library', async (t) => {
  for (const { library, code } of await libraries(t, withBox(t), ofBox)) {
    const { Box } = library;
    const box = new Box('value');
    t.deepEqual([box.count(), box.open(), box.open(), box.count()], [0, 'value', 'value', 2]);
    t.deepEqual([Box.name, Box.length, Box.prototype.open.length], ['Box', 1, 0]);
    t.true(class extends Box {}.prototype instanceof Box);
    t.throws(() => Box('value'), { instanceOf: TypeError });
    t.throws(() => Box.prototype.open.call({}), { instanceOf: TypeError });
    t.regex(code, /^\/\*\*\n \* Box, generated from the box document/);
    t.notRegex(code, /PromiseState/);
  }
});

test('its steps are read and accounted for like others', async (t) => {
  const folder = withBox(t);
  const { code, stdout } = await fledgling(folder, ['parse', 'box.html', ...ofBox.slice(2)]);
  t.is(code, 0);
  t.regex(stdout, /Box\.prototype\.open \( \) +1 +4 +4 +4/);
  t.regex(stdout, /100\.0 % of/);
  t.notRegex(stdout, /Promise\.all/);
});

test('what cannot be is said', async (t) => {
  const folder = withBox(t);
  const refuse = async (args, message) => {
    const { code, stderr } = await fledgling(folder, ['generate', ...args]);
    t.not(code, 0);
    t.regex(stderr, message);
  };
  const unknown = ['--spec', 'box.html', '--root', 'sec-boxes', '--out', 'made'];
  await refuse(unknown, /without the clause sec-boxes\n.*perhaps sec-box/);
  await refuse([...ofBox, '--out', 'made', '--preset', 'fast'], /the passes know promises alone/);
  await refuse(ofBox, /do not go into output/);
});

test('libraries of two clauses of a document are kept apart', async (t) => {
  const folder = withBox(t);
  await libraries(t, folder, ofBox);
  const promises = ['--spec', 'box.html', '--root', 'sec-promise-objects'];
  for (const { library } of await libraries(t, folder, promises, 'other'))
    t.is(await library.Promise.resolve(1), 1);
});

const standard = official('es2025');

if (!standard) test.skip('the standard is not at hand: WeakMap', () => {});
else {
  test('WeakMap of the standard', async (t) => {
    const args = ['--spec', standard, '--root', 'sec-weakmap-objects'];
    for (const { target, library } of await libraries(t, temporaryFolder(t), args)) {
      const { WeakMap } = library;
      const [first, second, symbol] = [{}, () => {}, Symbol('a key')];
      const map = new WeakMap([
        [first, 1],
        [second, 2],
      ]);
      t.deepEqual([map.get(first), map.get(second)], [1, 2], target);
      t.deepEqual([map.get({}), map.get(1)], [undefined, undefined]);
      t.is(map.set(symbol, 3), map);
      t.deepEqual([map.get(symbol), map.delete(first), map.delete(first)], [3, true, false]);
      t.deepEqual([map.has(first), map.has(second)], [false, true]);
      t.is(Object.prototype.toString.call(map), '[object WeakMap]');
      t.deepEqual(
        [WeakMap.name, WeakMap.length, WeakMap.prototype.delete.name],
        ['WeakMap', 0, 'delete'],
      );
      t.throws(() => WeakMap(), { instanceOf: TypeError });
      t.throws(() => map.set(1, 1), { instanceOf: TypeError });
      t.throws(() => map.set(Symbol.for('registered'), 1), { instanceOf: TypeError });
      t.throws(() => WeakMap.prototype.get.call({}, first), { instanceOf: TypeError });
      let closed = 0;
      const entries = {
        [Symbol.iterator]: () => ({
          next: () => ({ value: [1, 2], done: false }),
          return: () => (closed++, {}),
        }),
      };
      t.throws(() => new WeakMap(entries), { instanceOf: TypeError });
      t.is(closed, 1);
    }
  });

  test('WeakRef of the standard', async (t) => {
    const args = ['--spec', standard, '--root', 'sec-weak-ref-objects'];
    for (const { library } of await libraries(t, temporaryFolder(t), args)) {
      const held = {};
      t.is(new library.WeakRef(held).deref(), held);
      t.throws(() => new library.WeakRef(1), { instanceOf: TypeError });
    }
  });
}
