import { element, model } from './model.js';

/** What became of steps: a mark and a word for each. */

/** @type {Record<string, [string, string]>} mark and meaning */
export const DISPOSITIONS = {
  emitted: ['●', 'it is code of its own'],
  merged: ['◐', 'other steps’ code does its part'],
  specialised: ['◈', 'it stands in several copies, each for a case'],
  elided: ['⤳', 'where a guard holds the library goes around it; it still stands'],
  folded: ['○', 'it was proved that there is nothing to do'],
  assertion: ['⊢', 'an assertion: it says what holds anyway'],
  note: ['✎', 'a note: nothing to be done'],
  'given up': ['✕', 'not kept: this library is no Promise of the standard'],
};

const classOf = (name) => `mark ${name.replace(' ', '-')}`;

/** @param {string} name @returns {HTMLElement} */
export const markOf = (name) =>
  element('span', { class: classOf(name), title: name }, [
    element('span', { 'aria-hidden': 'true', text: DISPOSITIONS[name][0] }),
    element('span', { class: 'hidden', text: name }),
  ]);

/** @param {HTMLElement} legend */
export const fillLegend = (legend) =>
  legend.append(
    ...Object.entries(DISPOSITIONS).map(([name, [, meaning]]) =>
      element('div', {}, [
        element('dt', {}, [markOf(name), element('b', { text: name })]),
        element('dd', { text: meaning }),
      ]),
    ),
    element('div', {}, [
      element('dt', {}, [element('span', { class: 'tests', text: '12' })]),
      element('dd', { text: 'so many tests reached the step; a dash: it has no code to reach' }),
    ]),
  );

const asked = ({ pass, guards = [] }) => {
  const known = Object.fromEntries(
    (model.passes[pass]?.guards ?? []).map(({ name, summary }) => [name, summary]),
  );
  return guards.map((name) => `${name}: ${known[name] ?? name}`).join('; ');
};

const elision = (one) => {
  const where = one.in ? `not in ${one.in}, which ${one.pass} made` : `${one.pass} goes around it`;
  const guards = asked(one);
  return guards ? `${where}, where ${guards}` : where;
};

const copyText = (one) => {
  if (!one.in) return 'as the document has it';
  const guards = asked(one);
  return `in ${one.in}, which ${one.pass} made${guards ? ` for ${guards}` : ''}`;
};

/** @param {any} entry of the ledger @returns {string[]} in words */
export const wordsOf = ({ disposition, why, with: others, proved, pass, lost, copies, elided }) => [
  [
    disposition,
    others ? `with ${others.map((key) => key.split(':').pop()).join(', ')}` : '',
    pass ? `by ${pass}` : '',
  ]
    .filter(Boolean)
    .join(' '),
  ...[why, proved].filter(Boolean),
  ...(lost ?? []).map((one) => `${one.pass} gives up: ${one.why}`),
  ...(copies ?? []).map(copyText),
  ...(elided ?? []).map(elision),
];
