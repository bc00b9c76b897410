import { documentFunctions } from '../facts/functions.js';
import { same } from '../ir/pattern.js';

/** @param {any} a @param {any} b @returns {boolean} whether two functions say the same in the same words */
export const isSame = (a, b) => same(a.params, b.params) && same(a.body, b.body);

/**
 * Functions that the reference has in other words, or with other steps: what has its form already is left alone.
 * @param {import('../ir/library.js').Library} library
 * @param {Map<string, import('../facts/functions.js').DocumentFunction>} [functions] of the library
 * @returns {{key: string, code: any, known: any}[]} with the code of the reference; none without one
 */
export const unlikeKnown = ({ program, reference }, functions) =>
  reference
    ? [...(functions ?? documentFunctions(program)).values()].flatMap(({ key, code }) => {
        const known = reference.get(key)?.code;
        return known && !isSame(code, known) ? [{ key, code, known }] : [];
      })
    : [];
