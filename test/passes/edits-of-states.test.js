import test from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import { addMethod } from '../support/edits/insertions.js';
import { testTraces } from '../support/loaded.js';

/**
 * Documents whose functions would say what the known ones say if a state, a slot or a flag held what
 * it holds in the known documents.
 */

const today = sourceOf('es2025');

const PENDING = '1. Assert: _promise_.[[PromiseState]] is ~pending~.';
const RESOLVES = 'sec-promise-resolve-functions';

/** A promise that has settled stays as it is. */
const guarded = edited(
  ['sec-fulfillpromise', 'sec-rejectpromise'].map((clause) => [
    PENDING,
    '1. If _promise_.[[PromiseState]] is not ~pending~, return ~unused~.',
    clause,
  ]),
  today,
);

testTraces(test, [
  {
    title: 'a method makes a resolving function for a promise that may have a pair',
    source: addMethod(guarded, 'Promise.prototype.settle ( _value_ )', [
      `Let _steps_ be the steps of <emu-xref href="#${RESOLVES}" title></emu-xref>.`,
      'Let _resolve_ be CreateBuiltinFunction(_steps_, 1, *""*, « [[Promise]], [[AlreadyResolved]] »).',
      'Set _resolve_.[[Promise]] to _promise_.',
      'Set _resolve_.[[AlreadyResolved]] to the Record { [[Value]]: *false* }.',
      'Return ? Call(_resolve_, *undefined*, « _value_ »).',
    ]),
    program: (P, log, see) => {
      const promise = P.resolve(1);
      log(promise.settle(2));
      see(promise);
    },
    expected: ['undefined', 'it is fulfilled: 1'],
  },
  {
    title: 'another promise is asked for its reactions, which it still has',
    source: edited(
      [
        ['1. Set _promise_.[[PromiseFulfillReactions]] to *undefined*.', '', 'sec-fulfillpromise'],
        [
          PENDING,
          `1. If IsPromise(_reason_) is *true*, then
             1. If _reason_.[[PromiseFulfillReactions]] is *undefined*, set _reason_ to 5.`,
          'sec-rejectpromise',
        ],
      ],
      today,
    ),
    program: (P, log, see) => {
      see(P.reject(P.resolve(1)));
      see(P.reject(P.reject(1)));
    },
    expected: ['it is rejected: an object', 'it is rejected: 5'],
  },
]);
