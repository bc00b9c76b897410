import { byId, element } from './dom.js';
import { FILTERS, keepsStep } from './filters.js';
import { stagesTouching } from './history.js';
import { model } from './model.js';
import { clauses, stageName, stages, state, subscribe, update } from './state.js';

/** The left: the clauses of the document, and the passes of the library. */

const clauseRow = (clause) => {
  const kept = clause.steps.filter(({ key }) => keepsStep(state.filter, key)).length;
  if (FILTERS[state.filter]?.step && kept === 0) return undefined;
  const isShown = clause.id === state.clause && !state.pass;
  const count = FILTERS[state.filter]?.step
    ? [element('span', { class: 'count', text: String(kept) })]
    : [];
  return element('li', {}, [
    element(
      'button',
      {
        type: 'button',
        'data-clause': clause.id,
        'aria-current': isShown ? 'page' : undefined,
        onclick: () =>
          update({ clause: clause.id, pass: undefined, step: undefined, line: undefined }),
      },
      [
        element('span', { class: 'number', text: `${clause.number} ` }),
        element('span', { html: clause.title }),
        ...count,
      ],
    ),
  ]);
};

const drawClauses = () =>
  byId('contents').replaceChildren(...clauses().map(clauseRow).filter(Boolean));

const changed = ({ patch }) => patch.length > 0;

const passRow = (stage, index, touching) => {
  const name = stageName(index);
  const kind = [changed(stage) ? '' : 'idle', touching.has(index) ? 'touches' : '']
    .join(' ')
    .trim();
  const isShown = index === state.stage;
  return element('li', { class: kind }, [
    element(
      'button',
      {
        type: 'button',
        'data-pass': name,
        title: model.passes[name]?.summary,
        'aria-current': isShown ? 'true' : undefined,
        onclick: () => update({ stage: index, pass: stage.pass, line: undefined }),
      },
      [
        name,
        ...(touching.has(index)
          ? [element('span', { class: 'hidden', text: ', touched the step' })]
          : []),
      ],
    ),
  ]);
};

const drawPasses = () => {
  const touching = state.step ? stagesTouching(state.step) : new Set();
  byId('passes').replaceChildren(...stages().map((stage, at) => passRow(stage, at, touching)));
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
