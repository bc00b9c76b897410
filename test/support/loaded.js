import { FOLLOWING, oneIn } from './extent.js';
import { generated } from './generated.js';
import { traceOf } from './guards/trace.js';

/**
 * A library of a document, which is generated and loaded.
 * @param {string|import('../../spec/1-read/document.js').Document} document or its source
 * @param {import('../../transforms/generate.js').Options} options of `generate`
 * @param {string[]} [hidden] globals that it does not see
 * @returns {{Promise: any, create: (options?: object) => any}} what it exports
 */
export const loaded = (document, options, hidden = []) => {
  const exported = /** @type {any} */ ({});
  new Function('exports', ...hidden, generated(document, options).code)(exported);
  return exported;
};

/**
 * What a program shows on a library of a document: see `loaded` and `traceOf`.
 * @param {string} source
 * @param {import('../../transforms/generate.js').Options & {hidden?: string[]}} options
 * @param {import('./guards/trace.js').Program} program
 * @param {object} [tracing] options of `traceOf`
 * @returns {string[]}
 */
export const tracedOn = (source, { hidden, ...options }, program, tracing) => {
  const library = loaded(source, options, hidden);
  return traceOf(() => library, program, tracing);
};

/**
 * Every library of a document, of ES2025 where no other edition is said, shows the same.
 * @param {any} t of AVA
 * @param {string} source
 * @param {import('./guards/trace.js').Program} program
 * @param {{edition?: string, presets?: string[]} & Record<string, any>} [options] beside these, options of `traceOf`
 * @returns {string[]} what they show
 */
export const sharedTrace = (t, source, program, options = {}) => {
  const { edition = 'es2025', presets = FOLLOWING, ...tracing } = options;
  const [expected, ...others] = presets.map((preset) =>
    tracedOn(source, { preset, edition }, program, tracing),
  );
  for (const trace of others) t.deepEqual(trace, expected);
  return expected;
};

/**
 * Every library of a changed document, of ES2025 where it does not say another edition, shows the same.
 * Outside of sweeps some documents stand for the others.
 * @param {Function} test AVA's
 * @param {{title: string, source: string, program: import('./guards/trace.js').Program, expected: string[], tracing?: object, edition?: string, target?: string}[]} cases
 *   tracing: options of `traceOf`
 */
export const testTraces = (test, cases) => {
  const some = oneIn(12, test);
  for (const { title, source, program, expected, tracing, ...more } of cases) {
    const { edition = 'es2025', target = 'es2022' } = more;
    some(title, (t) => {
      for (const preset of FOLLOWING) {
        const trace = tracedOn(source, { preset, edition, target }, program, tracing);
        t.deepEqual(trace, expected, preset);
      }
    });
  }
};
