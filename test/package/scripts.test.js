import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { tokenizer } from 'acorn';
import test from 'ava';
import { build } from 'esbuild';
import { ENTRIES } from '../../cli/package/entries.js';
import { findBrowser, launch, openPage } from '../support/browser.js';
import { packed } from '../support/installed.js';
import { run } from '../support/spawn.js';

// The files that pages load by themselves, from the package as npm packs it.

const SCRIPTS = ENTRIES.filter(({ script }) => script).map(({ script }) => script);
const MODULES = ENTRIES.filter(({ module }) => module).map(({ module }) => module);

let folder;
test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fledgling-scripts-'));
  mkdirSync(pathOf(''), { recursive: true });
  const to = ['--strip-components=1', '-C', pathOf('')];
  execFileSync('tar', ['xzf', await packed('output', folder), ...to]);
});
test.after.always(() => folder && rmSync(folder, { recursive: true }));

const pathOf = (file) => join(folder, 'node_modules/fledgling', file);
const textOf = (file) => readFileSync(pathOf(file), 'utf8');

test('there is a script for each target, and a module for engines of today', (t) => {
  t.deepEqual(SCRIPTS, ['min/fledgling.es2022.js', 'min/fledgling.es5.js']);
  t.deepEqual(MODULES, ['min/fledgling.es2022.mjs']);
});

/** Prints what a library does, as those do that a page has loaded. */
const USE = `
  const own = await library.Promise.all([1, library.create().resolve(2)]);
  print(JSON.stringify({ own, names: Object.keys(library), other: library.Promise !== Promise }));`;

const USED = { own: [1, 2], names: ['Promise', 'create'], other: true };

/** A realm that has nothing but what the language has. */
const BARE = `
  const { readFileSync } = require('fs');
  const vm = require('vm');
  const refuse = (name) => { throw new Error('it imports ' + name); };
  const context = vm.createContext({ print: console.log });
  const file = new vm.SourceTextModule(readFileSync(process.argv[1], 'utf8'), { context });
  const user = new vm.SourceTextModule(
    'import library, { Promise as Named, create } from "file";' +
      'if (Named !== library.Promise || create !== library.create) throw new Error("other exports");' +
      process.argv[2],
    { context },
  );
  file.link(refuse).then(() => user.link(() => file)).then(() => user.evaluate());`;

for (const file of MODULES) {
  test(`${file} imports nothing`, (t) => {
    const tokens = tokenizer(textOf(file), { ecmaVersion: 'latest', sourceType: 'module' });
    const words = new Set([...tokens].map(({ value }) => value));
    t.true(words.has('export'));
    t.false(words.has('import'));
  });

  test(`${file} needs nothing of a host`, async (t) => {
    const args = ['--experimental-vm-modules', '--no-warnings', '-e', BARE, pathOf(file), USE];
    const { stdout, stderr } = await run(process.execPath, args);
    t.is(stderr, '');
    t.deepEqual(JSON.parse(stdout), USED);
  });
}

const inBrowser = findBrowser() ? test : test.skip;

/** Code comes from the page's own server, and no text becomes code. */
const POLICY =
  "default-src 'self'; img-src data:; script-src 'self' 'nonce-page'; require-trusted-types-for 'script'; trusted-types 'none'";

const pageOf = (file) =>
  MODULES.includes(file)
    ? `<script type="module" nonce="page">
      import library, { Promise as Named } from '/${file}';
      if (Named !== library.Promise) throw new Error('another Promise');
      const print = (text) => (document.body.textContent = text);
      ${USE}</script>`
    : `<script src="/${file}"></script><script type="module" nonce="page">
      const library = globalThis.fledgling;
      const print = (text) => (document.body.textContent = text);
      ${USE}</script>`;

inBrowser('a page loads each of them, under a strict policy', async (t) => {
  const server = createServer(({ url }, response) => {
    const [, kind, file] = /^\/(page\/)?(.*)/.exec(url);
    response.setHeader('content-type', kind ? 'text/html' : 'text/javascript');
    if (kind) response.setHeader('content-security-policy', POLICY);
    response.end(
      kind ? `<!DOCTYPE html><link rel="icon" href="data:,"><body>${pageOf(file)}` : textOf(file),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close());
  const browser = await launch();
  t.teardown(() => browser.close());
  const origin = `http://127.0.0.1:${server.address().port}`;
  for (const file of [...SCRIPTS, ...MODULES]) {
    const page = await openPage(
      t,
      browser,
      `${origin}/page/${file}`,
      {},
      /^(?:http:\/\/127|data:)/,
    );
    await page.waitForFunction('document.body.textContent.startsWith("{")');
    t.deepEqual(JSON.parse(await page.textContent('body')), USED, file);
  }
});

/** What a page hears of rejections; its listener is there before the library. */
const LISTEN = `
  const heard = [];
  const hear = (event) => {
    heard.push({ type: event.type, event });
    event.preventDefault();
  };
  addEventListener('unhandledrejection', hear);
  globalThis.onrejectionhandled = hear;`;

const REJECT = `
  const lost = fledgling.Promise.reject('lost');
  fledgling.Promise.reject('in time').catch(() => {});
  const after = (job) => setTimeout(() => setTimeout(job));
  after(() => {
    lost.catch(() => {});
    after(() => {
      const plain = heard.map(({ type, event }) =>
        [type, event.isTrusted, event.promise === lost, event.reason].join(),
      );
      document.body.textContent = plain.join(' ');
    });
  });`;

inBrowser('the events of a page have the promise of the library', async (t) => {
  const browser = await launch();
  t.teardown(() => browser.close());
  for (const file of SCRIPTS) {
    const page = await openPage(t, browser, 'about:blank', {}, /^about:/);
    for (const content of [LISTEN, textOf(file), REJECT]) await page.addScriptTag({ content });
    await page.waitForFunction('document.body.textContent !== ""');
    const heard = await page.textContent('body');
    t.is(heard, 'unhandledrejection,true,true,lost rejectionhandled,true,true,lost', file);
  }
});

/** What asks for the library in each way, of which all are to get the same one. */
const SHARED = `
  import { Promise as own } from 'fledgling';
  import { Promise as min } from 'fledgling/min';
  import { Promise as strict } from 'fledgling/strict';
  import { Promise as global, undo } from 'fledgling/auto';
  undo();
  const all = [own, min, strict, global];
  all.push(require('fledgling').Promise, require('fledgling/min').Promise);
  all.push(require('fledgling/strict').Promise, require('fledgling/auto').Promise);
  console.log(all.filter((each) => each === own).length, all.length);`;

const bundleFor = async (platform, contents = SHARED) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    write: false,
    platform,
    minify: true,
    logLevel: 'silent',
  });
  return outputFiles[0].text;
};

/** What a library asks of Node and those like it. */
const OF_NODE = ['async_hooks', 'nodejs.util.inspect.custom', 'noDeprecation', 'nextTick.bind'];

for (const [platform, used] of [
  ['browser', []],
  ['node', OF_NODE],
]) {
  test(`a bundle for ${platform} has one library, and ${used.length} things of Node`, async (t) => {
    const code = await bundleFor(platform);
    t.deepEqual(
      OF_NODE.filter((text) => code.includes(text)),
      used,
    );
    t.is(code.includes('"emit"'), used.length > 0);
    t.is(code.match(/27\.2\.1\.5 NewPromiseCapability, step 1/g).length, 1);
    const { stdout, stderr } = await run(process.execPath, ['-e', code]);
    t.is(stdout, '8 8\n', stderr);
  });
}

const EARLIER = `
  const { Promise } = require('fledgling/es2015');
  const say = (values) => console.log(values.join(), typeof Promise.any);
  Promise.all([1, Promise.resolve(2)]).then(say);`;

for (const [platform, used] of [
  ['browser', []],
  ['node', OF_NODE],
]) {
  test(`a bundle of ES2015 for ${platform} has ${used.length} things of Node`, async (t) => {
    const code = await bundleFor(platform, EARLIER);
    t.deepEqual(
      OF_NODE.filter((text) => code.includes(text)),
      used,
    );
    const { stdout, stderr } = await run(process.execPath, ['-e', code]);
    t.is(stdout, '1,2 undefined\n', stderr);
  });
}
