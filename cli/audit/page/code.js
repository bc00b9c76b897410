import { allBlocks, blockAt, blocksOfClause, homeBlocks, placesOfSteps } from './blocks.js';
import { drawComparison } from './comparison.js';
import { byId, element } from './dom.js';
import { FILTERS } from './filters.js';
import { drawListing, lineOf, rowAt } from './listing.js';
import { clauseIdOf, stepsOf } from './model.js';
import {
  base,
  currentClause,
  currentStage,
  libraryName,
  stageName,
  stages,
  state,
  subscribe,
  update,
} from './state.js';

/** The right: the code of the clause that is read, or what two stages differ in. */

/** What is shown: the blocks of a clause, or the block of a line. */
const shownBlocks = (lines) => {
  if (state.clause) return blocksOfClause(lines, state.clause);
  const block = state.line && blockAt(lines, state.line - 1);
  return block ? [block] : [];
};

const placesOf = (blocks) => {
  const places = [];
  for (const { start, lines } of blocks)
    lines.forEach((line, index) => places.push({ line, at: start + index }));
  return places;
};

/** What is compared: the clause that is read, or everything. */
const comparedPlaces = (lines) => {
  const clause = state.pass ? undefined : currentClause();
  return placesOf(clause ? homeBlocks(lines, clause) : allBlocks(lines));
};

const isUnfinished = () => state.stage > 0 && state.stage < stages().length - 1;

const titleOf = (other) =>
  other === undefined
    ? `${libraryName()}.cjs${isUnfinished() ? `, up to ${stageName(state.stage)}` : ''}`
    : `${stageName(other)} → ${stageName(state.stage)}, ${state.preset}.${state.target}`;

const isChosen = ({ line, at }) =>
  state.line === undefined
    ? Boolean(state.step && stepsOf(line).includes(state.step))
    : state.line === at + 1;

const HINTS = {
  clause: 'This library has no code of this clause.',
  nothing: 'Choose a clause, a pass or a number: its code stands here.',
};

/** The first view has no code beside it, but where it lists lines. */
const isAtStart = () =>
  !state.clause &&
  !state.pass &&
  !state.line &&
  base() === undefined &&
  !FILTERS[state.filter]?.line;

/** Where the panes stand, style says: it knows what they hold. */
const setLayout = () => {
  document.body.classList.toggle('comparing', state.compare !== undefined);
  document.body.classList.toggle('with-rows', base() !== undefined);
  document.body.classList.toggle('at-start', isAtStart());
};

const drawBlocks = () => {
  const blocks = shownBlocks(currentStage().lines);
  const text = HINTS[state.clause ? 'clause' : 'nothing'];
  if (blocks.length > 0) drawListing(byId('code'), blocks);
  else byId('code').replaceChildren(element('p', { class: 'soft', text }));
};

/** @type {(fits: typeof isChosen) => void} */
let reveal = () => {};

const draw = () => {
  const other = base();
  byId('code-title').textContent = titleOf(other);
  reveal = () => {};
  if (other === undefined) return drawBlocks();
  const between = /** @type {[number, number]} */ ([other, state.stage]);
  reveal = drawComparison(byId('code'), stages(), between, comparedPlaces, mark);
};

/** Says which rows are of some steps. @returns {(row: any) => boolean} */
const rowsOf = (keys) => {
  if (keys.length === 0) return () => false;
  const places = new Set(placesOfSteps(currentStage().lines, new Set(keys)));
  return (row) => {
    if (!row.steps.some((key) => keys.includes(key))) return false;
    const line = lineOf(row);
    return line === undefined || places.has(line - 1);
  };
};

let isOfStep = rowsOf([]);

/** A row of the chosen step, or of the chosen line. */
const mark = (row) => {
  row.classList.toggle('chosen', isOfStep(row));
  const isAlike = state.line !== undefined && row.line === currentStage().lines[state.line - 1];
  row.classList.toggle('at', isAlike && lineOf(row) === state.line);
};

/** The row that is of the fewest other steps. */
const mostExact = (rows) =>
  rows.reduce(
    (best, row) => (best && best.steps.length <= row.steps.length ? best : row),
    undefined,
  );

/** The part of the code that is chosen comes into view. */
const showChosen = () => {
  const pane = byId('code');
  const row = mostExact([...pane.querySelectorAll('.line:is(.chosen, .at)')]);
  if (!row) return;
  const [inner, outer] = [row, pane].map((part) => part.getBoundingClientRect());
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    pane.scrollTop += inner.top - outer.top - outer.height / 3;
};

const markChosen = () => {
  isOfStep = rowsOf(state.step ? [state.step] : []);
  if (state.step || state.line) reveal(isChosen);
  for (const row of byId('code').getElementsByClassName('line')) mark(row);
  if (state.step || state.line) requestAnimationFrame(showChosen);
};

const lit = [];
const light = (keys) => {
  for (const node of lit.splice(0)) node.classList.remove('hover');
  if (keys.length === 0) return;
  const isLit = rowsOf(keys);
  for (const row of byId('code').querySelectorAll('.line')) {
    if (isLit(row)) lit.push(row);
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
  const rows = [...byId('code').querySelectorAll('.line')].filter(lineOf);
  const from = rows.findIndex((row) => row.matches('.at, .chosen'));
  const row = rows[state.line === undefined ? Math.max(from, 0) : from + by];
  if (row) update({ line: lineOf(row), step: undefined });
};

/** Wires the pane, and the light between steps and lines. */
export const initCode = () => {
  const pane = byId('code');
  pane.addEventListener('click', (event) => {
    const row = rowAt(event);
    const line = row && lineOf(row);
    if (!line) return;
    const [key] = row['steps'];
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
    const isDrawn = needs || changed('clause', 'pass', 'preset', 'target', 'stage', 'compare');
    setLayout();
    if (isDrawn) draw();
    if (isDrawn || changed('step', 'line')) markChosen();
  });
};
