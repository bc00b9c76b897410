import { nodes } from '../../generator/ir/estree.js';
import { fieldsOf } from '../../generator/ir/walk.js';

/**
 * Where a promise is known to be settled. It stays so: no step makes a promise pending again but the
 * ones that make it.
 *
 * @typedef {import('../../generator/ir/estree.js').Node} Node
 */

const isAbrupt = (statement) => {
  const last = statement.type === 'BlockStatement' ? statement.body.at(-1) : statement;
  return /^(?:Return|Throw)Statement$/.test(last?.type);
};

/** A variable that gets another value may stand for another promise. */
const reassigned = (program) =>
  new Set(
    nodes(program)
      .filter(({ type, left }) => type === 'AssignmentExpression' && left.type === 'Identifier')
      .map(({ left }) => left.name),
  );

/**
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {string} pending the state of a promise that is not settled
 * @param {(node: Node, settled: Set<string>) => void} visit is given each node of the library, and
 *   the variables whose promises are settled there
 */
export const visitSettled = (library, pending, visit) => {
  const changing = reassigned(library.program);
  const tested = ({ type, test }) => {
    const found =
      type === 'IfStatement' && library.match('__promise.$$PromiseState === __state', test);
    if (!found) return undefined;
    const { name } = found.__promise;
    const state = found.__state.value;
    return name && state && !changing.has(name)
      ? { name, isPending: state === pending }
      : undefined;
  };

  /** @returns {Set<string>} what is known behind a statement */
  const walkTest = ({ test, consequent, alternate }, { name, isPending }, settled) => {
    const more = new Set([...settled, name]);
    walk(test, settled);
    walk(consequent, isPending ? settled : more);
    if (alternate) walk(alternate, isPending ? more : settled);
    return isPending && isAbrupt(consequent) ? more : settled;
  };

  /** @returns {Set<string>} */
  const walk = (node, settled) => {
    visit(node, settled);
    const test = tested(node);
    if (test) return walkTest(node, test, settled);
    for (const field of fieldsOf(node)) {
      let known = settled;
      for (const child of [node[field]].flat()) if (child) known = walk(child, known);
    }
    return settled;
  };
  walk(library.program, new Set());
};
