import { functionMadeBy } from '../facts/functions.js';
import { copy } from '../ir/pattern.js';
import { leave, NEW_TARGET } from './leave.js';
import { LOST } from './objects.js';
import { OPERATIONS, TESTS } from './operations.js';
import { unknown } from './unknown.js';
import { code, literalOf, onlyAsk, UNDEFINED } from './values.js';

/** What calls do: see index.js. */

/** A call that stands for another: nobody has its value, nor what it was given. */
const replaced = (run, { call, gone = [] }, state, ways, next) =>
  run.happens(call, state, ways, (then, value) => {
    run.drop(then, [value]);
    for (const { objects } of gone) for (const [id] of objects) then.share(id, LOST);
    next(then, { is: 'lost', facts: { language: true } });
  });

/** Code of some of a call's values, which are all asked for again. @returns {(some: any[]) => any[]} */
const codesOf = (run, state, values) => (some) => {
  state.pending.push(values);
  const nodes = run.codes(state, some);
  state.pending.pop();
  return nodes;
};

const operation = (run, node, values, state, ways, next) => {
  const { name } = node.callee;
  const known = TESTS[name]?.(run, state, values);
  if (known !== undefined) {
    run.drop(state, values);
    return next(state, literalOf(known));
  }
  const special = OPERATIONS[name];
  if (special) return special(run, node, values, state, ways, next);
  const instead = run.options.instead(name, values, state, codesOf(run, state, values));
  if (instead) return replaced(run, instead, state, ways, next);
  const declaration = run.operation(name);
  const object = functionMadeBy(declaration);
  if (object) {
    const fields = new Map(
      declaration.params.map((param, at) => [param.name, values[at] ?? UNDEFINED]),
    );
    return next(state, state.make({ kind: 'function', code: object, fields, maker: name }));
  }
  if (!declaration || !run.enters(name, values, state))
    return leave(run, node, values, state, ways, next);
  const { out } = state;
  const { source } = run;
  const [before, { length }] = [new Map(state.objects), out];
  return run.enter(declaration, values, new Map(), state, ways, (then, value) => {
    const isWhole = then.out === out && out.length === length && then.ours(value);
    if (isWhole && !before.has(value.id))
      noteWhole(then, { name, values, id: value.id, source }, before);
    return next(then, value);
  });
};

/** All that an operation did was to make objects, of what it was given. */
const noteWhole = (state, call, before) => {
  const all = [...state.objects];
  const objects = all.filter(([id]) => !before.has(id));
  const isRead = objects.some(([id]) => state.isFleeting({ is: 'made', id }));
  const isChanged = all.some(([id, object]) => before.has(id) && before.get(id) !== object);
  if (isRead || isChanged) return;
  const whole = { ...call, objects, inputs: state.reachedFrom(call.values) };
  for (const [id, object] of objects) state.objects.set(id, { ...object, whole });
};

/** @type {(run: import('./evaluation.js').Evaluation, node: any, state: any, ways: any, next: any) => void} */
export const callOf = (run, node, state, ways, next) => {
  const { type, name } = node.callee;
  const newTarget = name === NEW_TARGET && state.variables.get('new.target');
  if (newTarget) return next(state, newTarget);
  if (type === 'Identifier' && state.variables.has(name))
    return unknown('a call of no operation', node);
  const isNamed = type === 'Identifier';
  return run.all(node.arguments, state, ways, (then, values) =>
    (isNamed ? operation : leave)(run, node, values, then, ways, next),
  );
};

/** @type {typeof callOf} */
export const constructOf = (run, node, state, ways, next) =>
  run.all(node.arguments, state, ways, (then, values) => {
    if (node.callee.name === 'ThrowCompletion')
      return next(then, then.make({ kind: 'completion', fields: new Map([['value', values[0]]]) }));
    const args = run.codes(then, values);
    then.slots.forget();
    return next(then, code({ ...copy(node, false), arguments: args }, onlyAsk(args)));
  });
