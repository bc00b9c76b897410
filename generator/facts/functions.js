import { undescribed } from '../ir/descriptions.js';
import { nodes } from '../ir/estree.js';
import { holdersIn, isDeclaration } from '../ir/function-index.js';
import { parseOrigin, printOrigin } from '../ir/origin.js';
import { isFunction } from '../ir/walk.js';

/**
 * The functions of a document in a library that no pass has touched, in the shapes of both targets.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 *
 * @typedef {object} DocumentFunction
 * @property {string} key `FulfillPromise`, `Promise`, `Promise.all`, `Promise.prototype.then`
 * @property {Node} code what has parameters and a body; for a function object the function that makes it
 */

const NOT_OF_A_DOCUMENT = new Set(['host', 'primitive', 'pass']);

const isOfDocument = ({ origin = [] }) =>
  !origin.some((key) => NOT_OF_A_DOCUMENT.has(parseOrigin(key).kind));

const codeIn = (tree) => nodes(tree).find(({ type }) => type === 'FunctionExpression');

const keyName = ({ key, computed }) => (computed ? `[${key.name}]` : `.${key.name}`);

/** @returns {DocumentFunction[]} */
const membersOf = ({ id, body }) =>
  body.body.map((member) => {
    if (member.kind === 'constructor') return { key: id.name, code: member.value };
    const holder = member.static ? id.name : `${id.name}.prototype`;
    return { key: `${holder}${keyName(member)}`, code: member.value };
  });

/** `$defineProperty(holder, key, { … })` */
const definitionOf = (statement) => {
  const { expression } = statement;
  if (expression?.callee?.name !== '$defineProperty') return undefined;
  const [holder, name] = expression.arguments;
  const path =
    holder.type === 'MemberExpression'
      ? `${holder.object.name}.${holder.property.name}`
      : holder.name;
  return {
    key: `${path}${name.type === 'Literal' ? `.${name.value}` : `[${name.name}]`}`,
    call: expression,
  };
};

/**
 * The list that holds the functions of the library: the innermost around the first of a document.
 * @param {any} holder of a list
 * @returns {any[]}
 */
export const libraryList = ({ body: list }) => {
  const declarations = list.filter(isDeclaration);
  const within = declarations
    .flatMap(holdersIn)
    .map(libraryList)
    .filter(({ length }) => length > 0);
  return within.at(-1) ?? (declarations.some(isOfDocument) ? list : []);
};

/**
 * @param {Node} program
 * @returns {Map<string, DocumentFunction>} in their order
 */
export const documentFunctions = (program) => {
  const functions = new Map();
  const add = (entry) => functions.set(entry.key, entry);
  for (const statement of libraryList(program)) {
    if (!isOfDocument(statement)) continue;
    if (statement.type === 'FunctionDeclaration') add({ key: statement.id.name, code: statement });
    if (statement.type === 'ClassDeclaration') membersOf(statement).forEach(add);
    const definition = definitionOf(statement);
    const code = definition && codeIn(definition.call.arguments[2]);
    if (code) add({ key: definition.key, code });
  }
  return functions;
};

/** @param {Node} program @returns {any[]} the code of a document's functions */
export const documentCodes = (program) =>
  [...documentFunctions(program).values()].map(({ code }) => code);

/**
 * What a document says of properties, by their keys: attributes, and values that are no functions.
 * @param {Node} program
 * @returns {Map<string, Node>} the statements that define them
 */
export const definitions = (program) => {
  const definitions = new Map();
  for (const statement of libraryList(program)) {
    const definition = isOfDocument(statement) && definitionOf(statement);
    if (definition) definitions.set(definition.key, definition.call);
  }
  return definitions;
};

/**
 * The primitives of a library.
 * @param {Node} program
 * @returns {Set<string>} their names
 */
export const primitivesIn = (program) =>
  new Set(
    nodes(program)
      .filter(
        ({ type, id, origin }) =>
          type === 'FunctionDeclaration' &&
          origin?.includes(printOrigin({ kind: 'primitive', name: id.name })),
      )
      .map(({ id }) => id.name),
  );

/** @param {any} declaration @returns {any} the function object that it makes and describes, if it does no more */
export const functionMadeBy = (declaration) => {
  const [first] = declaration?.body.body ?? [];
  const code = first?.type === 'ReturnStatement' ? undescribed(first.argument) : undefined;
  return code && isFunction(code) ? code : undefined;
};

/**
 * @param {Iterable<string>} keys of functions
 * @returns {(key: string) => boolean} whether users reach a function themselves, as a property or as
 *   the constructor: what such a function is given is a value of the language
 */
export const reachedByUsers = (keys) => {
  const owners = new Set([...keys].map((key) => /^(\w+)[.[]/.exec(key)?.[1]));
  return (key) => /[.[]/.test(key) || owners.has(key);
};
