import test from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import { addMethod } from '../support/edits/insertions.js';
import { testTraces } from '../support/loaded.js';

/**
 * Documents that enqueue another job than the one that a variable was declared with, or whose job or `then`
 * asks another variable than that of the capability.
 */

const SOURCE = sourceOf('es2025');

const JOB = '1. Let _job_ be NewPromiseReactionJob(_reaction_, _argument_).';
const NONE = 'NewPromiseReactionJob(_reaction_, *"none"*)';
const OTHER = `1. Let _other_ be ${NONE}.`;

const inTrigger = (...steps) =>
  edited([[JOB, [JOB, ...steps].join('\n'), 'sec-triggerpromisereactions']], SOURCE);

const FULFIL = '1. Let _fulfillJob_ be NewPromiseReactionJob(_fulfillReaction_, _value_).';
const ADOPT =
  '1. Let _job_ be NewPromiseResolveThenableJob(_promise_, _resolution_, _thenJobCallback_).';

const react = (P, log) => {
  const { promise, resolve } = P.withResolvers();
  promise.then((value) => log(`first ${value}`));
  promise.then((value) => log(`second ${value}`));
  resolve(1);
};

const CAPABILITY = '1. Let _promiseCapability_ be _reaction_.[[Capability]].';

/** Behind the first step of the job of a reaction. */
const inJob = (step) =>
  edited([[CAPABILITY, `${CAPABILITY}\n${step}`, 'sec-newpromisereactionjob']], SOURCE);

const derive = (P, log) => {
  for (const value of [1, 'text', undefined]) {
    P.resolve(value)
      .then()
      .then((result) => log(`then ${result}`));
    P.resolve(value)
      .finally()
      .then((result) => log(`finally ${result}`));
  }
};

const THEN = 'sec-performpromisethen';
const HEAD = '1. If IsCallable(_onFulfilled_) is *false*, then';
const [IS_ABSENT, PROMISE] = [
  'If _resultCapability_ is *undefined*, then',
  'Return _resultCapability_.[[Promise]].',
];

const PERFORM =
  '1. Return PerformPromiseThen(_promise_, _onFulfilled_, _onRejected_, _resultCapability_).';

const givesNothing = (P, log) => {
  log(typeof P.resolve(1).then((value) => log(`value ${value}`)));
  log(typeof P.resolve(2).then());
};

const withoutHandler = addMethod(
  edited(
    [['_reaction_ is a PromiseReaction Record.', '_reaction_ is not *undefined*.']],
    sourceOf('es2015'),
  ),
  'Promise.prototype.poke ( )',
  [
    'Let _capability_ be NewPromiseCapability(%Promise%).',
    'ReturnIfAbrupt(_capability_).',
    'Let _reaction_ be the PromiseReaction { [[Capabilities]]: _capability_ }.',
    'Perform EnqueueJob("PromiseJobs", PromiseReactionJob, « _reaction_, 1 »).',
    'Return _capability_.[[Promise]].',
  ],
);

testTraces(test, [
  {
    title: 'a then gives nothing where it has a handler',
    source: edited(
      [
        [
          HEAD,
          `1. Let _given_ be _resultCapability_.\n1. If IsCallable(_onFulfilled_) is *true*, set _given_ to *undefined*.\n${HEAD}`,
          THEN,
        ],
        ...[IS_ABSENT, PROMISE].map((step) => [
          step,
          step.replace('_resultCapability_', '_given_'),
          THEN,
        ]),
      ],
      SOURCE,
    ),
    program: givesNothing,
    expected: ['undefined', 'object', 'value 1'],
  },
  {
    title: 'a then gives nothing where it is given an object',
    source: edited(
      [[PERFORM, `1. If _onFulfilled_ is an Object, return *undefined*.\n${PERFORM}`]],
      SOURCE,
    ),
    program(P, log) {
      P.resolve(1).then(log);
      P.resolve(P.resolve(2)).then(undefined, log);
      P.prototype.catch.call(new P((resolve) => resolve(new P((_, reject) => reject(3)))), log);
      log('ends');
    },
    expected: ['ends'],
  },
  {
    title: 'a job forgets its capability',
    source: inJob('1. If _argument_ is a Number, set _promiseCapability_ to *undefined*.'),
    program: derive,
    expected: ['then text', 'finally text', 'then undefined', 'finally undefined'],
  },
  {
    title: 'a job ends for some arguments',
    source: inJob('1. If _argument_ is *undefined*, return *undefined*.'),
    program: derive,
    expected: ['then 1', 'finally 1', 'then text', 'finally text'],
  },
  {
    title: 'a variable gets another job',
    source: inTrigger(`1. If _argument_ is a Number, set _job_ to ${NONE}.`),
    program: react,
    expected: ['first none', 'second none'],
  },
  {
    title: 'a field of a job gets that of another',
    source: inTrigger(OTHER, '1. If _argument_ is a Number, set _job_.[[Job]] to _other_.[[Job]].'),
    program: react,
    expected: ['first none', 'second none'],
  },
  {
    title: 'a field of a job is set through a second name',
    source: inTrigger(
      OTHER,
      '1. Let _same_ be _job_.',
      '1. Set _same_.[[Job]] to _other_.[[Job]].',
    ),
    program: react,
    expected: ['first none', 'second none'],
  },
  {
    title: 'the job of a settled promise is another',
    source: edited(
      [
        [
          FULFIL,
          `${FULFIL}\n1. If _value_ is a Number, set _fulfillJob_ to NewPromiseReactionJob(_fulfillReaction_, *"none"*).`,
          'sec-performpromisethen',
        ],
      ],
      SOURCE,
    ),
    program: (P, log) => {
      P.resolve(1).then(log);
      P.resolve('x').then(log);
    },
    expected: ['none', 'x'],
  },
  {
    title: 'the job of a thenable is another',
    source: edited(
      [
        [
          ADOPT,
          `${ADOPT}\n1. If IsPromise(_resolution_) is *true*, set _job_ to NewPromiseResolveThenableJob(_promise_, *"other"*, _thenJobCallback_).`,
          'sec-promise-resolve-functions',
        ],
      ],
      SOURCE,
    ),
    program: (P, log) => {
      new P((resolve) => resolve(P.resolve(1))).then(log, ({ name }) => log(name));
      P.resolve({ then: (resolve) => resolve('thenable') }).then(log);
    },
    expected: ['TypeError', 'thenable'],
  },
  {
    title: 'a method enqueues a reaction without a handler',
    edition: 'es2015',
    source: withoutHandler,
    program: (P, log) => {
      new P(() => {}).poke().then(log, ({ name }) => log(name));
      P.resolve(1).then(log);
    },
    expected: ['1', 'TypeError'],
  },
]);
