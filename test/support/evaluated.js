import escodegen from 'escodegen';
import { evaluate } from '../../generator/evaluate/index.js';
import { Library } from '../../generator/ir/library.js';
import { es2022 } from '../../generator/targets/es2022.js';
import { read } from './pass-examples.js';

export const NOTHING_KNOWN = { a: {}, b: {}, f: { callable: true } };

/**
 * @param {string} library its operations
 * @param {string} body
 * @param {Record<string, any>} [variables] what is known of them
 * @param {import('../../generator/evaluate/index.js').Options} [options]
 * @returns {string} what is left of the body
 */
export const left = (library, body, variables = NOTHING_KNOWN, options = {}) => {
  const program = /** @type {any} */ (read(library));
  const statements = evaluate(
    new Library(program, es2022, 'test'),
    /** @type {any} */ (read(body)).body,
    variables,
    options,
  );
  return escodegen.generate({ type: 'Program', body: statements });
};
