import { marked } from './diff.js';
import { element, reconcile, setText } from './dom.js';
import { indentOf } from './listing.js';
import { LIKENESS } from './likeness.js';
import { stepsOf, textOfLine } from './model.js';
import { sectionsOf } from './sections.js';
import { stayedBetween } from './stayed.js';
import { chunkOf, drawChunk, reveal, rowsOrChunks } from './windowed.js';

/**
 * Two stages beside each other, or what a clause has of each.
 *
 * @typedef {{line: number, at: number}} Place a line of the pool, and where in the stage it stands
 * @typedef {{sections: import('./sections.js').Section[], before: Place[], after: Place[]}} Comparison
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
      if (before !== undefined) lines.push(old(before).line);
      if (after !== undefined) lines.push(fresh(after).line);
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
  return { sections: sectionsOf(old, fresh, stayed, LIKENESS), before, after };
};

const cell = (place, kind, code) => {
  const line = place?.line;
  const row = element('div', { class: `line ${place ? kind : 'none'}` }, [
    element('span', { class: 'number' }),
    code ?? element('code', { text: ' ' }),
  ]);
  return Object.assign(row, { line, steps: place ? stepsOf(line) : [] });
};

/** Where the lines of a row of a section stand. */
const placesOf = ({ comparison, section }, row) => {
  const placeIn = (side) =>
    row[side] === undefined ? undefined : comparison[side][section[side][0] + row[side]];
  return [placeIn('before'), placeIn('after')];
};

/** Lines that stay as they are may have other numbers in other stages. */
const setNumbers = (pair, shown) => {
  const places = placesOf(shown, pair.row);
  places.forEach((place, side) => {
    const number = place ? `${String(place.at + 1).padStart(5)}  ` : '';
    setText(pair.children[side].firstChild, number);
  });
  pair.children[1].number = places[1] && places[1].at + 1;
};

const pairRow = (shown, row, indent) => {
  if (!row) return element('div', { class: 'pair gap', text: '⋯' });
  const { kind } = row;
  const places = placesOf(shown, row);
  const texts = places.map((place) => place && textOfLine(place.line).slice(indent));
  const cells = places.map((place, side) => {
    const other = kind === 'changed' ? texts[1 - side] : undefined;
    const colour = kind === 'same' ? '' : ['removed', 'added'][side];
    return cell(place, colour, place && marked(texts[side], other, side === 1));
  });
  const pair = Object.assign(element('div', { class: `pair ${kind}` }, cells), { row });
  setNumbers(pair, shown);
  return pair;
};

const drawRows = (shown, onRow) => {
  const { comparison, section } = shown;
  const rows = section.rows();
  const lineIn = (side) => (place) => comparison[side][section[side][0] + place];
  const indentAt = indenterOf(rows, lineIn('before'), lineIn('after'));
  return rowsOrChunks(
    rows.map((row, index) => () => {
      const pair = pairRow(shown, row, row ? indentAt(index) : 0);
      pair.querySelectorAll('.line').forEach(onRow);
      return pair;
    }),
  );
};

const sizeOf = ({ before, after }) => Math.max(before[1] - before[0], after[1] - after[0], 1);

const newChunk = (shown, onRow) =>
  Object.assign(
    chunkOf(sizeOf(shown.section), () => drawRows(shown, onRow)),
    { shown },
  );

/** The same rows elsewhere in the stage: what is drawn stays, and so do those who know its rows. */
const movedChunk = (chunk, { comparison, section }) => {
  section.rows = chunk.shown.section.rows;
  Object.assign(chunk.shown, { comparison, section });
  for (const pair of chunk.querySelectorAll('.pair:not(.gap)')) setNumbers(pair, chunk.shown);
  return chunk;
};

const byKey = (chunks) => {
  const known = new Map();
  for (const chunk of chunks) {
    const { key } = chunk.shown.section;
    known.set(key, [...(known.get(key) ?? []), chunk]);
  }
  return known;
};

/** Draws sections into a pane; those that are drawn there already stay. */
const chunksIn = (pane, comparison, onRow) => {
  const drawn = pane.querySelector(':scope > .diff');
  const known = byKey(drawn?.children ?? []);
  const chunks = comparison.sections.map((section) => {
    const shown = { comparison, section };
    const old = known.get(section.key)?.shift();
    return old ? movedChunk(old, shown) : newChunk(shown, onRow);
  });
  if (drawn) reconcile(drawn, chunks);
  else pane.replaceChildren(element('div', { class: 'diff' }, chunks));
  return chunks;
};

/** Whether anything differs: most first sections say so. */
const hasRows = ({ sections }) =>
  sections.slice(0, -1).some((section) => section.rows().length > 0);

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
  const { sections, after } = comparison;
  if (!hasRows(comparison)) {
    const text = 'The two stages do not differ here.';
    pane.replaceChildren(element('p', { class: 'soft', text }));
    return () => {};
  }
  const chunks = chunksIn(pane, comparison, onRow);
  drawChunk(chunks[0]);
  return (fits) => {
    const place = after.findIndex(fits);
    const at = sections.findIndex(({ after: [start, stop] }) => place >= start && place < stop);
    const row =
      at < 0
        ? -1
        : sections[at].rows().findIndex((row) => row?.after === place - sections[at].after[0]);
    if (row >= 0) reveal(chunks[at], row);
  };
};
