import test from 'ava';
import { ROOT } from '../support/libraries.js';
import { runJson } from '../support/spawn.js';

// How much the commands run: `npm test`, `test:quick` and `test:sweeps`.

const PROGRAM = `
  const { oneIn, swept } = await import('./test/support/extent.js');
  const { LIBRARIES, CURRENT_LIBRARIES } = await import('./test/support/libraries.js');
  let error;
  try { swept([1], () => false); } catch ({ message }) { error = message; }
  const names = LIBRARIES.map(({ name }) => name);
  const current = CURRENT_LIBRARIES.map(({ name }) => name);
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const odd = swept(numbers, (n) => n % 2);
  const cases = [];
  const test = oneIn(4, Object.assign((title) => cases.push(title), { serial() {} }));
  for (const n of numbers) test(n);
  console.log(JSON.stringify({ names, current, odd, cases, error }));`;

const extentOf = (env) =>
  runJson(['--input-type=module', '-e', PROGRAM], {
    cwd: ROOT,
    env: { SWEEPS: undefined, SWEEPS_PART: undefined, QUICK: undefined, ...env },
  });

test('what stands for all runs, and all of it in sweeps', async (t) => {
  const [some, all, part, quick, another] = await Promise.all(
    [{}, { SWEEPS: '1' }, { SWEEPS: '3' }, { QUICK: '1' }, { SWEEPS: '3', SWEEPS_PART: '4' }].map(
      extentOf,
    ),
  );
  t.deepEqual(all.names, [
    'faithful.es2022',
    'faithful.es5',
    'fast.es2022',
    'fast.es5',
    'loose.es2022',
    'loose.es5',
    'small.es2022',
    'small.es5',
  ]);
  t.deepEqual(some.names, ['faithful.es2022', 'fast.es2022', 'fast.es5', 'small.es2022']);
  t.deepEqual(quick.names, ['faithful.es2022', 'fast.es5']);
  for (const { names, current } of [some, all, part, quick]) t.deepEqual(current, names);
  t.deepEqual(some.odd, [1, 3, 5, 7, 9]);
  t.deepEqual(all.odd, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  t.deepEqual(part.odd, [1, 2, 3, 5, 7, 8, 9]);
  t.deepEqual(some.cases, [1, 5, 9]);
  t.deepEqual(all.cases, all.odd);
  t.deepEqual(part.cases, [1, 4, 5, 7, 9]);
  t.deepEqual(another.odd, [1, 3, 4, 5, 7, 9]);
  t.deepEqual(another.cases, [1, 2, 5, 8, 9]);
});

test('a sweep of which nothing stands for the others is an error', async (t) => {
  const [some, all] = await Promise.all([{}, { SWEEPS: '1' }].map(extentOf));
  t.is(some.error, 'nothing stands for what is swept');
  t.is(all.error, undefined);
});
