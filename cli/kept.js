import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { remembered } from '../spec/remembered.js';
import { digest, filesIn, keep, LIBRARY, MINIFIED, recall, textOf } from './cache.js';
import { AMENDMENTS, PASSES } from './choices.js';
import { choose } from './choose.js';
import { displayed, DOCUMENTS, posix, ROOT } from './options.js';

/**
 * Libraries that were made before. What a library is made of and what makes it are its name, so that
 * none is ever taken for another.
 */

/** Everything that has a say in what is generated, reference documents included. */
const MAKERS = ['spec', 'generator', 'transforms', 'cli'];

/** Versions of packages: a package of the generator has the file without them. */
const LOCK = existsSync(join(ROOT, 'package-lock.json')) ? 'package-lock.json' : 'package.json';

const textIfAny = (file) => {
  try {
    return textOf(file);
  } catch {
    return undefined;
  }
};

/**
 * @param {(file: string) => string} [read] gives the text of a file
 * @param {(file: string) => boolean} [counts] whether a file has a say, by its path
 * @returns {string} of the generator as it stands, the packages and the engine that it runs on
 */
export const digestOfMakers = (read = textOf, counts = () => true) =>
  digest(
    process.version,
    read(join(ROOT, LOCK)),
    ...MAKERS.flatMap(filesIn)
      .map((file) => [relative(ROOT, file), file])
      .filter(([name]) => counts(name))
      .flatMap(([name, file]) => [name, read(file)]),
  );

/** Commands that ask about libraries, or show them, change nothing of one. */
const ABOUT = /^cli[\\/]\w+[\\/]/;

/** What a page looks like, or a package holds, changes nothing of the stages of a library. */
const BESIDE = /^cli[\\/](?:audit[\\/]page|playground|package|coverage|commands)[\\/]/;

const PASS_OF = new Map(PASSES.map(({ name }) => [join('transforms', `${name}.js`), name]));

/**
 * A pass that does not run has no say, since none takes code of another.
 * @param {string[]} passes names of those that run
 * @returns {(file: string) => boolean} whether a file has a say in what they make, by its path
 */
export const hasSayIn = (passes) => (file) =>
  !PASS_OF.has(file) || passes.includes(PASS_OF.get(file));

/** The generator does not change while it runs. */
const textOnce = remembered(textOf, new Map());

const makersBut = (beside) =>
  remembered((passes) => {
    const hasSay = hasSayIn(passes.split(','));
    return digestOfMakers(textOnce, (file) => !beside.test(file) && hasSay(file));
  }, new Map());

const makersOfLibrary = makersBut(ABOUT);
const makersOfStages = makersBut(BESIDE);

/** @param {import('../transforms/choose.js').Choice} choice @returns {string} of what makes its library */
export const makersFor = (choice) => makersOfLibrary(namesIn(choice));

const namesIn = (choice) =>
  choose(choice)
    .passes.map(({ name }) => name)
    .join();

/** @returns {string[]} the files of the documents that a library is made of */
const documentsOf = (preset, { file, amendments }) => {
  const amending = AMENDMENTS[preset] ?? [];
  return [file, ...amendments, ...amending.map((name) => join(DOCUMENTS, 'amendments', name))];
};

/**
 * @param {{preset: string, target: string}} library
 * @param {import('./plan.js').Plan} plan
 * @returns {string|undefined} what the library is kept as; nothing where a document cannot be read
 */
export const keyOf = (library, plan) => {
  const { edition, choice, out, root } = plan;
  const files = documentsOf(library.preset, plan);
  const texts = files.map(textIfAny);
  if (texts.includes(undefined)) return undefined;
  // what a library says of its documents: their names from here, and from where it lies
  const documents = files.map((file) => [displayed(file), out && posix(relative(out, file))]);
  const request = { library, edition, choice, root, documents };
  const makers = makersFor({ ...choice, preset: library.preset });
  return `${LIBRARY}${digest(makers, JSON.stringify(request), ...texts)}`;
};

/**
 * @param {{preset: string, target: string}} library
 * @param {{file: string, amendments: string[], edition: string}} source
 * @returns {string|undefined} what its stages are kept as; nothing where a document cannot be read
 */
export const keyOfStages = ({ preset, target }, source) => {
  const documents = documentsOf(preset, source);
  const texts = documents.map(textIfAny);
  if (texts.includes(undefined)) return undefined;
  const request = JSON.stringify({ preset, target, edition: source.edition, documents });
  return `${LIBRARY}stages-${digest(makersOfStages(namesIn({ preset })), request, ...texts)}`;
};

/** Where a library is made shorter, and by which tools, the lock says. */
const MINIFIER = join(ROOT, 'cli', 'package', 'minify.js');

/** @param {import('./package/job.js').Job} job @returns {string} what a minified library is kept as */
export const keyOfMinified = (job) =>
  `${MINIFIED}${digest(textOf(join(ROOT, LOCK)), textOf(MINIFIER), JSON.stringify(job))}`;

/**
 * What jobs give: kept, where they were done before, since nothing is as slow as doing them.
 * @template Job
 * @param {Job[]} jobs
 * @param {(job: Job) => string|undefined} keyOf what a result is kept as, if it is
 * @param {(missing: Job[]) => Promise<any[]>} work gives the results of those that were not kept
 * @returns {Promise<{result: any, kept: boolean}[]>} in the order of the jobs
 */
export const keptOrDone = async (jobs, keyOf, work) => {
  const keys = jobs.map(keyOf);
  const known = keys.map((key) => key && recall(key));
  const missing = [...jobs.keys()].filter((at) => !known[at]);
  const fresh = await work(missing.map((at) => jobs[at]));
  missing.forEach((at, index) => keys[at] && keep(keys[at], fresh[index]));
  return jobs.map((_, at) => ({
    result: known[at] ?? fresh[missing.indexOf(at)],
    kept: !missing.includes(at),
  }));
};
