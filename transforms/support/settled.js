import { literal, nodes } from '../../generator/ir/estree.js';
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

/** @param {Node} [node] @returns {string|undefined} how a promise is named here */
const nameOf = ({ type, name } = { type: '' }) => (type === 'ThisExpression' ? 'this' : name);

/** A function has a `this` of its own. */
const inside = ({ type }, settled) =>
  /^Function/.test(type) ? new Set([...settled].filter((name) => name !== 'this')) : settled;

/**
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {string} pending the state of a promise that is not settled
 * @param {(node: Node, settled: Set<string>) => void} visit is given each node of the library, and
 *   the variables whose promises are settled there
 */
const visitSettled = (library, pending, visit) => {
  const changing = reassigned(library.program);
  const tested = ({ type, test }) => {
    const bindings =
      type === 'IfStatement' && library.match('__promise.$$PromiseState === __state', test);
    if (!bindings) return undefined;
    const name = nameOf(bindings.__promise);
    const state = bindings.__state.value;
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
      let known = inside(node, settled);
      for (const child of [node[field]].flat()) if (child) known = walk(child, known);
    }
    return settled;
  };
  walk(library.program, new Set());
};

/**
 * Has the state asked for where the result of a promise may be read that is still pending: until it is
 * settled its result is undefined, whatever a pass keeps there.
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {string} pending
 * @param {Node[]} known code that knows what is kept there
 * @returns {boolean} whether that could be done everywhere
 */
export const askForState = (library, pending, known) => {
  const slot = library.slotName('PromiseResult');
  /** @param {Node} node */
  const isResult = ({ type, property }) => type === 'MemberExpression' && property.name === slot;
  const safe = new Set(known.flatMap((tree) => nodes(tree).filter(isResult)));
  for (const node of nodes(library.program)) {
    if (library.match('__promise.$$PromiseResult = undefined', node)) safe.add(node.left);
  }
  visitSettled(library, pending, (node, settled) => {
    if (isResult(node) && settled.has(nameOf(node.object))) safe.add(node);
  });
  library.replaceExpressions(library.program, '__promise.$$PromiseResult', (bindings, node) => {
    if (safe.has(node) || !nameOf(bindings.__promise)) return undefined;
    safe.add(node);
    return library.buildExpression('__promise.$$PromiseState === __pending ? undefined : __read', {
      ...bindings,
      __pending: literal(pending),
      __read: node,
    });
  });
  return nodes(library.program).every((node) => !isResult(node) || safe.has(node));
};
