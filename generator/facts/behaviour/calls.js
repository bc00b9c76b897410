import { isSlotList } from '../../ir/query.js';
import { localsOf } from '../bindings.js';
import { read } from './reads.js';
import { LIST, RECORD, unknown } from './state.js';
import { isConstant, isNewRecord } from './values.js';

/** What calls of operations do: see execution.js. */

const APPENDS = 'AppendToList';
const DEEPEST = 6;

/** A List that nobody else holds gets longer. @param {import('./state.js').State} state @param {string[]} values */
const append = (state, [list, value]) => {
  const { fields } = state.made.get(list);
  state.set(list, `[${fields.size}]`, value);
};

/** The steps of an operation stand for its call. */
const inside = (run, code, values, state, ways, next) => {
  if (run.entered >= DEEPEST || code.params.some(({ type }) => type !== 'Identifier'))
    return unknown();
  const before = state.variables;
  const { locals } = run;
  const leave =
    (then) =>
    (last, ...rest) => {
      last.variables = new Map(before);
      const inner = run.locals;
      run.locals = locals;
      run.entered--;
      const tree = then(last, ...rest);
      run.entered++;
      run.locals = inner;
      return tree;
    };
  state.variables = new Map(code.params.map(({ name }, at) => [name, values[at] ?? 'undefined']));
  state.variables.set('arguments.length', String(values.length));
  run.entered++;
  run.locals = localsOf(code);
  const returns = leave(next);
  const tree = run.list(code.body.body, 0, state, { returns, throws: leave(ways.throws) }, (last) =>
    returns(last, 'undefined'),
  );
  run.entered--;
  run.locals = locals;
  return tree;
};

const CREATES = new Set(['OrdinaryCreateFromConstructor', 'OrdinaryObjectCreate', 'ObjectCreate']);
const TEXT = /^"/;

/** Whether a value is a List of names, as those of slots are. */
const isListOfNames = (state, value) => {
  const { kind, fields } = state.made.get(value) ?? {};
  return kind === LIST && fields.size > 0 && [...fields.values()].every((name) => TEXT.test(name));
};

const kindOf = ({ callee, arguments: list }, values, state, facts) => {
  const isNew = () => list.some(isSlotList) || values.some((value) => isListOfNames(state, value));
  if (CREATES.has(callee.name) && isNew()) return 'p';
  if (facts.givesLasting(callee.name)) return 'c';
  return facts.givesUserValue(callee.name) ? 'u' : 'r';
};

/** Questions that are about an Object where the answer is yes. */
const ASKS_OBJECT = /^(?:IsCallable|IsConstructor)$/;
const COMPARES = 'SameValue';

/** What has to be an Object where a call answers yes: the same as a promise is one. */
const objectAsked = (run, state, name, values) => {
  if (ASKS_OBJECT.test(name)) return values[0];
  const at = name === COMPARES ? values.findIndex((value) => run.isPromise(state, value)) : -1;
  return at < 0 ? undefined : values[1 - at];
};

/** What a call gives that returns a field of a Record: what that holds behind the call. */
const behind = (run, name, values, next) => {
  const { at, field } = run.facts.fieldOf(name) ?? {};
  const record = values[at];
  return (state, value) =>
    field && (isNewRecord(record) || state.made.get(record)?.kind === RECORD)
      ? next(state, read(run, state, record, { place: field, key: field }))
      : next(state, value);
};

/** @param {import('./execution.js').Execution} run @param {any} node a call by name @param {string[]} values of its arguments */
export const enter = (run, node, values, state, ways, next) => {
  const { name } = node.callee;
  if (run.locals.has(name)) return unknown();
  const { facts } = run;
  if (name === APPENDS && state.isHidden(values[0])) {
    append(state, values);
    return next(state, 'undefined');
  }
  const text = `${name}(${(facts.isSymmetric(name) ? values.toSorted() : values).join()})`;
  if (facts.makesFunction(name)) {
    run.note(`${state.events} makes ${text}`, node);
    return next(state, state.make(text));
  }
  const code = facts.stepsOf(name);
  if (code) return inside(run, code, values, state, ways, next);
  if (facts.isSteady(name)) {
    run.note(text, node);
    if (!facts.isBoolean(name)) return next(state, text);
    const object = objectAsked(run, state, name, values);
    if (object !== undefined && isConstant(object)) return next(state, 'false');
    run.booleans.add(text);
    if (object !== undefined) run.trees.ofObjects.set(text, object);
    return next(state, text);
  }
  const effects = facts.effectsOf(name);
  return run.happens(
    state,
    {
      text,
      effects,
      node,
      silent: facts.isSilent(name),
      answers: facts.isBoolean(name),
      kind: kindOf(node, values, state, facts),
    },
    ways,
    behind(run, name, values, next),
  );
};
