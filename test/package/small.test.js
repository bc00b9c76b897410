import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import test from 'ava';
import { build } from 'esbuild';
import { ENTRIES } from '../../cli/package/entries.js';
import { packageFiles } from '../../cli/package/files.js';
import { minified } from '../../cli/package/minify.js';
import { documentOf, sourceOf } from '../support/documents.js';
import { before } from '../support/edits/insertions.js';
import { generated } from '../support/generated.js';

// What `fledgling/small` adds to a bundle, in each edition that the figures are given of; and what it
// tells those who read its messages.

const require = createRequire(import.meta.url);
const ENTRY = ENTRIES.find(({ name }) => name === 'small');
const BUDGETS = { es2015: 2380, es2025: 3520 };

let folder;
test.before(() => (folder = mkdtempSync(join(tmpdir(), 'fledgling-small-'))));
test.after.always(() => folder && rmSync(folder, { recursive: true }));

/** The entry with the library of an edition in it. */
const entryOf = (edition) => {
  const source = readFileSync(documentOf(edition), 'utf8');
  const { code } = generated(source, { preset: 'small', target: ENTRY.target, edition });
  const files = packageFiles({ version: '0.0.0', license: 'MIT', prfun: '1' });
  const to = join(folder, edition);
  mkdirSync(to);
  const file = join(to, 'index.mjs');
  writeFileSync(file, files.get('small/index.mjs'));
  writeFileSync(join(to, 'index.cjs'), minified(code, { target: ENTRY.target, version: '0.0.0' }));
  return file;
};

for (const [edition, budget] of Object.entries(BUDGETS)) {
  test(`${edition}: an import, minified and compressed, is within its budget`, async (t) => {
    const file = entryOf(edition);
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
    });
    const bytes = gzipSync(outputFiles[0].contents, { level: 9 }).length;
    t.log(`${bytes} bytes`);
    t.true(bytes <= budget, `${bytes} bytes`);
    const { Promise: Small } = require(join(folder, edition, 'index.cjs'));
    t.is(await Small.all([1, Small.resolve(2)]).then(([a, b]) => a + b), 3);
    t.regex(t.throws(() => new Small()).message, /^\d+(?:\.\d+)+:2$/);
  });
}

test('nothing of contexts is left where the job of a reaction does more than to call its handler', (t) => {
  const source = before(
    'sec-newpromisereactionjob',
    'Let _promiseCapability_',
    'If IsCallable(_argument_) is *true*, perform ? Call(_argument_, *undefined*, « »).',
  )(sourceOf('es2025'));
  const { code } = generated(source, { preset: 'small', edition: 'es2025' });
  t.notRegex(code, /contexts\.|InContext\b/);
});
