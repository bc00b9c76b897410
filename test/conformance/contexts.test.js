import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { SWEEPS, swept } from '../support/extent.js';
import { hostContext } from '../support/host-context.js';
import { library, HOSTED } from '../support/libraries.js';
import { ENGINES_DIR, PRFUN_ENGINES, withEngines } from '../support/engines.js';
import { run, runJson } from '../support/spawn.js';

// Whoever settles a promise: a handler runs in the context that its `then` was called in.

const support = (name) => fileURLToPath(new URL(`../support/${name}`, import.meta.url));
const CONTEXTS = support('contexts.cjs');

/** With `loose`, constructors of subclasses run less often. */
const argumentsOf = ({ file, preset }) => [file, ...(preset === 'loose' ? ['subclass'] : [])];

const testContexts = (library, { name, node }) =>
  test(`${library.name} keeps the contexts of 10,000 requests apart in ${name}`, async (t) => {
    const result = await runJson([CONTEXTS, ...argumentsOf(library)], { node });
    t.true(result.observations > 10_000);
    for (const [flavour, wrong] of Object.entries(result.wrong)) t.deepEqual(wrong, [], flavour);
    t.true(result.mixed > 5_000, 'without contexts they mix: the requests do meet');
    t.deepEqual(result.domains[0], result.domains[1]);
  });

const RANDOM = support('random-contexts.cjs');
const PROGRAMS = SWEEPS ? 1500 : 300;

const testRandom = ({ name, file }, { name: engine, node, flags = ['--no-warnings'] }) =>
  test(`in random programs ${name} sees the stores that promises of ${engine} see`, async (t) => {
    const list = [...flags, RANDOM, file, '1', String(PROGRAMS)];
    const { differences, seen } = await runJson(list, { node });
    t.deepEqual(differences, []);
    t.true(seen > PROGRAMS, 'stores are seen');
  });

const thisNode = { name: 'this Node', node: process.execPath };
/** Outside of sweeps, fast stands for the others. */
const SAMPLE = swept(HOSTED, ({ preset }) => preset === 'fast');

for (const library of SAMPLE) testContexts(library, thisNode);
for (const preset of swept(['fast', 'loose', 'faithful'], (name) => name !== 'loose'))
  testRandom(library('es2025', preset, 'es2022'), thisNode);

const PROBE = `
  const { AsyncLocalStorage } = require('async_hooks');
  const storage = new AsyncLocalStorage();
  const { P, seen } = storage.run('loading', () => ({ P: require(process.argv[1]).create(), seen: [] }));
  P.resolve().then(() => seen.push(storage.getStore()));
  storage.run('first', () => P.resolve().then(() => seen.push(storage.getStore())));
  setImmediate(setImmediate, () => console.log(JSON.stringify(seen)));`;

for (const library of SAMPLE) {
  test(`${library.name} that is loaded in a context is outside of it`, async (t) => {
    const { stdout, stderr } = await run(process.execPath, ['-e', PROBE, library.file]);
    t.is(stderr, '');
    t.is(stdout, '[null,"first"]\n');
  });

  test(`${library.name} keeps the contexts of its options`, async (t) => {
    const { create } = await import(library.file);
    const host = hostContext();
    const P = create({ context: host });
    const seen = [];
    const see = (name) => () => seen.push(`${name}: ${host.current}`);
    let settle;
    const shared = new P((resolve) => (settle = resolve));
    for (const user of ['a', 'b']) {
      host.run(user, () => {
        shared.then(see(user)).then(see(user));
        shared.then(() => ({ then: see(user) }));
      });
    }
    shared.then(see('outside'));
    host.run('c', settle);
    await P.resolve()
      .then(() => P.resolve())
      .then(() => {});
    const expected = ['a: a', 'a: a', 'a: a', 'b: b', 'b: b', 'b: b', 'outside: undefined'];
    t.deepEqual(seen.sort(), expected);
  });
}

/** Jobs of one turn, of which some enter a context and do not leave it. */
const LEFT = `
  const { AsyncLocalStorage } = require('async_hooks');
  const storage = new AsyncLocalStorage();
  const [, file, scheduler] = process.argv;
  const P = file ? require(file).create({ scheduler }) : Promise;
  const seen = [];
  const see = (name) => () => void seen.push([name, storage.getStore()]);
  for (const user of ['first', 'second']) {
    P.resolve().then(see(user)).then(() => storage.enterWith(user)).then(see(user + ', then'));
  }
  let settle;
  const shared = new P((resolve) => (settle = resolve));
  shared.then(() => storage.enterWith('shared'));
  for (const name of ['other', 'another']) shared.then(see(name)).then(see(name + ', then'));
  P.resolve().then(settle).then(() => storage.enterWith('last')).then(see('chain')).then(see('end'));
  const after = (turns, code) => setImmediate(turns === 0 ? code : after, turns - 1, code);
  after(20, () => {
    P.resolve().then(see('later'));
    after(20, () => console.log(JSON.stringify(seen)));
  });`;

const testLeft = (library, { name, node }) =>
  test(`a context that a job of ${library.edition} ${library.name} leaves behind is of no other, in ${name}`, async (t) => {
    const seenBy = async (...args) => JSON.parse((await run(node, ['-e', LEFT, ...args])).stdout);
    const native = await seenBy();
    t.is(native.length, 11);
    for (const scheduler of ['microtask', 'nextTick', 'immediate'])
      t.deepEqual(await seenBy(library.file, scheduler), native, scheduler);
  });

for (const library of SAMPLE) testLeft(library, thisNode);

const DOMAINS = `
  const P = require(process.argv[1]).create();
  const seen = [];
  const see = () => seen.push(process.domain ? process.domain.name : null);
  P.resolve().then(see);
  setImmediate(() => {
    const later = require('domain').create();
    later.name = 'later';
    later.run(() => P.resolve().then(see));
    P.resolve().then(see);
    setImmediate(setImmediate, () => console.log(JSON.stringify(seen)));
  });`;

const testDomains = ({ name, node }) =>
  test(`domains that are loaded after the library are kept in ${name}`, async (t) => {
    const { file } = library('es2015', 'fast', 'es5');
    const { stdout } = await run(node, ['-e', DOMAINS, file]);
    t.is(stdout, '[null,"later",null]\n');
  });

const testSilence = ({ name, node }) =>
  test(`no warning of ${name} tells that the library asks its host`, async (t) => {
    const flags = ['--pending-deprecation', '--throw-deprecation'];
    const code = 'require(process.argv[1]); "noDeprecation" in process && process.exit(3)';
    const { file } = library('es2015', 'fast', 'es5');
    const { code: exit, stderr } = await run(node, [...flags, '-e', code, file]);
    t.is(stderr, '');
    t.is(exit, 0);
  });

testSilence(thisNode);
testDomains(thisNode);

// where storages are no hooks, and hooks are counted all the same
const DENO = join(ENGINES_DIR, 'node_modules', '@deno', 'linux-x64-glibc', 'deno');
if (existsSync(DENO)) {
  // its cache of code takes a library for an earlier one of the same length (denoland/deno#36413)
  const deno = { name: 'Deno', node: DENO, flags: ['run', '-A', '--no-code-cache'] };
  for (const target of ['es2022', 'es5']) testRandom(library('es2025', 'fast', target), deno);
} else test.skip('Deno is not here: `npm run engines:setup` gets it', () => {});

withEngines(test, PRFUN_ENGINES, (engine) => {
  if (!engine.modern) return;
  testSilence(engine);
  testDomains(engine);
  testRandom(library('es2025', 'fast', 'es2022'), engine);
  if (!SWEEPS) return;
  for (const [preset, target] of [
    ['fast', 'es2022'],
    ['faithful', 'es5'],
  ])
    testContexts(library('es2015', preset, target), engine);
  for (const target of ['es2022', 'es5']) testLeft(library('es2025', 'fast', target), engine);
});
