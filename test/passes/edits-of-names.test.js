import ava from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import {
  addClause,
  addMethod,
  addOperation,
  addStatic,
  before,
} from '../support/edits/insertions.js';
import { deferredOf } from '../support/edits/deferred.js';
import { renamed } from '../support/edits/renamings.js';
import { FOLLOWING, FOLLOWING_TARGETS, oneIn } from '../support/extent.js';
import { appliedIn } from '../support/generated.js';
import { loaded, tracedOn } from '../support/loaded.js';
import { makeJudge } from '../mutate/run.js';

const test = oneIn(12, ava);

/** Names of a document that something else of a library has: every library follows, in each target. */

const { judge, stop } = makeJudge({ kept: true });
ava.after.always(stop);

const original = sourceOf('es2025');

/** Hands users a text. */
const tells = (text) =>
  before(
    'sec-promise.prototype.then',
    'Let _C_ be',
    `If IsCallable(_onFulfilled_) is *true*, perform ? Call(_onFulfilled_, *undefined*, « *"${text}"* »).`,
  );

/** @type {[title: string, target: string, names: Record<string, string>, further?: (source: string) => string][]} */
const RENAMED = [
  [
    'a capability is in a field that the host layer has of other objects',
    'es5',
    { '[[Capability]]': '[[prototype]]' },
  ],
  ['a slot that tells promises apart', 'es5', { '[[PromiseState]]': '[[Array]]' }],
  [
    'a slot and a text that users get',
    'es2022',
    { '[[PromiseIsHandled]]': '[[told]]' },
    tells('told'),
  ],
  [
    'a text that users get is the name of an intrinsic',
    'es2022',
    { '[[PromiseIsHandled]]': '[[IsHandled]]' },
    tells('%Promise.prototype%'),
  ],
  [
    'slots that the code around a library has of other objects',
    'es5',
    { '[[PromiseState]]': '[[errors]]', '[[Type]]': '[[key]]' },
  ],
  [
    'fields and variables have the names of what makes subclasses',
    'es2022',
    { '[[Index]]': '[[library]]', _method_: '_newTargetOf_', _F_: '_IsCallable_' },
  ],
  [
    'words that strict code reserves, and digits',
    'es2022',
    {
      _method_: '_private_',
      _F_: '_return_',
      _value_: '_2nd_',
      '[[PromiseResult]]': '[[2]]',
      '[[Done]]': '[[1st]]',
    },
  ],
  [
    'states that differ in what no name has',
    'es2022',
    { '~pending~': '~on-hold~', '~fulfilled~': '~on hold~' },
  ],
];

for (const [title, target, names, further] of RENAMED) {
  test.serial(`every library follows: ${title}, ${target}`, async (t) => {
    const plain = renamed(names)(original);
    const source = further ? further(plain) : plain;
    t.not(plain, original);
    if (further) t.not(source, plain);
    const options = { edition: 'es2025', original, source, seed: 1, count: 30 };
    t.like(await judge({ ...options, targets: [target], presets: ['fast', 'small'] }), {
      kind: 'same',
      changed: further !== undefined,
    });
  });
}

for (const slot of ['New', 'Arguments', 'Private'])
  test(`a further slot of element functions is called [[${slot}]], which is no variable's name`, (t) => {
    const source = edited(
      [
        [
          '[[RemainingElements]] »',
          `[[RemainingElements]], [[${slot}]] »`,
          'sec-performpromiseall',
        ],
        [
          'Set _onFulfilled_.[[Index]] to _index_.',
          `Set _onFulfilled_.[[${slot}]] to _next_.\n1. Set _onFulfilled_.[[Index]] to _index_.`,
          'sec-performpromiseall',
        ],
        [
          'Set _values_[_index_] to _x_.',
          `Set _values_[_index_] to CreateArrayFromList(« _F_.[[${slot}]], _x_ »).`,
          'sec-promise.all-resolve-element-functions',
        ],
      ],
      original,
    );
    const shows = (P, log) => P.all([2]).then((values) => log(values.join()));
    for (const target of ['es2022', 'es5'])
      for (const preset of FOLLOWING) {
        const trace = tracedOn(source, { preset, target, edition: 'es2025' }, shows);
        t.deepEqual(trace, ['2,2'], `${preset}.${target}`);
      }
  });

test('options of a library are no fields of a document', (t) => {
  for (const [field, option] of [
    ['[[Values]]', '[[scheduler]]'],
    ['[[Done]]', '[[rejections]]'],
  ])
    for (const target of ['es2022', 'es5'])
      for (const preset of FOLLOWING) {
        const source = renamed({ [field]: option })(original);
        const { create } = loaded(source, { preset, target, edition: 'es2025' });
        const [jobs, unhandled, values] = [[], [], []];
        const P = create({
          scheduler: (job) => jobs.push(job),
          rejections: { onReject: (_, reason) => unhandled.push(reason) },
        });
        P.resolve(1).then((value) => values.push(value));
        P.reject(2);
        while (jobs.length > 0) jobs.shift()();
        t.deepEqual([values, unhandled], [[1], [2]], `${field} ${preset}.${target}`);
      }
});

test('an operation is called like the helper of a region that calls another one', (t) => {
  const source = addStatic(
    addOperation(
      addOperation(original, 'Ask', '_x_', ['Return ? Get(_x_, *"key"*).']),
      'tryAsk',
      '_x_',
      ['If _x_ is *undefined*, throw a *RangeError* exception.', 'Return *"tried"*.'],
    ),
    'Promise.peek ( _x_ )',
    [
      'Let _answer_ be Completion(Ask(_x_)).',
      'If _answer_ is an abrupt completion, return ? tryAsk(*undefined*).',
      'Let _other_ be ? tryAsk(_x_).',
      'If _other_ is *"tried"*, return _answer_.[[Value]].',
      'Return _other_.',
    ],
  );
  const program = (P, log) => {
    log(P.peek({ key: 'asked' }));
    log(P.peek());
  };
  for (const preset of ['faithful', 'fast']) {
    const options = { preset, edition: 'es2025', target: 'es5' };
    const expected = ['asked', 'the program throws RangeError'];
    t.deepEqual(tracedOn(source, options, program), expected, preset);
  }
});

test('methods are called like an operation, and like what passes bring', (t) => {
  const steps = (condition) => [`If ${condition}, return *"yes"*.`, 'Return *"no"*.'];
  const source = addClause(
    addStatic(original, 'Promise.IsCallable ( _x_ )', steps('IsCallable(_x_) is *true*')),
    'sec-promise.reject',
    'id="sec-promise.isobject"',
    'Promise.isObject ( _x_ )',
    steps('_x_ is an Object'),
  );
  const program = (P, log) => {
    for (const ask of [P.IsCallable, P.isObject]) log(`${ask.name} ${ask(log)} ${ask(1)}`);
  };
  for (const target of FOLLOWING_TARGETS) {
    for (const preset of FOLLOWING) {
      const trace = tracedOn(source, { preset, target, edition: 'es2025' }, program);
      t.deepEqual(trace, ['IsCallable yes no', 'isObject yes no'], `${preset} ${target}`);
    }
  }
});

test('a job that captures a value under another name, and hands it to users, costs what it does without', (t) => {
  const functions = '_resolvingFunctions_.[[Resolve]], _resolvingFunctions_.[[Reject]]';
  const edit = [`${functions} »`, `${functions}, _promiseToResolve_ »`];
  const handed = edited([[...edit, 'sec-newpromiseresolvethenablejob']], original);
  const source = renamed({ _promiseToResolve_: '_adopting_' })(handed);
  t.not(source, handed);
  const [passes, others] = [handed, source].map((text) =>
    appliedIn(text, { edition: 'es2025', preset: 'fast' }),
  );
  t.deepEqual(others, passes);
  const shows = (P, log) => P.resolve({ then: (...values) => log(values.length) });
  for (const preset of FOLLOWING)
    t.deepEqual(tracedOn(source, { preset, edition: 'es2025' }, shows), ['3'], preset);
});

test('a job of a document, and an operation that is called as what runs that at once', (t) => {
  const asking = ['Let _value_ be Get(_x_, *"key"*).', 'Return _value_.'];
  const source = addMethod(
    addOperation(
      addOperation(sourceOf('es2015'), 'AskJob', '_x_', asking),
      'RunAskJob',
      '_x_',
      asking,
    ),
    'Promise.prototype.peek ( _x_ )',
    ['Perform EnqueueJob(*"PromiseJobs"*, AskJob, « _x_ »).', 'Return RunAskJob(_x_).'],
  );
  const { create } = loaded(deferredOf(source), { preset: 'deferred' });
  const calls = [];
  const object = {
    get key() {
      return calls.push('asked');
    },
  };
  t.is(create().resolve().peek(object), 2);
});

ava('an operation does what another one does, and is called like an object of the host', (t) => {
  const again = addOperation(original, 'Array', '_C_, _x_', [
    'If IsPromise(_x_) is *true*, then\n  1. Let _xConstructor_ be ? Get(_x_, *"constructor"*).\n  1. If SameValue(_xConstructor_, _C_) is *true*, return _x_.',
    'Let _promiseCapability_ be ? NewPromiseCapability(_C_).',
    'Perform ? Call(_promiseCapability_.[[Resolve]], *undefined*, « _x_ »).',
    'Return _promiseCapability_.[[Promise]].',
  ]);
  const source = addStatic(again, 'Promise.peek ( _x_ )', ['Return ? Array(%Promise%, _x_).']);
  const program = (P, log, see) => {
    see(P.peek(1));
    see(P.all([P.peek(P.peek(2))]));
  };
  const options = { edition: 'es2025', target: 'es2022' };
  const [expected, actual] = ['faithful', 'fast'].map((preset) =>
    tracedOn(source, { ...options, preset }, program),
  );
  t.true(expected.includes('it is fulfilled: 1'));
  t.deepEqual(actual, expected);
});

ava('a variable that is called realm is not the realm', (t) => {
  const source = addStatic(sourceOf('es2025'), 'Promise.label ( _realm_ )', [
    'If _realm_ is the current Realm Record, return *"the realm"*.',
    'Return _realm_.',
  ]);
  for (const preset of ['faithful', 'fast']) {
    const { label } = loaded(source, { edition: 'es2025', preset }).Promise;
    t.is(label('own'), 'own', preset);
  }
});
