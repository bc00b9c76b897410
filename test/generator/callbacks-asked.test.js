import test from 'ava';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { edited, sourceOf } from '../support/documents.js';
import { swept } from '../support/extent.js';
import { hostContext } from '../support/host-context.js';
import { loaded } from '../support/loaded.js';

/** Steps that keep what JobCallback Records have, ask programs about it, or count calls: any context does the same. */

const [MAKE, CALL] = ['sec-hostmakejobcallback', 'sec-hostcalljobcallback'];
const [JOB, TRIGGER] = ['sec-newpromisereactionjob', 'sec-triggerpromisereactions'];
const DEFINED = '_jobCallback_.[[HostDefined]]';
const ENQUEUES = '1. Perform HostEnqueuePromiseJob(_job_.[[Job]], _job_.[[Realm]]).';
const UNDEFINED = '1. If _promiseCapability_ is *undefined*, then';

/** @type {Record<string, {changes: [find: string, to: string, clause: string][], expected: string[]}>} */
const DOCUMENTS = {
  'a job gives the callback itself': {
    changes: [
      [
        UNDEFINED,
        `1. If _handler_ is not ~empty~ and _handlerResult_ is a normal completion and _handlerResult_.[[Value]] is *undefined*, set _handlerResult_ to NormalCompletion(_handler_.[[Callback]]).\n${UNDEFINED}`,
        JOB,
      ],
    ],
    expected: ['called', 'called', 'called with a function', 'the callback', 'the callback'],
  },
  'reactions with the same callback are told apart': {
    changes: [
      ['1. For each element', '1. Let _before_ be *null*.\n1. For each element', TRIGGER],
      [
        '1. Let _job_ be',
        `1. Let _callback_ be *undefined*.
1. If _reaction_.[[Handler]] is not ~empty~, set _callback_ to _reaction_.[[Handler]].[[Callback]].
1. If SameValue(_callback_, _before_) is *true*, set _argument_ to *"again"*.
1. Set _before_ to _callback_.
1. Let _job_ be`,
        TRIGGER,
      ],
    ],
    expected: ['called', 'called with a string', 'called with a function'],
  },
  'who makes a JobCallback asks for its length': {
    changes: [
      [
        '1. Return the JobCallback',
        '1. Perform ! Get(_callback_, *"me"*).\n1. Return the JobCallback',
        MAKE,
      ],
    ],
    expected: ['asked', 'asked', 'asked', 'called', 'called', 'called with a function'],
  },
  'a callback is called once, though its job is enqueued twice': {
    changes: [
      ['[[HostDefined]]: ~empty~', '[[HostDefined]]: 0', MAKE],
      [
        '1. Return ? Call(',
        `1. Set ${DEFINED} to ${DEFINED} + 1.\n1. If ${DEFINED} > 1, throw a *TypeError* exception.\n1. Return ? Call(`,
        CALL,
      ],
      [ENQUEUES, `${ENQUEUES}\n${ENQUEUES}`, TRIGGER],
    ],
    expected: ['called', 'called', 'called with a function'],
  },
};

const traceIn = (source, choice, inContext) => {
  const [host, jobs, log] = [hostContext(), [], []];
  const { create } = loaded(source, { ...choice, edition: 'es2025' });
  const P = create({ context: host, scheduler: (job) => jobs.push(job), rejections: 'none' });
  const callback = (value) => {
    log.push(value === 1 ? 'called' : `called with a ${typeof value}`);
  };
  Object.defineProperty(callback, 'me', { get: () => log.push('asked') });
  const run = () => {
    const functions = [];
    const pending = new P((resolve) => functions.push(resolve));
    for (const result of [pending.then(callback), pending.then(callback)])
      result.then((value) => value === callback && log.push('the callback'));
    functions[0](1);
    P.resolve({ then: callback });
  };
  if (inContext) host.run('context', run);
  else run();
  while (jobs.length > 0)
    try {
      jobs.shift()();
    } catch ({ name }) {
      log.push(`a job throws ${name}`);
    }
  return log;
};

for (const [title, { changes, expected }] of Object.entries(DOCUMENTS))
  for (const preset of ['faithful', 'fast'])
    test(`${title}: ${preset}`, (t) => {
      const source = edited(changes, sourceOf('es2025'));
      for (const target of swept(TARGET_NAMES, (_, at) => at === 0))
        for (const inContext of [false, true])
          t.deepEqual(
            traceIn(source, { preset, target }, inContext),
            expected,
            `${target}, ${inContext}`,
          );
    });
