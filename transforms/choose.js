import { SpecError } from '../spec/1-read/error.js';
import { didYouMean } from '../spec/1-read/nearest.js';

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
 *
 * @typedef {object} Table what there is to choose from, as index.js has it; passes may be names and what
 *   they need alone
 * @property {any[]} PASSES
 * @property {Record<string, string[]>} PRESETS
 * @property {Record<string, string>} ASSUMPTIONS
 * @property {Record<string, string[]>} GRANTED
 */

/** @param {string} what `pass` @param {string[]} names @param {string[]} known */
const checkNames = (what, names, known) => {
  for (const name of names.filter((candidate) => !known.includes(candidate))) {
    throw new SpecError(`there is no ${what} ${name}${didYouMean(name, known)}`, {
      expected: known.join(', '),
    });
  }
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

export class Chooser {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.names = table.PASSES.map(({ name }) => name);
    this.byName = new Map(table.PASSES.map((pass) => [pass.name, pass]));
  }

  /** @param {string[]} names @returns {string[]} in the order of the passes */
  inOrder(names) {
    return this.names.filter((name) => names.includes(name));
  }

  /** Whatever `step` leads to from the names, the names included. */
  closure(names, step) {
    const all = new Set(names);
    for (const name of all) for (const next of step(name)) all.add(next);
    return this.names.filter((name) => all.has(name));
  }

  needsOf(name) {
    return this.byName.get(name).after ?? [];
  }

  /** @param {string[]} names @returns {string[]} with all that they need, in the order of the passes */
  withNeeds(names) {
    return this.closure(names, (name) => this.needsOf(name));
  }

  /** @param {string[]} names @returns {string[]} with all that need them, in the order of the passes */
  withDependents(names) {
    return this.closure(names, (name) =>
      this.names.filter((other) => this.needsOf(other).includes(name)),
    );
  }

  /** @throws {SpecError} when a pass is switched on without what it needs */
  checkNeeds(names) {
    const lacking = names
      .map((name) => [name, this.needsOf(name).filter((need) => !names.includes(need))])
      .filter(([, missing]) => missing.length > 0);
    if (lacking.length === 0) return;
    const missing = this.withNeeds(names).filter((name) => !names.includes(name));
    const off = this.withDependents(missing).filter((name) => names.includes(name));
    throw new SpecError(
      lacking.map(([name, needs]) => `${name} needs ${needs.join(', ')}`).join('; '),
      { expected: `${missing.join(', ')} as well, or not ${off.join(', ')}` },
    );
  }

  /** @throws {SpecError} on a name that is not among those that run */
  checkAmong(name, names) {
    checkNames('pass', [name], this.names);
    if (names.includes(name)) return;
    const expected = names.length > 0 ? names.join(', ') : 'no name, since none runs';
    throw new SpecError(`${name} is not among the passes that run`, { expected });
  }

  /**
   * The names that a choice begins with, in the order of the passes.
   * @param {string} preset
   * @param {string[]} [passes]
   * @param {string[]} [only]
   */
  start(preset, passes, only) {
    if (passes && only) {
      throw new SpecError('passes and only exclude each other', { expected: 'one of them' });
    }
    const names = passes ?? only ?? this.table.PRESETS[preset];
    checkNames('pass', names, this.names);
    return only ? this.withNeeds(names) : this.inOrder(names);
  }

  /** Those that stay, and those that go since they need one that is to go. */
  without(names, left, wanted) {
    for (const name of left) {
      this.checkAmong(name, names);
      if (wanted?.includes(name))
        throw new SpecError(`${name} is asked for, and is to be left out`, {
          expected: 'one of both',
        });
    }
    const dropped = this.withDependents(left).filter(
      (name) => names.includes(name) && !left.includes(name),
    );
    const kept = names.filter((name) => !left.includes(name) && !dropped.includes(name));
    return { kept, dropped };
  }

  /**
   * @param {Choice} [choice]
   * @returns {Chosen}
   * @throws {SpecError} on a name that is not known, and on a pass without what it needs
   */
  choose(choice = {}) {
    const { preset = 'fast', until } = choice;
    const { PRESETS, ASSUMPTIONS, GRANTED } = this.table;
    const [passes, only, added = [], left = [], assume = []] = LISTS.map((key) =>
      listed(choice[key]),
    );
    checkNames('preset', [preset], Object.keys(PRESETS));
    checkNames('assumption', assume, Object.keys(ASSUMPTIONS));
    checkNames('pass', added, this.names);
    let names = this.inOrder([...this.start(preset, passes, only), ...this.withNeeds(added)]);
    if (until !== undefined) {
      this.checkAmong(until, names);
      names = names.slice(0, names.indexOf(until) + 1);
    }
    const { kept, dropped } = this.without(names, left, passes ?? only);
    this.checkNeeds(kept);
    return {
      preset,
      passes: kept.map((name) => this.byName.get(name)),
      assume: [...new Set([...GRANTED[preset], ...assume])],
      dropped,
      toggles:
        described(choice) + (dropped.length > 0 ? ` and so without ${dropped.join(', ')}` : ''),
    };
  }
}
