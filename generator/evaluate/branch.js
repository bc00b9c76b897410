import { apart, conditionOf } from './code.js';
import { agree } from './join.js';
import { truthOf } from './values.js';

/**
 * A condition, and what follows it on both ways: once where these meet, else on each.
 *
 * @typedef {object} Arms
 * @property {Function} yes
 * @property {Function} no
 * @property {(state: import('./state.js').State) => void} [next]
 * @property {boolean} [braces]
 */

/** @type {(run: import('./evaluation.js').Evaluation, test: any, state: import('./state.js').State, ways: any, arms: Arms) => void} */
export const branch = (run, test, state, ways, { yes, no, next, braces = true }) => {
  const { source } = run;
  return run.value(test, state, ways, (then, value) => {
    const known = truthOf(value);
    if (known !== undefined) {
      run.drop(then, [value]);
      return (known ? yes : no)(then, next);
    }
    const [condition] = run.codes(then, [value]);
    const ends = [];
    const arm = (follow) => {
      const out = [];
      follow(then.fork(out), (end) => ends.push(end));
      run.source = source;
      return out;
    };
    const [taken, other] = [yes, no].map(arm);
    const [first] = ends;
    if (!next || !first || !ends.every((end) => agree(end, first, then))) {
      if (next) ends.forEach((end) => next(end));
      run.source = source;
      const [statement, ...others] = apart(condition, taken, other, braces);
      run.emit(then, statement);
      return then.out.push(...others);
    }
    run.emit(then, conditionOf(condition, taken, other, braces));
    first.out = then.out;
    return next(first);
  });
};
