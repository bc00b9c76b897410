import { parseOrigin } from '../../../generator/ir/origin.js';
import { nameOfStep } from './address.js';
import { element, reconcile, setText } from './dom.js';
import { clauseIdOf, model, originsOf, textOfLine } from './model.js';
import { once } from './once.js';
import { clauses, currentStage, update } from './state.js';

/** What a number of the first view counts: its steps, or its lines by what brought them. */

/** @typedef {{text: string, change: Partial<import('./state.js').State>}} Link what it does to what is looked at */

const newLink = () =>
  element('li', {}, [
    element('button', {
      type: 'button',
      class: 'link',
      onclick: ({ currentTarget }) => update(currentTarget.change),
    }),
  ]);

/**
 * Gives a list these links: those that stand there are taken for them.
 * @param {Element} list
 * @param {Link[]} links
 */
const setLinks = (list, links) => {
  links.forEach(({ text, change }, at) => {
    const row = list.children[at] ?? newLink();
    if (!row.parentNode) list.append(row);
    setText(row.firstElementChild, text);
    Object.assign(row.firstElementChild, { change });
  });
  while (list.childElementCount > links.length) list.lastElementChild.remove();
};

/** Steps of a filter, each a link. */
const stepList = (fits) => {
  const keys = clauses().flatMap(({ steps }) => steps.map(({ key }) => key).filter(fits));
  const list = once('filtered', () => element('ol', { class: 'filtered' }));
  setLinks(
    list,
    keys.map((key) => ({ text: nameOfStep(key), change: { step: key, clause: clauseIdOf(key) } })),
  );
  return list;
};

/** What brought a line, as the ledger calls it. */
const bringerOf = (line) =>
  originsOf(line).find((origin) => parseOrigin(origin).kind !== 'clause') ?? 'headings';

const lineLinks = (lines) =>
  lines.map(({ line, at }) => ({
    text: `${at + 1}  ${textOfLine(line).trim()}`,
    change: { line: at + 1, step: undefined },
  }));

/** A group is filled when it is opened. */
const newGroup = (by) => {
  const list = element('ol', { class: 'lines' });
  const fill = () => group['open'] && setLinks(list, lineLinks(group['lines']));
  const group = element('details', { ontoggle: fill }, [
    element('summary', {}, [`${by} `, element('span', { class: 'soft' })]),
    element('p', { class: 'soft', text: model.sources[by]?.why ?? 'what headings declare' }),
    list,
  ]);
  return Object.assign(group, { fill });
};

const lineGroup = ([by, lines]) => {
  const group = Object.assign(
    once(`lines by ${by}`, () => newGroup(by)),
    { lines },
  );
  setText(group.querySelector('summary .soft'), String(lines.length));
  group.fill();
  return group;
};

/** Lines of a filter by what brought them. */
const lineGroups = (fits) => {
  const groups = {};
  currentStage().lines.forEach((line, at) => {
    if (fits(line)) (groups[bringerOf(line)] ??= []).push({ line, at });
  });
  const sorted = Object.entries(groups).sort(([, a], [, b]) => b.length - a.length);
  const all = once('brought', () => element('div', { class: 'brought' }));
  reconcile(all, sorted.map(lineGroup));
  return all;
};

/** @param {import('./filters.js').Filter} filter @returns {HTMLElement} what it keeps */
export const listOf = ({ step, line }) => (step ? stepList(step) : lineGroups(line));
