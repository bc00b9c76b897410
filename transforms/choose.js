import { SpecError } from '../spec/1-read/error.js';
import { didYouMean } from '../spec/1-read/nearest.js';
import { ASSUMPTIONS, GRANTED, PASSES, PRESETS } from './index.js';

/**
 * From names to the passes that run. A preset's passes are the start; a choice takes others
 * (`passes`, `only`), adds some (`with`), cuts them off (`until`) and drops some (`without`), in this
 * order.
 *
 * @typedef {import('../generator/5-optimise/optimise.js').Pass} Pass
 *
 * @typedef {object} Choice
 * @property {string} [preset] `fast` without one
 * @property {string|string[]} [passes] exactly these, whatever the preset has
 * @property {string|string[]} [only] these and what they need
 * @property {string|string[]} [with] these and what they need as well
 * @property {string} [until] the passes up to this one
 * @property {string|string[]} [without] all but these and those that need them
 * @property {string|string[]} [assume] assumptions that the user grants, beside those of the preset
 *
 * @typedef {object} Chosen
 * @property {string} preset
 * @property {Pass[]} passes in the order in which they run
 * @property {string[]} assume
 * @property {string[]} dropped passes that do not run because they need one that is not to run
 * @property {string} toggles what differs from the preset, as the command line says it; '' for nothing
 */

const NAMES = PASSES.map(({ name }) => name);

const byName = new Map(PASSES.map((pass) => [pass.name, pass]));

/** @param {string} what `pass` @param {string[]} names @param {string[]} known */
const checkNames = (what, names, known) => {
  for (const name of names.filter((candidate) => !known.includes(candidate))) {
    throw new SpecError(`there is no ${what} ${name}${didYouMean(name, known)}`, {
      expected: known.join(', '),
    });
  }
};

/** @param {string[]} names @returns {string[]} in the order of the passes */
const inOrder = (names) => NAMES.filter((name) => names.includes(name));

/** Whatever `step` leads to from the names, the names included. */
const closure = (names, step) => {
  const all = new Set(names);
  for (const name of all) for (const next of step(name)) all.add(next);
  return NAMES.filter((name) => all.has(name));
};

/** @param {string[]} names @returns {string[]} with all that they need, in the order of the passes */
export const withNeeds = (names) => closure(names, (name) => byName.get(name).after ?? []);

/** @param {string[]} names @returns {string[]} with all that need them, in the order of the passes */
export const withDependents = (names) =>
  closure(names, (name) => NAMES.filter((other) => byName.get(other).after?.includes(name)));

/** @throws {SpecError} when a pass is switched on without what it needs */
const checkNeeds = (names) => {
  const lacking = names
    .map((name) => [name, (byName.get(name).after ?? []).filter((need) => !names.includes(need))])
    .filter(([, missing]) => missing.length > 0);
  if (lacking.length === 0) return;
  const missing = withNeeds(names).filter((name) => !names.includes(name));
  const off = withDependents(missing).filter((name) => names.includes(name));
  throw new SpecError(
    lacking.map(([name, needs]) => `${name} needs ${needs.join(', ')}`).join('; '),
    { expected: `${missing.join(', ')} as well, or neither ${off.join(' nor ')}` },
  );
};

/** @throws {SpecError} on a name that is not among those that run */
const checkAmong = (name, names) => {
  checkNames('pass', [name], NAMES);
  if (names.includes(name)) return;
  const expected = names.length > 0 ? names.join(', ') : 'no name, since none runs';
  throw new SpecError(`${name} is not among the passes that run`, { expected });
};

/**
 * The names that a choice begins with, in the order of the passes.
 * @param {string} preset
 * @param {string[]} [passes]
 * @param {string[]} [only]
 */
const start = (preset, passes, only) => {
  if (passes && only) {
    throw new SpecError('passes and only exclude each other', { expected: 'one of them' });
  }
  const names = passes ?? only ?? PRESETS[preset];
  checkNames('pass', names, NAMES);
  return only ? withNeeds(names) : inOrder(names);
};

const LISTS = ['passes', 'only', 'with', 'without', 'assume'];
const listed = (names) => (names === undefined ? undefined : [names].flat());

/** The fields of a choice beside its preset. */
export const TOGGLES = ['passes', 'only', 'with', 'until', 'without', 'assume'];

/** `--until then0 --without job-queue` */
const described = (choice) =>
  TOGGLES.filter((key) => choice[key] !== undefined)
    .map((key) => `--${key} ${[choice[key]].flat().join(',') || "''"}`)
    .join(' ');

/**
 * @param {Choice} [choice]
 * @returns {Chosen}
 * @throws {SpecError} on a name that is not known, and on a pass without what it needs
 */
export const choose = (choice = {}) => {
  const { preset = 'fast', until } = choice;
  const [passes, only, added = [], without = [], assume = []] = LISTS.map((key) =>
    listed(choice[key]),
  );
  checkNames('preset', [preset], Object.keys(PRESETS));
  checkNames('assumption', assume, Object.keys(ASSUMPTIONS));
  checkNames('pass', added, NAMES);
  let names = inOrder([...start(preset, passes, only), ...withNeeds(added)]);
  if (until !== undefined) {
    checkAmong(until, names);
    names = names.slice(0, names.indexOf(until) + 1);
  }
  for (const name of without) {
    checkAmong(name, names);
    if ((passes ?? only)?.includes(name))
      throw new SpecError(`${name} is asked for, and is to be left out`, {
        expected: 'one of both',
      });
  }
  const dropped = withDependents(without).filter(
    (name) => names.includes(name) && !without.includes(name),
  );
  names = names.filter((name) => !without.includes(name) && !dropped.includes(name));
  checkNeeds(names);
  return {
    preset,
    passes: names.map((name) => byName.get(name)),
    assume: [...new Set([...GRANTED[preset], ...assume])],
    dropped,
    toggles:
      described(choice) + (dropped.length > 0 ? ` and so without ${dropped.join(', ')}` : ''),
  };
};
