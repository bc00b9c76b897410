import { hashOfLine, hashOfStep, open } from './links.js';
import { byId, clausesFor, element, htmlOf, model, textOf } from './model.js';
import { stages, state } from './state.js';

/** Search over steps, passes and the code that is shown. */

const MOST = 12;

const texts = new Map();
const lineText = (line) => {
  if (!texts.has(line)) texts.set(line, textOf(htmlOf(line)).trim());
  return texts.get(line);
};

/** Each kind gives what can be found: where it leads, and its text. */
const KINDS = {
  passes: () =>
    stages()
      .filter(({ pass }) => pass)
      .map(({ pass }) => ({ to: `#${pass}`, text: `${pass}: ${model.passes[pass].summary}` })),
  steps: () =>
    clausesFor(state.preset).flatMap((clause) => [
      { to: `#${clause.number}`, text: `${clause.number} ${textOf(clause.title)}` },
      ...clause.steps.map(({ path, html }) => ({
        to: hashOfStep(clause, path),
        text: `${clause.number}:${path} ${textOf(html)}`,
      })),
    ]),
  code: () =>
    stages()[state.stage].lines.map((line, index) => ({
      to: hashOfLine(index + 1),
      text: `${index + 1}  ${lineText(line)}`,
    })),
};

/** @param {string} query @returns {[string, {to: string, text: string}[]][]} by kind */
const find = (query) => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ text }) => words.every((word) => text.toLowerCase().includes(word));
  return Object.entries(KINDS).map(([kind, list]) => [kind, list().filter(fits)]);
};

const close = () => {
  byId('results').hidden = true;
};

const go = (to) => {
  close();
  open(to);
};

const resultOf = ({ to, text }) =>
  element('li', {}, [
    element('a', { href: to, text, onclick: (event) => { event.preventDefault(); go(to); } }), // prettier-ignore
  ]);

const draw = (query) => {
  const list = byId('results');
  list.hidden = query.trim() === '';
  if (list.hidden) return;
  const found = find(query);
  const nothing = found.every(([, all]) => all.length === 0);
  list.replaceChildren(
    ...(nothing ? [element('li', { class: 'kind', text: 'nothing has these words' })] : []),
    ...found.flatMap(
      ([kind, all]) =>
      all.length === 0
        ? []
        : [element('li', { class: 'kind', text: `${kind}, ${all.length}` }), ...all.slice(0, MOST).map(resultOf)], // prettier-ignore
    ),
  );
};

/** Arrow keys go through the results, Enter takes one, Escape closes. */
const keys = (event) => {
  const links = [...byId('results').querySelectorAll('a')];
  const at = links.indexOf(document.activeElement);
  if (event.key === 'Escape') {
    close();
    byId('search').focus();
  } else if (event.key === 'Enter' && at < 0 && links[0]) links[0].click();
  else if (event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus();
  else if (event.key === 'ArrowUp') (links[at - 1] ?? byId('search')).focus();
  else return;
  event.preventDefault();
  event.stopPropagation();
};

/** Wires the field. */
export const initSearch = () => {
  const field = byId('search');
  field.addEventListener('input', () => draw(field.value));
  field.addEventListener('focus', () => draw(field.value));
  field.parentElement.addEventListener('keydown', keys);
  document.addEventListener('pointerdown', ({ target }) => {
    if (!field.parentElement.contains(target)) close();
  });
};
