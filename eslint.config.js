import js from '@eslint/js';
import globals from 'globals';
import { intrinsics } from './generator/host/intrinsics.js';

const captured = [
  ...Object.keys(intrinsics),
  'enqueue',
  'contexts',
  'unhandled',
  'asyncContext',
  'PerformPromiseThen',
  'IsPromise',
  'FulfilledInContext',
  'RejectedInContext',
  'rejections',
  'realm',
  'InternalSlots',
  'ArrayIterator',
  'Receiver',
];

export default [
  {
    ignores: [
      'output/*',
      '!output/companions/',
      'node_modules/',
      'test/.test262/',
      'test/.engines/',
    ],
  },
  js.configs.recommended,
  {
    languageOptions: { globals: globals.node },
    rules: {
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', 60],
      // emitted code is ES5, where a catch clause has to name what it does not look at
      'no-unused-vars': ['error', { caughtErrors: 'none' }],
    },
  },
  {
    // pages run in a browser
    files: ['cli/audit/page/*.js', 'cli/playground/page/**/*.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    // these run in any host, old engines included
    files: ['output/companions/*.cjs'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  {
    // these functions run inside an emitted library, where they find what it captured
    files: ['generator/primitives/*.js', 'generator/host/*.js'],
    languageOptions: {
      globals: Object.fromEntries(
        [...captured, 'ThrowCompletion', 'IsCallable'].map((name) => [name, 'readonly']),
      ),
    },
  },
];
