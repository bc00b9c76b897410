import { setAgainIn } from '../ir/assignments.js';
import * as b from '../ir/estree.js';
import { copy, same } from '../ir/pattern.js';
import { canBeTold } from './once.js';
import { operationIn } from './roles.js';

/**
 * The reactions that PerformPromiseThen makes, and the job that takes one, whatever a document calls
 * their fields and in which order it has its parameters.
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
 *
 * @typedef {(reaction: Node, argument: Node) => Node} RunJob a call of the job of a reaction
 */

/** Which parameters the value of each variable may come from. */
const sourcesIn = ({ params, body }) => {
  const sources = new Map(params.map(({ name }, at) => [name, new Set([at])]));
  const settings = b.nodes(b.block(body)).flatMap(({ type, id, init, operator, left, right }) => {
    if (type === 'VariableDeclarator') return init ? [[id.name, init]] : [];
    return operator === '=' && left.type === 'Identifier' ? [[left.name, right]] : [];
  });
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
const ownerAt = ({ type, computed, object }, params) =>
  type === 'MemberExpression' && !computed && object.type === 'Identifier'
    ? params.findIndex(({ name }) => object.name === name)
    : -1;

/** What steps return last, or what the variable was declared with that they return. @param {Node[]} body */
export const returnedBy = (body) => {
  const all = b.nodes(b.block(body));
  const value = all.findLast(({ type }) => type === 'ReturnStatement')?.argument;
  if (value?.type !== 'Identifier') return value;
  return all.find(({ id, init }) => id && init && id.name === value.name)?.init;
};

const MAKES = new Set(['VariableDeclaration', 'ReturnStatement']);

/** What an operation returns that does no more than to make a Record of its arguments. */
const recordMadeBy = ({ callee, arguments: list }, functions) => {
  const maker = functions.find(
    ({ spec }) => spec.kind === 'operation' && spec.name === callee.name,
  );
  if (!maker || maker.body.some(({ type }) => !MAKES.has(type))) return undefined;
  const givenFor = (value) => list[maker.params.findIndex(({ name }) => name === value.name)];
  return returnedBy(maker.body)?.properties?.map((field) => ({
    ...field,
    value: givenFor(field.value) ?? field.value,
  }));
};

/** @param {any} node @returns {any[]|undefined} the fields of the Record that an expression makes */
const recordAt = (node, functions) =>
  node.type === 'CallExpression' ? recordMadeBy(node, functions) : node.properties;

/** Records that have something of two parameters at least. */
const recordsIn = (body, sources, functions) =>
  b
    .nodes(b.block(body))
    .flatMap((node) => [recordAt(node, functions) ?? []])
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

/**
 * Where reactions are made: the first of them, or where what others are made of is set behind it, and
 * nobody could tell that those steps ran, behind these.
 * @returns {number|undefined} nothing where that is not known
 */
const madeAt = (body, isReaction) => {
  const reactionsAt = body.map((statement) => b.nodes(statement).filter(isReaction));
  const parts = new Set(namesOf(reactionsAt.flat().map(b.statement)));
  const first = reactionsAt.findIndex((reactions) => reactions.length > 0);
  const isSet = (statement) => setAgainIn(statement).some((name) => parts.has(name));
  const last = body.findLastIndex(isSet);
  if (last <= first) return first;
  const settled = reactionsAt.slice(first, last).every((reactions, at) => {
    const later = setAgainIn(body.slice(first + at + 1, last + 1));
    return !namesOf(reactions.map(b.statement)).some((name) => later.includes(name));
  });
  return settled && !canBeTold(body.slice(first, last + 1)) ? last + 1 : undefined;
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
  const slots = b.nodes(b.block(body)).filter(({ property }) => isSlot(property?.name));
  const promise = slots.map((node) => ownerAt(node, params)).find((at) => at >= 0);
  const capability = origins.find(
    ({ from: [at, ...others] }) => others.length === 0 && at !== undefined && at !== promise,
  );
  const isReaction = (node) => {
    const record = recordAt(node, functions);
    return record && different.some((list) => same(list, record));
  };
  const at = madeAt(body, isReaction);
  if (!handler || !capability || promise === undefined || at === undefined) return undefined;
  const inOrder = handler.from[0] < handler.from[1];
  return {
    at,
    records: inOrder ? different : different.toReversed(),
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
const namedIn = ({ params }, bodies) => {
  const names = new Set(b.references(bodies.map(b.block)).map(({ node }) => node.name));
  return [...params.keys()].filter((at) => names.has(params[at].name));
};

/** The closures that an operation makes: they capture its variables under their names. */
const closuresIn = ({ body }, functions) => {
  const names = new Set(b.nodes(b.block(body)).map(({ callee }) => callee?.name));
  return functions.filter(({ spec }) => spec.kind === 'closure' && names.has(spec.name));
};

/** The field of the Record that an operation returns which is one of its closures. */
const closureField = ({ body }, closures) => {
  const all = b.nodes(b.block(body));
  const isClosure = ({ type, callee, name }) =>
    type === 'CallExpression'
      ? closures.some(({ spec }) => spec.name === callee.name)
      : all.some(({ id, init }) => init && id.name === name && isClosure(init));
  return returnedBy(body)?.properties?.find(({ value }) => isClosure(value))?.key.name;
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

const JOBS = ['PromiseReactionJob', 'NewPromiseReactionJob'];

/** Where an operation reads a field of one of its parameters. */
const readAt = (operation, bodies, field) =>
  bodies
    .flatMap((body) => b.nodes(b.block(body)))
    .map((node) => (node.property?.name === field ? ownerAt(node, operation.params) : -1))
    .find((at) => at >= 0);

/** @param {Operation} operation @returns {Node[][]} its steps, and those of its closures */
const bodiesOf = (operation, functions) =>
  [operation, ...closuresIn(operation, functions)].map(({ body }) => body);

/** What a closure captures, where all of that are parameters of the operation that makes it. */
const argumentsFor = ({ captures }, { params }, valueAt) =>
  captures.map((captured) => valueAt(params.findIndex(({ name }) => name === captured.name)));

const FINDS_REALM = 'GetFunctionRealm';

/**
 * Whether an operation does anything beside making one closure of its parameters and finding a realm: who
 * runs that closure again does not do the rest again.
 */
const makesMore = (job, functions) => {
  const [closure, ...others] = closuresIn(job, functions);
  if (!closure || others.length > 0) return false;
  const isParameter = ({ name }) => job.params.some((param) => param.name === name);
  const known = new Set([closure.spec.name, FINDS_REALM]);
  return (
    closure.captures.every(isParameter) &&
    b
      .nodes(b.block(job.body))
      .some(
        ({ callee, type }) =>
          type === 'ThrowStatement' || (type === 'CallExpression' && !known.has(callee.name)),
      )
  );
};

/**
 * @typedef {object} Job what runs a reaction
 * @property {Operation} job
 * @property {Node[][]} bodies its steps, and those of its closures, or the steps of the closure that it makes
 *   where it does more than that
 * @property {Operation|false} inner this closure
 * @property {number} reactionAt the parameter that is the reaction
 * @property {number} argumentAt the one that the handler is called with
 *
 * @param {Operation[]} functions
 * @param {string} handler the field of reactions that has the handler
 * @returns {Job|undefined} nothing where no job is known that takes a reaction and an argument
 */
export const jobIn = (functions, handler) => {
  const reads = (operation) =>
    operation.spec.kind === 'operation' &&
    readAt(operation, bodiesOf(operation, functions), handler) !== undefined;
  const job =
    JOBS.map((name) => operationIn(functions, name)).find(Boolean) ?? functions.find(reads);
  if (!job) return undefined;
  const bodies = bodiesOf(job, functions);
  const reactionAt = readAt(job, bodies, handler);
  const isOptional = (at) => job.spec.parameters[at]?.optional;
  const [argumentAt, ...others] = namedIn(job, bodies).filter(
    (at) => at !== reactionAt && !isOptional(at),
  );
  if (reactionAt === undefined || others.length > 0) return undefined;
  const inner = makesMore(job, functions) && closuresIn(job, functions)[0];
  return { job, inner, bodies: inner ? [inner.body] : bodies, reactionAt, argumentAt };
};

/**
 * @param {Operation[]} functions
 * @param {Job} known
 * @returns {RunJob}
 */
export const runningOf = (functions, { job, inner, reactionAt, argumentAt }) => {
  const field = closureField(job, closuresIn(job, functions));
  return (reaction, argument) => {
    const places = new Map([[reactionAt, reaction], [argumentAt, argument]]); // prettier-ignore
    const valueAt = (at) => copy(places.get(at) ?? b.undefinedValue());
    if (inner) return b.call(b.call(inner.spec.name, argumentsFor(inner, job, valueAt)), []);
    const counts = job.spec.parameters.some(({ isAsked }) => isAsked);
    const count = counts ? Math.max(...places.keys()) + 1 : job.params.length;
    const call = b.call(
      job.spec.name,
      job.params.slice(0, count).map((_, at) => valueAt(at)),
    );
    return field ? b.call(b.member(call, field), []) : call;
  };
};
