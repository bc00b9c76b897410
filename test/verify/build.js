import { createHash } from 'node:crypto';
import { Linter } from 'eslint';
import { GLOBALS } from '../../generator/ir/invariants.js';
import { targets } from '../../generator/targets/index.js';
import { loadFor } from '../../cli/document.js';
import { sourceOf } from '../../cli/editions.js';
import { remembered } from '../../spec/remembered.js';
import { generate } from '../../transforms/generate.js';

/** Generates libraries of the matrix, and looks at what can be seen without running them. */

const documentOf = remembered((edition) => loadFor(sourceOf({ edition })), new Map());

const globals = Object.fromEntries([...GLOBALS].map((name) => [name, 'readonly']));

/** A name that is read outside of where it is declared, or before: the generator asks less. */
const scopeProblems = (code, { ecmaVersion }) =>
  new Linter()
    .verify(code, [
      {
        languageOptions: { ecmaVersion, sourceType: 'script', globals },
        linterOptions: { reportUnusedDisableDirectives: 'off' },
        rules: {
          'no-undef': 'error',
          'no-redeclare': 'error',
          'no-const-assign': 'error',
          'no-func-assign': 'error',
          'no-dupe-args': 'error',
          'no-unreachable': 'error',
        },
      },
    ])
    .map(({ line, message }) => `line ${line}: ${message}`);

/** Libraries that differ in nothing but the comment at their top are one. */
const digest = (code) =>
  createHash('sha256')
    .update(code.slice(code.indexOf('*/')))
    .digest('hex');

/** What passes did not do, since a test of a pass that did nothing tests nothing. */
const idlePasses = (report) =>
  report
    .filter(({ applied }) => applied.length === 0)
    .map(({ name, skipped, declined }) => ({
      name,
      why: skipped ?? declined.map(({ where, why }) => `${where}: ${why}`).join('; '),
    }));

/**
 * @param {import('./matrix.js').Configuration} configuration
 * @param {string} [edition]
 * @returns {{code: string, digest: string, idle: {name: string, why: string}[], problems: string[]}}
 */
export const build = ({ name, target, choice }, edition = 'es2015') => {
  try {
    const { code, report } = generate(documentOf(edition), {
      ...choice,
      edition,
      target,
      verifyEach: true,
    });
    const text = code.replace(/^\/\/# sourceMappingURL=.*\n/m, '');
    return {
      code: text,
      digest: digest(text),
      idle: idlePasses(report),
      problems: scopeProblems(text, targets.get(target)),
    };
  } catch (error) {
    return { code: '', digest: `${name} ${target}`, idle: [], problems: [error.message] };
  }
};
