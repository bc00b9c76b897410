import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { SpecError } from '../spec/1-read/error.js';
import { COMMITTED, CURRENT, documentTexts } from './editions.js';
import { withTools } from './development.js';
import { displayed, outputOf, posix } from './options.js';
import { Threads } from './threads.js';
import { checkWritable, writeAll } from './write.js';

/** `fledgling audit`: one page that shows what each step became, and each pass made of it. */

const PACKAGE = dirname(outputOf(CURRENT));
const PLAYGROUND = join(PACKAGE, 'playground.html');

/** Where the page of an edition lies: that of the current one is at hand. */
const pageIn = (edition) => join(edition === CURRENT ? PACKAGE : outputOf(edition), 'audit.html');

const OPENERS = { darwin: 'open', win32: 'explorer' };

/** Without a desktop nothing opens: the file's name has been said. */
const show = (file) => {
  const opener = execFile(OPENERS[process.platform] ?? 'xdg-open', [file]);
  opener.on('error', () => console.error(`nothing here opens it; its address is file://${file}`));
};

/**
 * Writes a page, or with `check` says whether it is what would be written.
 * @param {string} file
 * @param {string} page
 * @param {{check?: boolean, edition?: string}} options of the command line
 */
const put = (file, page, { check, edition }) => {
  if (check) {
    const isUsual = edition === undefined || COMMITTED.includes(edition);
    const expected = isUsual ? 'npm run audit' : `npm run audit -- --edition ${edition}`;
    if (!existsSync(file)) throw new SpecError(`there is no ${displayed(file)}`, { expected });
    if (readFileSync(file, 'utf8') !== page)
      throw new SpecError(`${displayed(file)} is stale`, { expected });
    console.log(`${displayed(file)} is what the document gives`);
  } else {
    writeAll(dirname(file), new Map([[basename(file), page]]));
    console.log(`${displayed(file)}, ${(Buffer.byteLength(page) / 1e6).toFixed(2)} MB`);
  }
};

/** The pages of other editions, as a page has links to them. */
const pagesBeside = (file, edition) =>
  COMMITTED.filter((other) => other !== edition && file === pageIn(edition)).map((other) => ({
    edition: other,
    href: posix(relative(dirname(file), pageIn(other))),
  }));

/**
 * A page is asked for by its file or its source; else those of all editions that have libraries.
 * @param {any} options of the command line
 */
const pagesFor = ({ out, ...source }) => {
  const { edition, spec, amend } = source;
  if (out || spec || amend.length > 0) return [{ file: resolve(out ?? pageIn(CURRENT)), source }];
  return (edition ? [edition] : COMMITTED).map((name) => ({
    file: pageIn(name),
    source: { ...source, edition: name },
  }));
};

/** Beside a page that goes somewhere else. */
const playgroundFor = ({ out }, pages) =>
  out ? join(dirname(pages.at(-1).file), 'playground.html') : PLAYGROUND;

/** @param {any} options of the command line */
export const run = async ({ check, open, ...options }) => {
  const pages = pagesFor(options);
  const playground = playgroundFor(options, pages);
  if (!check)
    for (const file of [...pages.map(({ file }) => file), playground])
      checkWritable(dirname(file), [basename(file)]);
  const { modelOf } = await withTools(() => import('./audit/model.js'));
  const { pageOf } = await withTools(() => import('./audit/bundle.js'));
  const { playgroundOf } = await withTools(() => import('./playground/build.js'));
  const { edition } = options;
  const threads = new Threads();
  try {
    for (const { file, source } of pages) {
      const model = await modelOf(source, { threads, say: (line) => console.error(line) });
      put(file, await pageOf({ ...model, pages: pagesBeside(file, model.edition) }), {
        check,
        edition,
      });
    }
  } finally {
    await threads.close();
  }
  put(playground, await playgroundOf(documentTexts()), { check });
  if (open) show(pages.at(-1).file);
};
