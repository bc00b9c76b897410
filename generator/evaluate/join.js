import { references } from '../ir/walk.js';
import { same } from '../ir/pattern.js';
import { isSame } from './values.js';

/**
 * @typedef {import('./state.js').State} State
 * @typedef {import('./values.js').Value} Value
 */

/** The variables that are there. @param {State} state */
const scopeOf = ({ frames }) =>
  new Set(
    frames.flatMap(({ variables }) =>
      [...variables.values()].flatMap((/** @type {any} */ { is, name }) =>
        is === 'variable' ? [name] : [],
      ),
    ),
  );

/** Whether two functions have the same steps: those of one maker do, whatever they capture. */
const sameSteps = (first, second) =>
  first.maker === second.maker &&
  Boolean(first.isRunning) === Boolean(second.isRunning) &&
  (first.maker || first.code === second.code || same(first.code, second.code));

/**
 * Whether what comes next finds the same on two ways, and where it stands: a variable that was declared
 * on a way is not there behind it.
 * @param {State} a
 * @param {State} b
 * @param {State} before what both come from
 */
export const agree = (a, b, before) => {
  const seen = new Set();
  const scope = scopeOf(before);
  const isThere = ({ is, name }) => is !== 'variable' || scope.has(name);
  const sameValues = (value, other) => {
    if (!value || !other || !isSame(value, other) || !isThere(value)) return false;
    return value.is !== 'made' || sameObjects(value.id);
  };
  const sameObjects = (id) => {
    if (seen.has(id)) return true;
    seen.add(id);
    const [first, second] = [a.objects.get(id), b.objects.get(id)];
    return (
      first === second ||
      (first.kind === second.kind &&
        first.place === second.place && // a variable of a way is not there behind it
        sameSteps(first, second) &&
        sameWholes(first.whole, second.whole) &&
        first.fields.size === second.fields.size &&
        [...first.fields].every(([key, value]) => sameValues(value, second.fields.get(key))))
    );
  };
  const sameWholes = (whole, other) =>
    whole === other ||
    (whole?.name === other?.name &&
      whole.values.length === other.values.length &&
      whole.values.every((value, at) => sameValues(value, other.values[at])));
  return a.frames.every(({ variables, operands, rest }, at) => {
    const used = new Set(references(rest).map(({ node }) => node.name));
    const other = b.frames[at];
    return (
      operands.every((value, i) => sameValues(value, other.operands[i])) &&
      [...variables].every(
        ([name, value]) => !used.has(name) || sameValues(value, other.variables.get(name)),
      )
    );
  });
};
