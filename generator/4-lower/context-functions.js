import { HandlerInContext, HandlersInContext, ThenInContext } from '../host/reactions.js';
import * as b from '../ir/estree.js';
import { asDeclaration, sourceOf } from '../ir/source.js';
import { PERFORM } from './reactions.js';

/** The functions of the host layer that a `then` in a context needs, with the fields and steps of a document. */

export const REACT = 'ReactInContext';

const NAMES = ['FulfilledInContext', 'RejectedInContext'];

const isConstant = (value) =>
  b.references(b.returns(value)).every(({ node: { name } }) => /^enum/.test(name));

/** Further fields, as proposals add them, whose values are known where the reaction is made alone. */
export const furtherIn = (properties, { handler, capability, isRead }) =>
  properties.filter(
    ({ key: { name }, value }) =>
      name !== handler && name !== capability && isRead(name) && !isConstant(value),
  );

/** `fulfilledMapping`, of the field [[Mapping]] of the reaction that `FulfilledInContext` makes */
const argumentName = (name, { key }) => `${name.replace('InContext', '').toLowerCase()}${key.name}`;

/** `function FulfilledInContext(context, resultCapability, handler) { … }` */
const inContext = (name, properties, reactions, runJob) => {
  const further = furtherIn(properties, reactions);
  const parameters = {
    [reactions.handler]: 'handler',
    [reactions.capability]: 'resultCapability',
    ...Object.fromEntries(further.map((field) => [field.key.name, argumentName(name, field)])),
  };
  const entries = properties
    .filter(({ key }) => reactions.isRead(key.name))
    .map(({ key, value }) => [
      key.name,
      parameters[key.name] ? b.identifier(parameters[key.name]) : structuredClone(value),
    ]);
  const [context, argument] = ['context', 'argument'].map(b.identifier);
  const job = b.functionExpression([], [b.statement(runJob(b.object(entries), argument))]);
  const run = b.call(b.member(b.identifier('contexts'), 'run'), [context, job]);
  const handler = b.functionExpression([argument], [b.statement(run)]);
  const names = Object.values(parameters).slice(2);
  const params = ['context', 'resultCapability', 'handler', ...names].map(b.identifier);
  return b.functionDeclaration(name, params, [b.returns(handler)]);
};

/** `function ThenInContext(…) { … }`, which hands on the further fields of both reactions. */
const thenInContext = (reactions) => {
  const code = asDeclaration(sourceOf(ThenInContext, 'host'));
  for (const [at, name] of NAMES.entries()) {
    const further = furtherIn(reactions.records[at], reactions).map((field) =>
      argumentName(name, field),
    );
    const isCall = ({ type, callee }) => type === 'CallExpression' && callee.name === name;
    code.params.push(...further.map(b.identifier));
    b.nodes(code)
      .find(isCall)
      .arguments.push(...further.map(b.identifier));
  }
  return code;
};

/** A `then` whose handlers run in the context, and what makes them. */
export const handlersInContext = () => {
  const code = asDeclaration(sourceOf(HandlersInContext, 'host'));
  code.id.name = ThenInContext.name;
  return { code, added: [asDeclaration(sourceOf(HandlerInContext, 'host'))] };
};

/** A `then` whose jobs run in the context. @param {{reactions: any, runJob: import('./reaction-jobs.js').RunJob}} way */
export const jobsInContext = ({ reactions, runJob }) => ({
  code: thenInContext(reactions),
  added: NAMES.map((name, at) => inContext(name, reactions.records[at], reactions, runJob)),
});

const namesFor = (list) => list.map((_, at) => `other${at}`);

/** The call by which `ThenInContext` makes reactions. */
const innerCall = (code) =>
  b.nodes(code).find(({ type, callee }) => type === 'CallExpression' && callee.name === PERFORM);

/** Has `ThenInContext` call the operation, with its arguments in the order that this has them. */
export const callWhole = (code, { spec, params }, reactions) => {
  const expression = innerCall(code);
  const [promise, first, second, capability] = expression.arguments;
  const names = namesFor(reactions.others);
  const places = new Map([
    [reactions.promise, promise],
    [reactions.handlers[0], first],
    [reactions.handlers[1], second],
    [reactions.capabilityAt, capability],
    ...reactions.others.map((at, i) => /** @type {const} */ ([at, b.identifier(names[i])])),
  ]);
  code.params.push(...names.map(b.identifier));
  expression.callee = b.identifier(spec.name);
  expression.arguments = params.map((_, at) => places.get(at) ?? b.undefinedValue());
};

/** Has `ThenInContext` call what stands behind the steps that must not run again. */
export const callRest = (code, others, { asCallback, isWhole, isOver }) => {
  const names = namesFor(others);
  const expression = innerCall(code);
  expression.callee = b.identifier(REACT);
  for (const at of [1, 2]) expression.arguments[at] = asCallback(expression.arguments[at]);
  code.params.push(...names.map(b.identifier));
  expression.arguments.push(...names.map(b.identifier));
  const call = isOver ? b.assign(isOver, expression) : b.statement(expression);
  // what is called does not ask for the context again
  code.body.body.splice(-2, 2, isWhole ? b.returns(expression) : call);
};

/** Notes of the functions that a `then` in a context needs. */
export const NOTES = {
  ThenInContext: 'Host layer: a `then` whose jobs run in the context that it was called in.',
  FulfilledInContext:
    'Host layer: where its promise is fulfilled, the job of the reaction runs in the context.',
  RejectedInContext:
    'Host layer: where its promise is rejected, the job of the reaction runs in the context.',
  HandlerInContext: 'Host layer: a handler that is called in the context.',
  [REACT]: 'Host layer: the steps behind those that have run.',
};
