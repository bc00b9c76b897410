import test from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import { addClause, addOperation, addStatic, before } from '../support/edits/insertions.js';
import { testTraces } from '../support/loaded.js';

/** Documents with methods and functions of names and parameters that passes know from others. */

const FIRST = sourceOf('es2015');
const TODAY = sourceOf('es2025');

const inFront = (title, steps) =>
  addClause(TODAY, 'sec-promise.all', 'id="sec-other"', title, steps);

const tells = (log) => [(value) => log(`fulfilled ${value}`), (value) => log(`rejected ${value}`)];

const CALLED = 'When a function of this kind is called, the following steps are taken:';
const REJECTS = 'sec-promise-reject-functions';
const ELEMENT = 'sec-promise.all-resolve-element-functions';
const CALLED_WITH = /A promise reject function, called with _reason_:/;

/** How function objects of a clause are said to be called. */
const calledOtherwise = (source, clause, from, to) => {
  const at = source.indexOf(`id="${clause}"`);
  return source.slice(0, at) + source.slice(at).replace(from, to);
};

const settle = (P, log) => {
  new P((resolve, reject) => reject(1, true)).then(...tells(log));
  new P((resolve, reject) => reject(2)).then(...tells(log));
  P.reject(3).then(...tells(log));
};

const CAPABILITY = '1. Let _resultCapability_ be ? NewPromiseCapability(_C_).';

testTraces(test, [
  {
    title: 'then calls its second argument, keeps it in the promise, and asks the promise again',
    source: edited(
      [
        [
          CAPABILITY,
          [
            '1. If IsCallable(_onRejected_) is *true*, perform ? Call(_onRejected_, *undefined*, « *"called"* »).',
            '1. If _promise_.[[PromiseState]] is ~pending~, perform RejectPromise(_promise_, _onRejected_).',
            '1. Perform ? Get(_promise_, *"constructor"*).',
            CAPABILITY,
          ].join('\n'),
          'sec-promise.prototype.then',
        ],
      ],
      sourceOf('es2025'),
    ),
    program: (P, log) => {
      const adopts = new P((resolve) => resolve(P.resolve(1)));
      const tell = (reason) => log(`reason ${reason}`);
      P.resolve().then(() => void adopts.then(log, tell));
    },
    expected: ['reason called', 'reason called'],
  },
  {
    title: 'a method of promises has the name of a static one',
    source: inFront('Promise.prototype.resolve ( _x_ )', [
      'Let _C_ be the *this* value.',
      'If _C_ is an Object, throw a *RangeError* exception.',
      'Return ? PromiseResolve(_C_, _x_).',
    ]),
    program: (P, log) => P.all([1, P.resolve(2)]).then(...tells(log)),
    expected: ['fulfilled 1,2'],
  },
  {
    title: 'a static method has the name of one of promises',
    source: inFront('Promise.then ( _onFulfilled_, _onRejected_ )', [
      'Let _promise_ be the *this* value.',
      'If IsPromise(_promise_) is *false*, throw a *TypeError* exception.',
      'Let _C_ be ? SpeciesConstructor(_promise_, %Promise%).',
      'Let _resultCapability_ be ? NewPromiseCapability(_C_).',
      'Return PerformPromiseThen(_promise_, _onRejected_, _onFulfilled_, _resultCapability_).',
    ]),
    program(P, log) {
      new P((resolve) => resolve(P.resolve(1))).then(...tells(log));
      P.resolve(2)
        .finally(() => {})
        .then(...tells(log));
    },
    expected: ['fulfilled 1', 'fulfilled 2'],
  },
  {
    title: 'Promise.resolve asks how many arguments it has',
    source: edited(
      [
        [
          'If _C_ is not an Object, throw a *TypeError* exception.',
          'If _x_ is not present, throw a *TypeError* exception.',
          'sec-promise.resolve',
        ],
      ],
      TODAY,
    ),
    program(P, log) {
      P.all([P.resolve(1)]).then(...tells(log));
      try {
        P.resolve();
      } catch ({ name }) {
        log(name);
      }
    },
    expected: ['TypeError', 'fulfilled 1'],
  },
  {
    title: 'then asks for a species with another default',
    source: edited(
      [
        [
          'SpeciesConstructor(_promise_, %Promise%)',
          'SpeciesConstructor(_promise_, *undefined*)',
          'sec-promise.prototype.then',
        ],
      ],
      FIRST,
    ),
    edition: 'es2015',
    program: (P, log) =>
      P.resolve(1)
        .then(2)
        .then(...tells(log)),
    expected: ['fulfilled 1'],
  },
  {
    title: 'a resolving function takes one argument more',
    source: edited(
      [
        [
          'Return RejectPromise(_promise_, _reason_).',
          'If _more_ is *true*, return FulfillPromise(_promise_, _reason_).\n1. Return RejectPromise(_promise_, _reason_).',
          REJECTS,
        ],
      ],
      calledOtherwise(FIRST, REJECTS, 'called with _reason_:', 'called with _reason_ and _more_:'),
    ),
    edition: 'es2015',
    program: settle,
    expected: ['fulfilled 1', 'rejected 2', 'rejected 3'],
  },
  {
    title: 'a resolving function takes no argument',
    source: edited(
      [
        [
          'Perform RejectPromise(_promise_, _reason_).',
          'Perform RejectPromise(_promise_, *"always"*).',
          REJECTS,
        ],
      ],
      calledOtherwise(TODAY, REJECTS, CALLED_WITH, CALLED),
    ),
    program: settle,
    expected: ['rejected always', 'rejected always', 'rejected always'],
  },
  {
    title: 'the function of an element asks how many arguments it has',
    source: edited(
      [
        [
          'Set _values_[_index_] to _x_.',
          'If _y_ is present, set _values_[_index_] to _y_.\n1. Else, set _values_[_index_] to *"one"*.',
          ELEMENT,
        ],
      ],
      calledOtherwise(FIRST, ELEMENT, 'called with _x_:', 'called with _x_ and _y_:'),
    ),
    target: 'es5',
    edition: 'es2015',
    program(P, log) {
      P.all([P.resolve(1), 2]).then(...tells(log));
    },
    expected: ['fulfilled one,one'],
  },
  {
    title: 'a variable has a name like that of slots',
    source: edited(
      [
        [
          'Let _job_ be',
          'If _argument_ is *"drop"*, set _reactionSlots_.[[Capability]] to *undefined*.\n1. Let _job_ be',
          'sec-triggerpromisereactions',
        ],
      ],
      calledOtherwise(TODAY, 'sec-triggerpromisereactions', /_reaction_/g, '_reactionSlots_'),
    ),
    program(P, log) {
      let resolve;
      new P((f) => (resolve = f)).then(log).then(log);
      resolve('drop');
      P.resolve(1).then(log);
    },
    expected: ['drop', '1'],
  },
  ...['es2022', 'es5'].map((target) => ({
    title: `a static method has the name of a property that functions have, ${target}`,
    target,
    source: addStatic(sourceOf('es2025'), 'Promise.name ( )', ['Return *"named"*.']),
    program: (P, log) => log(P.name()),
    expected: ['named'],
  })),
  {
    title: 'a method sets a parameter that no call gives, in each round of a loop',
    target: 'es5',
    source: addOperation(
      before(
        'sec-performpromiserace',
        'Perform ? Invoke(_nextPromise_',
        'Perform ? Probe(_next_).',
      )(sourceOf('es2025')),
      'Probe',
      '_x_ [ , _y_ ]',
      [
        'If _y_ is absent, then',
        '  If _x_ is not *undefined*, set _y_ to _x_.',
        'Perform ? Invoke(_y_, *"probe"*).',
        'Return ~unused~.',
      ],
    ),
    program: (P, log, see) => {
      const promise = Object.assign(P.resolve(1), { probe: () => log('probed') });
      see(P.race([promise, undefined, promise, null]).catch(({ name }) => name));
    },
    expected: ['probed', 'it is fulfilled: TypeError'],
  },
]);
