import { edited } from '../documents.js';
import { addOperation, factorOut } from './insertions.js';

/** Steps that stand in other operations, read earlier what they need, or give what nobody asks for. */

/** @typedef {import('./insertions.js').KeptMeaning} KeptMeaning */

const JOB = 'sec-newpromisereactionjob';
const CAPABILITY = 'sec-newpromisecapability';
const FILLED =
  'Return the PromiseCapability { [[Promise]]: _promise_, [[Resolve]]: _resolvingFunctions_.[[Resolve]], [[Reject]]: _resolvingFunctions_.[[Reject]] }.';

/** A job whose closure captures a field of its reaction. @returns {KeptMeaning} */
const readOutside = (variable, field) => (source) => {
  const read = `1. Let ${variable} be _reaction_.[[${field}]].`;
  return edited(
    [
      [read, '', JOB],
      [
        'captures _reaction_ and _argument_',
        `captures _reaction_, ${variable}, and _argument_`,
        JOB,
      ],
      ['1. Let _job_ be', `${read}\n1. Let _job_ be`, JOB],
    ],
    source,
  );
};

const THENABLE = [
  'If IsCallable(_x_) is *false*, then',
  '  Perform FulfillPromise(_promise_, _resolution_).',
  '  Return ~unused~.',
  'Let _callback_ be HostMakeJobCallback(_x_).',
  'Let _job_ be NewPromiseResolveThenableJob(_promise_, _resolution_, _callback_).',
  'Perform HostEnqueuePromiseJob(_job_.[[Job]], _job_.[[Realm]]).',
  'Return ~unused~.',
];

const RESOLVES = [
  'If SameValue(_resolution_, _promise_) is *true*, then',
  '  Let _error_ be a newly created *TypeError* object.',
  '  Perform RejectPromise(_promise_, _error_).',
  '  Return ~unused~.',
  'If _resolution_ is not an Object, then',
  '  Perform FulfillPromise(_promise_, _resolution_).',
  '  Return ~unused~.',
  'Let _then_ be Completion(Get(_resolution_, *"then"*)).',
  'If _then_ is an abrupt completion, then',
  '  Perform RejectPromise(_promise_, _then_.[[Value]]).',
  '  Return ~unused~.',
  'Perform ResolveWith(_promise_, _resolution_, _then_.[[Value]]).',
  'Return ~unused~.',
];

/** @type {Record<string, KeptMeaning>} */
export const PLACED_OTHERWISE = {
  'what triggers reactions returns something': (source) =>
    edited([['Return ~unused~.', 'Return *true*.', 'sec-triggerpromisereactions']], source),
  'the job of a reaction captures the handler': readOutside('_handler_', 'Handler'),
  'the job of a reaction captures the capability': readOutside('_promiseCapability_', 'Capability'),
  'a resolving function is two operations, one in the other': (source) =>
    [
      factorOut(
        'sec-promise-resolve-functions',
        ['If SameValue', 'Perform HostEnqueuePromiseJob'],
        'Perform ResolveIt(_promise_, _resolution_).',
      ),
      (text) => addOperation(text, 'ResolveIt', '_promise_, _resolution_', RESOLVES),
      (text) => addOperation(text, 'ResolveWith', '_promise_, _resolution_, _x_', THENABLE),
    ].reduce((text, change) => change(text), source),
  'the promise of a capability is made where it is set': (source) =>
    edited(
      [
        [
          '1. Let _promise_ be ? Construct',
          '1. Set _resolvingFunctions_.[[Promise]] to ? Construct',
          CAPABILITY,
        ],
        [
          'the Record { [[Resolve]]',
          'the PromiseCapability { [[Promise]]: *undefined*, [[Resolve]]',
          CAPABILITY,
        ],
        [FILLED, 'Return _resolvingFunctions_.', CAPABILITY],
      ],
      source,
    ),
};
