import { onlyChanges, rowsAround } from './align.js';
import { marked } from './diff.js';
import { element } from './dom.js';
import { indentOf } from './listing.js';
import { LIKENESS } from './likeness.js';
import { stepsOf, textOfLine } from './model.js';
import { stayedBetween } from './stayed.js';
import { windowed } from './windowed.js';

/**
 * Two stages beside each other, or what a clause has of each.
 *
 * @typedef {{line: number, at: number}} Place a line of the pool, and where in the stage it stands
 * @typedef {{rows: any[], before: Place[], after: Place[], indentAt: (index: number) => number}} Comparison
 */

/** Where the lines of a stage stand among those that are shown. */
const byPlace = (places, count) => {
  const indices = new Array(count);
  places.forEach(({ at }, index) => (indices[at] = index));
  return indices;
};

/** What is shown in one piece stands in as far as its first code does: asked for as it is drawn. */
const indenterOf = (rows, old, fresh) => {
  const indents = [];
  const pieceOf = [];
  rows.forEach((row, at) => (pieceOf[at] = row && at > 0 ? pieceOf[at - 1] : at));
  const linesFrom = (start) => {
    const lines = [];
    for (let at = rows[start] ? start : start + 1; rows[at]; at++) {
      const { before, after } = rows[at];
      if (before !== undefined) lines.push(old[before]);
      if (after !== undefined) lines.push(fresh[after]);
    }
    return lines;
  };
  return (at) => (indents[pieceOf[at]] ??= indentOf(linesFrom(pieceOf[at])));
};

/**
 * @param {import('./model.js').FullStage[]} stages
 * @param {number} from
 * @param {number} to
 * @param {(lines: number[]) => Place[]} shown which of a stage's lines
 * @returns {Comparison}
 */
const comparisonOf = (stages, from, to, shown) => {
  const [before, after] = [from, to].map((index) => shown(stages[index].lines));
  const left = byPlace(before, stages[from].lines.length);
  const right = byPlace(after, stages[to].lines.length);
  const stayed = stayedBetween(stages, from, to, left, right);
  const [old, fresh] = [before, after].map((places) => places.map(({ line }) => line));
  const rows = onlyChanges(rowsAround(old, fresh, stayed, LIKENESS));
  return { rows, before, after, indentAt: indenterOf(rows, old, fresh) };
};

const cell = (place, kind, code) => {
  const { line, at } = place ?? {};
  const row = element('div', { class: `line ${place ? kind : 'none'}` }, [
    element('span', { class: 'number', text: place ? `${String(at + 1).padStart(5)}  ` : '' }),
    code ?? element('code', { text: ' ' }),
  ]);
  return Object.assign(row, { line, steps: place ? stepsOf(line) : [] });
};

const pairRow = ({ before, after, indentAt }, row, index) => {
  if (!row) return element('div', { class: 'pair gap', text: '⋯' });
  const { kind } = row;
  const [old, fresh] = [before[row.before], after[row.after]];
  const [oldText, freshText] = [old, fresh].map(
    (place) => place && textOfLine(place.line).slice(indentAt(index)),
  );
  const isChanged = kind === 'changed';
  const left = cell(
    old,
    kind === 'same' ? '' : 'removed',
    old && marked(oldText, isChanged ? freshText : undefined, false),
  );
  const right = cell(
    fresh,
    kind === 'same' ? '' : 'added',
    fresh && marked(freshText, isChanged ? oldText : undefined, true),
  );
  Object.assign(right, { number: fresh && fresh.at + 1 });
  return element('div', { class: `pair ${kind}` }, [left, right]);
};

/**
 * Draws what differs.
 * @param {Element} pane
 * @param {import('./model.js').FullStage[]} stages
 * @param {[number, number]} between
 * @param {(lines: number[]) => Place[]} shown
 * @param {(row: Element) => void} onRow is told of each row that comes to be seen
 * @returns {(fits: (place: Place) => boolean) => void} sees to it that a row is drawn
 */
export const drawComparison = (pane, stages, [from, to], shown, onRow) => {
  const comparison = comparisonOf(stages, from, to, shown);
  const { rows, after } = comparison;
  if (rows.every((row) => !row)) {
    const text = 'The two stages do not differ here.';
    pane.replaceChildren(element('p', { class: 'soft', text }));
    return () => {};
  }
  const { chunks, reveal } = windowed(rows, (row, index) => {
    const pair = pairRow(comparison, row, index);
    pair.querySelectorAll('.line').forEach(onRow);
    return pair;
  });
  pane.replaceChildren(element('div', { class: 'diff' }, chunks));
  return (fits) => {
    const index = rows.findIndex((row) => row?.after !== undefined && fits(after[row.after]));
    if (index >= 0) reveal(index);
  };
};
