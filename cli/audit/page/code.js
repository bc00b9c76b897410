import { diffArrays } from 'diff';
import { elementsOf, light, register, reveal, startGroup } from './light.js';
import { hashOfLine } from './links.js';
import { byId, element, htmlOf, model, originsOf } from './model.js';
import { isFile, libraryName, stages, state, subscribe, update } from './state.js';

/** The right panes: the code of a stage, and the one that it is compared with. */

const isStep = (origin) => /^(?!pass:|primitive:)[^:]+:\d[^|]*$/.test(origin);
const stepsOf = (origins) => origins.filter(isStep);

/** What brought a line: its steps, or the pass, primitive or host part that did. */
const describe = (origins) => {
  const steps = stepsOf(origins);
  const others = origins.filter((one) => one in model.sources);
  return [...steps, ...others.map((one) => `${one}: ${model.sources[one].why}`)].join('\n');
};

/**
 * Two lists of lines as one.
 * @returns {{line: number, kind: ''|'added'|'removed', number: number}[]} number counts in its own list
 */
const merged = (before, after) => {
  const rows = [];
  let [old, fresh] = [0, 0];
  for (const { added, removed, value } of diffArrays(before, after)) {
    const kind = { true: 'removed', false: added ? 'added' : '' }[String(Boolean(removed))];
    for (const line of value) {
      if (!added) old++;
      if (!removed) fresh++;
      rows.push({ line, kind, number: removed ? old : fresh });
    }
  }
  return rows;
};

/** What a stage is compared with: the one beside it, or else the one before. */
const base = () => (state.compare !== undefined ? state.compare : state.stage - 1);

const rowsOf = (stage, other, hidden) => {
  const { lines } = stages()[stage];
  const shows = state.showChanges && other >= 0;
  const rows = shows
    ? merged(stages()[other].lines, lines)
    : lines.map((line, index) => ({ line, kind: '', number: index + 1 }));
  return rows.filter(({ kind }) => kind !== hidden);
};

const SIGNS = { added: '+', removed: '−', '': '' };

const lineElement = ({ line, kind, number }, stage, map) => {
  const origins = originsOf(line);
  const made = element(
    'div',
    { class: `line ${kind}`, title: describe(origins), 'data-line': number },
    [
      // prettier-ignore
      kind === 'removed'
      ? element('span', { class: 'number', text: '' })
      : element('a', { class: 'number', href: hashOfLine(number, stage), tabindex: '-1', text: String(number) }), // prettier-ignore
      element('span', { class: 'sign', text: SIGNS[kind] }),
      element('code', { html: htmlOf(line) || ' ' }),
    ],
  );
  if (kind)
    made.querySelector('code').prepend(element('span', { class: 'hidden', text: `${kind}: ` }));
  made['steps'] = stepsOf(origins);
  register(map, made['steps'], made);
  return made;
};

const drawPane = (id, stage, other, hidden) => {
  const map = startGroup(id);
  byId(id).replaceChildren(
    ...rowsOf(stage, other, hidden).map((row) => lineElement(row, stage, map)),
  );
};

const titleOf = (stage) => {
  const { pass } = stages()[stage];
  return `${libraryName(stage)}.cjs${isFile(stage) || !pass ? '' : `, up to ${pass}`}`;
};

/** What the arrows go to: the places of the chosen step, or else what the pass changed. */
const PLACES = {
  place: '.chosen',
  change: '.added, .removed',
};

const wanted = () => (state.step ? 'place' : 'change');

const hunks = () => {
  const places = PLACES[wanted()];
  return [...byId('code').querySelectorAll(places)].filter(
    (one) => !one.previousElementSibling?.matches(places),
  );
};

const drawHunks = () => {
  const { length } = hunks();
  byId('hunks').textContent = `${length} ${wanted()}${length === 1 ? '' : 's'}`;
};

/** @param {number} by 1: the next place or change, -1: the one before */
const toHunk = (by) => {
  const pane = byId('code');
  const middle = pane.getBoundingClientRect().top + pane.clientHeight / 3 + 2;
  const all = hunks();
  const tops = all.map((one) => one.getBoundingClientRect().top - middle);
  const at = by > 0 ? tops.findIndex((top) => top > 2) : tops.findLastIndex((top) => top < -2);
  if (at >= 0) pane.scrollTop += tops[at];
};

/** Where the eye should be: the chosen line or step, or else the first change. */
const settle = (scrolled) => {
  const pane = byId('code');
  const line = state.line && pane.querySelector(`.line:not(.removed)[data-line="${state.line}"]`);
  for (const one of pane.querySelectorAll('.at')) one.classList.remove('at');
  line?.classList.add('at');
  const [code] = state.step ? elementsOf(state.step, 'code') : [];
  const target = line || code || (scrolled === undefined ? hunks()[0] : undefined);
  if (target) reveal(target, pane);
  else if (scrolled !== undefined) pane.scrollTop = scrolled;
};

const draw = () => {
  const compared = state.compare !== undefined;
  byId('other-pane').hidden = !compared;
  document.body.classList.toggle('comparing', compared);
  byId('code-title').textContent = titleOf(state.stage);
  if (compared) {
    byId('other-title').textContent = titleOf(state.compare);
    drawPane('other', state.stage, state.compare, 'added');
  } else startGroup('other');
  drawPane('code', state.stage, base(), compared ? 'removed' : undefined);
};

const chosenKeys = () => {
  if (state.step) return [state.step];
  const line =
    state.line && byId('code').querySelector(`.line:not(.removed)[data-line="${state.line}"]`);
  return line?.['steps'] ?? [];
};

const wire = (id) => {
  const pane = byId(id);
  pane.addEventListener('pointerover', ({ target }) =>
    light('hover', target.closest?.('.line')?.steps ?? []),
  );
  pane.addEventListener('pointerleave', () => light('hover', []));
  pane.addEventListener('click', (event) => {
    const line = event.target.closest('.line:not(.removed)');
    if (!line) return;
    event.preventDefault();
    const number = Number(line.dataset.line);
    if (id === 'code')
      update({ line: number === state.line ? undefined : number, step: undefined });
  });
};

/** Wires the panes. */
export const initCode = () => {
  wire('code');
  wire('other');
  byId('code').addEventListener('keydown', (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const { length } = stages()[state.stage].lines;
    update({ line: Math.min(Math.max((state.line ?? 0) + by, 1), length), step: undefined });
  });
  byId('hunk-on').addEventListener('click', () => toHunk(1));
  byId('hunk-back').addEventListener('click', () => toHunk(-1));
  subscribe((changed) => {
    const drawn = ['preset', 'target', 'stage', 'compare', 'showChanges'].some((one) =>
      changed.has(one),
    );
    if (drawn) draw();
    if (drawn || changed.has('step') || changed.has('line')) {
      light('chosen', chosenKeys());
      drawHunks();
      settle(drawn ? undefined : byId('code').scrollTop);
      const [step] = !state.step && state.line ? chosenKeys() : [];
      if (step) reveal(elementsOf(step, 'steps')[0], byId('steps'));
    }
  });
};

export { toHunk };
