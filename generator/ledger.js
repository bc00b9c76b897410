import { nodes } from './estree.js';

/**
 * The ledger: for each step the lines that it became, for each line the steps it comes from.
 *
 * @typedef {object} Ledger
 * @property {Record<string, {disposition: string, lines?: number[]}>} steps by `clause id:path`
 * @property {Record<string, string[]>} lines by line number
 */

/** What counts as a statement: blocks are part of the statement that has them. */
const STATEMENT = /Statement$|Declaration$|^MethodDefinition$|^PropertyDefinition$/;
/** @param {import('./estree.js').Node} tree @returns {import('./estree.js').Node[]} */
export const statements = (tree) =>
  [...nodes(tree)].filter(({ type }) => STATEMENT.test(type) && type !== 'BlockStatement');

/**
 * Where each emitted statement stands: acorn's tree of the printed text has the same shape as the
 * tree that was printed.
 * @throws {Error} when it has not
 */
const located = (program, tree) => {
  const emitted = statements(program);
  const read = statements(tree);
  const differs = emitted.findIndex((node, i) => node.type !== read[i]?.type);
  if (differs >= 0 || emitted.length !== read.length) {
    throw new Error(`what was printed reads otherwise at statement ${differs}`);
  }
  return emitted.map((node, i) => ({ node, line: read[i].loc.start.line }));
};

const add = (record, key, value) => {
  const list = (record[key] ??= []);
  if (!list.includes(value)) list.push(value);
};

/** What became of a step without a statement of its own. */
const dispositionOf = (step) => {
  if (step.node.kind === 'Note') return 'note';
  if (/^Assert/.test(step.node.kind)) return 'assertion';
  return 'merged';
};

/**
 * @param {object} program
 * @param {object} tree acorn's
 * @param {{key: string, step: object}[]} steps every step of the program
 * @param {import('./optimise.js').PassReport[]} [report] of the passes
 * @returns {Ledger}
 */
export const makeLedger = (program, tree, steps, report = []) => {
  const removedBy = new Map(
    report.flatMap(({ name, removed }) => removed.map((step) => [step, name])),
  );
  const lines = {};
  const emitted = {};
  for (const { node, line } of located(program, tree)) {
    for (const origin of node.origin ?? []) {
      add(lines, line, origin);
      add(emitted, origin, line);
    }
  }
  const entries = steps.map(({ key, step }) => [
    key,
    emitted[key]
      ? { disposition: 'emitted', lines: emitted[key].sort((a, b) => a - b) }
      : removedBy.has(key)
        ? { disposition: 'elided', pass: removedBy.get(key) }
        : { disposition: dispositionOf(step) },
  ]);
  return { steps: Object.fromEntries(entries), lines };
};
