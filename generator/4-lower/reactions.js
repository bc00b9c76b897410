import { lazy } from '../../spec/remembered.js';
import { setAgainIn, settingsIn } from '../ir/assignments.js';
import * as b from '../ir/estree.js';
import { same } from '../ir/pattern.js';
import { canBeTold, isQuietOperation } from './once.js';
import { operationIn } from './roles.js';

/**
 * The reactions that PerformPromiseThen makes, whatever a document calls their fields and in which order
 * it has its parameters.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('./translate.js').TranslatedFunction} Operation
 *
 * @typedef {object} Reactions
 * @property {number} at the statement of the operation where all that reactions are made of is there, and none is
 *   used
 * @property {any[][]} records the properties of the two reactions, in the order of the handlers
 * @property {any[][]} sites those of each place where one of them is made
 * @property {string} handler the field of the handler
 * @property {string} capability the field of the capability
 * @property {number} promise the parameter that is the promise
 * @property {number[]} handlers the parameter that is the handler, of each reaction
 * @property {number} capabilityAt the parameter that is the capability
 * @property {number[]} others further parameters that the operation names
 */

/** Which parameters the value of each variable may come from. */
const sourcesIn = ({ params, body }) => {
  const sources = new Map(params.map(({ name }, at) => [name, new Set([at])]));
  const settings = settingsIn(b.nodes(b.block(body)));
  for (let count = -1, before; count !== before;) {
    before = count;
    for (const [name, value] of settings) {
      const all = [...(sources.get(name) ?? []), ...sourcesOf(value, sources)];
      sources.set(name, new Set(all));
    }
    count = [...sources.values()].reduce((sum, { size }) => sum + size, 0);
  }
  return sources;
};

const sourcesOf = (value, sources) =>
  b.references(b.returns(value)).flatMap(({ node }) => [...(sources.get(node.name) ?? [])]);

/** The one parameter that the value of a field comes from. */
const sourceOf = ({ value }, sources) => {
  const parameters = new Set(sourcesOf(value, sources));
  return parameters.size === 1 ? [...parameters][0] : undefined;
};

/** The parameter of which a slot or field is read or set. @param {any} node @param {Node[]} params */
export const ownerAt = ({ type, computed, object }, params) =>
  type === 'MemberExpression' && !computed && object.type === 'Identifier'
    ? params.findIndex(({ name }) => object.name === name)
    : -1;

/** The parameter that is the promise: steps name slots of it, or those of an operation that they give it to. */
const promiseAt = ({ params, body }, functions, isSlot, seen = []) => {
  const all = b.nodes(b.block(body));
  const slots = all.filter(({ property }) => isSlot(property?.name));
  const owner = slots.map((node) => ownerAt(node, params)).find((at) => at >= 0);
  if (owner !== undefined) return owner;
  const places = all.map(({ type, callee, arguments: list }) => {
    const taker =
      type === 'CallExpression' && functions.find(({ spec }) => spec.name === callee.name);
    const at =
      taker && !seen.includes(taker)
        ? promiseAt(taker, functions, isSlot, [...seen, taker])
        : undefined;
    return at === undefined ? -1 : params.findIndex(({ name }) => name === list[at]?.name);
  });
  return places.find((at) => at >= 0);
};

/** What an expression is, or what the variable was declared with that it is. */
const declaredAs = (value, all) =>
  value?.type === 'Identifier'
    ? all.find(({ id, init }) => id && init && id.name === value.name)?.init
    : value;

/** What steps return last, or what the variable was declared with that they return. @param {Node[]} body */
export const returnedBy = (body) => {
  const all = b.nodes(b.block(body));
  return declaredAs(all.findLast(({ type }) => type === 'ReturnStatement')?.argument, all);
};

/** The operation that a call is of, if it makes Records, and nobody could tell that it did so twice. */
const makerOf = ({ callee }, functions) => {
  const maker = functions.find(
    ({ spec }) => spec.kind === 'operation' && spec.name === callee.name,
  );
  return maker && isQuietOperation(maker.body) ? maker : undefined;
};

/**
 * What an operation returns that makes Records of its arguments: one, or one of others.
 * @returns {any[][]}
 */
const recordsMadeBy = (call, functions) => {
  const maker = makerOf(call, functions);
  if (!maker) return [];
  const all = b.nodes(b.block(maker.body));
  const returned = returnedBy(maker.body)?.properties ?? [];
  const inner = returned.map(({ value }) => declaredAs(value, all)?.properties);
  const sources = lazy(() => sourcesIn(maker));
  const fieldsOf = (properties) =>
    properties.map((field) => ({
      ...field,
      value: call.arguments[sourceOf(field, sources())] ?? field.value,
    }));
  const isOfOthers = inner.length > 0 && inner.every(Boolean);
  return (isOfOthers ? inner : [returned]).map(fieldsOf);
};

const MAKES = new Set(['VariableDeclaration', 'ReturnStatement']);

/** Whether an operation makes reactions that makes something else of what it is given. */
const areConverted = (calls, functions) =>
  calls.some((call) => makerOf(call, functions).body.some(({ type }) => !MAKES.has(type)));

/** @param {any} node @returns {any[][]} the fields of the Records that an expression makes */
const recordsAt = (node, functions) =>
  node.type === 'CallExpression' ? recordsMadeBy(node, functions) : [node.properties ?? []];

/** Records that have something of two parameters at least. */
const recordsIn = (body, sources, functions) =>
  b
    .nodes(b.block(body))
    .flatMap((node) => recordsAt(node, functions))
    .filter((list) => new Set(list.flatMap((field) => sourceOf(field, sources) ?? [])).size > 1);

/** The parameters that a field comes from, in all Records. */
const parametersOf = (field, records, sources) => [
  ...new Set(
    records.map((list) => {
      const property = list.find(({ key }) => key.name === field);
      return property && sourceOf(property, sources);
    }),
  ),
];

const namesOf = (trees) => b.references(b.block(trees)).map(({ node }) => node.name);

/** A variable that a slot or field is read for, and nothing that reactions are made of. @param {any} statement */
const isRead = ({ type, declarations }, parts) =>
  type === 'VariableDeclaration' &&
  declarations[0].init?.type === 'MemberExpression' &&
  !declarations[0].init.computed &&
  !parts.has(declarations[0].id.name);

/**
 * Where reactions are made: the first of them, and what is only read for the steps behind it, or where
 * what others are made of is set behind it, and nobody could tell that those steps ran, behind these.
 * @returns {number|undefined} nothing where that is not known
 */
const madeAt = (body, isReaction) => {
  const reactionsAt = body.map((statement) => b.nodes(statement).filter(isReaction));
  const parts = new Set(namesOf(reactionsAt.flat().map(b.statement)));
  const first = reactionsAt.findIndex((reactions) => reactions.length > 0);
  const isSet = (statement) => setAgainIn(statement).some((name) => parts.has(name));
  const last = body.findLastIndex(isSet);
  if (last <= first)
    return body.findLastIndex((statement, at) => at < first && !isRead(statement, parts)) + 1;
  const settled = reactionsAt.slice(first, last).every((reactions, at) => {
    const later = setAgainIn(body.slice(first + at + 1, last + 1));
    return !namesOf(reactions.map(b.statement)).some((name) => later.includes(name));
  });
  return settled && !canBeTold(body.slice(first, last + 1)) ? last + 1 : undefined;
};

/** Both reactions where they are made, if what they have as a handler is read from them: `const reaction = Create(…);` */
const madeFirst = (body, records, handler, functions) => {
  const at = records.map((record) =>
    body.findIndex(
      ({ type, declarations }) =>
        type === 'VariableDeclaration' &&
        declarations[0].init?.type === 'CallExpression' &&
        recordsMadeBy(declarations[0].init, functions).some((list) => same(list, record)),
    ),
  );
  if (at.includes(-1) || at[0] === at[1]) return undefined;
  const read = (i) => b.member(b.identifier(body[at[i]].declarations[0].id.name), handler);
  const isHandler = ({ key }) => key.name === handler;
  return {
    at: Math.max(...at) + 1,
    records: records.map((record, i) =>
      record.map((field) => (isHandler(field) ? { ...field, value: read(i) } : field)),
    ),
  };
};

/**
 * @param {Operation} operation that makes reactions
 * @param {Operation[]} functions of the document
 * @param {(name: string) => boolean} isSlot whether a name is that of an internal slot of promises
 * @returns {Reactions|undefined} nothing where it does not make two, which differ in the handler
 */
export const reactionsIn = ({ params, body }, functions, isSlot) => {
  const sources = sourcesIn({ params, body });
  const all = recordsIn(body, sources, functions);
  const different = all.filter((list, at) => all.findIndex((other) => same(list, other)) === at);
  if (different.length !== 2) return undefined;
  const fields = different[0].map(({ key }) => key.name);
  const origins = fields.map((field) => ({ field, from: parametersOf(field, different, sources) }));
  const handler = origins.find(({ from }) => from.length === 2 && !from.includes(undefined));
  const promise = promiseAt({ params, body }, functions, isSlot);
  const capability = origins.find(
    ({ from: [at, ...others] }) => others.length === 0 && at !== undefined && at !== promise,
  );
  if (!handler || !capability || promise === undefined) return undefined;
  const isReaction = (node) =>
    recordsAt(node, functions).some((record) => different.some((list) => same(list, record)));
  const inOrder = handler.from[0] < handler.from[1];
  const records = inOrder ? different : different.toReversed();
  const calls = b.nodes(b.block(body)).filter((node) => node.arguments && isReaction(node));
  const place = areConverted(calls, functions)
    ? madeFirst(body, records, handler.field, functions)
    : { at: madeAt(body, isReaction), records };
  if (place?.at === undefined) return undefined;
  return {
    at: place.at,
    records: place.records,
    sites: all,
    handler: handler.field,
    capability: capability.field,
    promise,
    handlers: inOrder ? handler.from : handler.from.toReversed(),
    capabilityAt: capability.from[0],
    others: namedIn({ params }, [body]).filter(
      (at) => ![promise, ...handler.from, capability.from[0]].includes(at),
    ),
  };
};

/** The parameters that steps name. */
export const namedIn = ({ params }, bodies) => {
  const names = new Set(b.references(bodies.map(b.block)).map(({ node }) => node.name));
  return [...params.keys()].filter((at) => names.has(params[at].name));
};

export const PERFORM = 'PerformPromiseThen';
const THEN = 'Promise.prototype.then';

/**
 * @param {Operation[]} functions
 * @returns {Operation|undefined} the operation that makes reactions: what `then` gives its arguments to, where it has another name
 */
export const performIn = (functions) => {
  const then = functions.find(({ spec }) => spec.name === THEN || spec.clause?.name === THEN);
  const gives = ({ type, arguments: list }) =>
    type === 'CallExpression' &&
    then.params.every(({ name }) => list.some((value) => value.name === name));
  const call = then && b.nodes(b.block(then.body)).find(gives);
  return (
    operationIn(functions, PERFORM) ??
    functions.find(({ spec }) => spec.kind === 'operation' && spec.name === call?.callee.name)
  );
};
