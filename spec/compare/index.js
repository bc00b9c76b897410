import { diffArrays } from 'diff';
import { clauseName } from '../1-read/document.js';
import { tableSlots } from '../2-parse/declare.js';
import { grammar } from '../2-parse/parse.js';

/**
 * Compares two programs algorithm by algorithm and step by step, after parsing: the wording may
 * differ, the meaning may not.
 *
 * @typedef {object} Difference
 * @property {string} difference
 * @property {Side} [left] absent where only the other document has it
 * @property {Side} [right]
 *
 * @typedef {object} Side
 * @property {import('../1-read/document.js').Place} place
 * @property {string} clause its number and title
 * @property {string} [path] of a step
 * @property {string} [sentence] of a step or a declaration
 */

/**
 * @param {{clause: import('../1-read/document.js').Clause, place: import('../1-read/document.js').Place, path?: string, sentence: string}} one
 * @returns {Side}
 */
const side = ({ clause, place, path, sentence }) => ({
  place,
  path,
  sentence,
  clause: clauseName(clause),
});

const clauseSide = (clause) => ({ place: clause.place, clause: clauseName(clause) });

const key = (value) => JSON.stringify(value);

/** Where two meanings part first: `value.call.operation: Get, GetV`. */
const firstDifference = (a, b, path = []) => {
  const plain = (value) => value === null || typeof value !== 'object';
  if (plain(a) || plain(b)) return `${path.join('.') || 'meaning'}: ${show(a)} and ${show(b)}`;
  if (a.kind !== b.kind)
    return `${[...path, 'kind'].join('.')}: ${show(a.kind)} and ${show(b.kind)}`;
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
    if (key(a[name]) !== key(b[name])) return firstDifference(a[name], b[name], [...path, name]);
  }
  return 'nothing';
};

const show = (value) => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Pairs two lists in order; what is left over on both sides at one place is paired as changed. */
const align = (left, right, keyOf) => {
  const pairs = [];
  let [i, j] = [0, 0];
  const gap = [[], []];
  const flush = () => {
    const [removed, added] = gap;
    while (removed.length > 0 || added.length > 0) pairs.push([removed.shift(), added.shift()]);
  };
  for (const { removed, added, count } of diffArrays(left.map(keyOf), right.map(keyOf))) {
    if (!removed && !added) flush();
    for (let n = 0; n < count; n++) {
      if (removed) gap[0].push(left[i++]);
      else if (added) gap[1].push(right[j++]);
      else pairs.push([left[i++], right[j++]]);
    }
  }
  flush();
  return pairs;
};

const meaningOf = (step) => grammar.meaning(step.node);

const keyOfStep = (step) => key(meaningOf(step));

/** @param {{left: object, right: object}} clauses stand in for a step that only one side has */
const compareSteps = function* (left, right, clauses) {
  const pairs = align(left, right, keyOfStep);
  const added = pairs.filter(([a]) => !a).map(([, b]) => b);
  for (const [a, b] of pairs.filter(([step]) => step)) {
    const at = b ? -1 : added.findIndex((step) => keyOfStep(step) === keyOfStep(a));
    const other = b ?? added.splice(at, at < 0 ? 0 : 1)[0];
    if (!other) {
      yield { ...clauses, difference: 'a step that only the first has', left: side(a) };
      continue;
    }
    const sides = { left: side(a), right: side(other) };
    if (!b) yield { difference: 'a step that stands elsewhere', ...sides };
    if (keyOfStep(a) !== keyOfStep(other)) {
      yield { difference: firstDifference(meaningOf(a), meaningOf(other)), ...sides };
    }
    yield* compareSteps(a.steps, other.steps, clauses);
  }
  for (const b of added) {
    yield { ...clauses, difference: 'a step that only the second has', right: side(b) };
  }
};

const parametersOf = (clause, steps) => {
  const used = new Set(key(steps.map(flatten)).match(/"parameter":"\w+"/g));
  return (clause.parameters ?? []).map(({ name, optional, rest }) => {
    const shown = rest ? `...${name}` : name;
    return optional || used.has(`"parameter":"${name}"`) ? `[${shown}]` : shown;
  });
};

const flatten = (steps) => steps.map((step) => [meaningOf(step), flatten(step.steps)]);

/** What a clause's prose and tables declare, as sortable entries. */
const declarationsOf = (program, clause) =>
  program.declarationsOf(clause).map((entry) => {
    const table = entry.node.table && tableSlots(clause, entry.node.table.id);
    return { ...entry, clause, meaning: { ...grammar.meaning(entry.node), table } };
  });

/** Declarations that are not alike are held against those of the same kind. */
const compareDeclarations = function* (left, right, clauses) {
  const unmatched = new Map(right.map((entry) => [key(entry.meaning), entry]));
  const changed = left.filter(({ meaning }) => !unmatched.delete(key(meaning)));
  const added = [...unmatched.values()];
  for (const entry of changed) {
    const at = added.findIndex(({ meaning }) => meaning.kind === entry.meaning.kind);
    const [other] = added.splice(at, at < 0 ? 0 : 1);
    const sides = { left: side(entry), right: other ? side(other) : clauses.right };
    const difference = other
      ? firstDifference(entry.meaning, other.meaning)
      : 'a declaration that only the first has';
    yield { difference, ...sides };
  }
  for (const entry of added) {
    yield { ...clauses, difference: 'a declaration that only the second has', right: side(entry) };
  }
};

const compareClauses = function* ([left, leftProgram], [right, rightProgram]) {
  const leftSteps = leftProgram.steps.get(left) ?? [];
  const rightSteps = rightProgram.steps.get(right) ?? [];
  const sides = { left: clauseSide(left), right: clauseSide(right) };
  for (const name of ['id', 'number', 'name', 'operation']) {
    if (left[name] === right[name]) continue;
    yield { difference: `clause ${name}: ${left[name]} and ${right[name]}`, ...sides };
  }
  const [first, second] = [parametersOf(left, leftSteps), parametersOf(right, rightSteps)];
  if (key(first) !== key(second)) {
    yield { difference: `parameters: ${first.join(', ')} and ${second.join(', ')}`, ...sides };
  }
  const declared = [declarationsOf(leftProgram, left), declarationsOf(rightProgram, right)];
  yield* compareDeclarations(...declared, sides);
  if (leftSteps.length !== rightSteps.length) {
    yield { difference: `algorithms: ${leftSteps.length} and ${rightSteps.length}`, ...sides };
    return;
  }
  for (const [i, steps] of leftSteps.entries()) yield* compareSteps(steps, rightSteps[i], sides);
};

/**
 * The clause that sets the defaults of built-in objects belongs to every program.
 * @param {import('../3-normalise/program.js').Program} program
 */
const relevant = ({ clauses, defaults }) => [...clauses, ...(defaults ? [defaults] : [])];

/** The clause of another document that a clause corresponds to, by its id or else by its heading. */
const counterparts = (left, right) => {
  const others = relevant(right);
  const ids = new Map(others.map((clause) => [clause.id, clause]));
  const known = new Set(relevant(left).map(({ id }) => id));
  const titles = new Map(
    others.filter(({ id }) => !known.has(id)).map((clause) => [clause.title, clause]),
  );
  return (clause) => ids.get(clause.id) ?? titles.get(clause.title);
};

/**
 * @param {import('../3-normalise/program.js').Program} left
 * @param {import('../3-normalise/program.js').Program} right
 * @returns {Generator<Difference>}
 */
export const compare = function* (left, right) {
  const counterpart = counterparts(left, right);
  const others = new Set(relevant(right));
  for (const clause of relevant(left)) {
    const other = counterpart(clause);
    others.delete(other);
    if (!other) yield { difference: 'a clause that only the first has', left: clauseSide(clause) };
    else yield* compareClauses([clause, left], [other, right]);
  }
  for (const clause of others) {
    yield { difference: 'a clause that only the second has', right: clauseSide(clause) };
  }
};
