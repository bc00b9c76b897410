import test from 'ava';
import escodegen from 'escodegen';
import fc from 'fast-check';
import { evaluate } from '../../generator/evaluate/index.js';
import { Unknown } from '../../generator/evaluate/unknown.js';
import { Library } from '../../generator/ir/library.js';
import { es2022 } from '../../generator/targets/es2022.js';
import { programOf, trace } from '../support/evaluations.js';
import { read } from '../support/pass-examples.js';

const OPERATIONS = ['First', 'Second', 'Both'];

/** What evaluation leaves of a program; nothing where it says that it does not know. */
const leftOf = ({ library, body }, entered) => {
  const program = /** @type {any} */ (read(library));
  const statements = /** @type {any} */ (read(body)).body;
  const options = { enters: (name) => entered.has(name), stays: (name) => !entered.has(name) };
  try {
    const left = evaluate(
      new Library(program, es2022, 'test'),
      statements,
      { a: {}, b: {}, f: { callable: true } },
      options,
    );
    return escodegen.generate({ type: 'Program', body: left });
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
};

test('programs do what is left of them', (t) => {
  let known = 0;
  fc.assert(
    fc.property(
      fc.array(fc.nat(999), { minLength: 20, maxLength: 120 }),
      fc.subarray(OPERATIONS),
      (choices, entered) => {
        const program = programOf(choices);
        const left = leftOf(program, new Set(entered));
        if (left === undefined) return;
        known++;
        for (const seed of [0, 1, 2, 3, 4]) {
          const [actual, expected] = [left, program.body].map((body) =>
            trace(program.library, body, seed).join('\n'),
          );
          if (actual !== expected)
            throw new Error([program.library, program.body, left, expected, actual].join('\n---\n'));
        }
      },
    ),
    { includeErrorInReport: true, numRuns: Number(process.env.RUNS ?? 300), ...(process.env.SEED ? { seed: Number(process.env.SEED) } : {}) },
  );
  t.true(known > 0);
  t.log(`${known} known`);
});
