import { createRequire } from 'node:module';
import { Command, InvalidArgumentError } from 'commander';
import { usualEdition } from '../cli/editions.js';

// What a mode gains: `npm run bench:modes`. Every mode runs the same chain of promises of
// %Promise% itself, of a subclass, and of a subclass that declares itself pure. Modes take turns,
// and a figure is the median of the ratios of turns that follow each other.

const require = createRequire(import.meta.url);

const MODES = ['fast', 'faithful', 'loose'];

const count = (text) => {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new InvalidArgumentError('It is a whole number, 1 or more.');
};

const { rounds, length, target } = new Command('modes')
  .description('Measures what a mode gains, for subclasses too')
  .option('--rounds <n>', 'how often each mode takes its turn', count, 31)
  .option('--length <n>', 'links of a chain', count, 5000)
  .option('--target <name>', 'es2022 or es5', 'es2022')
  .parse()
  .opts();

/** Constructors to measure; each counts its runs. */
const KINDS = {
  Promise: (Parent) => ({ C: Parent, runs: () => undefined }),
  'a subclass': (Parent) => counted(Parent, false),
  'a declared subclass': (Parent) => counted(Parent, true),
};

const counted = (Parent, declared) => {
  let runs = 0;
  const C = class extends Parent {
    constructor(executor) {
      runs += 1;
      super(executor);
    }
  };
  if (declared) C.noSideEffects = true;
  return { C, runs: () => runs };
};

/** Milliseconds of a chain: each link is a `then` whose handler gives a promise. */
const chain = (C) =>
  new Promise((done) => {
    const start = performance.now();
    let promise = C.resolve(0);
    for (let i = 0; i < length; i += 1) promise = promise.then((value) => C.resolve(value + 1));
    promise.then(() => done(performance.now() - start));
  });

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

const subjects = MODES.map((mode) => {
  const { create } = require(`../output/${usualEdition(mode)}/${mode}.${target}.cjs`);
  return { mode, kinds: Object.values(KINDS).map((make) => make(create())) };
});

const measure = async (kind) => {
  const times = subjects.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < subjects.length; turn += 1) {
      const at = (round + turn) % subjects.length; // another one begins each round
      times[at].push(await chain(subjects[at].kinds[kind].C));
    }
  }
  return subjects.map(({ mode, kinds }, at) => ({
    mode,
    subject: Object.keys(KINDS)[kind],
    'time to fast': median(times[at].map((time, round) => time / times[0][round])).toFixed(2),
    'microseconds a link': ((median(times[at]) * 1000) / length).toFixed(2),
    'constructor runs a link':
      kinds[kind].runs() && (kinds[kind].runs() / length / rounds).toFixed(2),
  }));
};

const rows = [];
for (const kind of Object.keys(KINDS).keys()) rows.push(...(await measure(kind)));
console.table(rows);
