import { clauseName } from '../../spec/1-read/document.js';
import { SpecError } from '../../spec/1-read/error.js';
import { plainText } from '../../spec/1-read/plain.js';
import { intrinsics } from '../host/intrinsics.js';
import * as b from '../ir/estree.js';
import { inabilityAt, problemAt } from './messages.js';

/** Errors of both kinds: of a document that cannot be translated, and of the library that runs. */

/**
 * @param {import('../../spec/2-parse/parse.js').ParsedStep|undefined} step where the document is wrong
 * @param {string} problem
 * @param {string} [expected] in its place
 * @returns {SpecError}
 */
export const errorAt = (step, problem, expected) => {
  if (!step) return new SpecError(problem, { expected });
  const { place, path, sentence, clause } = step;
  return new SpecError(problem, {
    ...place,
    clause: clauseName(clause),
    step: path,
    sentence,
    expected,
  });
};

/**
 * @param {import('../../spec/1-read/document.js').Clause} clause that is wrong as a whole
 * @param {string} problem
 * @param {string} expected in its place
 * @returns {SpecError}
 */
export const errorOfClause = (clause, problem, expected) =>
  new SpecError(problem, { ...clause.place, clause: clauseName(clause), expected });

/** The step that an example's code stands in, which has none. */
const EXAMPLE = { clause: { number: '0.0', name: 'Example' }, path: '1' };

/** `25.4.3.1 Promise, step 2` */
const nameOf = ({ clause, path }) =>
  `${clause.number} ${clause.operation ?? plainText(clause.name)}, step ${path}`;

/**
 * A value in a message: objects would run code to be shown, and symbols throw.
 * @param {() => import('../ir/estree.js').Node} value makes a tree of its own each time
 */
const shown = (value) => {
  const is = (name) => b.binary('===', b.typeOf(value()), b.literal(name));
  const isNamed = b.logical('||', b.logical('||', is('object'), is('function')), is('symbol'));
  return b.conditional(isNamed, b.binary('+', b.literal('the '), b.typeOf(value())), value());
};

/**
 * The message of an error that a step throws: what is wrong, and which step it is. An error that has
 * one reason alone says it, whatever the step asked.
 * @param {string} type of the error: `TypeError`
 * @param {import('../../spec/2-parse/parse.js').ParsedStep|undefined} step
 * @param {(node: import('../../spec/2-parse/grammar.js').Node) => import('../ir/estree.js').Node} translate
 * @returns {import('../ir/estree.js').Node} `'executor is not a function (25.4.3.1 Promise, step 2)'`
 */
export const messageAt = (type, step, translate) => {
  const where = nameOf(step ?? EXAMPLE);
  const inability = step && inabilityAt(step);
  if (inability) {
    const problem = b.literal(` is not ${inability.ability} (${where})`);
    return b.binary(
      '+',
      shown(() => translate(inability.value)),
      problem,
    );
  }
  const problem = intrinsics[`$${type}`]?.problem ?? (step && problemAt(step));
  return b.literal(problem ? `${problem} (${where})` : where);
};
