import { member } from '../ir/estree.js';
import { copy } from '../ir/pattern.js';
import { callOf, constructOf } from './calls.js';
import { agree } from './join.js';
import { variableFor } from '../facts/bindings.js';
import { isSum } from '../facts/purity.js';
import { references } from '../ir/walk.js';
import { unknown } from './unknown.js';
import {
  answer,
  code,
  constant,
  folded,
  isOfUsers,
  literalOf,
  numberFacts,
  truthOf,
} from './values.js';

/**
 * What expressions give: see index.js. Each is told what comes next, once for each way.
 *
 * @typedef {import('./evaluation.js').Evaluation} Evaluation
 * @typedef {import('./state.js').State} State
 * @typedef {(state: State, value: any) => void} Next
 */

/** What an operator says where two values are the same. */
const COMPARES = { '===': true, '!==': false };

const compared = (run, node, state, [left, right], next) => {
  const positive = COMPARES[node.operator];
  const known = positive === undefined ? undefined : state.equal(left, right);
  if (known !== undefined) {
    run.drop(state, [left, right]);
    return next(state, literalOf(known === positive));
  }
  const literal = folded(node.operator, left, right);
  if (literal) {
    run.drop(state, [left, right]);
    return next(state, literal);
  }
  const [a, b] = run.codes(state, [left, right]);
  const number = answer({ ...node, left: a, right: b });
  const isStable = isSum(number.node, () => false);
  return next(state, { ...number, isStable, facts: numberFacts(node.operator, left, right) });
};

/** What operators of one operand give, where it is known. @type {Record<string, (value: any) => any>} */
const UNARY = {
  '!'(value) {
    const truth = truthOf(value);
    return truth === undefined ? undefined : !truth;
  },
  typeof: ({ facts }) => facts?.type,
};

/** @returns {boolean|undefined} whether a value is an abrupt completion, if that is known */
const isCompletion = (state, value) => {
  if (value.is === 'made') return state.objects.get(value.id).kind === 'completion';
  return value.is === 'constant' || value.facts?.language ? false : undefined;
};

const instance = (run, node, state, ways, next) =>
  run.value(node.left, state, ways, (then, value) => {
    const known = isCompletion(then, value);
    if (known !== undefined) {
      run.drop(then, [value]);
      return next(then, literalOf(known));
    }
    then.slots.forget();
    const [left] = run.codes(then, [value]);
    return next(then, answer({ ...node, left, right: copy(node.right, false) }));
  });

/** The place of an element in a List of our own. */
const indexOf = (list, { is, node }) =>
  list.kind === 'list' && is === 'constant' && typeof node.value === 'number'
    ? node.value
    : undefined;

const elementRead = (run, node, state, ways, next) =>
  run.all([node.object, node.property], state, ways, (then, [holder, key]) => {
    const ours = run.oursOf(then, holder);
    const index = ours && indexOf(ours, key);
    if (ours && index === undefined) unknown('an element is read', node);
    if (ours) return next(then, then.read(holder, index));
    then.slots.forget();
    const [object, property] = run.codes(then, [holder, key]);
    return next(then, answer({ ...node, object, property }));
  });

const elementSet = (run, node, state, ways, next) => {
  const { left, right } = node;
  return run.all([left.object, left.property, right], state, ways, (then, values) => {
    const [holder, key, value] = values;
    const ours = then.ours(holder);
    const index = ours && indexOf(ours, key);
    if (ours && !(index < ours.fields.size)) unknown('an element is set', node);
    if (ours) {
      const kept = run.held(then, value, 'value');
      then.store(holder, index, kept);
      return next(then, kept);
    }
    then.slots.forget();
    const [object, property, assigned] = run.codes(then, values);
    return next(then, code({ ...node, left: { ...left, object, property }, right: assigned }));
  });
};

const storedIn = (run, { left, right }, state, ways, next) =>
  run.all([left.object, right], state, ways, (then, [holder, value]) => {
    const { name } = left.property;
    if (then.ours(holder)) {
      const kept = run.held(then, value, variableFor(name));
      then.store(holder, name, kept);
      return next(then, kept);
    }
    const [object, assigned] = run.codes(then, [holder, value]);
    then.slots.store(holder, name, value);
    const target = member(object, copy(left.property, false));
    return next(
      then,
      code({ type: 'AssignmentExpression', operator: '=', left: target, right: assigned }),
    );
  });

/** `#PromiseState in x`: whether it is a promise. */
const branded = (run, node, state, ways, next) =>
  run.value(node.right, state, ways, (then, value) => {
    if (value.is === 'made') {
      run.drop(then, [value]);
      return next(then, literalOf(then.objects.get(value.id).kind === 'promise'));
    }
    const [right] = run.codes(then, [value]);
    return next(then, answer({ ...node, right, left: copy(node.left, false) }));
  });

/** The value of `this` or `new.target` of a function that was entered. */
const ofCall = (name) => (run, node, state, ways, next) =>
  next(state, state.variables.get(name) ?? code(copy(node, false), true));

const functionObject = (run, node, state, ways, next) => {
  const names = references(node).map((reference) => reference.node.name);
  if (names.includes(run.hint) && !state.variables.has(run.hint))
    unknown('a function that names itself', node);
  if (names.some((name) => state.variables.has(name) && run.changing.has(name)))
    unknown('a function that captures what changes', node);
  next(state, state.make({ kind: 'function', code: node, fields: new Map(state.variables) }));
};

/** @type {Record<string, (run: Evaluation, node: any, state: State, ways: any, next: Next) => void>} */
export const EXPRESSIONS = {
  Literal: (run, node, state, ways, next) => next(state, constant(node)),
  Identifier(run, node, state, ways, next) {
    const value = state.variables.get(node.name) ?? run.constant(node);
    const isChanging = value.is === 'variable' && run.changing.has(value.name);
    return next(state, isChanging ? { ...value, isChanging } : value);
  },
  ThisExpression: ofCall('this'),
  MetaProperty: ofCall('new.target'),
  MemberExpression(run, node, state, ways, next) {
    if (node.computed) return elementRead(run, node, state, ways, next);
    return run.value(node.object, state, ways, (then, value) => {
      const ours = run.oursOf(then, value);
      const { name } = node.property;
      if (ours?.kind === 'list' && name === 'length')
        return next(then, literalOf(ours.fields.size));
      if (ours) return next(then, then.read(value, name));
      if (isOfUsers(node)) then.slots.forget();
      const [holder] = run.codes(then, [value]);
      const read = answer(member(holder, copy(node.property, false)));
      return next(then, { ...read, facts: then.slots.of(value, name) });
    });
  },
  ObjectExpression: (run, { properties }, state, ways, next) =>
    run.all(
      properties.map(({ value }) => value),
      state,
      ways,
      (then, values) => {
        const fields = properties.map(({ key }, at) => [key.name, values[at]]);
        next(then, then.make({ kind: 'record', fields: new Map(fields) }));
      },
    ),
  ArrayExpression: (run, { elements }, state, ways, next) =>
    run.all(elements, state, ways, (then, values) =>
      next(then, then.make({ kind: 'list', fields: new Map(values.entries()) })),
    ),
  ArrowFunctionExpression: functionObject,
  FunctionExpression: functionObject,
  AssignmentExpression(run, node, state, ways, next) {
    const { left, right } = node;
    if (left.type === 'MemberExpression')
      return (left.computed ? elementSet : storedIn)(run, node, state, ways, next);
    run.hint = left.name;
    return run.value(right, state, ways, (then, value) => {
      run.assign(then, left.name, value);
      next(then, then.variables.get(left.name));
    });
  },
  BinaryExpression(run, node, state, ways, next) {
    if (node.operator === 'instanceof') return instance(run, node, state, ways, next);
    if (node.operator === 'in') return branded(run, node, state, ways, next);
    return run.all([node.left, node.right], state, ways, (then, values) =>
      compared(run, node, then, values, next),
    );
  },
  UnaryExpression: (run, node, state, ways, next) =>
    run.value(node.argument, state, ways, (then, value) => {
      const known = UNARY[node.operator]?.(value);
      if (known !== undefined) {
        run.drop(then, [value]);
        return next(then, literalOf(known));
      }
      const [argument] = run.codes(then, [value]);
      return next(then, answer({ ...node, argument }));
    }),
  LogicalExpression: (run, node, state, ways, next) =>
    run.value(node.left, state, ways, (then, value) => {
      const known = truthOf(value);
      const decides = node.operator === '&&';
      if (known !== undefined)
        return known === decides ? run.value(node.right, then, ways, next) : next(then, value);
      const { length } = then.out;
      const before = then.fork(then.out);
      return run.value(node.right, then, ways, (last, other) => {
        if (last.out !== then.out || last.out.length !== length || !agree(last, before, before))
          unknown('what is asked second does something', node);
        last.slots.meet([before.slots]);
        const [left, right] = run.codes(last, [value, other]);
        next(last, code({ ...node, left, right }));
      });
    }),
  ConditionalExpression: (run, { test, consequent, alternate }, state, ways, next) =>
    run.branch(test, state, ways, {
      yes: (then) => run.value(consequent, then, ways, next),
      no: (then) => run.value(alternate, then, ways, next),
    }),
  NewExpression: constructOf,
  CallExpression: callOf,
};
