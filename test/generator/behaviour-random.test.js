import test from 'ava';
import escodegen from 'escodegen';
import fc from 'fast-check';
import { twinsOf } from '../../generator/5-optimise/twins.js';
import { factsOf } from '../../generator/facts/behaviour/facts.js';
import { documentFunctions } from '../../generator/facts/functions.js';
import { Library } from '../../generator/ir/library.js';
import { es2022 } from '../../generator/targets/es2022.js';
import { change } from '../support/changed-functions.js';
import { programOf, trace } from '../support/evaluations.js';
import { randomRuns } from '../support/extent.js';
import { read } from '../support/pass-examples.js';

/** Functions that are taken for each other do the same. */

const RUN = randomRuns(2000, 30_000);

const HOSTS = [0, 1, 2, 3, 4, 5, 6];

/** How the function is called, beside what the program does. */
const CALLS = [
  'return Second({ Value: 1, Inner: { Value: 2 } }, a);',
  'const r = { Value: 1, Inner: { Value: 2 } }; return Second(r, r);',
  'const r = { Value: f, Inner: undefined }; return Second(r, f);',
];

/** All calls stand in the program, with values that nobody knows. */
const closed = ({ library, body }) => {
  const calls = [body, ...CALLS].map(
    (code, at) =>
      `function Main${at}() { const a = HostA(); const b = HostB(); const f = HostF(); ${code} }`,
  );
  return [library.replaceAll('const v', 'let v'), ...calls].join('\n');
};

/** @returns {Map<string, any>} functions of a program, and the program */
const functionsIn = (text) => {
  const program = /** @type {any} */ (read(text));
  return { program, functions: documentFunctions(program) };
};

const isAlike = (first, second, opened) => {
  const [{ program, functions }, other] = [first, second].map(functionsIn);
  const library = new Library(program, es2022, 'test');
  const facts = factsOf(program, functions, (slot) => library.slotName(slot));
  const [entry, twin] = [functions, other.functions].map((map) => map.get('Second'));
  return Boolean(twinsOf(entry, twin, facts(new Set(opened))));
};

test('functions that are taken for each other do the same', (t) => {
  let compared = 0;
  const areTheSame = (choices, changes, opened) => {
    const program = programOf(choices);
    const before = closed(program);
    const { program: tree, functions } = functionsIn(before);
    const isPossible = change(functions.get('Second').code, changes, escodegen.generate);
    const [text, changed] = [read(before), tree].map((code) => escodegen.generate(code));
    if (!isPossible || text === changed || !isAlike(text, changed, opened)) return;
    compared++;
    for (const body of [program.body, ...CALLS])
      for (const host of HOSTS) {
        const [expected, actual] = [text, changed].map((code) =>
          trace(code, body, host).join('\n'),
        );
        if (actual.includes('ReferenceError')) return; // no document reads what is not there
        if (actual !== expected) throw new Error([text, changed, expected, actual].join('\n---\n'));
      }
  };
  const numbers = (minLength, maxLength) => fc.array(fc.nat(999), { minLength, maxLength });
  fc.assert(
    fc.property(
      numbers(20, 110),
      numbers(8, 12),
      fc.subarray(['First', 'Both', 'Twice']),
      areTheSame,
    ),
    RUN,
  );
  t.true(compared > RUN.numRuns / 50, `${compared} were compared`);
});
