import { parseOrigin } from '../../../generator/ir/origin.js';
import { element, reconcile, setText } from './dom.js';
import { coloured } from './highlight.js';
import { originsOf, stepsOf, textOfLine } from './model.js';

/**
 * The functions of a stage as they stand. From stage to stage most lines stay: their elements stay
 * too. The numbers of a function's lines are one text beside them, so that lines that only move need
 * no change.
 */

/** @param {number} line in the pool @returns {string} the colour of its gutter */
const kindOf = (line) => {
  if (stepsOf(line).length > 0) return 'of-step';
  const kinds = new Set(originsOf(line).map((origin) => parseOrigin(origin).kind));
  if (kinds.has('pass')) return 'of-pass';
  return kinds.has('primitive') ? 'of-primitive' : 'of-host';
};

const indents = [];

/** An empty line stands nowhere. */
const indentOfLine = (line) => {
  const text = textOfLine(line);
  return (indents[line] ??= text === '' ? Infinity : text.search(/\S|$/));
};

/**
 * Code of a function stands as far in as the class around it: that says nothing here.
 * @param {number[]} lines
 * @returns {number} how far all of them stand in
 */
export const indentOf = (lines) => {
  let least = Infinity;
  for (const line of lines) least = Math.min(least, indentOfLine(line));
  return least;
};

const htmlOf = (line, indent) =>
  `<div class="line ${kindOf(line)}"><code>${coloured(textOfLine(line).slice(indent)) || ' '}</code></div>`;

/** Many rows are made in one go: to read much HTML at once is cheaper than to read little often. */
const newRows = (lines, indent) => {
  const template = document.createElement('template');
  template.innerHTML = lines.map((line) => htmlOf(line, indent)).join('');
  return [...template.content.children].map((row, index) =>
    Object.assign(row, { line: lines[index], indent, steps: stepsOf(lines[index]) }),
  );
};

const newBlock = () =>
  element('div', { class: 'block' }, [
    element('div', { class: 'numbers', 'aria-hidden': 'true' }),
    element('div', { class: 'rows' }),
  ]);

const numbersFrom = (start, count) =>
  Array.from({ length: count }, (_, index) => start + index + 1).join('\n');

/** Rows of a block by their line, to be taken for what it shows next. */
const spareRows = (rows, indent) => {
  const spare = new Map();
  for (const row of rows) {
    if (row.indent !== indent) continue;
    if (!spare.has(row.line)) spare.set(row.line, []);
    spare.get(row.line).push(row);
  }
  return spare;
};

const fill = (node, { start, lines }) => {
  const [numbers, rows] = node.children;
  const indent = indentOf(lines);
  const spare = spareRows(rows.children, indent);
  const kept = lines.map((line) => spare.get(line)?.shift());
  const fresh = newRows(
    lines.filter((_, index) => !kept[index]),
    indent,
  );
  reconcile(
    rows,
    kept.map((row) => row ?? fresh.shift()),
  );
  setText(numbers, numbersFrom(start, lines.length));
  return Object.assign(node, { start, name: nameOf(lines) });
};

/** What a block is known by in another stage. */
const nameOf = (lines) =>
  textOfLine(lines.find((line) => !/^\s*\/\//.test(textOfLine(line))) ?? lines[0]);

/** @param {Element} pane @param {import('./blocks.js').Block[]} blocks */
export const drawListing = (pane, blocks) => {
  const old = new Map([...pane.children].map((node) => [node['name'], node]));
  const taken = new Set();
  const nodes = blocks.map((block) => {
    const node = old.get(nameOf(block.lines));
    const isFree = node?.matches('.block') && !taken.has(node);
    if (isFree) taken.add(node);
    return fill(isFree ? node : newBlock(), block);
  });
  reconcile(pane, nodes);
};

/** @param {MouseEvent} event @returns {Element|null} the row of a line, or beside its number */
export const rowAt = ({ target, clientY }) => {
  const element = /** @type {Element} */ (target);
  if (!element.matches('.numbers')) return element.closest('.line');
  const { top, height } = element.getBoundingClientRect();
  const rows = element.nextElementSibling.children;
  return rows[Math.floor(((clientY - top) / height) * rows.length)];
};

/** @param {Element} row @returns {number|undefined} the number of its line */
export const lineOf = (row) => {
  if (row['number']) return row['number'];
  const rows = row.parentElement;
  const start = rows?.parentElement?.['start'];
  return start === undefined ? undefined : start + [...rows.children].indexOf(row) + 1;
};
