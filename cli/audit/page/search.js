import { findStep, isSubject, nameOfStep, open } from './address.js';
import { byId, element, textOf } from './dom.js';
import { focusShown } from './focus.js';
import { model, textOfLine } from './model.js';
import { clauses, currentStage, stages, update } from './state.js';
import { WORKED } from './worked.js';

/** Search over steps, passes and the code of the stage; a step is found by any of its names. */

/** @typedef {{text: string, go: () => void}} Result */

const MOST = 12;

/** Each kind gives what can be found: its text, and what choosing it does. */
const KINDS = {
  passes: () =>
    stages()
      .filter(({ pass }) => pass)
      .map(({ pass }) => ({
        text: `${pass}: ${model.passes[pass].summary}`,
        go: () => open(`#${pass}`),
      })),
  steps: () =>
    clauses().flatMap((clause) => [
      {
        text: `${clause.number} ${textOf(clause.title)}`,
        go: () => update({ clause: clause.id, pass: undefined, step: undefined, line: undefined }),
      },
      ...clause.steps.map(({ key, html }) => ({
        text: `${nameOfStep(key)} ${textOf(html)}`,
        go: () => update({ clause: clause.id, pass: undefined, step: key, line: undefined }),
      })),
    ]),
  code: () =>
    currentStage().lines.map((line, at) => ({
      text: `${at + 1}  ${textOfLine(line).trim()}`,
      go: () => update({ clause: undefined, pass: undefined, step: undefined, line: at + 1 }),
    })),
};

/** A pass by its name, or a line as the command line names it: what an address may begin with. */
const addressed = (query) => {
  const address = query.trim();
  return isSubject(address) ? [{ text: address, go: () => open(`#${address}`) }] : [];
};

/**
 * What has this name comes first, a step however it is written.
 * @param {string} query
 * @returns {Result[]}
 */
const named = (query) => {
  const target = findStep(query);
  if (!target) return addressed(query);
  const { clause, step } = target;
  const text = step
    ? `${nameOfStep(step.key)} ${textOf(step.html)}`
    : `${clause.number} ${textOf(clause.title)}`;
  return [
    {
      text,
      go: () => update({ clause: clause.id, step: step?.key, pass: undefined, line: undefined }),
    },
  ];
};

/** @param {string} query @returns {[string, Result[]][]} by kind */
const find = (query) => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ text }) => words.every((word) => text.toLowerCase().includes(word));
  /** @type {[string, Result[]][]} */
  const byKind = Object.entries(KINDS).map(([kind, list]) => [kind, list().filter(fits)]);
  byKind.unshift(['named so', named(query)]);
  return byKind.filter(([, all]) => all.length > 0);
};

const close = () => {
  byId('results').hidden = true;
};

const resultOf = ({ text, go }) =>
  element('li', {}, [
    element('button', {
      type: 'button',
      text,
      onclick: () => {
        close();
        go();
        focusShown();
      },
    }),
  ]);

const draw = (query) => {
  const list = byId('results');
  list.hidden = query.trim() === '';
  if (list.hidden) return;
  const results = find(query);
  list.replaceChildren(
    ...(results.length === 0
      ? [element('li', { class: 'kind', text: 'nothing has these words' })]
      : []),
    ...results.flatMap(([kind, all]) => [
      element('li', { class: 'kind', text: `${kind}, ${all.length}` }),
      ...all.slice(0, MOST).map(resultOf),
    ]),
  );
};

/** Arrow keys go through the results, Enter takes one, Escape closes. */
const keys = (event) => {
  const results = [...byId('results').querySelectorAll('button')];
  const at = results.indexOf(document.activeElement);
  if (event.key === 'Escape') {
    close();
    byId('search').focus();
  } else if (event.key === 'Enter' && at < 0 && results[0]) results[0].click();
  else if (event.key === 'ArrowDown') results[Math.min(at + 1, results.length - 1)]?.focus();
  else if (event.key === 'ArrowUp') (results[at - 1] ?? byId('search')).focus();
  else return;
  event.preventDefault();
  event.stopPropagation();
};

/** Wires the field. */
export const initSearch = () => {
  const field = byId('search');
  field.placeholder = `${nameOfStep(WORKED)}, Promise.resolve, words of code  ( / )`;
  field.addEventListener('input', () => draw(field.value));
  field.addEventListener('focus', () => draw(field.value));
  field.parentElement.addEventListener('keydown', keys);
  document.addEventListener('pointerdown', ({ target }) => {
    if (!field.parentElement.contains(target)) close();
  });
};
