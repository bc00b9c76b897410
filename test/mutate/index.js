import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../support/libraries.js';
import { mutantsOf } from './mutants.js';
import { judge } from './run.js';

/** `npm run mutate`: documents with one step changed, faithful against fast; see mutants.js. */

const USAGE = `
  --programs <n>   random programs for each document (default 300)
  --seed <n>       of the programs (default 1)
  --target <name>  es2022 (default) or es5
  --only <text>    documents whose name has this text
  --shard <i/n>    the i-th of n parts
  --jobs <n>       threads
`;

const { values } = parseArgs({
  options: {
    programs: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    target: { type: 'string', default: 'es2022' },
    only: { type: 'string', default: '' },
    shard: { type: 'string', default: '1/1' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    help: { type: 'boolean', default: false },
  },
});

const showDifference = ({ at, expectedList, actualList }) =>
  [`    faithful: ${expectedList[at]}`, `    fast:     ${actualList[at]}`].join('\n');

const main = async () => {
  const original = readFileSync(join(ROOT, 'spec', 'documents', 'es2015.html'), 'utf8');
  const [part, parts] = values.shard.split('/').map(Number);
  const left = mutantsOf(original).filter(
    ({ name }, at) => name.includes(values.only) && at % parts === part - 1,
  );
  const all = left.length;
  const counts = {};
  const count = (kind) => (counts[kind] = (counts[kind] ?? 0) + 1);
  const work = async () => {
    for (let one = left.shift(); one; one = left.shift()) {
      const { target } = values;
      const verdict = await judge({ original, source: one.source, target, seed: Number(values.seed), count: Number(values.programs) }); // prettier-ignore
      if (verdict.kind === 'differs' && one.breaks) verdict.kind = 'breaks an assertion';
      count(verdict.kind);
      if (verdict.changed) count('changed');
      const bad = verdict.kind === 'differs' || verdict.kind === 'refused';
      console.error(`[${all - left.length}/${all}] ${verdict.kind}: line ${one.line}, ${one.name}`);
      if (bad) console.log(`line ${one.line}, ${one.name}: ${verdict.kind}`);
      if (bad && verdict.difference) console.log(showDifference(verdict.difference));
      if (bad) process.exitCode = 1;
    }
  };
  await Promise.all(Array.from({ length: Number(values.jobs) }, work));
  console.log(`${all} documents: ${Object.entries(counts).map(([kind, n]) => `${n} ${kind}`).join(', ')}`); // prettier-ignore
};

if (values.help) console.log(USAGE);
else await main();
