import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AMENDMENTS, PASSES, PRESETS, STANDARD } from '../../transforms/index.js';
import { readNames } from '../coverage/reached.js';
import { readRecord } from '../coverage/record.js';
import { committedPresets, sourceOf } from '../editions.js';
import { Audit } from '../explain/audit.js';
import { keptOrDone, keyOfStages } from '../kept.js';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { clausesOf } from './document.js';
import { packed } from './packed.js';
import { poolValues, repooled, stagePools } from './pool.js';

/**
 * All that the page of the audit shows: documents, passes, libraries as each pass left them, and
 * what other commands found out. Nothing in it is known by the page alone: it is the ledger.
 *
 * @typedef {object} Model
 * @property {string} edition
 * @property {{edition: string, href: string}[]} [pages] of other editions
 * @property {string[]} presets
 * @property {string[]} targets
 * @property {Record<string, string>} documents name of the document by preset
 * @property {Record<string, import('./document.js').Clause[]>} clauses by document
 * @property {Record<string, PassText>} passes
 * @property {[string, number][]} lines pool of a text and the number of its origins
 * @property {string[]} names pool of the keys of steps and of other origins
 * @property {number[][]} origins pool of lists of names
 * @property {any[]} dispositions pool
 * @property {Record<string, import('./stages.js').Stage[]>} libraries by `fast.es2022`
 * @property {Record<string, import('../../generator/ledger/sources.js').Source>} sources
 * @property {any} [coverage] what `coverage --write` wrote, packed
 * @property {any} [verification] what `verify` wrote
 *
 * @typedef {import('../choices.js').PassText} PassText
 */

/** @param {import('../../generator/5-optimise/optimise.js').Pass} pass @returns {PassText} */
const passOf = ({ name, summary, why, sound, assumes, unsound, after = [], guards, examples }) => ({
  name,
  summary,
  why,
  sound,
  assumes,
  unsound,
  after,
  guards,
  examples: examples.slice(0, 1).map(({ before, after: became }) => ({ before, after: became })),
});

const JOB = new URL('job.js', import.meta.url);

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** The page begins with the presets that have passes; the faithful library is the start of each. */
const shownOf = (edition) =>
  (committedPresets(edition) ?? STANDARD).filter((preset) => PRESETS[preset].length > 0);

/** What is shown of the document that a preset's libraries come from. */
const documentPart = (model, source, preset) => {
  const audit = new Audit(source, preset);
  const name = [audit.edition, ...(AMENDMENTS[preset] ?? [])].join('+');
  model.edition ??= audit.edition;
  model.documents[preset] = name;
  model.clauses[name] ??= clausesOf(audit);
  model.coverage ??= readRecord(audit.out);
  model.verification ??= readJson(join(audit.out, 'verification.json'));
};

/** The stages of libraries. */
const resultsOf = async (jobs, source, { threads, say }) => {
  const results = await keptOrDone(
    jobs,
    (job) => (source.cache === false ? undefined : keyOfStages(job, sourceOf(source))),
    (missing) =>
      threads.run(JOB, missing, {
        kindOf: ({ target }) => target,
        onStart: ({ preset, target }) =>
          say(`${preset}.${target}: ${PRESETS[preset].length} passes`),
      }),
  );
  return results.map(({ result }) => result);
};

/**
 * @param {{spec?: string, edition?: string, amend?: string[], cache?: boolean}} source of the command line
 * @param {object} services
 * @param {import('../threads.js').Threads} services.threads
 * @param {(line: string) => void} services.say is told of the progress
 * @returns {Promise<Model>}
 * @throws {import('../../spec/1-read/error.js').SpecError} on a document that cannot be used
 */
export const modelOf = async (source, services) => {
  const presets = shownOf(sourceOf(source).edition);
  /** @type {any} */
  const model = {
    presets,
    targets: TARGET_NAMES,
    documents: {},
    clauses: {},
    passes: Object.fromEntries(PASSES.map((pass) => [pass.name, passOf(pass)])),
    libraries: {},
    sources: {},
  };
  for (const preset of presets) documentPart(model, source, preset);
  const jobs = presets.flatMap((preset) =>
    TARGET_NAMES.map((target) => ({ source, preset, target })),
  );
  const results = await resultsOf(jobs, source, services);
  const pools = stagePools();
  jobs.forEach(({ preset, target }, at) => {
    const { stages, sources, pools: values } = results[at];
    model.libraries[`${preset}.${target}`] = repooled(stages, values, pools);
    Object.assign(model.sources, sources);
  });
  return packed({ ...model, ...poolValues(pools) }, readNames(model.edition));
};
