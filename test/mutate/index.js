import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generate } from '../../transforms/generate.js';
import { ROOT } from '../support/libraries.js';
import { randomMutant, wordsOf } from './edits.js';
import { mutantsOf } from './mutants.js';
import { WORDINGS } from './wordings.js';
import { makeJudge } from './run.js';

/** `npm run mutate`: documents with one to three edits; whatever they say, all libraries say it. */

const USAGE = `
  --edition <name>  es2025 (default) or es2015
  --documents <n>   random documents (default 200)
  --first <n>       number of the first one, which is its seed (default 1)
  --systematic      each step changed once, in place of random edits
  --programs <n>    random programs for each document (default 100)
  --seed <n>        of the programs (default 1)
  --targets <list>  default es2022,es5
  --presets <list>  default fast,loose
  --only <text>     kinds of edits, or documents, whose name has this text
  --shard <i/n>     the i-th of n parts
  --jobs <n>        threads
  --log <file>      verdicts, a line of JSON each; documents that it has are not judged again
`;

const { values } = parseArgs({
  options: {
    edition: { type: 'string', default: 'es2025' },
    documents: { type: 'string', default: '200' },
    first: { type: 'string', default: '1' },
    systematic: { type: 'boolean', default: false },
    programs: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    targets: { type: 'string', default: 'es2022,es5' },
    presets: { type: 'string', default: 'fast,loose' },
    only: { type: 'string', default: '' },
    shard: { type: 'string', default: '1/1' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    log: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const documentText = () =>
  readFileSync(join(ROOT, 'spec', 'documents', `${values.edition}.html`), 'utf8');

/** @returns {{key: string, make: () => {name: string, source: string, breaks?: string}}[]} */
const documents = (original) => {
  if (values.systematic) {
    return mutantsOf(original)
      .filter(({ name }) => name.includes(values.only))
      .map((mutant) => ({ key: `line ${mutant.line}: ${mutant.name}`, make: () => mutant }));
  }
  const words = wordsOf(generate(original, { preset: 'fast' }).code);
  return Array.from({ length: Number(values.documents) }, (_, at) => {
    const seed = Number(values.first) + at;
    return { key: `seed ${seed}`, make: () => randomMutant(original, words, seed, values) };
  });
};

const showDifference = (difference) => {
  if (typeof difference === 'string') return `    ${difference}`;
  const { at, expected, actual, expectedList, actualList } = difference;
  return [`    ${expected}: ${expectedList[at]}`, `    ${actual}: ${actualList[at]}`].join('\n');
};

const logged = () =>
  values.log && existsSync(values.log)
    ? new Map(
        readFileSync(values.log, 'utf8')
          .trim()
          .split('\n')
          .map((line) => [JSON.parse(line).key, JSON.parse(line)]),
      )
    : new Map();

const main = async () => {
  const original = documentText();
  const [part, parts] = values.shard.split('/').map(Number);
  const left = documents(original).filter((_, at) => at % parts === part - 1);
  const all = left.length;
  const before = logged();
  const counts = {};
  const note = ({ key, name, kind, difference, target }) => {
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (kind !== 'differs' && kind !== 'refused') return;
    console.log(`${key}, ${name}: ${kind}${target ? `, ${target}` : ''}`);
    console.log(showDifference(difference));
    process.exitCode = 1;
  };
  const work = async () => {
    const { judge, stop } = makeJudge();
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const { key } = mutant;
      if (before.has(key)) {
        note(before.get(key));
        continue;
      }
      const { name, source, breaks } = mutant.make();
      const options = {
        edition: values.edition,
        original,
        source,
        targets: values.targets.split(','),
        presets: values.presets.split(','),
        seed: Number(values.seed),
        count: Number(values.programs),
      };
      const verdict = await judge(options);
      if (verdict.kind === 'differs' && breaks) verdict.kind = 'breaks an assertion';
      const line = { key, name, ...verdict };
      if (values.log) appendFileSync(values.log, `${JSON.stringify(line)}\n`);
      note(line);
      console.error(`[${all - left.length}/${all}] ${verdict.kind}: ${key}`);
    }
    stop();
  };
  await Promise.all(Array.from({ length: Number(values.jobs) }, work));
  console.log(
    `${all} documents: ${Object.entries(counts)
      .map(([kind, n]) => `${n} ${kind}`)
      .join(', ')}`,
  );
};

const strange = Object.keys(WORDINGS).includes(values.edition) ? undefined : values.edition;

if (values.help) console.log(USAGE);
else if (strange) {
  console.error(`no edits are written for ${strange}: ${Object.keys(WORDINGS).join(' or ')}`);
  process.exitCode = 2;
} else await main();
