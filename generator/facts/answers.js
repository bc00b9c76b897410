import { isSetAgain } from '../ir/assignments.js';
import { fieldsOf, isFunction, nodes } from '../ir/walk.js';

/**
 * What operations answer, on every way.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */

const COMPARISON = /^(?:[=!]==|[<>]=?|in|instanceof)$/;

/** What the host answers with true or false. */
const ANSWERS = ['$is', '$isArray', '$hasOwn', '$defineProperty'];

/** Expressions that are true or false. @type {Record<string, (node: any, answers: Set<string>) => boolean>} */
const BOOLEANS = {
  Literal: ({ value }) => typeof value === 'boolean',
  BinaryExpression: ({ operator }) => COMPARISON.test(operator),
  UnaryExpression: ({ operator }) => operator === '!',
  LogicalExpression: ({ left, right }, answers) =>
    isBoolean(left, answers) && isBoolean(right, answers),
  CallExpression: ({ callee }, answers) => answers.has(callee.name),
};

/** @param {any} node @param {Set<string>} answers functions that give nothing else */
export const isBoolean = (node, answers) => Boolean(BOOLEANS[node?.type]?.(node, answers));

/** Whether a list of statements ends with a value, whatever happens in it. */
const givesValue = (list) => {
  const { type, block, handler } = list.at(-1) ?? {};
  if (type === 'TryStatement')
    return givesValue(block.body) && (!handler || givesValue(handler.body.body));
  return type === 'ReturnStatement';
};

/** @param {any[]} functions declarations @returns {Set<string>} those that give true or false on every way */
export const booleanFunctions = (functions) => {
  const all = functions.filter(
    ({ body }) => givesValue(body.body) && !nodes(body).some(isFunction),
  );
  const answers = new Set([...ANSWERS, ...all.map(({ id }) => id.name)]);
  const returns = ({ body }) => nodes(body).filter(({ type }) => type === 'ReturnStatement');
  for (let before; before !== answers.size;) {
    before = answers.size;
    for (const code of all)
      if (!returns(code).every(({ argument }) => isBoolean(argument, answers)))
        answers.delete(code.id.name);
  }
  return answers;
};

const collectReturns = (node, list) => {
  if (Array.isArray(node)) for (const child of node) collectReturns(child, list);
  if (typeof node?.type !== 'string' || isFunction(node)) return list;
  if (node.type === 'ReturnStatement') list.push(node);
  else if (!/^Expression|Declaration$/.test(node.type))
    for (const field of fieldsOf(node)) collectReturns(node[field], list);
  return list;
};

/** The `return`s of a function, those of functions inside of it aside. */
export const returnsOf = (code) => collectReturns(code.body, []);

/** @param {any} code a function @returns {boolean} whether it gives a Record that it makes, on every way */
export const givesRecord = (code) => {
  const records = nodes(code.body).filter(
    ({ type, init }) => type === 'VariableDeclarator' && init?.type === 'ObjectExpression',
  );
  /** @param {any} statement */
  const isRecord = ({ argument }) =>
    argument?.type === 'ObjectExpression' ||
    records.some(({ id }) => id.name === argument?.name && !isSetAgain(code, id.name));
  return givesValue(code.body.body) && returnsOf(code).every(isRecord);
};

const isUndefined = ({ argument }) => argument === null || argument?.name === 'undefined';

/** @param {any[]} functions declarations @returns {Set<string>} those that return undefined on every way, or what such an operation returns */
export const silentFunctions = (functions) => {
  const all = functions.filter(({ body }) => body.body.at(-1)?.type === 'ReturnStatement');
  const silent = new Set(all.map(({ id }) => id.name));
  const returns = new Map(all.map((declaration) => [declaration, returnsOf(declaration)]));
  const isSilent = (statement) =>
    isUndefined(statement) || silent.has(statement.argument?.callee?.name);
  for (let before; before !== silent.size;) {
    before = silent.size;
    for (const declaration of all)
      if (!returns.get(declaration).every(isSilent)) silent.delete(declaration.id.name);
  }
  return silent;
};

/**
 * @param {any[]} functions declarations
 * @param {(name: string) => boolean} isOfUsers whether a function of the host layer gives what users have
 * @returns {Set<string>} those that give on every way what such a function, or another of these, gives
 */
export const userValueFunctions = (functions, isOfUsers) => {
  const all = functions.filter(({ body }) => givesValue(body.body));
  const known = new Set(all.map(({ id }) => id.name));
  const gives = ({ argument }) => {
    const name = argument?.callee?.name;
    return argument?.type === 'CallExpression' && (known.has(name) || isOfUsers(name));
  };
  for (let before; before !== known.size;) {
    before = known.size;
    for (const code of all) if (!returnsOf(code).every(gives)) known.delete(code.id.name);
  }
  return known;
};
