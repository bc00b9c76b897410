'use strict';

/**
 * Random programs about the context of asynchronous code, each with the engine's promises and with a
 * library's: whatever enters, leaves and disables two stores, both log the same.
 *
 *   node random-contexts.cjs FILE FIRST COUNT
 *
 * Prints the seeds whose logs differ, with both logs, and how many stores were seen.
 */

const { AsyncLocalStorage } = require('async_hooks');

const ACTIONS = 40;
const COMBINATORS = ['all', 'race', 'any', 'allSettled'];

/** Since Node 24 a thenable is called in the context of the code that resolved with it. */
const HAS_FRAMES = Number(process.versions.node.split('.')[0]) >= 24;

/** Numbers below a limit, which a seed decides (xorshift). */
function randomOf(seed) {
  let state = Math.imul(seed, 2654435761) >>> 0 || 1;
  return (limit) => {
    state = (state ^ (state << 13)) >>> 0;
    state ^= state >>> 17;
    state = (state ^ (state << 5)) >>> 0;
    return state % limit;
  };
}

/** What steps of an edited document may throw. */
const tryAll = (log, actions) => {
  for (const action of actions) {
    try {
      action();
    } catch (error) {
      log.push(`throws ${error instanceof Error ? error.name : typeof error}`);
    }
  }
};

/**
 * @param {PromiseConstructor} Promise
 * @param {number} seed
 * @param {string[]} log what is seen, and where
 * @returns {globalThis.Promise<string>} the log, when nothing happens any more
 */
function program(Promise, seed, log) {
  const below = randomOf(seed);
  const stores = [new AsyncLocalStorage(), new AsyncLocalStorage()];
  /** Entered again, up to Node 22 they would show what promises had before. */
  const disabled = new Set();
  const promises = [];
  const resolvers = [];
  let actions = 0;
  const see = (name) => log.push(`${name}:${stores.map((store) => store.getStore())}`);
  const any = () => promises[below(promises.length)];
  const resolution = (id) =>
    HAS_FRAMES && below(3) === 0 ? { then: (resolve) => (see(`${id} then`), resolve(id)) } : id;

  /** One kind of action each, given a number that is its own. */
  const kinds = [
    (id, store) => !disabled.has(store) && store.enterWith(id),
    (id, store) => !disabled.has(store) && store.run(id, () => (act(), act())),
    (id, store) => store.exit(act),
    (id, store) => below(3) === 0 && disabled.add(store) && store.disable(),
    (id) =>
      promises.push(
        any().then(() => {
          see(`${id} fulfilled`);
          act();
          act();
          see(`${id} left`);
          if (below(5) === 0) throw id;
          return below(3) === 0 ? any() : id;
        }),
      ),
    (id) => promises.push(any().catch(() => (see(`${id} rejected`), act(), id))),
    (id) => promises.push(any().finally(() => (see(`${id} settled`), act()))),
    () => promises.push(new Promise((resolve) => resolvers.push(resolve))),
    (id) => resolvers.length > 0 && resolvers.shift()(resolution(id)),
    () => promises.push(Promise[COMBINATORS[below(COMBINATORS.length)]]([any(), any()])),
    (id) => setImmediate(() => (see(`${id} turn`), act())),
  ];
  function act() {
    if (actions === ACTIONS) return;
    actions++;
    const kind = kinds[below(kinds.length)];
    const store = stores[below(stores.length)];
    const id = actions;
    tryAll(log, [() => kind(id, store)]);
  }

  tryAll(log, [() => promises.push(Promise.resolve(0))]);
  for (let i = 0; i < 12; i++) act();
  const handlings = () => promises.map((promise) => () => promise.then(undefined, () => {}));
  return new globalThis.Promise((resolve) => {
    const wait = (turns) => {
      tryAll([], handlings());
      if (turns > 0) return setImmediate(wait, turns - 1);
      for (const store of stores) store.disable();
      resolve(log.join(', '));
    };
    wait(ACTIONS);
  });
}

/** A program in a turn of its own, outside of what the one before it entered. */
const runContexts = (Promise, seed, log = []) =>
  new globalThis.Promise((resolve) =>
    new AsyncLocalStorage().exit(() =>
      setImmediate(() => program(Promise, seed, log).then(resolve)),
    ),
  );

async function main([file, first, count]) {
  const library = require(file).Promise;
  let unhandled = 0;
  process.on('unhandledRejection', () => unhandled++);
  let running = 'nothing';
  process.on('exit', () => running && console.error(`ended while ${running} ran`));
  /** What a program shows, and how many rejections are told of: what a job throws is one, too. */
  const run = async (Promise, seed) => {
    unhandled = 0;
    running = `program ${seed} of ${Promise === library ? file : 'the engine'}`;
    const text = await runContexts(Promise, seed);
    return `${text}; ${unhandled} unhandled`;
  };
  const differences = [];
  let seen = 0;
  for (let seed = Number(first); seed < Number(first) + Number(count); seed++) {
    const native = await run(globalThis.Promise, seed);
    const ours = await run(library, seed);
    seen += native.split(/:\d|,\d/).length - 1;
    if (native !== ours) differences.push({ seed, native, ours });
  }
  running = undefined;
  console.log(JSON.stringify({ differences, seen }));
}

if (require.main === module) main(process.argv.slice(2));
module.exports = { runContexts };
