import ava from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import { deferredOf } from '../support/edits/deferred.js';
import { addClause, addOperation, addStatic } from '../support/edits/insertions.js';
import { FOLLOWING_TARGETS, oneIn } from '../support/extent.js';
import { generated } from '../support/generated.js';
import { loaded } from '../support/loaded.js';

const test = oneIn(3, ava);

/** Documents that deferred promises are made of, with steps of their own. */

const SOURCE = sourceOf('es2015');

/** @param {string} source @param {(P: any, log: (line: any) => void) => void} program @param {string} target */
const shownBy = (source, program, target) => {
  const { create } = loaded(deferredOf(source), { preset: 'deferred', target });
  const lines = [];
  program(create(), (line) => lines.push(line));
  return lines;
};

ava('a later edition has deferred promises as well, where its steps are others', (t) => {
  for (const edition of ['es2019', 'es2022']) {
    const source = sourceOf(edition).replace('*TypeError* exception', '*RangeError* exception');
    const { code } = generated(source, { preset: 'deferred', edition });
    t.regex(code, /exports\.create = create/);
  }
});

const CASES = {
  'a parameter that a step sets is no class': {
    source: addOperation(
      addStatic(SOURCE, 'Promise.pick ( _x_ )', ['Return PickOf(%Promise%, _x_).']),
      'PickOf',
      '_D_, _x_',
      [
        'If _x_ is not *undefined*, set _D_ to _x_.',
        'If _x_ is 5, return *undefined*.',
        'Return _D_.',
      ],
    ),
    program(P, log) {
      log(P.pick(1));
      log(P.pick() === P);
    },
    expected: [1, true],
  },
  'the constructor of a promise is asked for twice': {
    source: edited([
      [
        'If SameValue(_xConstructor_, _C_) is *true*, return _x_.',
        'If SameValue(_xConstructor_, _C_) is *true*, return _x_.\n1. If _xConstructor_ is *undefined*, throw a *TypeError* exception.',
        'sec-promise.resolve',
      ],
    ]),
    program(P, log) {
      const promise = P.resolve(1);
      log(P.resolve(promise) === promise);
    },
    expected: [true],
  },
  'what is asked for its constructor need not be a promise': {
    source: addStatic(SOURCE, 'Promise.mine ( _x_ )', [
      'If Type(_x_) is not Object, return *undefined*.',
      'Let _c_ be Get(_x_, *"constructor"*).',
      'ReturnIfAbrupt(_c_).',
      'If SameValue(_c_, %Promise%) is *true*, return _x_.',
      'Return *undefined*.',
    ]),
    program(P, log) {
      const promise = P.resolve(1);
      log(P.mine({}));
      log(P.mine(promise) === promise);
    },
    expected: [undefined, true],
  },
  'a method enqueues jobs in a loop, too': {
    source: addOperation(
      addStatic(SOURCE, 'Promise.some ( _g_ )', [
        'Let _list_ be « 1, 2 ».',
        'For each element _e_ of _list_, do',
        '  Perform EnqueueJob(*"PromiseJobs"*, SayJob, « _e_, _g_ »).',
        'Return *undefined*.',
      ]),
      'SayJob',
      '_e_, _g_',
      ['Let _status_ be Call(_g_, *undefined*, « _e_ »).', 'NextJob Completion(_status_).'],
    ),
    program(P, log) {
      P.resolve(0).then(log);
      P.some(log);
      log('behind');
    },
    expected: [0, 1, 2, 'behind'],
  },
  'a capability of a class that a user names': {
    source: addStatic(SOURCE, 'Promise.through ( _D_, _x_, _f_ )', [
      'Let _derived_ be NewPromiseCapability(_D_).',
      'ReturnIfAbrupt(_derived_).',
      'Let _promise_ be NewPromiseCapability(%Promise%).',
      'ReturnIfAbrupt(_promise_).',
      'Perform Call(_promise_.[[Resolve]], *undefined*, « _x_ »).',
      'Return PerformPromiseThen(_promise_.[[Promise]], _f_, *undefined*, _derived_).',
    ]),
    program(P, log) {
      class Other extends Promise {}
      const derived = P.through(Other, 1, (x) => x + 1);
      log(derived instanceof Other);
      P.resolve(3).then(log);
    },
    expected: [true, 3],
  },
  'a method of promises makes a capability of what it is given': {
    source: addClause(
      SOURCE,
      'sec-promise.prototype.then',
      'id="sec-promise.prototype.likewise"',
      'Promise.prototype.likewise ( )',
      [
        'Let _C_ be the *this* value.',
        'Let _capability_ be NewPromiseCapability(_C_).',
        'ReturnIfAbrupt(_capability_).',
        'Return _capability_.[[Promise]].',
      ],
    ),
    program(P, log) {
      class Other extends Promise {}
      log(P.prototype.likewise.call(Other) instanceof Other);
      const promise = P.resolve(1);
      try {
        promise.likewise();
      } catch (error) {
        log(error.name);
      }
    },
    expected: [true, 'TypeError'],
  },
  'a step stands before that which takes the class': {
    source: edited([
      [
        '1. Let _C_ be the *this* value.',
        '1. If _r_ is *undefined*, set _r_ to 1.\n1. Let _C_ be the *this* value.',
        'sec-promise.reject',
      ],
    ]),
    program(P, log) {
      class Derived extends P {}
      Derived.reject().then(undefined, log);
      P.reject(2).then(undefined, log);
    },
    expected: [1, 2],
  },
};

for (const [title, { source, program, expected }] of Object.entries(CASES))
  for (const target of FOLLOWING_TARGETS)
    test(`${title}, ${target}`, (t) => t.deepEqual(shownBy(source, program, target), expected));
