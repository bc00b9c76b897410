import { forms } from './forms.js';

/**
 * Writes steps at random, over variables whose kinds are known.
 *
 * @typedef {'promise'|'capability'|'functions'|'reaction'|'value'} Kind
 * @typedef {Record<Kind, string[]>} Variables those of each kind that have a value
 */

/** @returns {Variables} */
export const noVariables = () => ({
  promise: [],
  capability: [],
  functions: [],
  reaction: [],
  value: [],
});

const inside = (steps) => steps.map((step) => `  ${step}`);

export class Writer {
  /**
   * @param {import('./dialect.js').Dialect} dialect
   * @param {import('../places.js').Random} random
   */
  constructor(dialect, random) {
    this.dialect = dialect;
    this.random = random;
    this.count = 0;
  }

  /** A name that no variable has. */
  fresh(word) {
    return `${word}${this.random.below(90) + 10}${this.count++}`;
  }

  /** A variable of a kind, as text. @param {Variables} vars @param {Kind} kind */
  variable(vars, kind) {
    return `_${this.random.pick(vars[kind])}_`;
  }

  state() {
    return this.dialect.state(this.random.pick(['pending', 'fulfilled', 'rejected']));
  }

  /** What users may get, as text. @param {Variables} vars */
  value(vars) {
    const { random } = this;
    const word = `*"${random.pick(['one', 'two', 'three'])}"*`;
    const values = vars.value.map((name) => `_${name}_`);
    const promises = vars.promise.map((name) => `_${name}_`);
    const functions = this.functions(vars);
    return random.pick(
      [['*undefined*', word, '%Promise%'], values, values, promises, functions]
        .concat(promises.length > 0 ? [[`${random.pick(promises)}.[[PromiseResult]]`]] : [])
        .filter((list) => list.length > 0)
        .map((list) => random.pick(list)),
    );
  }

  /** Resolving functions, as text. @param {Variables} vars */
  functions(vars) {
    return [...vars.capability, ...vars.functions].flatMap((name) =>
      ['Resolve', 'Reject'].map((field) => `_${name}_.[[${field}]]`),
    );
  }

  /** A step that gives a new variable its value. @param {Variables} vars @param {Kind} kind */
  let(vars, kind, word, expression) {
    const name = this.fresh(word);
    vars[kind].push(name);
    return [`Let _${name}_ be ${expression}.`];
  }

  /** A call whose error ends the steps, or concerns nobody. */
  perform(call) {
    return this.random.below(4) > 0
      ? [`Perform ? ${call}.`]
      : [`Let _${this.fresh('ignored')}_ be Completion(${call}).`];
  }

  enqueue(job) {
    return [`Perform HostEnqueuePromiseJob(_${job}_.[[Job]], _${job}_.[[Realm]]).`];
  }

  when(condition, steps) {
    return [`If ${condition}, then`, ...inside(steps)];
  }

  /** Steps of a block of its own, which leaves no variable behind. */
  inner(vars, depth) {
    const copies = Object.entries(vars).map(([kind, names]) => [kind, [...names]]);
    return inside(this.block(Object.fromEntries(copies), depth - 1, 1 + this.random.below(3)));
  }

  /** @param {Variables} vars @param {number} depth of blocks inside @param {number} length @returns {string[]} */
  block(vars, depth, length) {
    const steps = [];
    for (let tries = 0, left = length; left > 0 && tries < 30; tries++) {
      const next = this.random.pick(forms)(this, vars, depth);
      if (!next) continue;
      steps.push(...next);
      left--;
    }
    return steps.length > 0 ? steps : ['Let _idle_ be 0.'];
  }
}
