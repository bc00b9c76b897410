/**
 * Requests of many users over shared promises, in turns that mix them. Prints what is wrong as JSON:
 * `node contexts.cjs LIBRARY [OPERATION]` for each flavour, each compared with the engine's own
 * promises, without the operation.
 */
'use strict';
const { AsyncLocalStorage, AsyncResource } = require('async_hooks');
const domain = require('domain');

const REQUESTS = 10000;
const SHARED = 40;
const TURNS = 200;
const FLAVOURS = {
  'by default': {},
  'by nextTick': { scheduler: 'nextTick' },
  immediate: { scheduler: 'immediate' },
  'by a function': { scheduler: (job) => setImmediate(job) },
  exact: { interleaving: 'exact' },
};

const storage = new AsyncLocalStorage();
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** What a request does: `see` notes in whose name the code runs that calls it. */
const OPERATIONS = {
  then: (P, shared, see) => shared.then(() => see('then')),
  catch: (P, shared, see) => shared.then(() => P.reject('no')).catch(() => see('catch')),
  all: (P, shared, see) => P.all([1, shared, P.resolve(2)]).then(() => see('all')),
  race: (P, shared, see) => P.race([shared, new P(() => {})]).then(() => see('race')),
  adoption: (P, shared, see) =>
    P.resolve()
      .then(() => shared)
      .then(() => see('adoption')),
  constructor: (P, shared, see) =>
    new P((resolve) => resolve(shared)).then(() => see('constructor')),
  identity: (P, shared, see) =>
    shared
      .then()
      .catch()
      .then(() => see('identity')),
  thenable: (P, shared, see) => {
    const thenable = (name) => ({
      then(resolve) {
        see(name);
        resolve();
      },
    });
    shared.then(() => thenable('returned'));
    P.resolve(thenable('resolved'));
    P.all([thenable('element')]);
    P.race([thenable('racer')]);
  },
  getter: (P, shared, see) =>
    shared.then(() => Object.defineProperty({}, 'then', { get: () => see('getter') })),
  subclass: (P, shared, see) => {
    class Mine extends P {
      constructor(executor) {
        super((resolve, reject) => {
          const tracing = (f, name) => (value) => (see(name), f(value));
          executor(tracing(resolve, 'resolved'), tracing(reject, 'rejected'));
        });
      }
    }
    Mine.resolve(shared)
      .then(() => see('then'))
      .then(() => Mine.reject(1))
      .catch(() => see('catch'));
    Mine.all([shared, Mine.resolve(1)]).then(() => see('all'));
    Mine.race([shared]);
  },
  nested: (P, shared, see) =>
    shared
      .then(() => storage.run('inner', () => shared.then(() => storage.getStore())))
      .then((inner) => see(`nested ${inner}`)),
  resource: (P, shared, see) => {
    const resource = new AsyncResource('test');
    storage.run('other', () => resource.runInAsyncScope(() => shared.then(() => see('resource'))));
  },
};

const countOf = (seen) => seen.reduce((sum, { length }) => sum + length, 0);

/** All that is seen, by request: `user: what`, in its order; no more than so much is waited for. */
async function serve(P, most) {
  const seen = Array.from({ length: REQUESTS }, () => []);
  const names = Object.keys(OPERATIONS);
  let settlers = [];
  let shared = [];
  for (let i = 0; i < REQUESTS; i++) {
    if (i % SHARED === 0) {
      // settled by a later request, or in no context at all
      const late = settlers;
      settlers = [];
      shared = names.map(() => new P((resolve) => settlers.push(resolve)));
      for (const [at, resolve] of late.entries()) {
        if (at % 3 === 0) resolve(at);
        else storage.run(i, resolve, at);
      }
      if (i % (SHARED * 5) === 0) await turn();
    }
    const name = names[i % names.length];
    const see = (event) => {
      seen[i].push(
        `${name}, ${event}: ${storage.getStore() === i ? 'its own' : storage.getStore()}`,
      );
    };
    storage.run(i, OPERATIONS[name], P, shared[i % shared.length], see);
    // in no context
    if (i % 7 === 0) shared[0].then(() => seen[i].push(`outside: ${storage.getStore()}`));
  }
  for (const resolve of settlers) resolve();
  for (let i = 0; i < TURNS && countOf(seen) !== most; i++) await turn();
  return seen;
}

/** In whose name handlers run that are attached in domains. */
async function inDomains(P) {
  const seen = [];
  let settle;
  const shared = new P((resolve) => (settle = resolve));
  for (const name of ['first', 'second']) {
    const current = domain.create();
    current.name = name;
    const see = () => seen.push(`${name}: ${process.domain && process.domain.name}`);
    current.run(() => {
      shared.then(see).then(see);
      P.resolve().then(see);
    });
  }
  P.resolve().then(() => seen.push(`none: ${process.domain && process.domain.name}`));
  await turn();
  settle();
  for (let i = 0; i < 10; i++) await turn();
  return seen.sort();
}

const different = (first, other) =>
  first.flatMap((list, i) => {
    const [a, b] = [list, other[i]].map((all) => JSON.stringify(all));
    return a === b ? [] : [`request ${i}: ${a}, native ${b}`];
  });

async function main() {
  const [, , file, left] = process.argv;
  const { create } = require(file);
  delete OPERATIONS[left];
  const native = await serve(Promise);
  const most = countOf(native);
  const wrong = {};
  for (const [name, options] of Object.entries(FLAVOURS)) {
    wrong[name] = different(await serve(create(options), most), native).slice(0, 2);
  }
  const mixed = different(await serve(create({ context: 'none' }), most), native).length;
  const domains = [await inDomains(create()), await inDomains(Promise)];
  console.log(JSON.stringify({ observations: most, wrong, mixed, domains }));
}

main();
