import ava from 'ava';
import { sourceOf } from '../support/documents.js';
import { addStatic, before } from '../support/edits/insertions.js';
import { oneIn } from '../support/extent.js';
import { appliedIn } from '../support/generated.js';
import { sharedTrace } from '../support/loaded.js';

const test = oneIn(3, ava);

/** Methods that do with what PromiseResolve gives for %Promise% what only promises may have done to them. */

const SOURCE = sourceOf('es2025');
const OPTIONS = { edition: 'es2025', target: 'es2022' };
const GIVEN = 'Let _promise_ be ? PromiseResolve(%Promise%, _x_).';

const waits = (source) =>
  addStatic(source, 'Promise.wait ( _x_, _f_, _g_ )', [
    GIVEN,
    'Let _capability_ be ? NewPromiseCapability(%Promise%).',
    'Return PerformPromiseThen(_promise_, _f_, _g_, _capability_).',
  ]);

const pairs = (source) =>
  addStatic(source, 'Promise.pair ( _x_ )', [
    GIVEN,
    'Let _pair_ be CreateResolvingFunctions(_promise_).',
    'Return CreateArrayFromList(« _promise_, _pair_.[[Resolve]], _pair_.[[Reject]] »).',
  ]);

/** @type {import('../support/guards/trace.js').Program} */
const program = (P, log, see) => {
  class Derived extends P {}
  const values = [1, P.resolve(2), P.reject(3), Derived.resolve(4), { then: (f) => f(5) }];
  for (const value of values) {
    if (P.wait) see(P.wait(value, (x) => [x], log));
    const [promise, resolve] = P.pair?.(new P(() => {})) ?? [];
    if (promise) see(promise.then((x) => log(x)));
    resolve?.(value);
    resolve?.('again');
  }
  try {
    log(P.wait?.({ get constructor() { throw 6; } })); // prettier-ignore
  } catch (error) {
    log(error);
  }
};

for (const [title, method] of Object.entries({ waits, pairs })) {
  test(`a method that ${title} costs no pass`, (t) => {
    const source = method(SOURCE);
    t.deepEqual(appliedIn(source, OPTIONS), appliedIn(SOURCE, OPTIONS));
    t.true(sharedTrace(t, source, program).length > 5);
  });
}

/** Steps that make something else of what PromiseResolve gives. */
const OTHERWISE = {
  'gives what it is given': ['Let _promiseCapability_ be', 'If _x_ is *null*, return _x_.'],
  'asks another constructor': [
    'Let _promiseCapability_ be',
    'If _x_ is *null*, set _C_ to ? Get(_C_, *"other"*).',
  ],
  'changes its capability': [
    'Return _promiseCapability_.[[Promise]]',
    'If _x_ is *null*, set _promiseCapability_.[[Promise]] to _x_.',
  ],
};

for (const [title, [place, step]] of Object.entries(OTHERWISE)) {
  test(`passes decline where PromiseResolve ${title}`, (t) => {
    const source = before('sec-promise-resolve', place, step)(waits(SOURCE));
    t.false(appliedIn(source, OPTIONS).includes('field-inlining'));
  });
}
