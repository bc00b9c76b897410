import { lazy } from '../../spec/remembered.js';
import { generate } from '../../transforms/generate.js';
import { argumentsOf, command, logFile, work, WORK_OPTIONS, WORK_USAGE } from '../support/work.js';
import { companyOf } from './company.js';
import { correctedText } from './corrected.js';
import { mutantsOfEach, randomMutant, wordsOf } from './edits.js';
import { mutantsOf } from './mutants.js';
import { WORDINGS } from './wordings.js';
import { rewrittenOf } from './rewritten.js';
import { makeJudge } from './run.js';

/** `npm run mutate`: documents with one to three edits; whatever they say, all libraries say it. */

const USAGE = `
  --edition <name>  whose document is edited (default es2025)
  --documents <n>   random documents (default 200)
  --first <n>       number of the first one, which is its seed (default 1)
  --each            one edit of each kind, in place of random ones
  --systematic      each step changed once, in place of random edits
  --rewritten       each step in other words and other places, mostly with the same meaning
  --company <n>     n edits each that keep the meaning, in place of random ones
  --prices          which passes of the first preset and target apply to fewer functions, where programs
                    see no change; what the libraries do is not compared. Of edits in company, those
                    that each of them leaves alone
  --programs <n>    random programs for each document (default 100)
  --seed <n>        of the programs (default 1)
  --targets <list>  default es2022,es5
  --presets <list>  default fast,loose,small
  --lacks <list>    what the engine does not have, such as Reflect,Proxy (es5)
  --only <text>     kinds of edits, or documents, whose name has this text
${WORK_USAGE}
`;

const OPTIONS = {
  edition: { type: 'string', default: 'es2025' },
  documents: { type: 'string', default: '200' },
  first: { type: 'string', default: '1' },
  each: { type: 'boolean', default: false },
  systematic: { type: 'boolean', default: false },
  rewritten: { type: 'boolean', default: false },
  company: { type: 'string', default: '0' },
  prices: { type: 'boolean', default: false },
  programs: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  targets: { type: 'string', default: 'es2022,es5' },
  presets: { type: 'string', default: 'fast,loose,small' },
  lacks: { type: 'string', default: '' },
  only: { type: 'string', default: '' },
  ...WORK_OPTIONS,
  help: { type: 'boolean', default: false },
};

const COUNTS = ['documents', 'first', 'programs', 'seed', 'company'];

const { values } = argumentsOf({ options: OPTIONS }, COUNTS);

/** @returns {{key: string, make: () => {name: string, source: string, breaks?: string, keeps?: boolean}}[]} */
const documents = (original) => {
  if (values.systematic || values.rewritten) {
    return (values.systematic ? mutantsOf : rewrittenOf)(original)
      .filter(({ name }) => name.includes(values.only))
      .map((mutant) => ({ key: `line ${mutant.line}: ${mutant.name}`, make: () => mutant }));
  }
  const words = lazy(() => wordsOf(generate(original, { preset: 'fast' }).code));
  const first = Number(values.first);
  if (values.each)
    return mutantsOfEach(original, words(), first, values).map((mutant) => ({
      key: `seed ${first}: ${mutant.name}`,
      make: () => mutant,
    }));
  return Array.from({ length: Number(values.documents) }, (_, at) => {
    const seed = first + at;
    const company = Number(values.company);
    const make = () =>
      company > 0
        ? companyOf(original, seed, { ...values, company })
        : randomMutant(original, words(), seed, values);
    return { key: `seed ${seed}`, make };
  });
};

const showDifference = (difference) => {
  if (typeof difference === 'string') return `    ${difference}`;
  const { at, expected, actual, expectedList, actualList } = difference;
  return [`    ${expected}: ${expectedList[at]}`, `    ${actual}: ${actualList[at]}`].join('\n');
};

/** What makes another verdict of the same document. */
const judgeOptions = () => ({
  edition: values.edition,
  targets: values.targets.split(','),
  presets: values.presets.split(','),
  ...(values.lacks && { lacks: values.lacks.split(',') }),
  seed: Number(values.seed),
  count: Number(values.programs),
  ...(values.prices && { prices: true }),
  ...(values.company !== '0' && { company: values.company }),
});

const BAD = new Set(['differs', 'refused', 'misread']);

const show = ({ key }, { name, kind, difference, target, lost = [] }) => {
  const title = key.endsWith(name) ? key : `${key}, ${name}`;
  if (values.prices && kind === 'same' && lost.length > 0)
    console.log(`${title}: ${lost.length} passes, ${lost.join(', ')}`);
  if (!BAD.has(kind)) return;
  console.log(`${title}: ${kind}${target ? `, ${target}` : ''}`);
  if (difference) console.log(showDifference(difference));
  process.exitCode = 1;
};

const makeLane = (original) => () => {
  const { judge, stop } = makeJudge({
    programs: Number(values.programs),
    beside: Number(values.jobs),
  });
  const run = async ({ make }) => {
    const { name, source, breaks, keeps, parts } = make();
    const verdict = await judge({ ...judgeOptions(), original, source, keeps, parts });
    if (verdict.kind === 'differs' && breaks) verdict.kind = 'breaks an assertion';
    return { name, ...verdict };
  };
  return { run, stop };
};

const main = async () => {
  const original = correctedText(values.edition);
  const done = await work({
    items: documents(original),
    options: values,
    file: values.log ?? logFile('mutate', [judgeOptions(), values.only]),
    lane: makeLane(original),
    word: ({ kind }) => kind,
  });
  const counts = {};
  for (const { item, result } of done) {
    show(item, result);
    counts[result.kind] = (counts[result.kind] ?? 0) + 1;
  }
  console.log(
    `${done.length} documents: ${Object.entries(counts)
      .map(([kind, n]) => `${n} ${kind}`)
      .join(', ')}`,
  );
};

const strange = Object.keys(WORDINGS).includes(values.edition) ? undefined : values.edition;

if (values.help) console.log(USAGE);
else if (strange) {
  console.error(`no edits are written for ${strange}: ${Object.keys(WORDINGS).join(' or ')}`);
  process.exitCode = 2;
} else await command(main);
