import {
  argumentsOf,
  command,
  logFile,
  partOf,
  work,
  WORK_OPTIONS,
  WORK_USAGE,
} from '../support/work.js';
import { bisect } from './bisect.js';
import { chunksOf, laneOf } from './jobs.js';
import { GUARDS } from './guards.js';
import { planOf } from './plan.js';
import { guardTable, libraryTable, showFailure, unmetGuards } from './report.js';

/** `npm run fuzz`: random programs on all libraries; see run.js, programs.js and compare.js. */

const FULL = 100_000;

const USAGE = `
  --programs <n>   how many (default ${FULL}; 1e7 at night)
  --edition <e>    of spec/documents that the libraries are of (default es2015)
  --seed <n>       of the first 500 programs; the next 500 have the next seed (default: the day's)
  --path <path>    runs one program of a seed again, as a failure printed it
  --preset <list>  presets that are compared (default: all)
  --passes <list>  passes of one library that is compared in their place
  --no-native      does not run the engine's own Promise
  --bisect         names the pass that makes the difference
${WORK_USAGE}
`;

/** Other programs each day; those of a day are the same, so that a run that is killed goes on. */
const seedOfDay = () => Math.imul(Math.floor(Date.now() / 86_400_000), 0x9e3779b1) >>> 2;

const OPTIONS = /** @type {const} */ ({
  programs: { type: 'string', default: String(FULL) },
  edition: { type: 'string', default: 'es2015' },
  seed: { type: 'string' },
  path: { type: 'string' },
  preset: { type: 'string' },
  passes: { type: 'string' },
  native: { type: 'boolean', default: true },
  bisect: { type: 'boolean', default: false },
  ...WORK_OPTIONS,
  help: { type: 'boolean', default: false },
});

const read = () => {
  const { values } = argumentsOf({ allowNegative: true, options: OPTIONS }, ['programs', 'seed']);
  return {
    ...values,
    programs: Number(values.programs),
    seed: Number(values.seed ?? seedOfDay()),
    presets: values.preset?.split(','),
    passes: values.passes?.split(',').filter(Boolean),
  };
};

const zeros = () => GUARDS.map(() => [0, 0]);

const sum = (into, from) => {
  for (const [key, value] of Object.entries(from)) into[key] = (into[key] ?? 0) + value;
};

const totalOf = (results) => {
  const totals = { runs: 0, compared: {}, excluded: {}, guards: zeros() };
  for (const { runs, compared, excluded, guards } of results) {
    totals.runs += runs;
    sum(totals.compared, compared);
    sum(totals.excluded, excluded);
    guards.forEach((counts, at) => counts.forEach((n, way) => (totals.guards[at][way] += n)));
  }
  return totals;
};

/** What makes other results of the same chunk. */
const dependsOn = ({ edition, seed, path, presets, passes, native }) =>
  JSON.stringify({ edition, seed, path, presets, passes, native });

const main = async () => {
  const options = read();
  if (options.help) return console.log(USAGE);
  partOf([], options.shard); // what is wrong is said before libraries are made
  const started = performance.now();
  const { libraries, prepare } = planOf(options);
  const done = await work({
    items: chunksOf(options),
    options,
    file: options.log ?? logFile('fuzz', dependsOn(options)),
    lane: laneOf({ libraries, edition: options.edition, prepare }),
    word: ({ failure }) => (failure ? 'a difference' : 'the same'),
    ends: ({ failure }) => failure !== undefined,
  });
  const totals = totalOf(done.map(({ result }) => result));
  const seconds = (performance.now() - started) / 1000;
  console.log(libraryTable(totals));
  console.log(guardTable(totals.guards));
  console.log(`${totals.runs} programs from seed ${options.seed} in ${seconds.toFixed(0)} s`);
  const failed = done.filter(({ result }) => result.failure);
  for (const { item, result } of failed) {
    const { program, difference } = result.failure;
    console.log(showFailure(result.failure));
    const known = [...libraries, ...prepare(item.chunk, item.index).libraries];
    const library = known.find(({ name }) => name === difference.actual);
    if (options.bisect && library) console.log(bisect(program, library, options.edition));
  }
  const unmet =
    totals.runs >= FULL && !options.passes && options.edition === 'es2015'
      ? unmetGuards(totals.guards)
      : [];
  for (const line of unmet) console.log(line);
  if (failed.length + unmet.length > 0) process.exitCode = 1;
};

await command(main);
