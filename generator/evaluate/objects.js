import {
  array,
  assign,
  call,
  declaration,
  identifier,
  member,
  object as objectOf,
} from '../ir/estree.js';
import { copy } from '../ir/pattern.js';
import { renameLocals } from '../facts/bindings.js';
import { references } from '../ir/walk.js';
import { unknown } from './unknown.js';

/** Objects that somebody else gets, and that have to be made after all. */

/** Where an object is that an operation made, and nobody can name. */
export const LOST = { type: 'Identifier', name: 'lost' };

/** A function object that no operation makes: what it captures is there under other names. */
const functionOf = (run, state, { code, fields }) => {
  const clone = copy(code);
  const free = new Set(references(clone).map(({ node }) => node.name));
  const names = new Map();
  for (const [name, value] of fields) {
    if (!free.has(name)) continue;
    const [node] = run.codes(state, [value]);
    if (node.type !== 'Identifier') unknown('a function that captures what has no name', code);
    if (node.name !== name) names.set(name, node.name);
  }
  renameLocals({ type: 'ArrowFunctionExpression', params: [], body: clone.body }, names);
  return clone;
};

/** @type {Record<string, (run: import('./evaluation.js').Evaluation, state: import('./state.js').State, object: any) => import('../ir/estree.js').Node>} */
const MAKE = {
  record: (run, state, { fields }) => {
    const values = run.codes(state, [...fields.values()]);
    return objectOf([...fields.keys()].map((key, at) => [key, values[at]]));
  },
  list: (run, state, { fields }) => array(run.codes(state, [...fields.values()])),
  completion: (run, state, { fields }) => ({
    type: 'NewExpression',
    callee: identifier('ThrowCompletion'),
    arguments: run.codes(state, [...fields.values()]),
  }),
  function: (run, state, object) =>
    object.maker
      ? call(object.maker, run.codes(state, [...object.fields.values()]))
      : functionOf(run, state, object),
};

/** That of a variable that holds an object, or what the object is. */
const nameFor = (run, state, id) => {
  const { kind } = state.objects.get(id);
  return run.freeName(state.nameOf(id) ?? (kind === 'function' ? 'functionObject' : kind));
};

/** An operation makes all that it makes: what it gives has a name, and the others are its fields. */
const makeWhole = (run, state, { name, values, id, objects, source }) => {
  const node = call(name, run.codes(state, values));
  const variable = nameFor(run, state, id);
  const before = run.source;
  run.source = source;
  run.emit(state, declaration('const', variable, node));
  run.source = before;
  for (const [other] of objects) state.share(other, LOST);
  state.share(id, identifier(variable));
  for (const [key, value] of state.objects.get(id).fields)
    if (value.is === 'made' && state.objects.get(value.id).place === LOST)
      state.share(value.id, member(identifier(variable), String(key)));
};

/** @param {import('./state.js').Made} object */
const placeOf = ({ place }) => {
  if (place === LOST) unknown('an object that another one hides');
  return copy(place);
};

/** A promise is made by the operation that makes it, and then given the slots that steps have set since. */
const makePromise = (run, state, { id }) => {
  const { fields, whole } = state.objects.get(id);
  const isAlone =
    whole?.id === id && whole.objects.every(([other]) => other === id || !state.isHeld(other));
  if (!isAlone) return unknown('a promise that gets out');
  const before = whole.objects.find(([other]) => other === id)[1].fields;
  makeWhole(run, state, whole);
  const { place } = state.objects.get(id);
  for (const [slot, value] of fields) {
    if (before.get(slot) === value) continue;
    const [node] = run.codes(state, [value]);
    run.emit(state, assign(member(copy(place), String(slot)), node));
  }
  return copy(place);
};

/**
 * @param {import('./evaluation.js').Evaluation} run
 * @param {import('./state.js').State} state
 * @param {any} value an object
 * @returns {import('../ir/estree.js').Node} what gives it
 */
export const madeNow = (run, state, value) => {
  const object = state.objects.get(value.id);
  if (object.place) return placeOf(object);
  if (object.whole && state.isUnchanged(object.whole)) {
    makeWhole(run, state, object.whole);
    return placeOf(state.objects.get(value.id));
  }
  if (object.kind === 'promise') return makePromise(run, state, value);
  if (object.isRunning) unknown('a function that gets out while it runs', object.code);
  const node = MAKE[object.kind](run, state, object);
  if (!state.isHeld(value.id)) return node;
  const name = nameFor(run, state, value.id);
  run.emit(state, declaration('const', name, node));
  state.share(value.id, identifier(name));
  return identifier(name);
};
