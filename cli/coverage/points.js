import { parse } from 'acorn';
import { isPart, isStepKey } from '../../generator/ir/origin.js';
import { nodes } from '../../generator/ir/estree.js';
import { armsOf, readBack } from '../../generator/ledger/ledger.js';
import { generate } from '../../transforms/generate.js';

/**
 * Where in a library the code of each step and arm begins.
 *
 * @typedef {object} Point
 * @property {string} key
 * @property {number} at offset
 * @property {number} [minus] of an `if` without `else`: its other arm is what runs beside this one
 */

/** An offset that runs if and only if the branch does. */
const inside = (branch) => {
  if (branch.type !== 'BlockStatement') return branch.start;
  return branch.body[0]?.start ?? branch.start + 1;
};

const armPoints = (node, read) => {
  const at = inside(read.consequent);
  return armsOf(node).map(({ key, branch }) => {
    if (!branch) return { key, at: read.start, minus: at };
    return { key, at: branch === node.consequent ? at : inside(read.alternate) };
  });
};

/**
 * @param {import('../../spec/1-read/document.js').Document} document
 * @param {import('../../transforms/generate.js').Options} options
 * @returns {import('../../generator/index.js').Generated & {points: Point[]}}
 */
export const withPoints = (document, options) => {
  let program;
  const library = generate(document, {
    ...options,
    onStage: (stage, value) => stage === 'tidy' && (program = value),
  });
  const read = readBack(program, parse(library.code, { ecmaVersion: 2022, locations: true }));
  const points = [...read].flatMap(([{ origin }, { start }]) =>
    origin.filter((key) => isStepKey(key) && !isPart(key)).map((key) => ({ key, at: start })),
  );
  for (const node of nodes(program)) {
    if (node.type === 'IfStatement') points.push(...armPoints(node, read.get(node)));
  }
  return { ...library, points };
};
