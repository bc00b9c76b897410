import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import test from 'ava';
import { build } from 'esbuild';
import { SourceMapConsumer } from 'source-map';
import { ENGINES, PRFUN_ENGINES, withEngines } from '../support/engines.js';
import { installedProject } from '../support/installed.js';
import { ROOT } from '../support/libraries.js';
import { run, runJson } from '../support/spawn.js';

// What is built upon the libraries, as users load it: from the package in a project elsewhere.

let project;
test.before(async () => {
  project = await installedProject({ prfun: false });
});
test.after.always(() => project && rmSync(project, { recursive: true }));

/** What the engine's own Promise fails. */
const FAILED = { '0.10.40': ['presence'], '5.1.0': ['subclassing'], '8.6.0': ['order'] };

const SEEN = [2, 1, true, 'a', 1, 'ac', 1, 'acb', false, 1000, true, 1, 'acbz'];

const inEngine = ({ name, version, node, modern }) => {
  const prefixes = ['fledgling/', 'fledgling/es5/'];
  const program = (prefix, subject) =>
    runJson(['companions.cjs', prefix, subject], { node, cwd: project });
  for (const prefix of prefixes.slice(modern ? 0 : 1)) {
    test(`${prefix}auto is the global Promise until it is undone, ${name}`, async (t) => {
      t.deepEqual(await program(prefix, 'auto'), {
        installed: true,
        attributes: [true, false, true],
        undone: [true, false],
        restored: true,
        shared: true,
      });
      t.deepEqual(await program(prefix, 'replaced'), { undone: false, kept: true });
    });

    test(`${prefix}polyfill installs where the engine fails a probe, ${name}`, async (t) => {
      const failed = FAILED[version] ?? [];
      const installed = failed.length > 0;
      t.deepEqual(await program(prefix, 'polyfill'), {
        failed,
        same: true,
        installed,
        undone: installed,
        restored: true,
        listeners: true,
      });
    });

    test(`${prefix}testing runs jobs when it is told to, ${name}`, async (t) => {
      t.deepEqual(await program(prefix, 'testing'), { seen: SEEN, later: 'acbz' });
    });
  }
};

inEngine({
  name: 'this Node',
  version: process.versions.node,
  node: process.execPath,
  modern: true,
});
withEngines(test, [...new Set([...ENGINES, ...PRFUN_ENGINES])], inEngine);

/** What is told, by the options that were given when it happened. */
const TRACKED = [
  ['all', 'unhandled', 0, 'one'],
  ['all', 'unhandled', 1, 'two'],
  ['all', 'handled', 0, 'one'],
  ['mistakes', 'unhandled', 4, 'TypeError'],
];

for (const prefix of ['fledgling/', 'fledgling/es5/']) {
  test(`${prefix}react-native tracks rejections while it is enabled`, async (t) => {
    const load = `
      const { Promise: P, enable, disable } = require('${prefix}react-native');
      const told = [];
      const options = (name) => ({
        onUnhandled: (id, reason) => told.push([name, 'unhandled', id, reason.name ?? reason]),
        onHandled: (id, reason) => told.push([name, 'handled', id, reason.name ?? reason]),
      });
      const later = () => new Promise((resolve) => setTimeout(resolve, 0));
      const run = async () => {
        P.reject('none');
        await later();
        enable({ allRejections: true, ...options('all') });
        const one = P.reject('one');
        P.reject('in time').catch(() => {});
        P.reject('two');
        await later();
        one.catch(() => {});
        await later();
        enable(options('mistakes'));
        P.reject('a value');
        P.reject(new Error('of what it is told'));
        P.reject(new TypeError('of the program'));
        await later();
        disable();
        P.reject(new TypeError('of nobody'));
        await later();
        console.log(JSON.stringify(told));
      };
      run();`;
    t.deepEqual(await runJson(['-e', load], { cwd: project }), TRACKED);
  });
}

test('react-native warns on the console where nobody is given', async (t) => {
  const load = `
    const { Promise: P, enable } = require('fledgling/react-native');
    const lines = [];
    console.warn = (line) => lines.push(line.split('\\n')[0]);
    enable({ allRejections: true });
    const rejected = P.reject('why');
    setTimeout(() => {
      rejected.catch(() => {});
      setTimeout(() => console.log(JSON.stringify(lines)), 0);
    }, 0);`;
  const lines = await runJson(['-e', load], { cwd: project });
  t.deepEqual(lines, ['Unhandled rejection (id 0): why', 'Rejection handled later (id 0): why']);
});

/** Engines whose Promise is as the real one, but for one thing. */
const BROKEN = {
  species: `
    const { then } = Promise.prototype;
    Promise.prototype.then = function (f, g) {
      const { constructor } = this;
      const derived = then.call(this, f, g);
      const known = typeof constructor !== 'function' || derived instanceof constructor;
      return known ? derived : new constructor((resolve) => resolve(derived));
    };`,
  subclassing: 'const { resolve } = Promise; Promise.resolve = (x) => resolve.call(Promise, x);',
  order: `
    const { then } = Promise.prototype;
    Promise.prototype.then = function (f, g) {
      const later = this.constructor === Promise ? then.call(this) : this;
      return then.call(later, f, g);
    };`,
};

for (const [probe, code] of Object.entries(BROKEN)) {
  test(`polyfill says that an engine fails ${probe}`, async (t) => {
    const load = `${code} const p = require('fledgling/polyfill');
      p.ready((failed) => console.log(JSON.stringify([failed, Promise === p.Promise])));`;
    const [failed, installed] = await runJson(['-e', load], { cwd: project });
    t.deepEqual(failed, [probe]);
    t.true(installed);
  });
}

test('the probe of rejection events hears them, and nobody else hears of it', async (t) => {
  const load = `
    const probes = require('./node_modules/fledgling/companions/probes.cjs');
    const heard = [];
    process.on('unhandledRejection', (reason) => heard.push(reason));
    const Silent = function () {};
    Silent.reject = () => {};
    probes['rejection events'](Promise, (first) => {
      probes['rejection events'](Silent, (second) => {
        Promise.reject('other');
        setTimeout(() => console.log(JSON.stringify({ first, second, heard })), 0);
      });
    });
    `;
  t.deepEqual(await runJson(['-e', load], { cwd: project }), {
    first: true,
    second: false,
    heard: ['other'],
  });
});

const NAMES = {
  auto: ['Promise', 'create', 'default', 'undo'],
  polyfill: ['Promise', 'create', 'default', 'failed', 'ready', 'undo'],
  'react-native': ['Promise', 'create', 'default', 'disable', 'enable'],
  testing: ['create', 'default'],
};

for (const [name, names] of Object.entries(NAMES)) {
  test(`what is imported from fledgling/${name} is what is required`, async (t) => {
    const load = `
      import { createRequire } from 'node:module';
      const required = createRequire(process.cwd() + '/')('fledgling/${name}');
      const imported = await import('fledgling/${name}');
      const same = Object.keys(required).filter((key) => imported[key] === required[key]).sort();
      console.log(JSON.stringify({ names: Object.keys(imported).sort(), same }));`;
    const seen = await runJson(['--input-type=module', '-e', load], { cwd: project });
    t.deepEqual(seen, { names, same: names.filter((key) => key !== 'default') });
  });
}

for (const target of ['es2022', 'es5']) {
  test(`the script for ${target} gives a page one name, and keeps the names that programs see`, (t) => {
    const path = join(project, 'node_modules/fledgling/min', `fledgling.${target}.js`);
    const context = { setTimeout };
    runInNewContext(readFileSync(path, 'utf8'), context);
    t.deepEqual(Object.keys(context), ['setTimeout', 'fledgling']);
    const { Promise, create } = context.fledgling;
    t.is(typeof create, 'function');
    return Promise.all([1, Promise.resolve(2)]).then((values) => t.deepEqual([...values], [1, 2]));
  });

  test(`the map of the script for ${target} leads to steps, and has their text`, async (t) => {
    // the map stays in the repository: the package has a limit
    const path = join(ROOT, 'output', 'min', `fledgling.${target}.js`);
    const map = JSON.parse(readFileSync(`${path}.map`, 'utf8'));
    const lines = map.sourcesContent[0].split('\n');
    await SourceMapConsumer.with(map, null, (consumer) => {
      const sources = new Set();
      consumer.eachMapping(({ originalLine }) => sources.add(lines[originalLine - 1]));
      const text = [...sources].join('\n');
      t.true(text.includes('If IsCallable(_executor_) is *false*, throw a *TypeError* exception.'));
    });
  });
}

const bundle = async (contents) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: project },
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
    format: 'esm',
    logLevel: 'silent',
  });
  return outputFiles[0].text;
};

test('a bundler drops what nobody uses, and keeps what installs', async (t) => {
  t.true((await bundle("import { Promise } from 'fledgling';")).length < 50);
  t.true((await bundle("import { create } from 'fledgling/testing';")).length < 50);
  for (const name of ['auto', 'polyfill']) {
    t.true((await bundle(`import 'fledgling/${name}';`)).length > 10_000, name);
  }
  const code = await bundle(
    "import { Promise } from 'fledgling'; Promise.resolve(1).then(console.log);",
  );
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code]);
  t.is(stdout, '1\n');
});
