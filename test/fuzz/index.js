import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { bisect } from './bisect.js';
import { chunksOf, runJobs } from './jobs.js';
import { planOf } from './plan.js';
import { guardTable, libraryTable, showFailure, unmetGuards } from './report.js';

/** `npm run fuzz`: random programs on all libraries; see run.js, programs.js and compare.js. */

const FULL = 100_000;

const USAGE = `
  --programs <n>   how many (default ${FULL}; 1e7 at night)
  --edition <e>    of spec/documents that the libraries are of (default es2015)
  --seed <n>       of the first 500 programs; the next 500 have the next seed
  --path <path>    runs one program of a seed again, as a failure printed it
  --preset <list>  presets that are compared (default: all)
  --passes <list>  passes of one library that is compared in their place
  --jobs <n>       threads (default 2)
  --no-native      does not run the engine's own Promise
  --bisect         names the pass that makes the difference
`;

const read = () => {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      programs: { type: 'string', default: String(FULL) },
      edition: { type: 'string', default: 'es2015' },
      seed: { type: 'string' },
      path: { type: 'string' },
      preset: { type: 'string' },
      passes: { type: 'string' },
      jobs: { type: 'string', default: String(Math.min(2, availableParallelism())) },
      native: { type: 'boolean', default: true },
      bisect: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    ...values,
    programs: Number(values.programs),
    jobs: Number(values.jobs),
    seed: Number(values.seed ?? Math.floor(Math.random() * 2 ** 30)),
    presets: values.preset?.split(','),
    passes: values.passes?.split(',').filter(Boolean),
  };
};

const sum = (into, from) => {
  for (const [key, value] of Object.entries(from)) into[key] = (into[key] ?? 0) + value;
};

const libraryOf = (name, known) => known.find((library) => library.name === name);

const main = async () => {
  const options = read();
  if (options.help) return console.log(USAGE);
  const started = performance.now();
  const { libraries, prepare } = planOf(options);
  const known = [...libraries];
  const totals = { runs: 0, compared: {}, excluded: {}, failures: [] };
  const guards = await runJobs({
    jobs: options.jobs,
    chunks: chunksOf(options),
    libraries,
    edition: options.edition,
    prepare: (chunk, index) => {
      const prepared = prepare(chunk, index);
      known.push(...prepared.libraries);
      return prepared;
    },
    onFound: (result) => {
      totals.runs += result.runs;
      sum(totals.compared, result.compared);
      sum(totals.excluded, result.excluded);
      if (result.failure) totals.failures.push(result.failure);
      if (process.stderr.isTTY) process.stderr.write(`\r${totals.runs} programs `);
      return totals.failures.length === 0;
    },
  });
  const seconds = (performance.now() - started) / 1000;
  console.log(libraryTable(totals));
  console.log(guardTable(guards));
  console.log(`${totals.runs} programs from seed ${options.seed} in ${seconds.toFixed(0)} s`);
  for (const failure of totals.failures) {
    console.log(showFailure(failure));
    const library = libraryOf(failure.difference.actual, known);
    if (options.bisect && library) console.log(bisect(failure.program, library, options.edition));
  }
  const unmet =
    options.programs >= FULL && !options.passes && options.edition === 'es2015'
      ? unmetGuards(guards)
      : [];
  for (const line of unmet) console.log(line);
  if (totals.failures.length + unmet.length > 0) process.exitCode = 1;
};

await main();
