import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { SpecError } from '../spec/1-read/error.js';
import { documentTexts } from './editions.js';
import { withTools } from './development.js';
import { displayed, outputOf } from './options.js';

/** `fledgling audit`: one page that shows what each step became, and each pass made of it. */

const DEFAULT = join(dirname(outputOf('es2015')), 'audit.html');

const OPENERS = { darwin: 'open', win32: 'explorer' };

/** Without a desktop nothing opens: the file's name has been said. */
const show = (file) => {
  const opener = execFile(OPENERS[process.platform] ?? 'xdg-open', [file]);
  opener.on('error', () => console.error(`nothing here opens it; its address is file://${file}`));
};

/** Writes a page, or with `check` says whether it is what would be written. */
const put = (file, page, check) => {
  if (check) {
    if (!existsSync(file) || readFileSync(file, 'utf8') !== page) {
      throw new SpecError(`${displayed(file)} is stale`, { expected: 'npm run audit' });
    }
    console.log(`${displayed(file)} is what the document gives`);
  } else {
    writeFileSync(file, page);
    console.log(`${displayed(file)}, ${(Buffer.byteLength(page) / 1e6).toFixed(2)} MB`);
  }
};

export const run = async ({ out = DEFAULT, check, open, ...source }) => {
  const file = resolve(out);
  const { modelOf } = await withTools(() => import('./audit/model.js'));
  const { pageOf } = await withTools(() => import('./audit/bundle.js'));
  const { playgroundOf } = await withTools(() => import('./playground/build.js'));
  const audit = await pageOf(await modelOf(source, (line) => console.error(line)));
  put(file, audit, check);
  put(join(dirname(file), 'playground.html'), await playgroundOf(documentTexts()), check);
  if (open) show(file);
};
