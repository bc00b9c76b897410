import test from 'ava';
import { edit, edited, sourceOf } from '../support/documents.js';
import { addMethod, slotOf } from '../support/edits/insertions.js';
import { testTraces } from '../support/loaded.js';
import { WORDINGS } from '../mutate/wordings.js';

/** Documents in which operations do more, or something else, where passes know what they come to. */

const SOURCE = sourceOf('es2025');
const FIRST = sourceOf('es2015');

const before = (text, step, clause, source = SOURCE) =>
  edit(source, text, `${step}\n1. ${text}`, clause);

const tracing = {
  rejections: (log) => ({
    onReject: () => log('the host is told'),
    onHandle: () => log('handled'),
  }),
};

/** A job that knows what its promise is fulfilled with. */
const FULFILS = before(
  'Let _thenCallResult_ be',
  'If _promiseToResolve_.[[PromiseState]] is ~pending~, return ? Call(_resolvingFunctions_.[[Resolve]], *undefined*, « 1 »).',
  'sec-newpromiseresolvethenablejob',
);

const ENQUEUES = 'Perform HostEnqueuePromiseJob(_job_.[[Job]], _job_.[[Realm]]).';

const CASES = [
  {
    title: 'the job of a thenable is enqueued twice',
    source: before(ENQUEUES, ENQUEUES, 'sec-promise-resolve-functions'),
    program: (P, log) =>
      P.resolve({
        then(resolve) {
          log('called');
          resolve(1);
        },
      }).then(log),
    expected: ['called', 'called', '1'],
  },
  {
    title: 'the job of a thenable settles its promise itself',
    source: FULFILS,
    program(P, log) {
      P.resolve()
        .then(() => P.resolve(2))
        .then(log);
    },
    expected: ['1'],
  },
  {
    title: 'then exchanges the handlers of a promise that is handled',
    source: before(
      'Let _C_ be',
      [
        'If _promise_.[[PromiseIsHandled]] is *true*, then',
        '  1. Let _other_ be _onFulfilled_.',
        '  1. Set _onFulfilled_ to _onRejected_.',
        '  1. Set _onRejected_ to _other_.',
      ].join('\n'),
      'sec-promise.prototype.then',
    ),
    program(P, log) {
      const adopt = (promise) =>
        P.resolve()
          .then(() => promise)
          .then(
            (value) => log(`fulfilled: ${value}`),
            (reason) => log(`rejected: ${reason}`),
          );
      const handled = P.resolve(2);
      handled.then();
      adopt(P.resolve(1));
      adopt(handled);
    },
    expected: ['fulfilled: 1', 'rejected: 2'],
  },
  {
    title: 'then puts nothing in the place of a handler',
    source: before(
      'Let _C_ be',
      'If _promise_.[[PromiseIsHandled]] is *false*, set _onFulfilled_ to *undefined*.',
      'sec-promise.prototype.then',
    ),
    tracing,
    program(P, log) {
      const promise = P.resolve(1);
      const show = (name) => (value) => log(`${name}: ${value}`);
      P.race([promise]).then(show('the first'));
      P.all([promise]).then(show('all'));
      promise.then(show('itself'));
    },
    expected: ['itself: 1'],
  },
  {
    title: 'the species is read twice',
    source: before(
      'If IsConstructor(_S_) is *true*, return _S_.',
      'Set _S_ to ? Get(_C_, %Symbol.species%).',
      'sec-speciesconstructor',
    ),
    program(P, log) {
      const promise = P.resolve(1);
      promise.constructor = Object.defineProperty({}, Symbol.species, {
        get: () => (log('species'), P),
      });
      promise.then(log);
      P.resolve(2).then(log);
    },
    expected: ['species', 'species', '1', '2'],
  },
  {
    title: 'an element is asked when it becomes a property of the array',
    source: before(
      'Let _success_ be',
      'If _V_ is an Object, perform ? Get(_V_, *"seen"*).',
      'sec-createdatapropertyorthrow',
    ),
    program(P, log) {
      let resolve;
      const last = new P((settle) => (resolve = settle));
      P.all([
        P.resolve({
          get seen() {
            return log('seen');
          },
        }),
        last,
      ]).then(log);
      P.resolve()
        .then(() => {})
        .then(() => (log('the last'), resolve(2)));
    },
    expected: ['the last', 'seen', '[an object,2]'],
  },
  {
    title: 'a promise has its resolve function in a slot',
    source: addMethod(
      edited(
        [
          [
            'Return the Record {',
            'Set _promise_.[[PromiseLabel]] to _resolve_.\n1. Return the Record {',
            'sec-createresolvingfunctions',
          ],
        ],
        slotOf(SOURCE, WORDINGS.es2025),
      ),
      'Promise.prototype.label ( )',
      ['Return _promise_.[[PromiseLabel]].'],
    ),
    program(P, log) {
      let handed;
      const promise = new P((resolve) => (handed = resolve));
      log(promise.label() === handed);
      promise.then(log);
      promise.label()(3);
      const derived = promise.then();
      derived.then(log);
      derived.label()(4);
      log(typeof derived.label());
    },
    expected: ['true', 'function', '3', '4'],
  },
  {
    title: 'the constructor of a capability is asked behind all steps',
    edition: 'es2015',
    source: before(
      'Return _promiseCapability_.',
      'Let _asked_ be Get(_C_, *"asked"*).\n1. ReturnIfAbrupt(_asked_).',
      'sec-newpromisecapability',
      FIRST,
    ),
    program(P, log) {
      class Pure extends P {
        static noSideEffects = true;

        static get asked() {
          return log(this === Pure);
        }
      }
      Pure.reject(1).catch(log);
    },
    expected: ['true', 'true', '1'],
  },
  {
    title: 'what is dropped of a completion is no step where it is abrupt',
    edition: 'es2015',
    source: before(
      'If IsCallable(_promiseCapability_.[[Resolve]]) is *false*',
      'If Type(_promise_) is Object, then\n  1. Perform Get(_promise_, *"asked"*).',
      'sec-newpromisecapability',
      FIRST,
    ),
    program(P, log) {
      Object.defineProperty(P.prototype, 'asked', {
        get() {
          log('asked');
          throw new Error('dropped');
        },
      });
      P.reject(1).catch(log);
    },
    expected: ['asked', 'asked', '1'],
  },
];

testTraces(test, CASES);
