import { clauseIdOf, clausesOf, model, stepsOf, textOfLine } from './model.js';

/**
 * The code of a clause: the functions and methods in which a step of it stands, each without the
 * others. Functions are told apart by the empty lines between them.
 *
 * @typedef {{start: number, lines: number[]}} Block start counts from 0
 */

/** @param {number[]} lines of a stage @returns {Block[]} */
const blocksOf = (lines) => {
  const blocks = [];
  let start = 0;
  for (let at = 0; at <= lines.length; at++) {
    if (at < lines.length && textOfLine(lines[at]) !== '') continue;
    if (at > start) blocks.push({ start, lines: lines.slice(start, at) });
    start = at + 1;
  }
  return blocks;
};

const blocksByStage = new WeakMap();

/** @param {number[]} lines of a stage @returns {Block[]} */
export const allBlocks = (lines) => {
  if (!blocksByStage.has(lines)) blocksByStage.set(lines, blocksOf(lines));
  return blocksByStage.get(lines);
};

/** @param {number[]} lines of a stage @param {string} clause id @returns {Block[]} */
export const blocksOfClause = (lines, clause) =>
  allBlocks(lines).filter((block) => block.lines.some((line) => clausesOf(line).includes(clause)));

const isHeadedBy = ({ lines: [heading] }, { number }) =>
  textOfLine(heading).trim().startsWith(`// ${number} `);

/**
 * The code of a clause without the copies of its steps that stand in functions of other clauses:
 * what those became is seen there.
 * @param {number[]} lines of a stage
 * @param {import('../document.js').Clause} clause
 * @returns {Block[]}
 */
export const homeBlocks = (lines, clause) => {
  const blocks = blocksOfClause(lines, clause.id);
  const isHome = (block) => isHeadedBy(block, clause);
  const shown = new Set(blocks.filter(isHome).flatMap((block) => block.lines.flatMap(stepsOf)));
  const isOnlyHere = (key) => clauseIdOf(key) === clause.id && !shown.has(key);
  return blocks.filter(
    (block) => isHome(block) || block.lines.some((line) => stepsOf(line).some(isOnlyHere)),
  );
};

/** @param {number[]} lines @param {number} at from 0 @returns {Block|undefined} */
export const blockAt = (lines, at) =>
  allBlocks(lines).find(({ start, lines: block }) => at >= start && at < start + block.length);

const isComment = (line) => /^\s*\/\//.test(textOfLine(line));

/** Where the code inside a function is: its head and its end are of all of its steps. */
const insideOf = (lines, start, end) => {
  let head = start;
  while (head < end && isComment(lines[head])) head++;
  return (at) => at > head && at < end - 1;
};

const linesByKeys = new WeakMap();

/** Which lines of the pool are of some steps: asked of every line of every stage. */
const linesOf = (keys) => {
  if (!linesByKeys.has(keys)) {
    const isTheirs = model.origins.map((origins) => origins.some((origin) => keys.has(origin)));
    linesByKeys.set(
      keys,
      model.lines.map(([, origins]) => isTheirs[origins]),
    );
  }
  return linesByKeys.get(keys);
};

const isEmpty = (line) => line === undefined || textOfLine(line) === '';

/** @returns {[number, number]} from where to where the function goes that a line is in */
const rangeAround = (lines, at) => {
  let [start, end] = [at, at + 1];
  while (!isEmpty(lines[start - 1])) start--;
  while (!isEmpty(lines[end])) end++;
  return [start, end];
};

/**
 * @param {number[]} lines of a stage
 * @param {Set<string>} keys of steps
 * @returns {number[]} where their code stands, from 0: of a function that holds them, what is inside
 */
export const placesOfSteps = (lines, keys) => {
  const isTheirs = linesOf(keys);
  const places = [];
  for (let at = 0; at < lines.length; at++) {
    if (!isTheirs[lines[at]]) continue;
    const [start, end] = rangeAround(lines, at);
    const all = [];
    for (; at < end; at++) if (isTheirs[lines[at]]) all.push(at);
    const inside = all.filter(insideOf(lines, start, end));
    places.push(...(inside.length > 0 ? inside : all));
  }
  return places;
};
