import { parse } from 'acorn';
import { nodes } from '../../../generator/ir/estree.js';

/**
 * The user's program: read, refused with a place where it cannot be run, and told apart by lines.
 *
 * @typedef {object} ProgramError
 * @property {string} message
 * @property {number} line 1-based
 * @property {number} column 1-based
 */

const REFUSED = {
  AwaitExpression: '`await` would use the engine’s own promises: write `.then(…)`',
  ImportExpression: 'nothing is loaded here',
};

/** @param {import('../../../generator/ir/estree.js').Node} node */
const isAsync = (node) => node.async === true;

export class UnreadableProgram extends Error {
  /** @param {string} message @param {{line: number, column: number}} place column 0-based */
  constructor(message, { line, column }) {
    super(message);
    this.line = line;
    this.column = column + 1;
  }
}

const read = (source) => {
  try {
    return parse(source, { ecmaVersion: 2022, sourceType: 'script', locations: true });
  } catch (error) {
    throw new UnreadableProgram(error.message.replace(/ \(\d+:\d+\)$/, ''), error.loc);
  }
};

const listsOf = (node) => {
  if (node.type === 'Program' || node.type === 'BlockStatement') return node.body;
  if (node.type === 'SwitchCase') return node.consequent;
  return [];
};

/** A directive or a declaration that is hoisted does nothing where it stands. */
const isDoing = ({ type, directive }) => !directive && type !== 'FunctionDeclaration';

/**
 * @param {string} source
 * @returns {string} the body of a function that calls `$line(n)` before what stands in line n
 * @throws {UnreadableProgram}
 */
export const withLines = (source) => {
  const tree = read(source);
  const inserts = [];
  for (const node of nodes(tree)) {
    const why = REFUSED[node.type] ?? (isAsync(node) ? REFUSED.AwaitExpression : undefined);
    if (why) throw new UnreadableProgram(why, node.loc.start);
    for (const statement of listsOf(node).filter(isDoing)) {
      inserts.push([statement.start, `$line(${statement.loc.start.line}); `]);
    }
    if (node.type === 'ArrowFunctionExpression' && node.expression) {
      const { start, end, loc } = node.body;
      inserts.push([start, `($line(${loc.start.line}), `], [end, ')']);
    }
  }
  inserts.sort(([a], [z]) => a - z);
  let [text, at] = ['', 0];
  for (const [place, insert] of inserts) {
    text += source.slice(at, place) + insert;
    at = place;
  }
  return text + source.slice(at);
};
