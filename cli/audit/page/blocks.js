import { clauseIdOf, stepsOf, textOfLine } from './model.js';

/**
 * The code of a clause: the functions and methods in which a step of it stands, each without the
 * others. Functions are told apart by the empty lines between them.
 *
 * @typedef {{start: number, lines: number[]}} Block start counts from 0
 */

/** @param {number[]} lines of a stage @returns {Block[]} */
const blocksOf = (lines) => {
  const blocks = [];
  let block;
  lines.forEach((line, at) => {
    if (textOfLine(line) === '') block = undefined;
    else if (block) block.lines.push(line);
    else blocks.push((block = { start: at, lines: [line] }));
  });
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
  allBlocks(lines).filter((block) =>
    block.lines.some((line) => stepsOf(line).some((key) => clauseIdOf(key) === clause)),
  );

/** @param {number[]} lines @param {number} at from 0 @returns {Block|undefined} */
export const blockAt = (lines, at) =>
  allBlocks(lines).find(({ start, lines: block }) => at >= start && at < start + block.length);
