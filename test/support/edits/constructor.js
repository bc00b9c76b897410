import { outcome, thrower, throwsIf, watching } from './tools.js';

/**
 * Changes of the constructor, of the functions that it hands out and of capabilities.
 *
 * @typedef {object} Edit
 * @property {string} name what the document says then
 * @property {[find: string, replace: string, clause?: string][]} [changes]
 * @property {(source: string) => string} [edit] in place of changes
 * @property {string[]} [targets] where not every target can show it
 * @property {boolean} [same] it says the same in other words: nothing may change
 * @property {Probe[]} probes
 *
 * @typedef {[title: string, program: import('../guards/trace.js').Program, before: string[], after: string[]]} Probe
 *   what a program sees of the library of the document as it is, and as it is changed
 */

const CONSTRUCTOR = 'sec-promise-executor';
const RESOLVE = 'sec-promise-resolve-functions';
const REJECT = 'sec-promise-reject-functions';
const CAPABILITY = 'sec-newpromisecapability';
const CAPABILITY_EXECUTOR = 'sec-getcapabilitiesexecutor-functions';

const RUN =
  'Let _completion_ be Call(_executor_, *undefined*, « _resolvingFunctions_.[[Resolve]], _resolvingFunctions_.[[Reject]] »).';

/** @type {Edit[]} */
export const EDITS = [
  {
    name: 'the executor is not checked',
    changes: [[throwsIf('IsCallable(_executor_) is *false*'), '', CONSTRUCTOR]],
    probes: [
      [
        'new Promise(5)',
        (P, log, see) => outcome(log, () => see(new P(5)) ?? 'no error'),
        ['throws TypeError'],
        ['no error', 'it is rejected: TypeError'],
      ],
    ],
  },
  {
    name: 'the executor is called twice, and what came first is forgotten',
    changes: [
      [RUN, `${RUN}\n1. ${RUN.replace('Let _completion_ be', 'Set _completion_ to')}`, CONSTRUCTOR],
    ],
    probes: [
      [
        'an executor that throws the first time',
        (P, log, see) => {
          let calls = 0;
          see(
            new P(() => {
              calls++;
              if (calls === 1) thrower();
            }),
          );
          log(calls);
        },
        ['1', 'it is rejected: RangeError'],
        ['2'],
      ],
    ],
  },
  {
    name: 'the executor is checked last',
    changes: [
      [throwsIf('IsCallable(_executor_) is *false*'), '', CONSTRUCTOR],
      [
        '1. Return _promise_.',
        `${throwsIf('IsCallable(_executor_) is *false*')}\n1. Return _promise_.`,
        CONSTRUCTOR,
      ],
    ],
    targets: ['es2022'],
    probes: [
      [
        'the prototype of new.target is read first',
        (P, log) => {
          const target = watching(log, 'prototype', undefined, function () {}.bind());
          outcome(log, () => Reflect.construct(P, [5], target));
        },
        ['throws TypeError'],
        ['get prototype', 'throws TypeError'],
      ],
    ],
  },
  {
    name: 'an executor that throws fulfills',
    changes: [
      [
        'Call(_resolvingFunctions_.[[Reject]], *undefined*, « _completion_.[[value]] »)',
        'Call(_resolvingFunctions_.[[Resolve]], *undefined*, « _completion_.[[value]] »)',
        CONSTRUCTOR,
      ],
    ],
    probes: [
      [
        'an executor that throws',
        (P, log, see) => see(new P(thrower)),
        ['it is rejected: RangeError'],
        ['it is fulfilled: RangeError'],
      ],
    ],
  },
  {
    name: 'an executor is told both ways to resolve',
    changes: [
      [
        '« _resolvingFunctions_.[[Resolve]], _resolvingFunctions_.[[Reject]] »',
        '« _resolvingFunctions_.[[Resolve]], _resolvingFunctions_.[[Resolve]] »',
        CONSTRUCTOR,
      ],
    ],
    probes: [
      [
        'a rejection',
        (P, log, see) => see(new P((_, reject) => reject(1))),
        ['it is rejected: 1'],
        ['it is fulfilled: 1'],
      ],
    ],
  },
  {
    name: 'a variable of the constructor has another name',
    edit: (source) => {
      const start = source.indexOf('<h1>Promise ( _executor_ )');
      const end = source.indexOf('</emu-clause>', start);
      const clause = source.slice(start, end).replaceAll('_promise_', '_newborn_');
      return source.slice(0, start) + clause + source.slice(end);
    },
    same: true,
    probes: [
      [
        'a promise and what follows it',
        (P, log, see) => see(new P((resolve) => resolve(1)).then((value) => value + 1)),
        ['it is fulfilled: 2'],
        ['it is fulfilled: 2'],
      ],
    ],
  },
  {
    name: 'reject only works after it was called',
    changes: [
      ['_alreadyResolved_.[[value]] is *true*', '_alreadyResolved_.[[value]] is *false*', REJECT],
    ],
    probes: [
      [
        'a rejection',
        (P, log, see) => see(new P((_, reject) => reject(1))),
        ['it is rejected: 1'],
        [],
      ],
    ],
  },
  {
    name: 'reject does not remember that it was called',
    changes: [['1. Set _alreadyResolved_.[[value]] to *true*.', '', REJECT]],
    probes: [
      [
        'resolve works afterwards',
        (P, log, see) => {
          const functions = {};
          see(new P((resolve, reject) => Object.assign(functions, { resolve, reject })));
          functions.reject(1);
          functions.resolve({ then: () => log('then') });
        },
        ['it is rejected: 1'],
        ['it is rejected: 1', 'then'],
      ],
    ],
  },
  {
    name: 'a promise may resolve to itself',
    changes: [
      [
        '1. If SameValue(_resolution_, _promise_) is *true*, then\n1. Let _selfResolutionError_ be a newly created *TypeError* object.\n1. Return RejectPromise(_promise_, _selfResolutionError_).',
        '',
        RESOLVE,
      ],
    ],
    probes: [
      [
        'a promise that is resolved with itself',
        (P, log, see) => {
          const functions = {};
          const promise = new P((resolve) => Object.assign(functions, { resolve }));
          functions.resolve(promise);
          see(promise);
        },
        ['it is rejected: TypeError'],
        [],
      ],
    ],
  },
  {
    name: 'then is read twice',
    changes: [
      [
        '1. Let _thenAction_ be _then_.[[value]].',
        '1. Let _again_ be Get(_resolution_, *"then"*).\n1. ReturnIfAbrupt(_again_).\n1. Let _thenAction_ be _again_.',
        RESOLVE,
      ],
    ],
    probes: [
      [
        'a then that counts its reads',
        (P, log, see) => {
          see(new P((resolve) => resolve(watching(log, 'then'))));
        },
        ['get then', 'it is fulfilled: an object'],
        ['get then', 'get then', 'it is fulfilled: an object'],
      ],
    ],
  },
  {
    name: 'a then that cannot be read fulfills',
    changes: [
      [
        'RejectPromise(_promise_, _then_.[[value]])',
        'FulfillPromise(_promise_, _then_.[[value]])',
        RESOLVE,
      ],
    ],
    probes: [
      [
        'a getter that throws',
        (P, log, see) =>
          see(
            new P((resolve) =>
              resolve({
                get then() {
                  return thrower();
                },
              }),
            ),
          ),
        ['it is rejected: RangeError'],
        ['it is fulfilled: RangeError'],
      ],
    ],
  },
  {
    name: 'what then is, is not looked at',
    changes: [
      [
        '1. If IsCallable(_thenAction_) is *false*, then\n1. Return FulfillPromise(_promise_, _resolution_).',
        '',
        RESOLVE,
      ],
    ],
    probes: [
      [
        'a then that is no function',
        (P, log, see) => see(new P((resolve) => resolve({ then: 5 }))),
        ['it is fulfilled: an object'],
        ['it is rejected: TypeError'],
      ],
    ],
  },
  {
    name: 'a capability needs no resolve function',
    changes: [[throwsIf('IsCallable(_promiseCapability_.[[Resolve]]) is *false*'), '', CAPABILITY]],
    probes: [
      [
        'a constructor that gives its executor no resolve',
        (P, log) => {
          const C = function (executor) {
            executor(undefined, (reason) => log(reason));
          };
          outcome(log, () => P.reject.call(C, 1));
        },
        ['throws TypeError'],
        ['1', 'an object'],
      ],
    ],
  },
  {
    name: 'an executor of a capability may be called again',
    changes: [
      [throwsIf('_promiseCapability_.[[Reject]] is not *undefined*'), '', CAPABILITY_EXECUTOR],
    ],
    probes: [
      [
        'a constructor that calls it twice',
        (P, log) => {
          const C = function (executor) {
            executor(undefined, () => {});
            executor(
              () => log('resolved'),
              () => {},
            );
          };
          outcome(log, () => P.resolve.call(C, 1));
        },
        ['throws TypeError'],
        ['resolved', 'an object'],
      ],
    ],
  },
];
