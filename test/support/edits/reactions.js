import { thrower } from './tools.js';

/** Changes of what settles a promise, and of the jobs. */

const FULFILL = 'sec-fulfillpromise';
const REJECT = 'sec-rejectpromise';
const JOB = 'sec-promisereactionjob';
const THENABLE_JOB = 'sec-promiseresolvethenablejob';

const ARGUMENT = '« _handlerResult_.[[value]] »';
const CALL_HANDLER = 'Call(_handler_, *undefined*, « _argument_ »)';

/** @type {import('./constructor.js').Edit[]} */
export const EDITS = [
  {
    name: 'a promise forgets its value',
    changes: [
      [
        '_promise_.[[PromiseResult]] to _value_',
        '_promise_.[[PromiseResult]] to *undefined*',
        FULFILL,
      ],
    ],
    probes: [
      [
        'then of a promise that is fulfilled',
        (P, log, see) => see(P.resolve(1)),
        ['it is fulfilled: 1'],
        ['it is fulfilled: undefined'],
      ],
      [
        'then of a promise that is pending still gets the value',
        (P, log, see) => {
          const functions = {};
          see(new P((resolve) => Object.assign(functions, { resolve })).then((value) => [value]));
          functions.resolve(1);
        },
        ['it is fulfilled: [1]'],
        ['it is fulfilled: [1]'],
      ],
    ],
  },
  {
    name: 'a promise that is fulfilled says that it is rejected',
    changes: [
      [
        '1. Set _promise_.[[PromiseState]] to *"fulfilled"*.',
        '1. Set _promise_.[[PromiseState]] to *"fulfilled"*.\n1. Set _promise_.[[PromiseState]] to *"rejected"*.',
        FULFILL,
      ],
    ],
    probes: [
      [
        'then of it',
        (P, log, see) => see(P.resolve(1)),
        ['it is fulfilled: 1'],
        ['it is rejected: 1'],
      ],
      [
        'a reaction that was there before',
        (P, log, see) => {
          const functions = {};
          see(new P((resolve) => Object.assign(functions, { resolve })));
          functions.resolve(1);
        },
        ['it is fulfilled: 1'],
        ['it is fulfilled: 1'],
      ],
    ],
  },
  {
    name: 'rejecting runs the reactions of fulfilling',
    changes: [
      [
        '_reactions_ be _promise_.[[PromiseRejectReactions]]',
        '_reactions_ be _promise_.[[PromiseFulfillReactions]]',
        REJECT,
      ],
    ],
    probes: [
      [
        'a reaction that waits for a rejection',
        (P, log, see) => {
          const functions = {};
          see(new P((_, reject) => Object.assign(functions, { reject })));
          functions.reject(1);
        },
        ['it is rejected: 1'],
        ['it is fulfilled: 1'],
      ],
    ],
  },
  {
    name: 'reactions are told nothing',
    changes: [
      ['« _reaction_, _argument_ »', '« _reaction_, *undefined* »', 'sec-triggerpromisereactions'],
    ],
    probes: [
      [
        'a reaction of a pending promise, and of a settled one',
        (P, log, see) => {
          const functions = {};
          see(new P((resolve) => Object.assign(functions, { resolve })), 'pending');
          functions.resolve(1);
          see(P.resolve(2), 'settled');
        },
        ['pending is fulfilled: 1', 'settled is fulfilled: 2'],
        ['pending is fulfilled: undefined', 'settled is fulfilled: 2'],
      ],
    ],
  },
  {
    name: 'Identity throws and Thrower returns',
    changes: [
      ['*"Identity"*', '*"Other"*', JOB],
      ['*"Thrower"*', '*"Identity"*', JOB],
      ['*"Other"*', '*"Thrower"*', JOB],
    ],
    probes: [
      [
        'then without handlers',
        (P, log, see) => {
          see(P.resolve(1).then(), 'first');
          see(P.reject(2).then(5), 'second');
        },
        ['first is fulfilled: 1', 'second is rejected: 2'],
        ['first is rejected: 1', 'second is fulfilled: 2'],
      ],
    ],
  },
  {
    name: 'a handler gets the value as its receiver',
    changes: [[CALL_HANDLER, 'Call(_handler_, _argument_, « »)', JOB]],
    probes: [
      [
        'what a handler is called with',
        (P, log) => {
          P.resolve(1).then(function (...args) {
            log([this, ...args]);
          });
        },
        ['[undefined,1]'],
        ['[1]'],
      ],
    ],
  },
  {
    name: 'a handler that throws fulfills',
    changes: [
      [
        `1. Let _status_ be Call(_promiseCapability_.[[Reject]], *undefined*, ${ARGUMENT})`,
        `1. Let _status_ be Call(_promiseCapability_.[[Resolve]], *undefined*, ${ARGUMENT})`,
        JOB,
      ],
    ],
    probes: [
      [
        'a handler that throws',
        (P, log, see) => see(P.resolve().then(thrower)),
        ['it is rejected: RangeError'],
        ['it is fulfilled: RangeError'],
      ],
    ],
  },
  {
    name: 'a handler is called twice',
    changes: [
      [
        `1. Else, let _handlerResult_ be ${CALL_HANDLER}.`,
        `1. Else,\n  1. Perform ${CALL_HANDLER}.\n  1. Let _handlerResult_ be ${CALL_HANDLER}.`,
        JOB,
      ],
    ],
    probes: [
      [
        'a handler that notes its calls, and one that throws',
        (P, log) => {
          P.resolve(1).then((value) => log(`handler ${value}`));
          P.resolve(2)
            .then(thrower)
            .then(undefined, (reason) => log(reason));
        },
        ['handler 1', 'RangeError'],
        ['handler 1', 'handler 1', 'RangeError', 'RangeError'],
      ],
    ],
  },
  {
    name: 'a thenable job rejects when then returns',
    changes: [
      [
        '_thenCallResult_ is an abrupt completion',
        '_thenCallResult_ is a normal completion',
        THENABLE_JOB,
      ],
    ],
    probes: [
      [
        'a then that does nothing, and one that throws',
        (P, log, see) => {
          see(P.resolve({ then: () => 1 }), 'silent');
          see(P.resolve({ then: thrower }), 'throwing');
        },
        ['throwing is rejected: RangeError'],
        ['a job throws RangeError', 'silent is rejected: 1'],
      ],
    ],
  },
  {
    name: 'a thenable job gives only resolve',
    changes: [
      [
        '« _resolvingFunctions_.[[Resolve]], _resolvingFunctions_.[[Reject]] »',
        '« _resolvingFunctions_.[[Resolve]] »',
        THENABLE_JOB,
      ],
    ],
    probes: [
      [
        'what then is called with',
        (P, log) => P.resolve({ then: (...args) => log(args.map((argument) => typeof argument)) }),
        ['[function,function]'],
        ['[function]'],
      ],
    ],
  },
  {
    name: 'a job of a thenable comes at once',
    changes: [
      [
        '1. Perform EnqueueJob(*"PromiseJobs"*, PromiseResolveThenableJob, « _promise_, _resolution_, _thenAction_ »).',
        '1. Perform PromiseResolveThenableJob(_promise_, _resolution_, _thenAction_).',
        'sec-promise-resolve-functions',
      ],
    ],
    probes: [
      [
        'when then is called',
        (P, log, see) => {
          see(P.resolve({ then: (resolve) => resolve(log('then') ?? 1) }));
          log('now');
        },
        ['now', 'then', 'it is fulfilled: 1'],
        ['then', 'now', 'it is fulfilled: 1'],
      ],
      [
        'a promise that a handler returns takes its turns',
        (P, log, see) => {
          see(
            P.resolve().then(() => P.resolve(1)),
            'adopting',
          );
          see(P.resolve().then().then(), 'other');
        },
        ['other is fulfilled: undefined', 'adopting is fulfilled: 1'],
        ['adopting is fulfilled: 1', 'other is fulfilled: undefined'],
      ],
    ],
  },
];
