import { readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { keptOrDone, keyOfMinified } from '../kept.js';
import { PACKAGE, ROOT } from '../options.js';
import { CURRENT } from '../editions.js';
import { LIBRARIES, PAGES, SCRIPTS } from './entries.js';
import { packageFiles } from './files.js';
import { plain } from './plain.js';

const JOB = new URL('job.js', import.meta.url);

const read = (file) => readFileSync(join(PACKAGE, file), 'utf8');

/** Who asks for the library beside it is given the one that users of the package have. */
const BESIDE = /require\('\.\/([^']+)'\)/g;

/** A map stays in the repository, and is not named in the package. */
const MAPPED = /^\/\/# sourceMappingURL=.*\n/m;

const codeOf = ({ source, library }) =>
  read(source)
    .replace(MAPPED, '')
    .replace(BESIDE, (_, name) => {
      const users = LIBRARIES.find((entry) => entry.source === `${CURRENT}/${name}`);
      return `require('${posix.relative(dirname(library), users.library)}')`;
    });

/** A library, its map with the text that it leads to. */
const mapped = (entry) => {
  const { source } = entry;
  const map = JSON.parse(read(`${source}.map`));
  const sources = map.sources.map((file) => posix.join('output', dirname(source), file));
  const sourcesContent = sources.map((file) => readFileSync(join(ROOT, file), 'utf8'));
  return { code: codeOf(entry), map: { ...map, sources, sourcesContent } };
};

/** The library as pages load it by itself: a script with its map. @returns {Task} */
const scriptTask = (entry, { version }) => {
  const { script, target } = entry;
  return {
    job: {
      form: 'scriptOf',
      library: mapped(entry),
      options: { target, name: basename(script), version },
    },
    files: ({ code, map }) => [
      [script, code],
      [`${script}.map`, map],
    ],
  };
};

/**
 * What the minifier makes, by tasks of their own: what it is asked for, and the files of what it gives.
 *
 * @typedef {object} Task
 * @property {import('./job.js').Job} job
 * @property {(result: any) => [string, string][]} files path and text
 */

/** @returns {Task} */
const task = (file, form, library, options) => ({
  job: { form, library, options },
  files: (text) => [[file, text]],
});

/** @returns {Task[]} */
const tasksOf = ({ version }) => [
  ...LIBRARIES.filter(({ form }) => form === 'minified').map((entry) =>
    task(entry.library, 'minified', codeOf(entry), { target: entry.target, version }),
  ),
  ...PAGES.map((entry) =>
    task(entry.page, 'minifiedForPages', mapped(entry), { target: entry.target, version }),
  ),
  ...SCRIPTS.map((entry) => scriptTask(entry, { version })),
  ...SCRIPTS.filter(({ module }) => module).map((entry) => {
    const { module, target, names } = entry;
    return task(module, 'moduleOf', mapped(entry), { target, names, version });
  }),
];

/** The text of a file that holds a library with its names, in each of the forms. */
const WRITERS = { whole: codeOf, plain: (entry) => plain(codeOf(entry)) };

/**
 * What belongs into the package.
 * @param {object} services
 * @param {import('../threads.js').Threads} services.threads
 * @param {boolean} [services.cache] whether what was minified before is taken
 * @returns {Promise<Map<string, string>>} path → text
 * @throws {import('../../spec/1-read/error.js').SpecError} where the minifier is not installed
 */
export const currentPackageFiles = async ({ threads, cache = true }) => {
  const { version, license, devDependencies } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  const files = packageFiles({ version, license, prfun: devDependencies.prfun });
  for (const entry of LIBRARIES.filter(({ form }) => form in WRITERS)) {
    files.set(entry.library, WRITERS[entry.form](entry));
  }
  const tasks = tasksOf({ version });
  const results = await keptOrDone(
    tasks.map(({ job }) => job),
    (job) => (cache ? keyOfMinified(job) : undefined),
    (jobs) => threads.run(JOB, jobs),
  );
  tasks.forEach((task, at) => {
    for (const [file, text] of task.files(results[at].result)) files.set(file, text);
  });
  return files;
};
