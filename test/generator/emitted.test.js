import js from '@eslint/js';
import test from 'ava';
import { Linter } from 'eslint';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { documentOf } from '../support/documents.js';
import { swept } from '../support/extent.js';
import { generated } from '../support/generated.js';
import { librarySource } from '../support/libraries.js';

// What an auditor would strike out of a library: what nobody reads, and statements that do nothing.

const linter = new Linter();

/** Parameters are the standard's, or a flavour's; the ES5 files have `var` in blocks. */
const RULES = {
  ...js.configs.recommended.rules,
  'no-undef': 'off',
  'no-redeclare': 'off',
  'no-empty': ['error', { allowEmptyCatch: true }], // without one, what is caught would go on
  'no-self-compare': 'off',
  'no-unused-vars': ['error', { args: 'none', caughtErrors: 'none' }],
  'no-restricted-syntax': ['error', 'EmptyStatement', 'LabeledStatement'],
  'no-lonely-if': 'error',
  'no-unneeded-ternary': 'error',
  'no-unreachable': 'error',
  'no-useless-return': 'error',
};

const languageOptions = /** @type {const} */ ({ ecmaVersion: 2022, sourceType: 'commonjs' });

const problemsOf = (code) => {
  const lines = code.split('\n');
  return linter
    .verify(code, [{ languageOptions, rules: /** @type {any} */ (RULES) }])
    .map(({ message, line }) => `${message} ${line}: ${lines[line - 1].trim()}`);
};

const PRESETS = {
  es2015: ['faithful', 'fast', 'loose', 'deferred'],
  es2017: ['fast'],
  es2020: ['faithful', 'fast'],
  es2025: ['faithful', 'fast'],
};

const ALL = Object.entries(PRESETS).flatMap(([edition, presets]) =>
  presets.flatMap((preset) => TARGET_NAMES.map((target) => ({ edition, preset, target }))),
);

const stands = ({ edition, preset }) => edition === 'es2025' || preset === 'deferred';

for (const { edition, preset, target } of swept(ALL, stands)) {
  test(`${edition} ${preset}.${target} has nothing to strike out`, (t) => {
    const { code } = generated(librarySource(documentOf(edition)), { preset, target });
    t.deepEqual(problemsOf(code), []);
  });
}

test('what is to be struck out is found', (t) => {
  const code = `'use strict';\nfunction f() {\n  const x = g();\n  if (x) {\n    ;\n  }\n}\nvar y = f();`;
  t.deepEqual(problemsOf(code), [
    "Using 'EmptyStatement' is not allowed. 5: ;",
    "'y' is assigned a value but never used. 8: var y = f();",
  ]);
});
