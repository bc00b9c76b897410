import { element } from './dom.js';

/**
 * Long lists: what is near the part that is seen is drawn, the rest when it comes near. A chunk has
 * about the height of its rows before they are drawn.
 *
 * @typedef {{chunks: HTMLElement[], reveal: (index: number) => void}} Windowed
 */

/** How many rows a chunk has. */
const CHUNK = 12;

/** About how high a row is: most take two lines. */
const HEIGHT = 3;

const DRAW = new WeakMap();

const drawChunk = (chunk) => {
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

/** What is printed is whole. */
addEventListener('beforeprint', () => document.querySelectorAll('.chunk').forEach(drawChunk));

/**
 * @template Row
 * @param {Row[]} rows
 * @param {(row: Row, index: number) => Element} draw
 * @param {string} [tag] of the chunks
 * @returns {Windowed} the first chunk is drawn
 */
export const windowed = (rows, draw, tag = 'div') => {
  const chunks = [];
  for (let start = 0; start < rows.length; start += CHUNK) {
    const part = rows.slice(start, start + CHUNK);
    const chunk = element(tag, { class: 'chunk', style: `min-height: ${part.length * HEIGHT}em` });
    DRAW.set(chunk, () => part.map((row, index) => draw(row, start + index)));
    if (start === 0) drawChunk(chunk);
    else observer.observe(chunk);
    chunks.push(chunk);
  }
  return { chunks, reveal: (index) => drawChunk(chunks[Math.floor(index / CHUNK)]) };
};
