import * as b from '../ir/estree.js';
import { copy } from '../ir/pattern.js';
import { namedIn, ownerAt, returnedBy } from './reactions.js';
import { operationIn } from './roles.js';

/**
 * The job that takes a reaction, and how it is run, whatever a document calls it and in which order it has
 * its parameters.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('./translate.js').TranslatedFunction} Operation
 *
 * @typedef {(reaction: Node, argument: Node) => Node} RunJob a call of the job of a reaction
 */

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

const JOBS = ['PromiseReactionJob', 'NewPromiseReactionJob'];

/** Where an operation reads a field of one of its parameters. */
const readAt = (operation, bodies, field) =>
  bodies
    .flatMap((body) => b.nodes(b.block(body)))
    .map((node) => (node.property?.name === field ? ownerAt(node, operation.params) : -1))
    .find((at) => at >= 0);

/** @param {Operation} operation @returns {Operation[]} itself, and its closures */
const partsOf = (operation, functions) => [operation, ...closuresIn(operation, functions)];

/** @param {Operation[]} parts @returns {Node[][]} */
const bodiesOf = (parts) => parts.map(({ body }) => body);

/** What a closure captures, where all of that are parameters of the operation that makes it. */
const argumentsFor = ({ captures }, { params }, valueAt) =>
  captures.map((captured) => valueAt(params.findIndex(({ name }) => name === captured.name)));

const FINDS_REALM = 'GetFunctionRealm';

/**
 * Whether an operation does anything beside making one closure of its parameters and finding a realm: who
 * runs that closure again does not do the rest again.
 * @param {Operation[]} parts
 */
const makesMore = ([job, closure, ...others]) => {
  if (!closure || others.length > 0) return false;
  const isParameter = (/** @type {any} */ { name }) =>
    job.params.some((param) => param.name === name);
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
 * @property {Operation[]} parts the job, and its closures
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
    readAt(operation, bodiesOf(partsOf(operation, functions)), handler) !== undefined;
  const job =
    JOBS.map((name) => operationIn(functions, name)).find(Boolean) ?? functions.find(reads);
  if (!job) return undefined;
  const parts = partsOf(job, functions);
  const bodies = bodiesOf(parts);
  const reactionAt = readAt(job, bodies, handler);
  const isOptional = (at) => job.spec.parameters[at]?.optional;
  const [argumentAt, ...others] = namedIn(job, bodies).filter(
    (at) => at !== reactionAt && !isOptional(at),
  );
  if (reactionAt === undefined || others.length > 0) return undefined;
  const inner = makesMore(parts) && parts[1];
  return { job, parts, inner, bodies: inner ? [inner.body] : bodies, reactionAt, argumentAt };
};

/** @param {Job} known @returns {RunJob} */
export const runningOf = ({ job, parts, inner, reactionAt, argumentAt }) => {
  const field = closureField(job, parts.slice(1));
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
