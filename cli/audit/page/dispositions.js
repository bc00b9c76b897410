import { placeOf } from '../../../generator/ir/origin.js';
import { element } from './dom.js';
import { model } from './model.js';

/** What became of steps: a mark and a word for each. */

/** @type {Record<string, [string, string]>} mark and meaning */
export const DISPOSITIONS = {
  emitted: ['●', 'it is code of its own'],
  merged: ['◐', 'the code of other steps does its part'],
  specialised: ['◈', 'it stands in several copies, each for a case'],
  elided: ['⤳', 'where a guard holds the library goes around it; it still stands'],
  folded: ['○', 'it was proved that there is nothing to do'],
  canonicalised: ['≡', 'the normal form says it in other words'],
  assertion: ['⊢', 'an assertion: it says what holds anyway'],
  note: ['✎', 'a note: nothing to be done'],
  'given up': ['✕', 'not kept: this library is no Promise of the standard'],
};

/** @param {string} name @returns {HTMLElement} */
export const markOf = (name) =>
  element('span', { class: `mark ${name.replace(' ', '-')}`, title: name }, [
    element('span', { 'aria-hidden': 'true', text: DISPOSITIONS[name]?.[0] ?? '?' }),
    element('span', { class: 'hidden', text: name }),
  ]);

/** @returns {HTMLElement} what the marks mean */
export const legend = () =>
  element(
    'dl',
    { class: 'legend' },
    Object.entries(DISPOSITIONS).map(([name, [, meaning]]) =>
      element('div', {}, [
        element('dt', {}, [markOf(name), ` ${name}`]),
        element('dd', { text: meaning }),
      ]),
    ),
  );

const tests = ({ pass, guards = [] }) => {
  const known = Object.fromEntries(
    (model.passes[pass]?.guards ?? []).map(({ name, summary }) => [name, summary]),
  );
  return guards.map((name) => `${name}: ${known[name] ?? name}`).join('; ');
};

const elision = (entry) => {
  const where = entry.in
    ? `not in ${entry.in}, which ${entry.pass} made`
    : `${entry.pass} goes around it`;
  const guards = tests(entry);
  return guards ? `${where}, where ${guards}` : where;
};

const copyText = (entry) => {
  if (!entry.in) return 'as the document has it';
  const guards = tests(entry);
  return `in ${entry.in}, which ${entry.pass} made${guards ? ` for ${guards}` : ''}`;
};

/** @param {any} entry of the ledger @returns {string[]} in words */
export const wordsOf = ({
  disposition,
  why,
  with: others,
  proved,
  pass,
  rule,
  lost,
  copies,
  elided,
}) => [
  [
    disposition,
    others ? `with ${others.map(placeOf).join(', ')}` : '',
    pass || rule ? `by ${pass ?? rule}` : '',
  ]
    .filter(Boolean)
    .join(' '),
  ...[why, proved].filter(Boolean),
  ...(lost ?? []).map((entry) => `${entry.pass} drops: ${entry.why}`),
  ...(copies ?? []).map(copyText),
  ...(elided ?? []).map(elision),
];

/** Every suite that reaches a step: `[what it is called, how many of its tests]` */
const countsBySuite = (counts) =>
  Object.values(model.coverage.suites)
    .map((name, index) => [name, counts[index]])
    .filter(([, count]) => count > 0);

/**
 * @typedef {{total: number, why: string, names: string[]}} Tests of a step; names of some of them
 * @param {string} key
 * @returns {Tests|undefined} undefined where there is no code to reach
 */
export const testsOf = (key) => {
  const [counts, tests] = model.coverage?.steps.get(key) ?? [];
  if (counts === undefined) return undefined;
  if (typeof counts === 'string') return { total: 0, why: counts, names: [] };
  const by = countsBySuite(counts);
  return {
    total: by.reduce((sum, [, count]) => sum + count, 0),
    why: by.map(([suite, count]) => `${suite} ${count}`).join(', '),
    names: tests.map((test) => model.coverage.tests[test]),
  };
};

/** @param {string} key @returns {HTMLElement|string} */
const testsMark = (key) => {
  if (!model.coverage) return 'not counted';
  const tests = testsOf(key);
  if (!tests) return 'no code of its own to reach';
  const text = tests.total === 0 ? `none: ${tests.why}` : `${tests.total} (${tests.why})`;
  return element('span', { class: `tests${tests.total === 0 ? ' none' : ''}`, text });
};

const TEST262 = 'https://github.com/tc39/test262/blob/main/test/built-ins/Promise/';

/** `head/built-ins/…`: the suite, then what it calls the test. */
const testRow = (name) => {
  const [, suite, test] = /^([^/]+)\/([^]*)$/.exec(name);
  const label =
    suite === 'head'
      ? element('a', { href: `${TEST262}${test}`, text: test })
      : element('span', { text: `${model.coverage.suites[suite]}: ${test}` });
  return element('li', {}, [label]);
};

/**
 * @param {string} key
 * @param {boolean} isOpen whether names are shown at once
 * @returns {HTMLElement} tests that reach a step: how many, and some by name
 */
export const testDetails = (key, isOpen) => {
  const { total = 0, names = [] } = testsOf(key) ?? {};
  if (names.length === 0) return element('span', {}, ['tests: ', testsMark(key)]);
  const more = total - names.length;
  return element('details', { open: isOpen, class: 'reached' }, [
    element('summary', {}, ['tests: ', testsMark(key)]),
    element('ul', { class: 'test-names' }, [
      ...names.map(testRow),
      more > 0 ? element('li', { class: 'soft', text: `and ${more} more` }) : undefined,
    ]),
  ]);
};
