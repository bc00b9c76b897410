// Uses each kind of subclass on a library and prints what a program sees of it, as JSON:
//   node subclasses.cjs LIBRARY
'use strict';

const path = require('node:path');
const KINDS = require('./subclasses/kinds.cjs');

const file = path.resolve(process.argv[2]);
const { create } = require(file);
const target = path.basename(file, '.cjs').split('.')[1];

process.on('unhandledRejection', () => {}); // the subject of some uses, and no failure

/** What is done with a subclass, each for a promise; `create` creates a promise by `new`. */
const USES = {
  construct: (Sub, { create }) => create(),
  resolve: (Sub) => Sub.resolve(1),
  'resolve again': (Sub, { create }) => {
    const promise = create();
    return Sub.resolve(Sub.resolve(promise) === promise);
  },
  'resolve with what its parent made': (Sub, { Parent }) => Sub.resolve(Parent.resolve(2)),
  'the parent resolves with it': (Sub, { Parent }) => Parent.resolve(Sub.resolve(3)),
  'resolve with a thenable': (Sub) => Sub.resolve({ then: (resolve) => resolve(4) }),
  reject: (Sub) => Sub.reject('reason'),
  then: (Sub, { create }) => create().then((value) => value + 1),
  'then with no handler': (Sub, { create }) => create().then(),
  'a handler gives one': (Sub, { Parent }) => Parent.resolve().then(() => Sub.resolve(5)),
  'its handler gives one': (Sub, { create }) => create().then(() => Sub.resolve(6)),
  'a handler throws': (Sub, { create }) =>
    create().then(() => {
      throw new SyntaxError('handler');
    }),
  catch: (Sub) => Sub.reject('reason').catch((reason) => `caught ${reason}`),
  all: (Sub, { Parent }) => Sub.all([1, Sub.resolve(2), Parent.resolve(3)]),
  'all of the parent': (Sub, { Parent }) => Parent.all([Sub.resolve(1), Sub.resolve(2)]),
  'all rejects': (Sub) => Sub.all([Sub.reject('one'), 2]),
  race: (Sub, { create }) => Sub.race([create(() => {}), Sub.resolve(2)]),
};

const show = (value) => (value instanceof Error ? value.name : JSON.stringify(value));

/** What a value is, by its constructors. */
const classOf = (value, Sub, Parent) => {
  if (value === null || typeof value !== 'object') return show(value);
  const classes = [value instanceof Sub && 'Sub', value instanceof Parent && 'Parent'];
  return [...classes, value.constructor.name].filter(Boolean).join(' ');
};

/**
 * Uses a kind of subclass in every way, with a Promise of its own.
 *
 * @returns {Promise<object>} what was seen, and how often its constructor ran, when its jobs had
 *   their time
 */
const observe = ([name, { make, pure = false, declared = false, runs: always = false }]) => {
  const Parent = create();
  const seen = [];
  const runs = { constructed: 0, made: 0 };
  const note = (text) => seen.push(text);
  const Sub = make(Parent, { note, count: () => (runs.constructed += 1) });
  const construct = (executor = (resolve) => resolve('made')) => {
    runs.made += 1;
    return new Sub(executor);
  };

  for (const [use, act] of Object.entries(USES)) {
    try {
      const result = act(Sub, { Parent, create: construct });
      note(`${use}: ${classOf(result, Sub, Parent)}`);
      result.then(
        (value) => note(`${use} fulfilled ${show(value)}`),
        (reason) => note(`${use} rejected ${show(reason)}`),
      );
    } catch (error) {
      note(`${use} threw ${show(error)}`);
    }
  }
  return new Promise((done) => {
    setTimeout(() => done({ name, pure, declared, always, seen, runs }), 50);
  });
};

const kinds = Object.entries(KINDS).filter(([, kind]) => (kind.target ?? target) === target);
Promise.all(kinds.map(observe)).then((observed) => console.log(JSON.stringify(observed)));
