import test from 'ava';
import escodegen from 'escodegen';
import fc from 'fast-check';
import { evaluate } from '../../generator/evaluate/index.js';
import { Unknown } from '../../generator/evaluate/unknown.js';
import { Library } from '../../generator/ir/library.js';
import { es2022 } from '../../generator/targets/es2022.js';
import { OPERATIONS, programOf, trace } from '../support/evaluations.js';
import { randomRuns } from '../support/extent.js';
import { read } from '../support/pass-examples.js';

/** Random programs do what evaluation leaves of them, whatever the host says. */

/** Seeds of hosts. */
const HOSTS = [0, 1, 2, 3, 4];

/** What makes objects with slots. */
const CREATES = 'OrdinaryCreateFromConstructor';

const RUN = randomRuns(500, 20_000);

/** @returns {string|undefined} nothing where evaluation says that it does not know */
const leftOf = ({ library, body }, entered) => {
  const program = /** @type {any} */ (read(library));
  const enters = (name) => name === CREATES || entered.includes(name);
  const options = { enters, stays: (name) => !enters(name), creates: true };
  try {
    const left = evaluate(
      new Library(program, es2022, 'test'),
      /** @type {any} */ (read(body)).body,
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
  let compared = 0;
  const isSame = (choices, entered) => {
    const { library, body } = programOf(choices, { hasPromises: true });
    const left = leftOf({ library, body }, entered);
    if (left === undefined) return;
    compared++;
    for (const host of HOSTS) {
      const [expected, actual] = [body, left].map((code) => trace(library, code, host).join('\n'));
      if (actual !== expected)
        throw new Error([library, body, left, expected, actual].join('\n---\n'));
    }
  };
  const choices = fc.array(fc.nat(999), { minLength: 20, maxLength: 150 });
  fc.assert(fc.property(choices, fc.subarray(OPERATIONS), isSame), RUN);
  t.true(compared > RUN.numRuns / 2, `${compared} were evaluated`);
});
