import ava from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import { addMethod, addOperation, addStatic, slotOf } from '../support/edits/insertions.js';
import { WORDINGS } from '../mutate/wordings.js';
import { oneIn } from '../support/extent.js';
import { appliedIn } from '../support/generated.js';
import { hostContext } from '../support/host-context.js';
import { loaded, sharedTrace, testTraces } from '../support/loaded.js';

const test = oneIn(4, ava);

/** Documents with JobCallback Records of their own. */

const SOURCE = sourceOf('es2025');

const CALLABLE = 'If IsCallable(_f_) is *false*, throw a *TypeError* exception.';
const MADE = 'HostMakeJobCallback(_f_)';

const peek = (steps, source = SOURCE) =>
  addStatic(source, 'Promise.peek ( _f_ )', [CALLABLE, ...steps]);

const callOf = (callback, value = '1') =>
  `HostCallJobCallback(${callback}, *undefined*, « ${value} »)`;

const WITH_SLOT = slotOf(SOURCE, WORDINGS.es2025);
const LABELLED = edited(
  [
    [
      '1. Set _promise_.[[PromiseIsHandled]] to *false*.',
      '1. Set _promise_.[[PromiseIsHandled]] to *false*.\n1. Set _promise_.[[PromiseLabel]] to « ».',
      'sec-promise-executor',
    ],
  ],
  WITH_SLOT,
);

/** What is done with them, and what it gives. @type {Record<string, [source: string, expected: string]>} */
const KEPT = {
  'in a List': [peek([`Let _list_ be « ${MADE} ».`, `Return ? ${callOf('_list_[0]')}.`]), 'told 1'],
  'in a List that grows': [
    peek([
      'Let _list_ be « ».',
      `Append ${MADE} to _list_.`,
      `Prepend ${MADE} to _list_.`,
      'Let _all_ be the list-concatenation of _list_ and « HostMakeJobCallback(_f_) ».',
      'Let _last_ be 0.',
      'For each element _callback_ of _all_, do',
      `  Set _last_ to ? ${callOf('_callback_', '_last_')}.`,
      'Return _last_.',
    ]),
    'told told told 0',
  ],
  'in a field of their own name': [
    peek([
      `Let _record_ be the Record { [[Callback]]: ${MADE}, [[Count]]: 2 }.`,
      `Return ? ${callOf('_record_.[[Callback]]', '_record_.[[Count]]')}.`,
    ]),
    'told 2',
  ],
  'that an operation gives': [
    addOperation(
      peek(['Let _callback_ be CallbackOf(_f_).', `Return ? ${callOf('_callback_')}.`]),
      'CallbackOf',
      '_f_',
      [`Return ${MADE}.`],
    ),
    'told 1',
  ],
  'in a List of a promise': [
    addMethod(
      peek(
        [
          'Let _promise_ be ? PromiseResolve(%Promise%, 1).',
          'Return ? Invoke(_promise_, *"watch"*, « _f_ »).',
        ],
        LABELLED,
      ),
      'Promise.prototype.watch ( _f_ )',
      [
        `Append ${MADE} to _promise_.[[PromiseLabel]].`,
        'For each element _watcher_ of _promise_.[[PromiseLabel]], do',
        `  Return ? ${callOf('_watcher_')}.`,
        'Return *undefined*.',
      ],
    ),
    'told 1',
  ],
  'that are compared': [
    peek([
      `Let _list_ be « ${MADE}, ${MADE} ».`,
      'If _list_[0] is _list_[1], return *"one"*.',
      `Return ? ${callOf('_list_[1]', '*"two"*')}.`,
    ]),
    'told two',
  ],
  'that are asked for their field': [
    peek([`Let _callback_ be ${MADE}.`, 'Return _callback_.[[Callback]]("field").']),
    'told field',
  ],
  'that are asked whether they can be called': [
    peek([
      `Let _callback_ be ${MADE}.`,
      'If IsCallable(_callback_) is *true*, return *"callable"*.',
      `Return ? ${callOf('_callback_')}.`,
    ]),
    'told 1',
  ],
};

const someKept = oneIn(6, test);
for (const [title, [source, expected]] of Object.entries(KEPT)) {
  someKept(`JobCallback Records cost no pass ${title}`, (t) => {
    const options = { edition: 'es2025', target: 'es2022' };
    t.deepEqual(appliedIn(source, options), appliedIn(SOURCE, options));
    const [shown] = sharedTrace(t, source, (P, log) => log(P.peek((value) => `told ${value}`)));
    t.is(shown, expected);
  });
}

const caught = (P, log, f) => {
  try {
    log(P.peek(f));
  } catch ({ name }) {
    log(name);
  }
};

/** A function that is made a callback, and one that says that it stays what it is. */
const withEither = (P, log) => {
  const plain = Object.assign(() => 'called', { plain: true });
  for (const f of [() => 'called', plain]) caught(P, log, f);
};

/** Where other values are in the places of such Records, these are no callbacks. */
testTraces(test, [
  {
    title: 'a function in a List of callbacks is none',
    source: peek([`Let _list_ be « ${MADE}, _f_ ».`, `Return ? ${callOf('_list_[1]')}.`]),
    program: (P, log) => caught(P, log, () => 'called'),
    expected: ['TypeError'],
  },
  {
    title: 'a variable that is a callback or a function',
    source: peek([
      `Let _callback_ be ${MADE}.`,
      'If ? Get(_f_, *"plain"*) is *true*, set _callback_ to _f_.',
      `Return ? ${callOf('_callback_')}.`,
    ]),
    program: withEither,
    expected: ['called', 'TypeError'],
  },
  {
    title: 'what an operation gives may be a function',
    source: addOperation(
      peek(['Let _callback_ be CallbackOf(_f_).', `Return ? ${callOf('_callback_')}.`]),
      'CallbackOf',
      '_f_',
      ['If ? Get(_f_, *"plain"*) is *true*, return _f_.', `Return ${MADE}.`],
    ),
    program: withEither,
    expected: ['called', 'TypeError'],
  },
  {
    title: 'what an operation gives is asked whether it can be called',
    source: addOperation(
      peek(['Let _callback_ be CallbackOf(_f_).', 'Return IsCallable(_callback_).']),
      'CallbackOf',
      '_f_',
      [`Return ${MADE}.`],
    ),
    program: (P, log) => log(P.peek(log)),
    expected: ['false'],
  },
  {
    title: 'elements of a List in a List are looked at',
    source: peek([
      `Let _lists_ be « « ${MADE} » ».`,
      'Let _all_ be the list-concatenation of _lists_[0] and « ».',
      'Return IsCallable(_all_[0]).',
    ]),
    program: (P, log) => log(P.peek(log)),
    expected: ['false'],
  },
]);

const ENQUEUED = '1. Perform HostEnqueuePromiseJob(_job_.[[Job]], _job_.[[Realm]]).';
const TWICE = edited(
  [[ENQUEUED, `${ENQUEUED}\n${ENQUEUED}`, 'sec-promise-resolve-functions']],
  SOURCE,
);

/** A document of ES2015 that does the same. */
const OF_ES2015 = edited([
  [
    'PromiseResolveThenableJob, « _promise_, _resolution_, _thenAction_ »).',
    'PromiseResolveThenableJob, « _promise_, _resolution_, _thenAction_ »).\n1. Perform EnqueueJob(*"PromiseJobs"*, PromiseResolveThenableJob, « _promise_, _resolution_, _thenAction_ »).',
    'sec-promise-resolve-functions',
  ],
]);

test('the job of a thenable is enqueued twice, and costs what it does in ES2015', (t) => {
  const lostIn = (source, edition) => {
    const applied = appliedIn(source, { edition });
    return appliedIn(sourceOf(edition), { edition }).filter((name) => !applied.includes(name));
  };
  t.deepEqual(lostIn(TWICE, 'es2025'), lostIn(OF_ES2015, 'es2015'));
});

// small takes for granted that no context is in use
test('the jobs of a thenable that are enqueued twice run in its context', (t) => {
  for (const preset of ['faithful', 'fast', 'loose']) {
    const context = hostContext();
    const [jobs, shown] = [[], []];
    const scheduler = (job) => jobs.push(job);
    const { create } = loaded(TWICE, { preset, edition: 'es2025' });
    const P = create({ scheduler, context });
    context.run('a', () => P.resolve({ then: () => shown.push(context.current) }));
    while (jobs.length > 0) jobs.shift()();
    t.deepEqual(shown, ['a', 'a'], preset);
  }
});

test('a method keeps jobs in a List: only what lays out reactions stays away', (t) => {
  const source = peek([
    'Let _capability_ be ? NewPromiseCapability(%Promise%).',
    `Let _reaction_ be the PromiseReaction { [[Capability]]: _capability_, [[Type]]: ~fulfill~, [[Handler]]: ${MADE} }.`,
    'Let _jobs_ be « NewPromiseReactionJob(_reaction_, 1), NewPromiseReactionJob(_reaction_, 2) ».',
    'For each element _job_ of _jobs_, do',
    '  Perform HostEnqueuePromiseJob(_job_.[[Job]], _job_.[[Realm]]).',
    'Return _capability_.[[Promise]].',
  ]);
  const applied = appliedIn(source, { edition: 'es2025' });
  for (const name of ['state-bits', 'intrinsic-resolve', 'resolver-scope'])
    t.true(applied.includes(name), name);
  const trace = sharedTrace(t, source, (P, log) => {
    P.peek(log).then(() => log('settled'));
  });
  t.deepEqual(trace, ['1', '2', 'settled']);
});
