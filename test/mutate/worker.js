import { types } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { remembered } from '../../spec/remembered.js';
import { readDocument, SpecError } from '../../generator/index.js';
import { generate } from '../../transforms/generate.js';
import { compare } from '../fuzz/compare.js';
import { programsFor } from '../fuzz/modern.js';
import { run } from '../fuzz/run.js';
import { inContext, librarySubject } from '../fuzz/subjects.js';
import { countsOf, fewerIn } from '../support/edits/costs.js';
import { generated } from '../support/generated.js';
import { compareHosts } from './hosts.js';
import { randomOf } from './random.js';

/**
 * Compares the libraries of one document: `unreadable`, `refused` (a preset has none), `differs`, `shows
 * Records` (they differ where the document hands out what nobody ever sees), or `same`, and whether it does what the document as it was does. A thread judges documents one by one.
 */

const make = workerData?.kept ? generated : generate;

const subject = (document, preset, target, lacks) => {
  const { code } = make(document, { preset, target, withMap: false });
  const assume = preset === 'loose' ? ['pure-constructors'] : [];
  const library = { name: `${preset}.${target}`, target, assume, code };
  return librarySubject(library, undefined, lacks);
};

// lists of traces inherit nothing
const { join } = Array.prototype;

const attempted = (program, library, textOf) => {
  try {
    return textOf(run(program, library));
  } catch (error) {
    return error.message;
  }
};

const traceOf = (program, library) =>
  attempted(program, library, ({ events }) => join.call(events, '\n'));

const allOf = (program, library) =>
  attempted(program, library, ({ events, shapes, told: output }) =>
    [events, shapes, output].map((list) => join.call(list, '\n')).join('\n'),
  );

/** @returns {any} what a document gives, or undefined where it cannot be read */
const attempt = (make) => {
  try {
    return make();
  } catch (error) {
    if (error instanceof SpecError) return undefined;
    throw error;
  }
};

const originals = new Map();
const originalOf = (source, target, lacks) => {
  const key = `${target} ${source.length}`;
  if (!originals.has(key))
    originals.set(key, subject(readDocument(source), 'faithful', target, lacks));
  return originals.get(key);
};

/** @returns {{library?: any, failure?: string, error?: Error}} what a preset gives, or why it gives nothing */
const failureOf = (make) => {
  try {
    return { library: make() };
  } catch (error) {
    return { error, failure: error.message.split('\n').slice(0, 2).join(' ') };
  }
};

const samples = new Map();
const sampleOf = (edition, seed, count) => {
  const key = `${edition} ${seed} ${count}`;
  if (!samples.has(key))
    samples.set(key, fc.sample(programsFor(edition), { seed, numRuns: count }));
  return samples.get(key);
};

/** What methods that a document adds are called in the place of. */
const LIKE = {
  statics: ['all', 'allSettled', 'any', 'race', 'reject', 'resolve', 'try', 'withResolvers'],
  methods: ['catch', 'finally', 'then'],
};
const METHOD = /<h1>(Promise\.(?:prototype\.)?)([a-z]\w*) \(/g;

const methodsIn = (source) =>
  [...source.matchAll(METHOD)].map(([, holder, name]) => ({
    name,
    kind: holder === 'Promise.' ? 'statics' : 'methods',
  }));

/** @returns {Map<string, string[]>} by the name of a method that the document had, those that are new */
const addedMethods = (source, original) => {
  const known = new Set(methodsIn(original).map(({ name }) => name));
  const fresh = methodsIn(source).filter(({ name }) => !known.has(name));
  return new Map(
    Object.entries(LIKE).flatMap(([kind, names]) => {
      const takers = fresh.filter((method) => method.kind === kind).map(({ name }) => name);
      return takers.length > 0 ? names.map((name) => [name, takers]) : [];
    }),
  );
};

/** In every other program some calls, which numbers of its own choose, are of methods that are new. */
const calling = (sample, source, original) => {
  const takers = addedMethods(source, original);
  const random = randomOf(sample.length);
  const other = (key, node) => {
    const names = node?.do === 'call' && takers.get(node.key);
    return names && random.below(2) === 0 ? { ...node, key: random.pick(names) } : node;
  };
  return sample.map((program, at) =>
    takers.size > 0 && at % 2 === 0 ? JSON.parse(JSON.stringify(program), other) : program,
  );
};

const ENDLESS = /does not come to an end/;

/** What differs, or that a library does not come to an end where `faithful` does. */
const differenceOf = (program, faithful, others) => {
  try {
    return compare(program, faithful, others);
  } catch (error) {
    if (ENDLESS.test(error.message)) return error.message;
    throw error;
  }
};

const FRAMES = [0, 1000, 4000];
const atDepth = (frames, act) => (frames === 0 ? act() : atDepth(frames - 1, act));

/** @returns {boolean} whether a library does something else where less of the stack is left */
const isOtherDeeper = (program, library) => {
  const texts = FRAMES.map((frames) => atDepth(frames, () => allOf(program, library)));
  return new Set(texts).size > 1;
};

/** No program hears of the question. */
const isOverflow = (reason) =>
  types.isNativeError(reason) && Object.getPrototypeOf(reason) === RangeError.prototype;

/** @returns {boolean} whether a promise is rejected since no stack is left */
const overflows = (program, { make, ...library }) => {
  let count = 0;
  const listening = ({ rejections, ...options }) => {
    const onReject = (promise, reason) => {
      if (isOverflow(reason)) count++;
      rejections.onReject(promise, reason);
    };
    return make({ ...options, rejections: { ...rejections, onReject } });
  };
  allOf(program, { ...library, make: listening });
  return count > 0;
};

/** How deep a recursion without an end comes, and how many jobs it leaves, is the stack's. */
const isOfStack = (source, program, library, text = '') =>
  isOtherDeeper(program, library) ||
  (!source.includes('RangeError') && (text.includes('RangeError') || overflows(program, library)));

/** Fields of Records have names that no property of the standard has. */
const RECORD = /^Object#\d+ (?:\w+ )*[A-Z]/;

/** @returns {boolean} whether a document hands out a Record, which is another one in each library */
const showsRecords = (program, library) => {
  let shown = false;
  attempted(program, library, ({ shapes }) => {
    shown = [].some.call(shapes, (text) => RECORD.test(text));
  });
  return shown;
};

/** Programs of each kind about what hosts see, where nobody asks for another number. */
const HOSTS = 6;

const judgeTarget = async (options, target, presets) => {
  const { edition = 'es2015', original, source, fastSource = source, seed, count } = options;
  const { hosts = HOSTS, lacks } = options;
  const document = attempt(() => readDocument(source));
  if (!document) return { kind: 'unreadable' };
  const {
    library: faithful,
    failure,
    error,
  } = failureOf(() => subject(document, 'faithful', target, lacks));
  if (error instanceof SpecError) return { kind: 'unreadable' };
  if (failure) return { kind: 'refused', difference: `faithful.${target}: ${failure}` };
  const others = [];
  for (const preset of presets) {
    const { library, failure } = failureOf(() =>
      subject(fastSource === source ? document : readDocument(fastSource), preset, target, lacks),
    );
    if (failure) return { kind: 'refused', difference: `${preset}.${target}: ${failure}` };
    others.push(library);
  }
  const all = [...others, inContext(faithful), ...others.map(inContext)];
  const before = originalOf(original, target, lacks);
  const sample = calling(sampleOf(edition, seed, count), source, original);
  let changed = false;
  let endless = false;
  for (const program of sample) {
    const ends = traceOf(program, faithful);
    changed ||= ends !== traceOf(program, before);
    endless ||= ENDLESS.test(ends);
    if (ENDLESS.test(ends)) continue;
    const difference = differenceOf(program, faithful, all);
    const text = `${ends} ${JSON.stringify(difference)}`;
    const isDeep = difference && isOfStack(source, program, faithful, text);
    endless ||= isDeep;
    if (difference && !isDeep && showsRecords(program, faithful)) return { kind: 'shows Records' };
    if (difference && !isDeep) return { kind: 'differs', difference };
  }
  // in the host's own turns, what comes to no end would stop the thread
  const difference = endless ? undefined : await compareHosts(faithful, others, seed, hosts);
  const isDeep = difference && sample.some((program) => isOfStack(source, program, faithful));
  return difference && !isDeep ? { kind: 'differs', difference } : { kind: 'same', changed };
};

/** The first target that has something to say. */
export const judge = async ({ targets = ['es2022'], presets = ['fast'], ...options }) => {
  let changed = false;
  for (const target of targets) {
    const verdict = await judgeTarget(options, target, presets);
    if (verdict.kind !== 'same') return { target, ...verdict };
    changed ||= verdict.changed;
  }
  return { kind: 'same', changed };
};

/** @returns {Map<string, number>} to how many functions of a document each pass of a preset applies */
const appliedTo = (source, edition, preset, target) =>
  countsOf(generate(readDocument(source), { edition, preset, target, withMap: false }).report);

const appliedBefore = remembered((key) => appliedTo(...JSON.parse(key)), new Map());

/** @returns {string[]} the passes that apply to fewer functions where an edit is alone */
const lostAlone = (before, source, { edition, preset, target }) => {
  const key = JSON.stringify([source, edition, preset, target]);
  const { library: applied } = failureOf(() => appliedBefore(key));
  return applied ? fewerIn(before, applied) : [...before.keys()];
};

/**
 * What an edit costs: the passes that apply to fewer functions, which is for nothing where programs see no
 * change. Of several that keep the meaning, `parts`, what one of them costs alone is not counted; programs
 * may see what is new.
 * @returns {Promise<{kind: string, lost?: string[]}>} `unreadable`, `refused`, `changed`, or `same`; `misread`
 *   where programs see a change of what means the same
 */
export const price = async ({
  targets: [target],
  presets: [preset],
  keeps,
  parts = [],
  ...options
}) => {
  const { edition, original, source } = options;
  const { library: applied, failure } = failureOf(() => appliedTo(source, edition, preset, target));
  const verdict = () => judge({ ...options, targets: [target], presets: failure ? [preset] : [] });
  if (!applied) return verdict();
  const before = appliedBefore(JSON.stringify([original, edition, preset, target]));
  const all = fewerIn(before, applied);
  const choice = { edition, preset, target };
  const alone = new Set(
    all.length > 0 ? parts.flatMap((part) => lostAlone(before, part, choice)) : [],
  );
  const lost = all.filter((name) => !alone.has(name));
  if (lost.length === 0 && !keeps) return { kind: 'same', lost };
  const { kind, changed } = await verdict();
  if (changed && parts.length === 0) return { kind: keeps ? 'misread' : 'changed', lost };
  return { kind, lost };
};

parentPort?.on('message', async (options) =>
  parentPort.postMessage(await (options.prices ? price : judge)(options)),
);
