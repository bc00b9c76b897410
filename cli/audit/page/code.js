import { parseOrigin } from '../../../generator/ir/origin.js';
import { alignedRows, onlyChanges } from './align.js';
import { blockAt, blocksOfClause } from './blocks.js';
import { marked } from './diff.js';
import { byId, element } from './dom.js';
import { coloured } from './highlight.js';
import { clauseIdOf, originsOf, stepsOf, textOfLine } from './model.js';
import {
  base,
  currentStage,
  libraryName,
  stageName,
  stages,
  state,
  subscribe,
  update,
} from './state.js';

/** The right: the code of the clause that is read, or what two stages differ in. */

/** @param {number} line in the pool @returns {string} the colour of its gutter */
const kindOf = (line) => {
  if (stepsOf(line).length > 0) return 'of-step';
  const kinds = new Set(originsOf(line).map((origin) => parseOrigin(origin).kind));
  if (kinds.has('pass')) return 'of-pass';
  return kinds.has('primitive') ? 'of-primitive' : 'of-host';
};

/** Code of a function stands as far in as the class around it: that says nothing here. */
const indentOf = (lines) =>
  Math.min(
    ...lines
      .map(textOfLine)
      .filter(Boolean)
      .map((text) => text.search(/\S/)),
  );

const lineRow = (line, at, indent) => {
  const row = element('div', { class: `line ${kindOf(line)}`, 'data-line': at + 1 }, [
    element('button', {
      type: 'button',
      class: 'number',
      tabindex: '-1',
      'aria-label': `line ${at + 1}`,
      text: String(at + 1),
    }),
    element('code', { html: coloured(textOfLine(line).slice(indent)) || ' ' }),
  ]);
  row['steps'] = stepsOf(line);
  return row;
};

const blockElement = ({ start, lines }) => {
  const indent = indentOf(lines);
  const rows = lines.map((line, index) => lineRow(line, start + index, indent));
  return element('div', { class: 'block' }, rows);
};

const drawn = new Map();

/** Many blocks are alike in many stages: each is drawn once. */
const drawnBlock = (block) => {
  const name = `${block.start} ${block.lines.join()}`;
  if (!drawn.has(name)) drawn.set(name, blockElement(block));
  return drawn.get(name);
};

/** What is shown: the blocks of a clause, the block of a line, or everything. */
const shownBlocks = (lines) => {
  if (state.clause) return blocksOfClause(lines, state.clause);
  const block = state.line && blockAt(lines, state.line - 1);
  return block ? [block] : [];
};

const cell = (lines, at, other, isAfter) =>
  element(
    'div',
    {
      class: `line ${at === undefined ? 'none' : (other ?? '')}`,
      ...(isAfter && at !== undefined ? { 'data-line': at + 1 } : {}),
    },
    [
      element('span', { class: 'number', text: at === undefined ? '' : String(at + 1) }),
      at === undefined ? element('code', { text: ' ' }) : lines(at),
    ],
  );

const pairRow = (row, before, after) => {
  if (!row) return element('div', { class: 'pair gap', text: '⋯' });
  const { kind, before: from, after: to } = row;
  const [old, fresh] = [from, to].map((at, side) =>
    at === undefined ? undefined : textOfLine([before, after][side][at]),
  );
  const isChanged = kind === 'changed';
  const left = cell(
    () => marked(old, isChanged ? fresh : undefined, false),
    from,
    kind === 'same' ? '' : 'removed',
    false,
  );
  const right = cell(
    () => marked(fresh, isChanged ? old : undefined, true),
    to,
    kind === 'same' ? '' : 'added',
    true,
  );
  if (to !== undefined) right['steps'] = stepsOf(after[to]);
  if (from !== undefined) left['steps'] = stepsOf(before[from]);
  return element('div', { class: `pair ${kind}` }, [left, right]);
};

const drawDiff = (other) => {
  const [before, after] = [stages()[other].lines, currentStage().lines];
  const [from, to] =
    state.clause && !state.pass
      ? [before, after].map((lines) => shownBlocks(lines).flatMap((block) => block.lines))
      : [before, after];
  const rows = onlyChanges(alignedRows(from, to));
  const isEmpty = rows.every((row) => !row);
  byId('code').replaceChildren(
    isEmpty
      ? element('p', { class: 'soft', text: 'The two stages do not differ here.' })
      : element(
          'div',
          { class: 'diff' },
          rows.map((row) => pairRow(row, from, to)),
        ),
  );
};

const draw = () => {
  const other = base();
  byId('code-title').textContent =
    other === undefined
      ? `${libraryName()}.cjs${state.stage > 0 && state.stage < stages().length - 1 ? `, up to ${stageName(state.stage)}` : ''}`
      : `${stageName(other)} → ${stageName(state.stage)}, ${state.preset}.${state.target}`;
  if (other !== undefined) return drawDiff(other);
  const blocks = shownBlocks(currentStage().lines);
  const hint = state.clause
    ? 'This library has no code of this clause.'
    : 'Choose a clause, a pass or a number: its code stands here.';
  byId('code').replaceChildren(
    ...(blocks.length > 0 ? blocks.map(drawnBlock) : [element('p', { class: 'soft', text: hint })]),
  );
};

/** Lines of the chosen step, and the chosen line. */
const markChosen = () => {
  let first;
  for (const row of byId('code').querySelectorAll('.line')) {
    const isOfStep = Boolean(state.step && row.steps?.includes(state.step));
    const isLine = state.line !== undefined && row.dataset.line === String(state.line);
    row.classList.toggle('chosen', isOfStep);
    row.classList.toggle('at', isLine);
    if (isOfStep || isLine) first ??= row;
  }
  const [inner, outer] = [first, byId('code')].map((element) => element?.getBoundingClientRect());
  if (inner && (inner.top < outer.top || inner.bottom > outer.bottom))
    byId('code').scrollTop += inner.top - outer.top - outer.height / 3;
};

const lit = [];
const light = (keys) => {
  for (const node of lit.splice(0)) node.classList.remove('hover');
  if (keys.length === 0) return;
  for (const row of byId('code').querySelectorAll('.line')) {
    if (row.steps?.some((key) => keys.includes(key))) lit.push(row);
  }
  for (const row of byId('clause').querySelectorAll('.step')) {
    if (keys.includes(row.dataset.key)) lit.push(row);
  }
  for (const node of lit) node.classList.add('hover');
};

/** Arrow keys go from line to line where the code has the focus. */
const walkLines = (event) => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  event.stopPropagation();
  const rows = [...byId('code').querySelectorAll('.line[data-line]')];
  const from = rows.findIndex((row) => row.matches('.at, .chosen'));
  const row = rows[state.line === undefined ? Math.max(from, 0) : from + by];
  if (row) update({ line: Number(row.dataset.line), step: undefined });
};

/** Wires the pane, and the light between steps and lines. */
export const initCode = () => {
  const pane = byId('code');
  pane.addEventListener('click', ({ target }) => {
    const row = target.closest('.line[data-line]');
    if (!row) return;
    const line = Number(row.dataset.line);
    const [key] = row.steps ?? [];
    update({
      line: line === state.line ? undefined : line,
      step: undefined,
      ...(key && !state.clause && !state.pass ? { clause: clauseIdOf(key) } : {}),
    });
  });
  pane.addEventListener('keydown', walkLines);
  pane.addEventListener('pointerover', ({ target }) => light(target.closest('.line')?.steps ?? []));
  byId('clause').addEventListener('pointerover', ({ target }) => {
    const key = target.closest?.('.step')?.dataset.key;
    light(key ? [key] : []);
  });
  for (const id of ['code', 'clause']) byId(id).addEventListener('pointerleave', () => light([]));
  subscribe((changed) => {
    const needs = state.line !== undefined && !state.clause && changed('line');
    if (needs || changed('clause', 'pass', 'preset', 'target', 'stage', 'compare')) draw();
    markChosen();
  });
};
