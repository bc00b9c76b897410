import { unknown } from './unknown.js';
import { UNDEFINED } from './values.js';

/**
 * What statements do: see index.js.
 *
 * @typedef {(run: import('./evaluation.js').Evaluation, node: any, state: import('./state.js').State, ways: any, next: (state: any) => void) => void} Rule
 */

/** @type {Record<string, Rule>} */
export const STATEMENTS = {
  EmptyStatement: (run, node, state, ways, next) => next(state),
  BlockStatement: (run, { body }, state, ways, next) => run.list(body, 0, state, ways, next),
  ExpressionStatement: (run, { expression }, state, ways, next) =>
    run.value(expression, state, ways, (then, value) => {
      run.drop(then, [value]);
      next(then);
    }),
  VariableDeclaration(run, node, state, ways, next) {
    const [{ id, init }] = node.declarations;
    if (!init) {
      state.variables.set(id.name, { is: 'unset', node });
      return next(state);
    }
    run.hint = id.name;
    return run.value(init, state, ways, (then, value) => {
      run.assign(then, id.name, value);
      next(then);
    });
  },
  IfStatement: (run, { test, consequent, alternate }, state, ways, next) =>
    run.branch(test, state, ways, {
      yes: (then, end) => run.statement(consequent, then, ways, end),
      no: (then, end) => (alternate ? run.statement(alternate, then, ways, end) : end(then)),
      next,
      braces: consequent.type === 'BlockStatement',
    }),
  ReturnStatement(run, { argument }, state, ways) {
    run.hint = state.frame.hint;
    return argument
      ? run.value(argument, state, ways, (then, value) => ways.returns(then, value))
      : ways.returns(state, UNDEFINED);
  },
  ThrowStatement: (run, { argument }, state, ways) =>
    run.value(argument, state, ways, (then, value) => ways.throws(then, value)),
  TryStatement(run, { block, handler, finalizer }, state, ways, next) {
    if (finalizer || !handler?.param) return unknown('a try statement of another form', block);
    const throws = (then, value) => {
      then.variables.set(handler.param.name, value);
      run.list(handler.body.body, 0, then, ways, next);
    };
    return run.list(block.body, 0, state, { ...ways, throws, catches: true }, next);
  },
  ForStatement(run, node, state, ways, next) {
    const { object } = node.test.right;
    const list = object && state.ours(state.variables.get(object.name));
    return list?.kind === 'list' && list.fields.size === 0 ? next(state) : unknown('a loop', node);
  },
};
