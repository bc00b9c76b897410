import { fileURLToPath } from 'node:url';
import test from 'ava';
import { LIBRARIES, SHIPPED } from '../support/libraries.js';
import { runJson } from '../support/spawn.js';

// Subclasses of each kind, in each mode: what a program sees of them is what it sees of the
// faithful library of the same target; where `loose` assumes more than holds, it differs.

const PROGRAM = fileURLToPath(new URL('../support/subclasses.cjs', import.meta.url));

const runs = new Map();
const traces = (file) => {
  if (!runs.has(file)) runs.set(file, runJson([PROGRAM, file]));
  return runs.get(file);
};

const oracles = new Map(
  SHIPPED.filter(({ preset }) => preset === 'faithful').map(({ target, file }) => [target, file]),
);

/** Whoever runs each step runs each constructor. */
const STEPWISE = new Set(['faithful', 'small']);

/** Whether a mode is the oracle's equal on a kind. */
const isEqual = (preset, { pure, declared }) =>
  STEPWISE.has(preset) || pure || (preset === 'fast' && !declared);

for (const { name, preset, target, file } of LIBRARIES) {
  test(`subclasses of every kind on ${name}`, async (t) => {
    const result = await traces(file);
    const oracle = await traces(oracles.get(target));
    t.true(oracle.length >= 16);
    for (const [index, kind] of oracle.entries()) {
      t.true(kind.seen.length >= 17, `${kind.name}: ${kind.seen}`);
      const compare = isEqual(preset, kind) ? t.deepEqual : t.notDeepEqual;
      compare.call(t, result[index].seen, kind.seen, kind.name);
    }
  });

  test(`how often constructors run on ${name}`, async (t) => {
    for (const { name, pure, declared, always, runs } of await traces(file)) {
      const all = always || STEPWISE.has(preset) || (preset === 'fast' && !declared);
      if (all) t.true(runs.constructed > runs.made, name);
      else if (pure) t.is(runs.constructed, runs.made, name); // those that are made by hand
    }
  });
}

for (const { name, file } of LIBRARIES) {
  test(`a subclass as ES5 makes one is what a class is on ${name}`, async (t) => {
    const all = await traces(file);
    const [{ seen }] = all;
    for (const kind of all.filter((kind) => kind.name.startsWith('a function that'))) {
      t.deepEqual(kind.seen, seen, kind.name);
    }
  });
}

test('both targets show the same of the same kinds', async (t) => {
  const es2022 = await traces(oracles.get('es2022'));
  const es5 = new Map((await traces(oracles.get('es5'))).map((kind) => [kind.name, kind]));
  for (const kind of es2022) t.deepEqual(es5.get(kind.name).seen, kind.seen, kind.name);
});
