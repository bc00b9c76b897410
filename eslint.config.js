import js from '@eslint/js';
import globals from 'globals';
import { intrinsics } from './generator/host/intrinsics.js';

/** Primitives that others call. */
const operations = [
  'ThrowCompletion',
  'IsCallable',
  'SameValue',
  'AppendToList',
  'LengthOfArrayLike',
];

const captured = [
  ...Object.keys(intrinsics),
  'enqueue',
  'contexts',
  'usesContexts',
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

/** Pronouns and participles say nothing of a thing: names are nouns, those of functions verbs. */
const NO_NAMES =
  '/^(?:one|ones|it|its|them|they|these|those|which|whose|own|made|found|told|given|said|asked|meant)$/';

/** Wherever a name is declared: a variable, a parameter, a part of a pattern. */
const noPronouns = [
  'VariableDeclarator > Identifier.id',
  ':function > Identifier.params',
  ':function > AssignmentPattern.params > Identifier.left',
  ':function > Identifier.id',
  'ObjectPattern > Property > Identifier.value',
  'ObjectPattern > Property > AssignmentPattern.value > Identifier.left',
  'ArrayPattern > Identifier',
  'ArrayPattern > AssignmentPattern > Identifier.left',
  'RestElement > Identifier',
].map((place) => ({
  selector: `${place}[name=${NO_NAMES}]`,
  message: 'a name is a noun or a verb of the field',
}));

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
      'no-restricted-syntax': ['error', ...noPronouns],
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
      globals: Object.fromEntries([...captured, ...operations].map((name) => [name, 'readonly'])),
    },
  },
];
