import { generate } from '../../../transforms/generate.js';
import { Counter, countingCode } from './allocations.js';
import { clausesOf } from './clauses.js';
import { instrument } from './instrument.js';
import { Loop } from './loop.js';
import { withLines } from './program.js';
import { Recorder, TooManySteps } from './recorder.js';
import { runner, timed } from './timing.js';

/**
 * A library of one document, and programs that run on it. The same code serves the page and the
 * tests: only how a module's text is loaded is the surroundings' own.
 *
 * @typedef {(text: string) => Promise<any>} Load gives a module's default export
 *
 * @typedef {object} Library
 * @property {import('./instrument.js').Instrumented} instrumented
 * @property {(exports: object, $record: Recorder) => void} define
 * @property {import('../../../generator/ledger/ledger.js').Ledger} ledger
 * @property {import('./clauses.js').ShownClause[]} clauses
 * @property {import('../../../generator/5-optimise/optimise.js').PassReport[]} report of the passes that ran
 * @property {string} code as it is emitted, without the recorder
 * @property {import('../../../generator/ir/estree.js').Node} tree of it
 */

/** The map of an emitted file lies beside that file alone. */
const moduleOf = (code) =>
  `export default (exports, $record) => {${code.replace(/\/\/# sourceMappingURL=.*/, '')}\n};`;

/**
 * @param {string|import('../../../spec/1-read/document.js').Document} document
 * @param {object} options of generate: `preset`, `only`, `without`
 * @param {Load} load
 * @returns {Promise<Library>}
 * @throws {import('../../../spec/1-read/error.js').SpecError} on a document that cannot be read or translated
 */
export const openLibrary = async (document, options, load) => {
  /** @type {any} */
  let [instrumented, clauses, tree] = [];
  const onStage = (stage, result) => {
    if (stage === 'parse') clauses = clausesOf(result);
    if (stage === 'optimise') [tree, instrumented] = [result, instrument(result)];
  };
  const { code, ledger, report } = generate(document, { ...options, target: 'es2022', onStage });
  const define = await load(moduleOf(instrumented.code));
  return { instrumented, define, ledger, code, tree, clauses, report };
};

const GLOBALS = [
  'Promise',
  'console',
  'setTimeout',
  'clearTimeout',
  'setImmediate',
  'queueMicrotask',
  'Proxy',
  'Date',
  'Math',
];

/**
 * @param {string} source
 * @param {Load} load
 * @returns {Promise<Function>} of `$line` and what the program finds as globals
 * @throws {import('./program.js').UnreadableProgram}
 */
export const openProgram = async (source, load) =>
  load(`export default ($line, ${GLOBALS.join(', ')}) => {'use strict'; ${withLines(source)}\n};`);

/** A program meets the same numbers and the same time in each run. */
const quietMath = () => {
  let seed = 1;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return Object.create(Math, { random: { value: random } });
};

const quietDate = (loop) =>
  class extends Date {
    constructor(...values) {
      super(.../** @type {[any]} */ (values.length > 0 ? values : [loop.now]));
    }
    static now() {
      return loop.now;
    }
  };

const watchedProxy = (recorder) =>
  new Proxy(Proxy, {
    construct(target, values) {
      const proxy = new target(.../** @type {[any, any]} */ (values));
      recorder.proxies.add(proxy);
      return proxy;
    },
  });

/** A library takes the options that it reads. */
const optionsFor = (code, options) =>
  Object.fromEntries(Object.entries(options).filter(([name]) => code.includes(`options.${name}`)));

/** What nobody has handled when the jobs of a turn are done is said, as a host would. */
const rejectionsOf = (loop, recorder) => {
  const unhandled = new Map();
  loop.onTurn = () => {
    for (const reason of unhandled.values())
      recorder.print('uncaught', ['Unhandled rejection:', reason]);
    unhandled.clear();
  };
  return {
    onReject: (promise, reason) => unhandled.set(promise, reason),
    onHandle: (promise) => unhandled.delete(promise),
  };
};

/**
 * @param {Library} library
 * @param {Function} program that openProgram gave
 * @param {{stopAt?: number, limit?: number}} [options]
 * @returns {{trace: import('./recorder.js').Trace, snapshot?: import('./recorder.js').Snapshot, stopped?: string}}
 *   `stopped` says why a run did not come to its end
 */
export const run = ({ instrumented, define, code }, program, options = {}) => {
  const recorder = new Recorder({ library: instrumented, ...options });
  let stopped;
  const report = (error) => {
    if (error instanceof TooManySteps) throw error;
    recorder.print('uncaught', ['Uncaught', error]);
  };
  const loop = new Loop({ report });
  const scheduler = (job) => {
    const id = recorder.enqueued();
    loop.enqueue(() => {
      recorder.startJob(id);
      try {
        job();
      } finally {
        recorder.endJob();
      }
    });
  };
  const exported = /** @type {any} */ ({});
  recorder.paused = true; // the library's own Promise, made while it loads, is of no interest
  define(exported, recorder);
  const settings = {
    scheduler,
    interleaving: 'exact',
    context: 'none',
    rejections: rejectionsOf(loop, recorder),
  };
  const Promise = exported.create(optionsFor(code, settings));
  recorder.paused = false;
  const log =
    (kind) =>
    (...values) =>
      recorder.print(kind, values);
  const console = { log: log('log'), error: log('error'), warn: log('error'), info: log('log') };
  const timer = (callback, ...rest) => loop.setTimeout(lineless(recorder, callback), ...rest);
  const globals = {
    Promise,
    console,
    setTimeout: timer,
    clearTimeout: (id) => loop.clearTimeout(id),
    setImmediate: (callback, ...values) => timer(callback, 0, ...values),
    queueMicrotask: (callback) => loop.enqueue(lineless(recorder, callback)),
    Proxy: watchedProxy(recorder),
    Date: quietDate(loop),
    Math: quietMath(),
  };
  const line = (number) => (recorder.line = number);
  try {
    loop.run(() => program(line, ...GLOBALS.map((name) => globals[name])));
  } catch (error) {
    if (!(error instanceof TooManySteps)) throw error;
    stopped = error.message;
  }
  return { trace: recorder.trace(), snapshot: recorder.snapshot, stopped };
};

/** A timer's callback begins at no line of the program. */
const lineless =
  (recorder, callback) =>
  (...values) => {
    recorder.endJob();
    return callback(...values);
  };

const rest = { clearTimeout() {}, Proxy, Date, Math };

/** What a program finds as globals where nobody records it. */
const plainGlobals = (globals) => {
  const { setTimeout: later } = globals;
  const setImmediate = (job, ...values) => later(job, 0, ...values);
  const all = { ...rest, ...globals, setImmediate, queueMicrotask: later };
  return GLOBALS.map((name) => all[name]);
};

/**
 * What a run costs on each library, without a recorder.
 *
 * @param {Library[]} libraries
 * @param {Function} program that openProgram gave
 * @param {Load} load
 * @returns {Promise<{milliseconds: number, objects: number}[]>} objects, arrays and functions
 *   that the library's own code creates are counted
 */
export const time = async (libraries, program, load) => {
  const [factories, counts] = [[], []];
  for (const { code, tree } of libraries) {
    const [exported, counted] = /** @type {any[]} */ ([{}, {}]);
    const counter = new Counter();
    (await load(moduleOf(code)))(exported);
    (await load(moduleOf(countingCode(tree))))(counted, counter);
    factories.push(exported.create);
    counts.push(counter.during(runner(counted.create, program, plainGlobals)));
  }
  const times = timed(factories, program, plainGlobals);
  return times.map((milliseconds, at) => ({ milliseconds, objects: counts[at] }));
};
