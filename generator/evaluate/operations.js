import { member } from '../ir/estree.js';
import { copy } from '../ir/pattern.js';
import {
  code,
  constant,
  isNamed,
  isObject,
  isSame,
  literalOf,
  nodeOf,
  UNDEFINED,
} from './values.js';
import { leave } from './leave.js';
import { unknown } from './unknown.js';

/**
 * What is known of operations that are primitives: what tests say, and what Call and Construct come
 * to where the function is known.
 *
 * @typedef {import('./evaluation.js').Evaluation} Evaluation
 * @typedef {import('./state.js').State} State
 */

const isCallable = (state, value) => {
  if (value.is === 'made') return state.objects.get(value.id).kind === 'function';
  if (value.facts?.callable) return true;
  return value.is === 'constant' && (value.node.type === 'Literal' || isNamed(value, 'undefined'))
    ? false
    : undefined;
};

/** @type {Record<string, (run: Evaluation, state: State, values: any[]) => boolean|undefined>} */
export const TESTS = {
  IsCallable: (run, state, [value]) => isCallable(state, value),
  IsConstructor: (run, state, [value]) => isNamed(value, run.constructorName) || undefined,
  IsPromise: (run, state, [value]) =>
    value.is === 'made'
      ? state.objects.get(value.id).kind === 'promise'
      : value.facts?.promise || undefined,
  SameValue: (run, state, [a, b]) => isSame(a, b) || state.equal(a, b),
  isObject(run, state, [value]) {
    if (value.facts?.primitive) return false;
    const type = typeIn(state, value);
    return type && type === 'Object';
  },
  $isArray: (run, state, [value]) => value.facts?.array,
};

/** A new object of the constructor's prototype with the slots of promises. */
function created(run, node, values, state, ways, next) {
  const [proto, slots] = values;
  const isOurs = run.options.creates && proto.facts?.object && listIn(state, slots);
  return isOurs
    ? next(state, state.make({ kind: 'promise', fields: new Map() }))
    : leave(run, node, values, state, ways, next);
}

const listIn = (state, value) => {
  const ours = state.ours(value);
  return ours?.kind === 'list' ? [...ours.fields.values()] : undefined;
};

const OBJECTS = new Set(['function', 'promise']);

/** @returns {string|undefined} the type of a value, if it is known */
const typeIn = (state, value) => {
  if (value.is === 'made')
    return OBJECTS.has(state.objects.get(value.id).kind) ? 'Object' : undefined;
  if (isObject(value)) return 'Object';
  return isNamed(value, 'undefined') ? 'Undefined' : undefined;
};

/** @type {Record<string, (run: Evaluation, node: any, values: any[], state: State, ways: any, next: any) => void>} */
export const OPERATIONS = {
  Type(run, node, values, state, ways, next) {
    const known = typeIn(state, values[0]);
    if (values[0].facts?.primitive) {
      const answer = code({ ...copy(node, false), arguments: run.codes(state, values) }, true);
      return next(state, { ...answer, facts: { isNot: 'Object' } });
    }
    if (!known) return leave(run, node, values, state, ways, next);
    run.drop(state, values);
    return next(state, literalOf(known));
  },
  /** The property can neither be replaced nor watched: see the attributes that the document gives it. */
  Get(run, node, values, state, ways, next) {
    const [holder, key] = values;
    const isPrototype = isNamed(holder, run.constructorName) && key.node?.value === 'prototype';
    return isPrototype
      ? next(state, constant(member(nodeOf(holder), 'prototype'), { object: true }))
      : leave(run, node, values, state, ways, next);
  },
  ObjectCreate: created,
  OrdinaryObjectCreate: created,
  /** A List that nobody else has is known with what it gets. */
  AppendToList(run, node, values, state, ways, next) {
    const [list, value] = values;
    const ours = state.ours(list);
    if (ours?.kind !== 'list') return leave(run, node, values, state, ways, next);
    state.store(list, ours.fields.size, run.held(state, value, 'element'));
    return next(state, UNDEFINED);
  },
  Call(run, node, values, state, ways, next) {
    const [callee, receiver = UNDEFINED, list] = values;
    const args = list ? listIn(state, list) : [];
    run.oursOf(state, callee);
    const known = run.functionOf(state, callee);
    if (!known || !args) return leave(run, node, values, state, ways, next);
    const variables = new Map(known.fields).set('this', run.held(state, receiver, 'receiver'));
    if (known.isRunning) return unknown('a function that calls itself', node);
    return run.enter(known.code, args, variables, state, ways, next, callee.id);
  },
  Construct(run, node, values, state, ways, next) {
    const [constructor, list] = values;
    const args = listIn(state, list);
    if (!isNamed(constructor, run.constructorName) || !args)
      return leave(run, node, values, state, ways, next);
    const variables = new Map([['new.target', constructor]]);
    const { library } = run;
    return run.enter(library.constructorFunction(), args, variables, state, ways, next);
  },
};
