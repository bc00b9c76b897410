import test from 'ava';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { edited, sourceOf } from '../support/documents.js';
import { addOperation } from '../support/edits/insertions.js';
import { swept } from '../support/extent.js';
import { hostContext } from '../support/host-context.js';
import { loaded } from '../support/loaded.js';

/**
 * Documents whose jobs, or whose steps of `then`, do something else than those of the standard: in a context
 * of the host, where the host layer has jobs within jobs, programs see what they see without.
 */

const [JOB, THEN] = ['sec-newpromisereactionjob', 'sec-performpromisethen'];
const [CALLER, RESOLVE] = ['sec-hostcalljobcallback', 'sec-promise-resolve-functions'];
const RESULT =
  'Let _handlerResult_ be Completion(HostCallJobCallback(_handler_, *undefined*, « _argument_ »)).';
const UNDEFINED = '1. If _promiseCapability_ is *undefined*, then';
const REJECTS =
  'Return ? Call(_promiseCapability_.[[Reject]], *undefined*, « _handlerResult_.[[Value]] »).';
const RESOLVES = REJECTS.replace('Reject', 'Resolve');
const CALLS = 'Return ? Call(_jobCallback_.[[Callback]], _V_, _argumentsList_).';
const FLAG = '_promise_.[[PromiseIsHandled]]';
const HEAD = '1. If IsCallable(_onFulfilled_) is *false*, then';

const behindHandler = (steps) => [[UNDEFINED, `${steps}\n${UNDEFINED}`, JOB]];

/** @type {Record<string, [find: string, to: string, clause: string][]>} */
const DOCUMENTS = {
  'a job rejects with something else': [
    [
      REJECTS,
      `Let _why_ be *"wrapped"*.\n1. ${REJECTS.replace('_handlerResult_.[[Value]]', '_why_')}`,
      JOB,
    ],
  ],
  'a job keeps what rejecting throws': [
    [
      REJECTS,
      `${REJECTS.replace('Return ? ', 'Let _done_ be Completion(').replace(').', ')).')}\n1. Return ~empty~.`,
      JOB,
    ],
  ],
  'a job makes all that handlers give abrupt': behindHandler(
    '1. Set _handlerResult_ to ThrowCompletion(*"made abrupt"*).',
  ),
  'a job makes abrupt what handlers of fulfilment give': behindHandler(
    '1. If _type_ is ~fulfill~, set _handlerResult_ to ThrowCompletion(*"made abrupt"*).',
  ),
  'a job makes normal what is abrupt': behindHandler(
    '1. If _handlerResult_ is an abrupt completion, set _handlerResult_ to NormalCompletion(*"made normal"*).',
  ),
  'a job calls no handler of rejections': [
    [
      RESULT,
      `If _type_ is ~reject~, let _handlerResult_ be ThrowCompletion(*"no"*).\n1. Else, let ${RESULT.slice(4)}`,
      JOB,
    ],
  ],
  'a job resolves with what is abrupt': [[REJECTS, RESOLVES, JOB]],
  'who calls a callback gives it nothing': [
    [CALLS, CALLS.replace('_argumentsList_', '« »'), CALLER],
  ],
  'who calls a callback gives it its receiver': [
    [CALLS, CALLS.replace('_argumentsList_', '« _V_ »'), CALLER],
  ],
  'who calls a callback keeps what it throws': [
    [
      CALLS,
      `Let _result_ be Completion(${CALLS.slice('Return ? '.length, -1)}).\n1. If _result_ is an abrupt completion, return *"kept"*.\n1. Return _result_.[[Value]].`,
      CALLER,
    ],
  ],
  'then sets a slot that it has asked for': [
    [HEAD, `1. Perform Toggle(_promise_).\n${HEAD}`, THEN],
  ],
  'a JobCallback is made in place, and compared': [
    [
      '1. Let _thenJobCallback_ be HostMakeJobCallback(_thenAction_).',
      '1. Let _thenJobCallback_ be the JobCallback { [[Callback]]: _thenAction_, [[HostDefined]]: ~empty~ }.\n1. If SameValue(_thenJobCallback_.[[Callback]], _thenAction_) is *false*, throw a *RangeError* exception.',
      RESOLVE,
    ],
  ],
  'an operation asks reactions, and other Records, whether the promise of their capability is handled':
    [
      [
        '1. If _handler_ is ~empty~, then',
        '1. Let _handled_ be HandledIn(_reaction_).\n1. If _handler_ is ~empty~, then',
        JOB,
      ],
    ],
};

const OPERATIONS = [
  [
    'Toggle',
    '_promise_',
    `If ${FLAG} is *true*, set ${FLAG} to *false*.`,
    `Else, set ${FLAG} to *true*.`,
    'Return ~unused~.',
  ],
  ['HandledIn', '_held_', 'Return _held_.[[Capability]].[[Promise]].[[PromiseIsHandled]].'],
  [
    'HandledInOther',
    '_capability_',
    'Let _other_ be the Record { [[Capability]]: _capability_ }.',
    'Return HandledIn(_other_).',
  ],
];
const SOURCE = OPERATIONS.reduce(
  (source, [name, params, ...steps]) => addOperation(source, name, params, steps),
  sourceOf('es2025'),
);

const OUTCOMES = { value: (P) => P.resolve('value'), reason: (P) => P.reject('reason') };

/** Calls `then` in all ways, of promises whose derived ones have resolving functions that throw as well. */
const react = (P, log) => {
  const note = (text) => (value) => {
    log(`${text}: ${value}`);
    return `${text} gives`;
  };
  const fail = (value) => {
    log(`a handler throws ${value}`);
    throw `of ${value}`;
  };
  class Rude extends P {
    constructor(executor) {
      super((...both) => {
        const [resolve, reject] = both.map((settle, at) => (value) => {
          log(`${at ? 'rejects' : 'resolves'} ${value}`);
          settle(value);
          throw `settling ${value}`;
        });
        executor(resolve, reject);
      });
    }
  }
  for (const constructor of [P, Rude])
    for (const [name, outcome] of Object.entries(OUTCOMES)) {
      for (const handlers of [[], [note('told'), note('caught')], [fail, fail], [note('told')]]) {
        const promise = Object.assign(outcome(P), { constructor });
        const derived = promise.then(...handlers);
        P.prototype.then.call(derived, note(`${name} derived`), note(`${name} derived fails`));
      }
      const late = new P((...both) => P.resolve().then(() => both[name === 'value' ? 0 : 1](name)));
      late.then(note('late'), fail).finally(() => log('finally'));
      P.resolve({ then: (resolve) => resolve(name) }).then(note('of a thenable'));
    }
};

/** What a program sees, in a context of the host or in none. */
const seen = (create, inContext) => {
  const [host, jobs, log] = [hostContext(), [], []];
  const P = create({
    context: host,
    scheduler: (job) => jobs.push(job),
    rejections: {
      onReject: (_, reason) => log.push(`rejected: ${reason}`),
      onHandle: () => log.push('handled'),
    },
    interleaving: 'exact',
  });
  const run = () => react(P, (text) => log.push(text));
  if (inContext) host.run('context', run);
  else run();
  while (jobs.length > 0)
    try {
      jobs.shift()();
    } catch (error) {
      log.push(`a job throws ${error}`);
    }
  return log;
};

for (const [title, changes] of Object.entries(DOCUMENTS))
  test(`${title}, in a context as without`, (t) => {
    const source = edited(changes, SOURCE);
    const libraries = ['faithful', 'fast'].flatMap((preset) =>
      swept(TARGET_NAMES, (_, at) => at === 0).map((target) =>
        loaded(source, { preset, target, edition: 'es2025' }),
      ),
    );
    const [expected] = libraries.map(({ create }) => seen(create, false));
    t.true(expected.length > 40);
    for (const { create } of libraries)
      for (const inContext of [false, true]) t.deepEqual(seen(create, inContext), expected);
  });
