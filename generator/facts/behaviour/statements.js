import { findNode, isFunction, nodes } from '../../ir/walk.js';
import { trail, unknown } from './state.js';
import { plain } from './values.js';

/** What statements do: see execution.js. */

/** Variables that a loop sets, and does not declare. */
const setIn = ({ test, body, update }) => {
  const all = nodes([test, body, update]);
  const declared = new Set(all.map(({ type, id }) => type === 'VariableDeclarator' && id.name));
  const targets = all.map(({ type, left, argument }) =>
    type === 'AssignmentExpression' ? left : type === 'UpdateExpression' ? argument : undefined,
  );
  return new Set(
    targets.map((target) => target?.name).filter((name) => name && !declared.has(name)),
  );
};

const isJump = ({ type }) => type === 'BreakStatement' || type === 'ContinueStatement';
const isNoFunction = (node) => !isFunction(node);

/** One round of a loop, in which variables have names of their own until they are set. */
const round = (run, { test, body, update }, state, ways, { next, again }) => {
  const steps = update ? [body, { type: 'ExpressionStatement', expression: update }] : [body];
  const go = (entered) => run.list(steps, 0, entered, ways, again);
  if (!test) return go(state);
  return run.value(test, state, ways, (then, value) => run.branch(then, value, go, next));
};

/** The variables that a round reads before it sets them, in the order of reading. */
const carriedBy = (run, loop, state, ways, set) => {
  const first = state.copy();
  for (const name of set) if (first.variables.has(name)) first.variables.set(name, `?${name}`);
  const before = run.carried;
  run.carried = [];
  const end = () => run.trees.step('end');
  round(run, loop, first, { returns: end, throws: end }, { next: end, again: end });
  const { carried } = run;
  run.carried = before;
  return carried;
};

/** Objects that a loop may use are no longer the function's own. */
const shareObjects = (state, loop) => {
  const names = new Set(nodes(loop).map(({ name }) => name));
  const values = [...state.variables].filter(
    ([name, value]) => names.has(name) && value.includes('@'),
  );
  const described = values.map(([, value]) => ({ value, text: state.copy().shown(value) }));
  return described.sort((a, b) => (a.text < b.text ? -1 : 1)).map(({ value }) => value);
};

/** So many rounds are run one after the other, where a loop counts to a number that is known. */
const MOST = 4;

/** How far a loop has counted, and to where: `index < list.length`. @returns {[number, number]|undefined} */
const countedIn = (run, { test }, state) => {
  if (test?.operator !== '<' || [test.left, test.right].some(({ type }) => !COUNTS.has(type)))
    return undefined;
  let numbers;
  run.all([test.left, test.right], state.copy(), {}, (_, values) => {
    if (values.every((value) => /^\d+$/.test(value))) numbers = values.map(Number);
    return run.trees.step('counted');
  });
  return numbers;
};

const COUNTS = new Set(['Identifier', 'Literal', 'MemberExpression']);

/** The rounds of a loop whose number is known. */
const rounds = (run, node, state, ways, next) => {
  const [from, to] = countedIn(run, node, state) ?? [];
  if (from === undefined) return unknown();
  if (from >= to) return next(state);
  const again = (then) => rounds(run, node, then, ways, next);
  return round(run, node, state, ways, { next, again });
};

const loop = (run, node, state, ways, next) => {
  const [from, to] = countedIn(run, node, state) ?? [];
  if (to - from <= MOST) return rounds(run, node, state, ways, next);
  if (findNode(node.body, isJump, isNoFunction)) return unknown();
  const set = setIn(node);
  const values = shareObjects(state, node);
  const stores = state.flush();
  const shared = state.shown(`objects ${values.join()}`);
  const event = state.happens({ runsUserCode: true });
  const carried = carriedBy(run, node, state, ways, set);
  const start = carried.map((name) => state.variables.get(name));
  if (start.some((value) => value === undefined || value.startsWith('?'))) return unknown();
  const shown = state.shown(`loop ${start.join()}`);
  for (const name of set) state.variables.delete(name);
  carried.forEach((name, at) => state.variables.set(name, `l${event}.${at}`));
  const again = (last) => {
    const ends = last.flush();
    const list = carried.map((name) => last.variables.get(name));
    return run.after(ends, run.trees.step(last.shown(`again ${event} ${list.join()}`)));
  };
  const tree = round(run, node, state, ways, { next, again });
  return run.after([...stores, shared, shown], tree);
};

/** @type {Record<string, (run: import('./execution.js').Execution, node: any, state: import('./state.js').State, ways: import('./execution.js').Ways, next: (state: any) => number) => number>} */
export const STATEMENTS = {
  EmptyStatement: (run, node, state, ways, next) => next(state),
  BlockStatement: (run, { body }, state, ways, next) => run.list(body, 0, state, ways, next),
  ExpressionStatement: (run, { expression }, state, ways, next) =>
    run.value(expression, state, ways, (then) => next(then)),
  VariableDeclaration(run, { declarations, kind }, state, ways, next) {
    const [{ id, init }, ...others] = declarations;
    if (others.length > 0 || id.type !== 'Identifier') return unknown();
    if (!init) {
      if (kind !== 'var' || !state.variables.has(id.name))
        state.variables.set(id.name, 'undefined');
      return next(state);
    }
    return run.value(init, state, ways, (then, value) => {
      then.variables.set(id.name, value);
      return next(then);
    });
  },
  IfStatement(run, node, state, ways, next) {
    const arm = (statement) => (then) =>
      statement ? run.statement(statement, then, ways, next) : next(then);
    return run.value(node.test, state, ways, (then, value) => {
      run.note(`${then.events} if ${plain(value)}`, node);
      return run.branch(then, value, arm(node.consequent), arm(node.alternate));
    });
  },
  ReturnStatement(run, node, state, ways) {
    const end = (then, value) => {
      run.note(`${trail(then)} return ${value}`, node);
      return ways.returns(then, value);
    };
    return node.argument ? run.value(node.argument, state, ways, end) : end(state, 'undefined');
  },
  ThrowStatement: (run, node, state, ways) =>
    run.value(node.argument, state, ways, (then, value) => {
      run.note(`${trail(then)} throw`, node);
      if (node.argument.type === 'NewExpression')
        run.note(`${trail(then)} thrown error`, node.argument);
      return ways.throws(then, value);
    }),
  TryStatement(run, { block, handler, finalizer }, state, ways, next) {
    if (finalizer || !handler?.param) return unknown();
    const throws = (then, value) => {
      then.variables.set(handler.param.name, value);
      return run.statement(handler.body, then, ways, next);
    };
    return run.statement(block, state, { ...ways, throws }, next);
  },
  WhileStatement: (run, node, state, ways, next) => loop(run, node, state, ways, next),
  ForStatement: (run, node, state, ways, next) =>
    node.init
      ? run.statement(node.init, state, ways, (then) => loop(run, node, then, ways, next))
      : loop(run, node, state, ways, next),
};
