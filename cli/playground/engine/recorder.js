import { describer } from './values.js';

/**
 * What an instrumented library tells, step by step. A first run keeps which steps ran and little
 * else; what stood in the variables at one of them is found by running the program again up to
 * there, since programs here always do the same. So a trace of many steps stays small.
 *
 * @typedef {object} Event something that is shown when it is asked for: its number and the index of its step
 *
 * @typedef {object} Job
 * @property {number} id from 1
 * @property {string} [name] of the function that it ran first
 * @property {number} enqueued index of the step that enqueued it, -1 for none
 * @property {number} [started] index of its first step
 *
 * @typedef {object} PromiseRecord
 * @property {number} id from 1, in the order in which the steps met them
 * @property {number} created index of a step
 * @property {number} [settled] index of the step that set its state
 *
 * @typedef {object} Trace
 * @property {Int32Array} steps numbers of points
 * @property {Int32Array} lines of the program, 1-based, by step; 0 for none
 * @property {Int32Array} jobs ids, by step; 0 where the program itself runs
 * @property {Job[]} allJobs
 * @property {PromiseRecord[]} promises
 * @property {{text: string, at: number, kind: string}[]} output
 * @property {string[]} entered names of the functions that ran
 *
 * @typedef {object} Snapshot the moment before a step
 * @property {{name: string, step: string|undefined, variables: string[][]}[]} stack innermost first
 * @property {{id: number, slots: string[][]}[]} promises
 * @property {number[]} queue ids of jobs that wait
 * @property {number} line
 */

export const LIMIT = 400_000;

export class TooManySteps extends Error {}

const STATE = 'PromiseState';

export class Recorder {
  /**
   * @param {object} options
   * @param {import('./instrument.js').Instrumented} options.library
   * @param {number} [options.stopAt] index of the step to take a snapshot at
   * @param {number} [options.limit] most steps of a run
   */
  constructor({ library, stopAt = -1, limit = LIMIT }) {
    this.library = library;
    this.stopAt = stopAt;
    this.limit = limit;
    this.steps = [];
    this.lines = [];
    this.jobOf = [];
    this.jobs = [];
    this.waiting = [];
    this.promises = new Map();
    this.output = [];
    this.frames = [];
    this.entered = new Set();
    this.line = 0;
    this.job = 0;
    this.paused = false;
    /** set by the library: a promise's internal slots, or undefined @type {(value: any) => any} */
    this.slotsOf = () => undefined;
    this.proxies = new WeakSet();
    /** of the standard's own values @type {Map<any, string>} */
    this.names = new Map();
    /** @type {(value: any) => string} */
    this.describe = describer({ nameOf: (value) => this.nameOf(value), proxies: this.proxies });
  }

  // --- what the library calls ---

  enter(number) {
    const name = this.library.functions[number];
    this.frames.push({ name, point: -1, values: [] });
    if (!this.paused) this.entered.add(name);
    const job = this.jobs[this.job - 1];
    if (job && job.name === undefined) job.name = name;
  }

  exit() {
    this.frames.pop();
  }

  step(point, ...values) {
    if (this.paused) return;
    const index = this.steps.length;
    if (index >= this.limit) throw new TooManySteps(`more than ${this.limit} steps`);
    const frame = this.frames.at(-1);
    if (frame) Object.assign(frame, { point, values });
    this.steps.push(point);
    this.lines.push(this.line);
    this.jobOf.push(this.job);
    const job = this.jobs[this.job - 1];
    if (job) job.started ??= index;
    if (index === this.stopAt) this.snapshot = this.quietly(() => this.see());
  }

  stored(promise, slot) {
    const index = this.steps.length - 1;
    const known = this.promises.get(promise);
    if (!known) {
      this.promises.set(promise, { id: this.promises.size + 1, created: index });
    } else if (slot === STATE && known.settled === undefined) {
      if (this.stateOf(promise) !== known.state) known.settled = index;
    }
    if (slot === STATE) this.promises.get(promise).state ??= this.stateOf(promise);
  }

  named(value, name) {
    this.names.set(value, name);
  }

  stateOf(promise) {
    return this.slotsOf(promise)?.[STATE];
  }

  // --- what the loop calls ---

  /** @returns {number} the job's id */
  enqueued() {
    const id = this.jobs.push({ id: this.jobs.length + 1, enqueued: this.steps.length - 1 });
    this.waiting.push(id);
    return id;
  }

  startJob(id) {
    this.waiting.splice(this.waiting.indexOf(id), 1);
    this.job = id;
    this.line = 0;
    this.frames = [];
  }

  endJob() {
    this.job = 0;
    this.line = 0;
    this.frames = [];
  }

  print(kind, values) {
    const text = this.quietly(() =>
      values.map((value) => (typeof value === 'string' ? value : this.describe(value))).join(' '),
    );
    this.output.push({ text, at: this.steps.length, kind });
  }

  // --- what is shown ---

  /** Describing may ask the library, which must not tell of it. */
  quietly(run) {
    this.paused = true;
    try {
      return run();
    } finally {
      this.paused = false;
    }
  }

  nameOf(value) {
    const known = this.promises.get(value);
    return known ? `promise ${known.id}` : this.names.get(value);
  }

  /** @returns {Snapshot} */
  see() {
    const { points } = this.library;
    const stack = this.frames.map(({ name, point, values }) => {
      const { step, names } = points[point] ?? { step: undefined, names: [] };
      const variables = names.map((variable, at) => [variable, this.describe(values[at])]);
      return { name, step, variables };
    });
    const promises = [...this.promises].map(([promise, { id }]) => ({
      id,
      slots: Object.entries(this.slotsOf(promise) ?? {}).map(([slot, value]) => [
        slot,
        this.describe(value),
      ]),
    }));
    return {
      stack: stack.reverse(),
      promises,
      queue: [...this.waiting],
      line: this.line,
    };
  }

  /** @returns {Trace} */
  trace() {
    return {
      steps: Int32Array.from(this.steps),
      lines: Int32Array.from(this.lines),
      jobs: Int32Array.from(this.jobOf),
      allJobs: this.jobs,
      promises: [...this.promises.values()].map(({ id, created, settled }) => ({
        id,
        created,
        settled,
      })),
      output: this.output,
      entered: [...this.entered],
    };
  }
}
