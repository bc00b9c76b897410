import { ELEMENTS } from '../effects.js';
import { isSlotList } from '../../ir/query.js';
import { enter } from './calls.js';
import { read } from './reads.js';
import { isForgotten } from './settled.js';
import { LIST, RECORD, trail, unknown } from './state.js';
import {
  abrupt,
  equal,
  isAbrupt,
  isBooleanIn,
  isConstant,
  isGiven,
  isMade,
  negated,
} from './values.js';

/** What expressions do, and give: see execution.js. */

const ABRUPT = 'ThrowCompletion';
const ERROR = /^\$\w*Error$/;

/** What is a place in memory, as facts/effects.js has them, and which part of an object. */
const placeOf = ({ computed, property }) => {
  if (computed) return { place: ELEMENTS };
  return { place: property.name === 'length' ? ELEMENTS : property.name, key: property.name };
};

/** @param {any} node @param {(state: any, object: string, at: {place: string, key: string}) => number} next */
const member = (run, node, state, ways, next) =>
  run.value(node.object, state, ways, (then, object) => {
    const { place, key } = placeOf(node);
    if (key) return next(then, object, { place, key });
    return run.value(node.property, then, ways, (last, index) =>
      next(last, object, { place, key: `[${index}]` }),
    );
  });

/**
 * A place that has a value already keeps it: of a flag the value is asked for.
 * @param {(state: import('./state.js').State) => number} next
 */
const store = (run, state, { object, place, key, value }, next) => {
  const set = (then) => {
    if (isForgotten(run, then, object, place, value)) then.forgotten.add(place);
    else then.store({ object, place, key, value });
    return next(then);
  };
  if (!isConstant(value) || state.isHidden(object) || state.forgotten.has(place)) return set(state);
  const current = read(run, state, object, { place, key });
  const question = same(run, state, current, value);
  const isSame = question === 'true' || run.known(state, question);
  if (isSame) return next(state);
  return isSame === undefined && isBooleanIn(run.booleans, current)
    ? run.branch(state, question, next, set)
    : set(state);
};

/** A slot of what need not be a promise. */
const mayFail = (run, state, object, { key }) =>
  key.startsWith(run.facts.prefix) && !run.isPromise(state, object);

const same = (run, state, a, b) =>
  equal(a, b, {
    booleans: run.booleans,
    questions: run.trees.questions,
    hidden: (value) => state.isHidden(value),
    isRecord: (value) => run.facts.isRecord(run.key, value),
  });

const isInstance = (run, value, name) => {
  if (name === ABRUPT && isAbrupt(value)) return 'true';
  if (name === ABRUPT && (isConstant(value) || isMade(value) || isGiven(value))) return 'false';
  const text = `(${value} is a ${name})`;
  run.booleans.add(text);
  return text;
};

/** @type {Record<string, (run: any, state: any, left: string, right: string) => string>} */
const OPERATORS = {
  '===': same,
  '!==': (run, state, left, right) => negated(same(run, state, left, right)),
  instanceof: (run, state, left, right) => isInstance(run, left, right),
};

const COMPARES = /^(?:[<>]=?|in)$/;

/** A function may know with how many arguments at least it is called. */
const isAlwaysGiven = (run, left, operator, right) =>
  operator === '<' && left === '$arguments.length' && Number(right) <= run.given;

const binary = (run, state, operator, left, right) => {
  const rule = OPERATORS[operator];
  if (rule) return rule(run, state, left, right);
  if (isAlwaysGiven(run, left, operator, right)) return 'false';
  const areNumbers = [left, right].every((value) => /^\d+$/.test(value));
  if (areNumbers && operator === '<') return String(Number(left) < Number(right));
  if (areNumbers && operator === '+') return String(Number(left) + Number(right));
  const text = `(${left} ${operator} ${right})`;
  if (COMPARES.test(operator)) run.booleans.add(text);
  return text;
};

/** The elements of a List. */
const fieldsOf = (values) => new Map(values.map((value, at) => [`[${at}]`, value]));

/** @type {Record<string, (run: import('./execution.js').Execution, node: any, state: import('./state.js').State, ways: import('./execution.js').Ways, next: (state: any, value: string) => number) => number>} */
export const EXPRESSIONS = {
  Literal: (run, { value, regex }, state, ways, next) =>
    regex || /@/.test(value) ? unknown() : next(state, JSON.stringify(value)),
  Identifier(run, { name }, state, ways, next) {
    const value = state.variables.get(name);
    if (value === undefined)
      return run.locals.has(name) || (name === 'arguments' && run.entered > 0)
        ? unknown()
        : next(state, name);
    if (value === `?${name}` && !run.carried.includes(name)) run.carried.push(name);
    return next(state, value);
  },
  ThisExpression: (run, node, state, ways, next) => next(state, 'this'),
  MetaProperty: (run, node, state, ways, next) => next(state, 'new.target'),
  MemberExpression(run, node, state, ways, next) {
    if (node.object.name === 'arguments' && node.property.name === 'length')
      return next(state, state.variables.get('arguments.length'));
    return member(run, node, state, ways, (then, object, at) => {
      if (mayFail(run, then, object, at))
        return run.happens(
          then,
          { text: `${object}.${at.key}`, effects: { throws: true }, node },
          ways,
          (has, value) => next(has.withSlots(object), value),
        );
      const value = read(run, then, object, at);
      run.note(value, node);
      return next(then, value);
    });
  },
  AssignmentExpression(run, node, state, ways, next) {
    const { left, right, operator } = node;
    if (operator !== '=') return unknown();
    if (left.type === 'Identifier')
      return run.value(right, state, ways, (then, value) => {
        if (!run.locals.has(left.name)) return unknown();
        then.variables.set(left.name, value);
        return next(then, value);
      });
    return member(run, left, state, ways, (then, object, at) =>
      run.value(right, then, ways, (last, value) => {
        run.note(`${last.events} ${object}.${at.key} =`, node);
        if (mayFail(run, last, object, at)) return unknown();
        return store(run, last, { object, ...at, value }, (end) => next(end, value));
      }),
    );
  },
  UpdateExpression(run, { argument, operator }, state, ways, next) {
    const value = state.variables.get(argument.name);
    if (value === undefined || !run.locals.has(argument.name)) return unknown();
    if (value.startsWith('?') && !run.carried.includes(argument.name))
      run.carried.push(argument.name);
    state.variables.set(argument.name, binary(run, state, operator[0], value, '1'));
    return next(state, value);
  },
  UnaryExpression: (run, { operator, argument }, state, ways, next) =>
    run.value(argument, state, ways, (then, value) => {
      if (operator === '!')
        return run.branch(
          then,
          value,
          (yes) => next(yes, 'false'),
          (no) => next(no, 'true'),
        );
      if (operator !== 'typeof') return operator === '-' ? next(then, `-${value}`) : unknown();
      return next(then, `(typeof ${value})`);
    }),
  BinaryExpression: (run, { operator, left, right }, state, ways, next) =>
    run.all([left, right], state, ways, (then, [a, b]) =>
      next(then, binary(run, then, operator, a, b)),
    ),
  LogicalExpression: (run, { operator, left, right }, state, ways, next) =>
    run.value(left, state, ways, (then, value) => {
      const stays = (last) =>
        next(last, isBooleanIn(run.booleans, value) ? String(operator === '||') : value);
      const goes = (last) => run.value(right, last, ways, next);
      if (operator === '&&') return run.branch(then, value, goes, stays);
      return operator === '||' ? run.branch(then, value, stays, goes) : unknown();
    }),
  ConditionalExpression: (run, { test, consequent, alternate }, state, ways, next) =>
    run.value(test, state, ways, (then, value) =>
      run.branch(
        then,
        value,
        (yes) => run.value(consequent, yes, ways, next),
        (no) => run.value(alternate, no, ways, next),
      ),
    ),
  ArrayExpression: (run, node, state, ways, next) =>
    run.all(node.elements, state, ways, (then, values) =>
      next(then, then.make(LIST, fieldsOf(isSlotList(node) ? values.toSorted() : values))),
    ),
  ObjectExpression: (run, { properties }, state, ways, next) => {
    if (properties.some(({ computed, kind, key }) => computed || kind !== 'init' || !key.name))
      return unknown();
    const list = properties.map(({ value }) => value);
    return run.all(list, state, ways, (then, values) =>
      next(
        then,
        then.make(RECORD, new Map(properties.map(({ key }, at) => [key.name, values[at]]))),
      ),
    );
  },
  FunctionExpression: (run, node, state, ways, next) =>
    next(state, state.make(`${node.type} ${node.params.length} ${run.inner(node, state)}`)),
  ArrowFunctionExpression: (run, node, state, ways, next) =>
    next(state, state.make(`${node.type} ${node.params.length} ${run.inner(node, state)}`)),
  NewExpression(run, node, state, ways, next) {
    const { name } = node.callee;
    if (ERROR.test(name)) {
      run.note(`${trail(state)} ${name}`, node);
      run.note(`${state.events} ${name}`, node); // where the two ask otherwise
      return next(state, state.make(name));
    }
    if (name !== ABRUPT) return unknown();
    return run.value(node.arguments[0], state, ways, (then, value) => next(then, abrupt(value)));
  },
  CallExpression: (run, node, state, ways, next) =>
    node.callee.type === 'Identifier'
      ? run.all(node.arguments, state, ways, (then, values) =>
          enter(run, node, values, then, ways, next),
        )
      : member(run, node.callee, state, ways, (then, object, { key }) =>
          run.all(node.arguments, then, ways, (last, values) =>
            run.happens(
              last,
              { text: `${object}.${key}(${values.join()})`, effects: ANYTHING, node },
              ways,
              next,
            ),
          ),
        ),
};

const ANYTHING = { runsUserCode: true, throws: true };
