import { element } from './dom.js';

/**
 * Long lists: what is near the part that is seen is drawn, the rest when it comes near. A chunk has
 * about the height of its rows before they are drawn; what it holds may be chunks again.
 */

/** How many rows a chunk has. */
const CHUNK = 12;

/** About how high a row is: most take two lines. */
const HEIGHT = 3;

const DRAW = new WeakMap();

/** @param {any} chunk nothing happens where it is drawn */
export const drawChunk = (chunk) => {
  const rows = DRAW.get(chunk)?.() ?? [];
  DRAW.delete(chunk);
  chunk.style.minHeight = '';
  chunk.append(...rows);
};

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      drawChunk(target);
    }
  },
  { rootMargin: '150px 0px' },
);

const drawWhole = (chunk) => {
  drawChunk(chunk);
  for (const inner of chunk.querySelectorAll(':scope > .chunk')) drawWhole(inner);
};

/** What is printed is whole. */
addEventListener('beforeprint', () => document.querySelectorAll('.chunk').forEach(drawWhole));

/**
 * @param {number} count of rows, about
 * @param {() => Element[]} draw
 * @returns {HTMLElement} what is drawn when it comes near
 */
export const chunkOf = (count, draw) => {
  const chunk = element('div', { class: 'chunk', style: `min-height: ${count * HEIGHT}em` });
  DRAW.set(chunk, draw);
  observer.observe(chunk);
  return chunk;
};

/**
 * @param {(() => Element)[]} rows how each is drawn
 * @returns {Element[]} many are chunks of their own, of which the first is drawn
 */
export const rowsOrChunks = (rows) => {
  if (rows.length < 2 * CHUNK) return rows.map((draw) => draw());
  const chunks = [];
  for (let start = 0; start < rows.length; start += CHUNK) {
    const part = rows.slice(start, start + CHUNK);
    chunks.push(chunkOf(part.length, () => part.map((draw) => draw())));
  }
  drawChunk(chunks[0]);
  return chunks;
};

/** @param {HTMLElement} chunk of rows or of chunks @param {number} row that is to be drawn */
export const reveal = (chunk, row) => {
  drawChunk(chunk);
  const inner = chunk.querySelectorAll(':scope > .chunk')[Math.floor(row / CHUNK)];
  if (inner) drawChunk(inner);
};
