import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Command } from 'commander';
import { ROOT } from '../test/support/libraries.js';
import { markdownTable } from '../test/support/markdown-table.js';
import { BUNDLERS } from './sizes/bundlers.js';

// `npm run bench:sizes`: what an import adds to a bundle for pages, minified and compressed, by each
// bundler and for each library. The peers and two of the bundlers are packages of this folder.

const PAGE = join(ROOT, 'docs', 'performance.md');

/** The table of the page. */
const TABLE = /^\| kB of an import.*\n(?:\|.*\n)+/m;

/** Each library with the import that users write. */
const IMPORTS = {
  fledgling: "import { Promise as Subject } from 'fledgling'",
  'fledgling/small': "import { Promise as Subject } from 'fledgling/small'",
  'fledgling/es2015': "import { Promise as Subject } from 'fledgling/es2015'",
  'fledgling/es5': "import { Promise as Subject } from 'fledgling/es5'",
  'promise-polyfill': "import Subject from 'promise-polyfill'",
  'es6-promise': "import { Promise as Subject } from 'es6-promise'",
  promise: "import Subject from 'promise'",
  babybird: "import Subject from 'babybird'",
  bluebird: "import Subject from 'bluebird'",
  'core-js': "import Subject from 'core-js/actual/promise/index.js'",
};

/** The folder of the entries: those who resolve imports find the packages from here. */
const FOLDER = fileURLToPath(new URL('results', import.meta.url));

const kilobytes = (code) => (gzipSync(code, { level: 9 }).length / 1000).toFixed(2);

const sizesOf = async (statement, folder) => {
  const entry = join(folder, 'entry.mjs');
  writeFileSync(entry, `${statement};\nglobalThis.result = Subject;\n`);
  const sizes = [];
  for (const bundle of Object.values(BUNDLERS)) sizes.push(kilobytes(await bundle(entry)));
  return sizes;
};

const { write } = new Command('sizes')
  .description('Measures what an import adds to a bundle for pages, minified and compressed')
  .option('--write', 'put the table into docs/performance.md')
  .parse()
  .opts();

mkdirSync(FOLDER, { recursive: true });
const folder = mkdtempSync(join(FOLDER, 'sizes-'));
const rows = [];
try {
  for (const [name, statement] of Object.entries(IMPORTS)) {
    rows.push([`\`${name}\``, ...(await sizesOf(statement, folder))]);
  }
} finally {
  rmSync(folder, { recursive: true });
}
const table = markdownTable(['kB of an import', ...Object.keys(BUNDLERS)], rows);
console.log(table);
if (write)
  writeFileSync(
    PAGE,
    readFileSync(PAGE, 'utf8').replace(TABLE, () => table),
  );
