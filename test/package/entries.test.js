import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { ENGINES, PRFUN_ENGINES, withEngines } from '../support/engines.js';
import { installedProject } from '../support/installed.js';
import { ROOT } from '../support/libraries.js';
import { runJson } from '../support/spawn.js';

// Entries as users load them: from the package as npm packs it, in a project elsewhere.

/** The file of each entry: with `exports`, and on engines that know none. */
const ENTRIES = {
  fledgling: ['fast.cjs', 'es5/fast.cjs'],
  'fledgling/faithful': ['faithful.cjs', 'es5/faithful.cjs'],
  'fledgling/loose': ['loose/index.cjs', 'es5/loose/index.cjs'],
  'fledgling/strict-constructors': ['fast.cjs', 'es5/fast.cjs'],
  'fledgling/strict': ['fast.cjs', 'es5/fast.cjs'],
  'fledgling/es5': ['es5/fast.cjs', 'es5/fast.cjs'],
  'fledgling/es5/faithful': ['es5/faithful.cjs', 'es5/faithful.cjs'],
  'fledgling/es2015': ['es2015/index.cjs', 'es2015/es5/index.cjs'],
  'fledgling/es2015/es5': ['es2015/es5/index.cjs', 'es2015/es5/index.cjs'],
  'fledgling/es5/loose': ['es5/loose/index.cjs', 'es5/loose/index.cjs'],
  'fledgling/min': ['fast.cjs', 'es5/fast.cjs'],
  'fledgling/es5/min': ['es5/fast.cjs', 'es5/fast.cjs'],
  'fledgling/small': ['small/index.cjs', 'es5/small/index.cjs'],
  'fledgling/es5/small': ['es5/small/index.cjs', 'es5/small/index.cjs'],
  'fledgling/prfun': ['prfun/index.cjs', 'es5/prfun/index.cjs'],
  'fledgling/es5/prfun': ['es5/prfun/index.cjs', 'es5/prfun/index.cjs'],
};

const isPrfun = (entry) => entry.endsWith('prfun');

const expected = (entry, files, modern) => {
  const file = files[modern ? 0 : 1];
  return {
    file,
    names: ['Promise', 'create'],
    jobs: 1,
    fresh: true,
    methods: isPrfun(entry) ? 'function function' : 'undefined undefined',
    promise: true,
    same: file === ENTRIES.fledgling[modern ? 0 : 1],
  };
};

let project, withoutPrfun;
test.before(async () => {
  project = await installedProject({ prfun: true });
  withoutPrfun = await installedProject({ prfun: false });
});
test.after.always(() => {
  for (const folder of [project, withoutPrfun]) if (folder) rmSync(folder, { recursive: true });
});

const required = ({ name, node, modern }) =>
  test(`each entry is what require gives in ${name}, with no eval and no global`, async (t) => {
    const args = ['entries.cjs', ...Object.keys(ENTRIES)];
    const { entries, ...others } = await runJson(args, { node, cwd: project });
    for (const [entry, files] of Object.entries(ENTRIES)) {
      t.deepEqual(entries[entry], expected(entry, files, modern), entry);
    }
    t.deepEqual(others, { evaluated: false, globals: [], promise: true });
  });

const deferred = ({ name, node, modern }) =>
  test(`fledgling/deferred is what require gives in ${name}`, async (t) => {
    const code = `
      var settled = require('fledgling/deferred').DeferredPromise.resolve(1);
      var file = require.resolve('fledgling/deferred').split(/[\\/]/).slice(-3).join('/');
      console.log(JSON.stringify({ file: file, fulfilled: settled.isFulfilled(), promise: settled.toPromise() instanceof require('fledgling').Promise }));`;
    const file = `${modern ? 'fledgling' : 'es5'}/deferred/index.cjs`;
    const expectation = { file, fulfilled: true, promise: true };
    t.deepEqual(await runJson(['-e', code], { node, cwd: project }), expectation);
  });

const inEngine = (engine) => {
  required(engine);
  deferred(engine);
};

inEngine({ name: 'this Node', node: process.execPath, modern: true });
withEngines(test, [...new Set([...ENGINES, ...PRFUN_ENGINES])], inEngine);

test('each entry can be imported: a default and named exports', async (t) => {
  const names = Object.keys(ENTRIES);
  const loaded = await runJson(['entries.mjs', ...names], { cwd: project });
  for (const name of names) t.deepEqual(loaded[name], { default: true, named: true, works: true });
});

test('without prfun its companion says what to install, and the others work', async (t) => {
  const args = ['entries.cjs', 'fledgling', 'fledgling/prfun', 'fledgling/es5/prfun'];
  const { entries } = await runJson(args, { cwd: withoutPrfun });
  t.is(entries.fledgling.promise, true);
  for (const name of args.slice(2)) {
    t.is(entries[name].code, 'MODULE_NOT_FOUND');
    t.regex(entries[name].message, /^fledgling\/prfun needs the package prfun.*npm install prfun/);
  }
});

/** What an entry exports, as docs/api.md says it: it has a row, or it exports what most do. */
const documentedNames = (entry) => {
  const page = readFileSync(join(ROOT, 'docs', 'api.md'), 'utf8');
  const row = page
    .split('\n')
    .find((line) => line.startsWith(`| \`${entry.replace('/es5', '')}\``));
  const [, names = '`Promise`, `create`'] = /^\|.*?\|(.*)\|$/.exec(row ?? '') ?? [];
  return [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort();
};

test('each entry of the package exports what the page of the interface says', async (t) => {
  const paths = Object.keys(readPackage('output').exports);
  const entries = paths
    .filter((path) => path !== './package.json')
    .map((path) => `fledgling${path.slice(1)}`);
  t.true(entries.length > 20);
  for (const entry of entries) {
    const code = `console.log(JSON.stringify(Object.keys(require('${entry}')).sort()))`;
    const names = await runJson(['-e', code], { cwd: project });
    t.deepEqual(names, documentedNames(entry), entry);
  }
});

const readPackage = (folder) =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));

test('prfun is an optional peer, and the tests have what it asks for', (t) => {
  const { peerDependencies, peerDependenciesMeta } = readPackage('output');
  t.is(readPackage('.').devDependencies.prfun, peerDependencies.prfun);
  t.true(peerDependenciesMeta.prfun.optional);
});
