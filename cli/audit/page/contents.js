import { byId, element, reconcile, setText } from './dom.js';
import { FILTERS, keepsStep } from './filters.js';
import { stagesTouching } from './history.js';
import { model } from './model.js';
import { clauses, stageName, stages, state, subscribe, update } from './state.js';

/** The left: the clauses of the document, and the passes of the library. */

const clauseButton = (clause) =>
  element(
    'button',
    {
      type: 'button',
      'data-clause': clause.id,
      onclick: () =>
        update({ clause: clause.id, pass: undefined, step: undefined, line: undefined }),
    },
    [
      element('span', { class: 'number', text: `${clause.number} ` }),
      element('span', { html: clause.title.split(' (')[0] }),
      element('span', { class: 'count' }),
    ],
  );

const rows = new WeakMap();

/** A row is made once. */
const rowOf = (subject, button) => {
  if (!rows.has(subject)) rows.set(subject, element('li', {}, [button(subject)]));
  return rows.get(subject);
};

const setCurrent = (row, value) => {
  const button = row.firstChild;
  if (value) button.setAttribute('aria-current', value);
  else button.removeAttribute('aria-current');
};

const drawClauses = () => {
  const isFiltered = Boolean(FILTERS[state.filter]?.step);
  const kept = clauses().map((clause) => ({
    clause,
    count: isFiltered ? clause.steps.filter(({ key }) => keepsStep(state.filter, key)).length : 0,
  }));
  const shown = kept.filter(({ count }) => !isFiltered || count > 0);
  const nodes = shown.map(({ clause, count }) => {
    const row = rowOf(clause, clauseButton);
    setText(row.querySelector('.count'), isFiltered ? String(count) : '');
    setCurrent(row, clause.id === state.clause && !state.pass ? 'page' : undefined);
    return row;
  });
  reconcile(byId('contents'), nodes);
};

const passButton = (stage) => {
  const index = stages().indexOf(stage);
  return element(
    'button',
    {
      type: 'button',
      'data-pass': stageName(index),
      title: model.passes[stage.pass]?.summary,
      onclick: () => update({ stage: index, pass: stage.pass, line: undefined }),
    },
    [stageName(index), element('span', { class: 'hidden' })],
  );
};

const drawPasses = () => {
  const touching = state.step ? stagesTouching(state.step) : new Set();
  const nodes = stages().map((stage, at) => {
    const row = rowOf(stage, passButton);
    row.classList.toggle('idle', at > 0 && stage.patch.length === 0);
    row.classList.toggle('touches', touching.has(at));
    setText(row.querySelector('.hidden'), touching.has(at) ? ', touched the step' : '');
    setCurrent(row, at === state.stage ? 'true' : undefined);
    return row;
  });
  reconcile(byId('passes'), nodes);
};

const TABS = ['contents', 'passes'];

const showTab = (shown) => {
  for (const name of TABS) {
    byId(name).hidden = name !== shown;
    byId(`tab-${name}`).setAttribute('aria-selected', String(name === shown));
    byId(`tab-${name}`).tabIndex = name === shown ? 0 : -1;
  }
};

const moveTab = (event) => {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  event.stopPropagation();
  const at = TABS.findIndex((name) => event.target.id === `tab-${name}`);
  const next = TABS[(at + by + TABS.length) % TABS.length];
  showTab(next);
  byId(`tab-${next}`).focus();
};

/** Wires the tabs. */
export const initContents = () => {
  for (const name of TABS) {
    byId(`tab-${name}`).addEventListener('click', () => showTab(name));
    byId(`tab-${name}`).addEventListener('keydown', moveTab);
  }
  subscribe((has) => {
    if (has('preset', 'clause', 'filter', 'pass') || (state.filter && has('target', 'stage')))
      drawClauses();
    if (has('preset', 'target', 'stage', 'step')) drawPasses();
    if (has('pass') && state.pass) showTab('passes');
  });
};
