import test from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import { addMethod } from '../support/edits/insertions.js';
import { appliedIn } from '../support/generated.js';
import { testTraces } from '../support/loaded.js';

/** Documents that ask for the result of a promise that may be pending, where passes keep reactions. */

const today = sourceOf('es2025');

const peeking = (source, ...steps) => addMethod(source, 'Promise.prototype.peek ( )', steps);

const EMPTY = [
  'If _promise_.[[PromiseResult]] is ~empty~, return *"empty"*.',
  'Return _promise_.[[PromiseResult]].',
];

const asksForEmpty = peeking(today, ...EMPTY);

const readsFirst = peeking(
  today,
  'Let _result_ be _promise_.[[PromiseResult]].',
  'If _promise_.[[PromiseState]] is ~pending~, return *"empty"*.',
  'Return _result_.',
);

const PENDING = '1. Assert: _promise_.[[PromiseState]] is ~pending~.';

const asksAsItSettles = edited(
  ['sec-fulfillpromise', 'sec-rejectpromise'].map((clause) => [
    PENDING,
    `${PENDING}\n1. If _promise_.[[PromiseResult]] is not ~empty~, return ~unused~.`,
    clause,
  ]),
  asksForEmpty,
);

const RESULT = '1. Set _promise_.[[PromiseResult]] to _value_.';
const FULFIL = 'sec-fulfillpromise';

const CALLS =
  '1. If IsCallable(_value_) is *true*, perform ! Call(_value_, *undefined*, « _promise_.[[PromiseResult]] »).';
const asksBetween = edited([[RESULT, `${RESULT}\n${CALLS}`, FULFIL]], asksForEmpty);

const renamed = asksForEmpty.replace('id="sec-label"', 'id="sec-peek"');
const setsWhilePending = addMethod(renamed, 'Promise.prototype.propose ( _value_ )', [
  'If _promise_.[[PromiseState]] is ~pending~, set _promise_.[[PromiseResult]] to _value_.',
  'Return *undefined*.',
]);

/** In an arm without a block, where nothing stands beside it. */
const acting = (step) =>
  addMethod(renamed, 'Promise.prototype.act ( )', [step, 'Return *undefined*.']);

const acted = (P, log) => {
  const settled = P.resolve(1);
  settled.act();
  const pending = new P(() => {});
  pending.act();
  log([settled, pending].map((promise) => promise.peek()).join());
};

/** With no reaction, with one and with several, and as it adopts. */
const program = (P, log, see) => {
  const resolves = {};
  const make = (name) => new P((resolve) => (resolves[name] = resolve));
  const promises = ['none', 'one', 'several', 'adopts'].map(make);
  const [, single, several, adopts] = promises;
  single.then((value) => log(`one ${value}`));
  for (const count of [1, 2, 3]) several.then((value) => log(`several ${count} ${value}`));
  adopts.then((value) => log(`adopts ${value}`));
  const peek = () => log(promises.map((promise) => promise.peek()).join());
  peek();
  resolves.adopts(P.resolve(4));
  peek();
  resolves.none(1);
  resolves.one(2);
  resolves.several(3);
  peek();
  adopts.then(peek);
  log(P.reject(5).peek());
  see(several);
};

const expected = [
  'empty,empty,empty,empty',
  'empty,empty,empty,empty',
  '1,2,3,empty',
  '5',
  'one 2',
  'several 1 3',
  'several 2 3',
  'several 3 3',
  'it is fulfilled: 3',
  'adopts 4',
  '1,2,3,4',
];

const proposed = (P, log, see) => {
  let settle;
  const promise = new P((resolve) => (settle = resolve));
  log(promise.peek());
  promise.propose('soon');
  log(promise.peek());
  settle('now');
  log(promise.peek());
  see(promise);
};

testTraces(test, [
  { title: 'a method asks whether there is a result', source: asksForEmpty, program, expected },
  { title: 'a method reads the result, then the state', source: readsFirst, program, expected },
  {
    title: 'what settles asks whether there is a result',
    source: asksAsItSettles,
    program,
    expected,
  },
  {
    title: 'user code runs between the result and the state',
    source: asksBetween,
    program: (P, log, see) => {
      const promises = [];
      const shown = (value) => log(`${typeof value}, ${promises.map((p) => typeof p.peek())}`);
      const resolves = [];
      promises.push(new P((resolve) => resolves.push(resolve)));
      resolves[0](shown);
      log(String(promises[0].peek() === shown));
      see(promises[0].then(() => 1));
    },
    expected: ['function, function', 'true', 'it is fulfilled: 1'],
  },
  {
    title: 'a method sets the result of a promise that is pending',
    source: setsWhilePending,
    program: proposed,
    expected: ['empty', 'soon', 'now', 'it is fulfilled: now'],
  },
  {
    title: 'a method takes the result of a promise that has settled',
    source: acting(
      'If _promise_.[[PromiseState]] is ~fulfilled~, set _promise_.[[PromiseResult]] to ~empty~.',
    ),
    program: acted,
    expected: ['empty,empty'],
  },
  {
    title: 'a method settles a promise without a result',
    source: acting(
      'If _promise_.[[PromiseState]] is ~pending~, set _promise_.[[PromiseState]] to ~fulfilled~.',
    ),
    program: acted,
    expected: ['1,empty'],
  },
  {
    title: 'a method makes a promise pending that has settled',
    source: acting(
      'If _promise_.[[PromiseState]] is ~fulfilled~, set _promise_.[[PromiseState]] to ~pending~.',
    ),
    program: acted,
    expected: ['1,empty'],
  },
]);

for (const [title, source] of Object.entries({ asksForEmpty, readsFirst })) {
  test(`no pass is lost: ${title}`, (t) => {
    const [before, after] = [today, source].map((text) =>
      appliedIn(text, { edition: 'es2025', preset: 'fast' }),
    );
    t.deepEqual(after, before);
  });
}
