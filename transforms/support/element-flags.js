import { functionMadeBy } from '../../generator/facts/functions.js';
import { nodes } from '../../generator/ir/estree.js';

/** How a function of an element begins, if it does what else it does once. */
const ONCE = 'if (__flag === true) return undefined; __flag = true;';

/** A flag is a variable of the function alone, or in a Record that functions share. */
const variableOf = (flag) => (flag.type === 'MemberExpression' ? flag.object : flag);

const isCallOf = ({ type, callee } = /** @type {any} */ ({}), name) =>
  type === 'CallExpression' && callee.name === name;

/**
 * What makes a function of an element, and which of its parameters has the flag.
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {any} declaration
 */
const flagIn = (library, declaration) => {
  const { id, params } = declaration;
  const code = functionMadeBy(declaration);
  const flag = library.matchAt(ONCE, code.body.body, 0)?.__flag;
  const variable = flag && variableOf(flag);
  const at = params.findIndex(({ name }) => variable && name === variable.name);
  return at >= 0 && library.count(variable.name, code) === 2
    ? { name: id.name, at, isShared: flag !== variable }
    : undefined;
};

/** The arguments of one call, or what stands in one list of arguments. */
const listsIn = (tree) =>
  nodes(tree)
    .map(({ arguments: args, elements }) => args ?? elements)
    .filter(Array.isArray);

/**
 * Whether of all functions that are handed out for an element one runs, once.
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {any[]} makers functions that make them
 * @returns {boolean}
 */
export const runOnce = (library, makers) => {
  const flags = makers.map((declaration) => flagIn(library, declaration));
  if (flags.includes(undefined)) return false;
  let count = 0;
  for (const list of listsIn(library.program)) {
    const cells = flags.flatMap(({ name, at, isShared }) =>
      list
        .filter((node) => isCallOf(node ?? undefined, name))
        .map(({ arguments: args }) => (isShared ? args[at]?.name : undefined)),
    );
    count += cells.length;
    if (cells.length > 1 && (!cells[0] || cells.some((name) => name !== cells[0]))) return false;
  }
  return count === flags.reduce((sum, { name }) => sum + library.count(name) - 1, 0);
};
