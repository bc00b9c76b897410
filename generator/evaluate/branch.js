import { conditionOf, isOver } from './code.js';
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
    const arms = [yes, no].map(arm);
    const [taken, other] = arms;
    const [first] = ends;
    const outs = new Set(ends.map(({ out }) => out));
    const meets =
      next &&
      first &&
      arms.every((out) => isOver(out, outs)) &&
      ends.every((end) => agree(end, first, then));
    run.emit(then, conditionOf(condition, taken, other, { braces, isApart: !meets }));
    if (!meets) return next && ends.forEach((end) => next(end));
    first.out = then.out;
    first.slots.meet(ends.map(({ slots }) => slots));
    return next(first);
  });
};
