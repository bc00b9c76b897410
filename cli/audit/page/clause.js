import { markOf } from './dispositions.js';
import { byId, element } from './dom.js';
import { keepsStep } from './filters.js';
import { coloured } from './highlight.js';
import { codeOf } from './history.js';
import { model } from './model.js';
import { drawOverview } from './overview.js';
import { drawPass } from './pass.js';
import { currentClause, currentStage, state, subscribe, update } from './state.js';
import { nameOfStep } from './address.js';

/** The middle: one clause, set as the standard is read, a pass, or the first view. */

const labelOf = (path) => `${path.split('.').pop()}.`;
const depthOf = (path) => path.split('.').length - 1;

/** What became of a step, and whether the filter keeps it: both may change with each pass. */
const refresh = (row) => {
  const { key } = row.dataset;
  const entry = model.dispositions[currentStage().steps[key]];
  row.classList.toggle('faded', !keepsStep(state.filter, key));
  if (row.disposition === entry?.disposition) return;
  row.querySelector('.mark')?.remove();
  if (entry) row.querySelector('.sentence').after(markOf(entry.disposition));
  row.disposition = entry?.disposition;
};

const stepRow = ({ key, path, html }) => {
  const row = element(
    'li',
    { class: 'step', 'data-key': key, style: `--depth: ${depthOf(path)}` },
    [
      element('button', {
        type: 'button',
        class: 'label',
        'aria-label': `step ${nameOfStep(key)}`,
        text: labelOf(path),
      }),
      element('span', { class: 'sentence', html }),
    ],
  );
  refresh(row);
  return row;
};

const drawClause = (clause) => {
  const rows = clause.steps.map(stepRow);
  byId('clause').replaceChildren(
    element('h2', {}, [
      element('span', { class: 'number', text: `${clause.number} ` }),
      element('span', { html: clause.title }),
    ]),
    ...(rows.length > 0
      ? [element('ol', { class: 'steps' }, rows)]
      : [element('p', { class: 'soft', text: 'This clause has no steps.' })]),
    element('p', { class: 'soft' }, [
      element('a', { href: clause.link, text: 'this clause in the standard' }),
    ]),
  );
};

const draw = () => {
  const clause = currentClause();
  if (state.pass && model.passes[state.pass]) drawPass(model.passes[state.pass]);
  else if (clause) drawClause(clause);
  else drawOverview();
};

/** Where the same clause is shown, only the marks of its steps can differ. */
const redraw = (changed) => {
  if (!state.clause || state.pass || changed('clause', 'pass', 'preset')) return draw();
  for (const row of byId('clause').querySelectorAll('.step')) refresh(row);
};

/** On narrow screens the code of a step stands below it. */
const NARROW = matchMedia('(max-width: 60rem)');

const codeBelow = (key) => {
  const lines = codeOf(currentStage(), new Set([key])).map(coloured);
  return element('pre', { class: 'below', html: lines.join('\n') || 'no code of its own' });
};

const markChosen = (isMoved) => {
  const pane = byId('clause');
  pane.querySelector('.step.chosen')?.classList.remove('chosen');
  pane.querySelector('.below')?.remove();
  const row = state.step && pane.querySelector(`[data-key="${CSS.escape(state.step)}"]`);
  row?.classList.add('chosen');
  if (row && NARROW.matches) row.append(codeBelow(state.step));
  if (row && isMoved) requestAnimationFrame(() => row.scrollIntoView({ block: 'nearest' }));
};

/** On narrow screens what a number lists would stand out of sight. */
const showFiltered = () => {
  if (state.filter && NARROW.matches)
    requestAnimationFrame(() => byId('clause').querySelector('.figures')?.scrollIntoView());
};

/** An operation that a sentence names leads to its clause. */
const followOperation = (target) => {
  const link = target.closest('a[href^="#"]');
  return link ? link.getAttribute('href').slice(1) : undefined;
};

/** @param {number} by 1: the next step of the clause, -1: the one before */
export const walkSteps = (by) => {
  const keys = currentClause()?.steps.map(({ key }) => key) ?? [];
  if (keys.length === 0) return;
  const at = keys.indexOf(state.step);
  update({ step: keys[Math.min(Math.max(at + by, 0), keys.length - 1)], line: undefined });
};

/** Wires the pane. */
export const initClause = () => {
  const pane = byId('clause');
  pane.addEventListener('click', (event) => {
    const id = followOperation(event.target);
    if (id) {
      event.preventDefault();
      return update({ clause: id, step: undefined, line: undefined });
    }
    const to = event.target.closest('[data-to]')?.dataset.to;
    if (to) return update({ line: Number(to), step: undefined });
    const key = event.target.closest('.step')?.dataset.key;
    if (key) update({ step: key === state.step ? undefined : key, line: undefined });
  });
  subscribe((changed) => {
    if (changed('clause', 'pass', 'preset', 'target', 'stage', 'filter')) {
      redraw(changed);
      if (changed('clause', 'pass')) requestAnimationFrame(() => (pane.scrollTop = 0));
      if (changed('filter')) showFiltered();
    }
    if (changed('clause', 'pass', 'preset', 'target', 'stage', 'step'))
      markChosen(changed('clause', 'step'));
  });
};
