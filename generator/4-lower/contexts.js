import { lead, noteOf } from '../ir/comments.js';
import * as b from '../ir/estree.js';
import { ThenInContext } from '../host/reactions.js';
import { copy } from '../ir/pattern.js';
import { asDeclaration, sourceOf } from '../ir/source.js';
import { canBeTold, isQuietOperation, restOf } from './once.js';
import { operationIn } from './roles.js';

/**
 * Where the host keeps contexts of asynchronous code. The steps of the standard say which callback
 * a job is for (HostMakeJobCallback); what engines keep is the context of the whole job, with all
 * that follows the callback in it. So a reaction that is made in a context is one whose handler runs
 * the job that the steps describe, in that context, and whose own capability nobody has.
 */

const PERFORM = 'PerformPromiseThen';
const REACT = 'ReactInContext';
const CALLBACK = 'HostMakeJobCallback';
const KEEP = 'HostKeepContext';

/** How editions run the job of a reaction. */
const JOBS = {
  PromiseReactionJob: (name) => (reaction, argument) => b.call(name, [reaction, argument]),
  NewPromiseReactionJob: (name) => (reaction, argument) =>
    b.call(b.member(b.call(name, [reaction, argument]), 'Job'), []),
};

/** Where editions say that a job will call the `then` of a thenable: the arguments that have it. */
const THENS = {
  HostMakeJobCallback: (list) => list,
  NewPromiseResolveThenableJob: (list) => list,
  EnqueueJob: ([, job, list]) => (job.name === 'PromiseResolveThenableJob' ? list.elements : []),
};

/** The record of a reaction, and the statement that makes it. */
const reactionOf = ({ type, declarations }) => {
  const properties = type === 'VariableDeclaration' && declarations[0].init?.properties;
  return properties && properties.some(({ key }) => key.name === 'Handler')
    ? properties
    : undefined;
};

const valueIn = (properties, field) => properties.find(({ key }) => field.test(key.name))?.value;

/** What every reaction has that is not the same in all of them. */
const PARAMETERS = {
  Handler: 'handler',
  Capability: 'resultCapability',
  Capabilities: 'resultCapability',
};

const isConstant = (value) =>
  b.references(b.returns(value)).every(({ node: { name } }) => /^enum/.test(name));

/** Further fields, as proposals add them, whose values are known where the reaction is made alone. */
const furtherIn = (properties) =>
  properties.filter(({ key, value }) => !PARAMETERS[key.name] && !isConstant(value));

/** `fulfilledMapping`, of the field [[Mapping]] of the reaction that `FulfilledInContext` makes */
const argumentName = (name, { key }) => `${name.replace('InContext', '').toLowerCase()}${key.name}`;

const argumentNames = (name, properties) =>
  furtherIn(properties).map((field) => argumentName(name, field));

/** `function FulfilledInContext(context, resultCapability, handler) { … }` */
const inContext = (name, properties, runJob) => {
  const further = furtherIn(properties).map((field) => [field.key.name, argumentName(name, field)]);
  const parameters = { ...PARAMETERS, ...Object.fromEntries(further) };
  const entries = properties.map(({ key, value }) => [
    key.name,
    parameters[key.name] ? b.identifier(parameters[key.name]) : structuredClone(value),
  ]);
  const [context, argument] = ['context', 'argument'].map(b.identifier);
  const job = b.functionExpression([], [b.statement(runJob(b.object(entries), argument))]);
  const run = b.call(b.member(b.identifier('contexts'), 'run'), [context, job]);
  const handler = b.functionExpression([argument], [b.statement(run)]);
  const names = ['context', 'resultCapability', 'handler', ...argumentNames(name, properties)];
  return b.functionDeclaration(name, names.map(b.identifier), [b.returns(handler)]);
};

/** `function ThenInContext(…) { … }`, which hands on the further fields of both reactions. */
const thenInContext = (perform, reactions) => {
  const code = asDeclaration(sourceOf(ThenInContext, 'host'));
  code.body.body.at(-1).expression.callee.name = perform;
  for (const [name, properties] of reactions) {
    const names = argumentNames(name, properties);
    const isCall = ({ type, callee }) => type === 'CallExpression' && callee.name === name;
    code.params.push(...names.map(b.identifier));
    b.nodes(code)
      .find(isCall)
      .arguments.push(...names.map(b.identifier));
  }
  return code;
};

/** Has `ThenInContext` call what stands behind the steps that must not run again. */
const callRest = (code, others, asCallback) => {
  const names = others.map((_, at) => `other${at}`);
  const statements = code.body.body;
  const { expression } = statements.at(-1);
  expression.callee = b.identifier(REACT);
  for (const at of [1, 2]) expression.arguments[at] = asCallback(expression.arguments[at]);
  code.params.push(...names.map(b.identifier));
  expression.arguments.push(...names.map(b.identifier));
  statements.splice(-2, 1); // what is called does not ask for the context again
};

const names = ({ body }, name) =>
  b.references(b.block(body)).some(({ node }) => node.name === name);

/** Whether an operation is called by another one alone. */
const isPartOf = ({ spec }, whole, functions) =>
  spec.kind === 'operation' &&
  whole !== undefined &&
  names(whole, spec.name) &&
  !functions.some((other) => other !== whole && names(other, spec.name));

const keepThens = (functions, use) => {
  const perform = operationIn(functions, PERFORM);
  const context = Object.keys(THENS).find(
    (name) => operationIn(functions, name) || name === 'EnqueueJob',
  );
  const name = operationIn(functions, context)?.spec.name ?? context;
  for (const translated of functions) {
    if (translated === perform || isPartOf(translated, perform, functions)) continue;
    for (const { type, callee, arguments: list } of b.nodes(translated.body)) {
      if (type !== 'CallExpression' || callee.name !== name) continue;
      const values = THENS[context](list);
      if (values.length > 0) values.push(b.call(use(KEEP), [values.pop()]));
    }
  }
};

/** Notes of the functions that a `then` in a context needs. */
const NOTES = {
  ThenInContext: 'Host layer: a `then` whose jobs run in the context that it was called in.',
  FulfilledInContext:
    'Host layer: where its promise is fulfilled, the job of the reaction runs in the context.',
  RejectedInContext:
    'Host layer: where its promise is rejected, the job of the reaction runs in the context.',
  [REACT]: 'Host layer: the steps behind those that have run.',
};

const RETURNS = new Set(['ReturnStatement', 'IfStatement', 'BlockStatement']);

/** Where the steps begin that choose what is returned, and do no more. */
const endOf = (body) => {
  const isEnd = (statement) =>
    b.nodes(statement).every(({ type }) => RETURNS.has(type) || !/Statement$|^Call/.test(type));
  return body.findLastIndex((statement) => !isEnd(statement)) + 1;
};

/** `then` in a context, before its reactions are made; and the functions that it needs. */
const keepReactions = ({ spec, params, body }, runJob, asCallback, isQuiet) => {
  const at = body.findIndex(reactionOf);
  const records = body.map(reactionOf).filter(Boolean);
  if (at < 0 || records.length !== 2) return [];
  const handlers = records.map((properties) => structuredClone(valueIn(properties, /^Handler$/)));
  const capability = structuredClone(valueIn(records[0], /^Capabilit/));
  if (!capability || handlers.includes(undefined)) return [];
  const further = records.flatMap(furtherIn).map(({ value }) => structuredClone(value));
  const values = [{ ...params[0] }, ...handlers, capability];
  const again = canBeTold(body.slice(0, at), isQuiet) && values.every(({ name }) => name);
  const rest = again ? restOf(REACT, { params, body }, at, values) : undefined;
  const others = (rest?.others ?? []).map(b.identifier);
  const then = b.call('ThenInContext', [...values, ...further, ...others]);
  const last = copy(body.slice(endOf(body)));
  const active = b.call(b.member(b.identifier('contexts'), 'active'), []);
  const test = b.logical('&&', b.call('usesContexts', []), active);
  body.splice(at, 0, b.ifs(test, b.block([b.statement(then), ...last])));
  const reactions = ['FulfilledInContext', 'RejectedInContext'].map((name, index) => [
    name,
    records[index],
  ]);
  const inner = thenInContext(spec.name, reactions);
  if (rest) callRest(inner, rest.others, asCallback);
  const added = [
    inner,
    ...(rest ? [rest.code] : []),
    ...reactions.map(([name, properties]) => inContext(name, properties, runJob)),
  ];
  for (const code of added) lead(code, noteOf(NOTES[code.id.name]));
  return added;
};

/**
 * @param {import('./translate.js').Translation} translation its functions are changed in place
 * @returns {import('../ir/estree.js').Node[]} what they need beside them
 */
export const keepContexts = ({ functions, used }) => {
  const use = (name) => {
    used.add(name);
    return b.identifier(name);
  };
  const find = (name) => operationIn(functions, name);
  keepThens(functions, use);
  const job = Object.keys(JOBS).find(find);
  const callback = find(CALLBACK);
  const isQuiet = (name) => {
    const { spec, body } = functions.find((translated) => translated.spec.name === name) ?? {};
    return spec?.kind === 'operation' && isQuietOperation(body);
  };
  const asCallback = (handler) => (callback ? b.call(callback.spec.name, [handler]) : handler);
  return job && find(PERFORM)
    ? keepReactions(find(PERFORM), JOBS[job](find(job).spec.name), asCallback, isQuiet)
    : [];
};
