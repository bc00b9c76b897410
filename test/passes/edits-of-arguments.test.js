import ava from 'ava';
import { makeJudge } from '../mutate/run.js';
import { edit, edited, sourceOf } from '../support/documents.js';
import { addMethod, addOperation, addStatic, before } from '../support/edits/insertions.js';
import { FOLLOWING, oneIn, swept } from '../support/extent.js';
import { appliedIn as appliedOf } from '../support/generated.js';
import { sharedTrace, tracedOn } from '../support/loaded.js';

const test = oneIn(6, ava);

const { judge, stop } = makeJudge({ kept: true });
ava.after.always(stop);

/** Documents whose functions take further arguments, or ask how they are called. */

const SOURCE = sourceOf('es2025');

/** Steps that give a function object which tells whether it was given an argument. */
const TELLER = [
  'Let _tell_ be a new Abstract Closure with parameters (_x_) that captures _known_ and performs the following steps when called:',
  '  If _x_ is not present, return _known_.',
  '  Return _x_.',
  'Return CreateBuiltinFunction(_tell_, 1, *""*, « »).',
];

const CASES = {
  'of an operation that is given as many': /** @type {const} */ ([
    '_known_',
    'MakeTeller(*"absent"*)',
    [],
  ]),
  'of an operation with a parameter that nothing reads': /** @type {const} */ ([
    '_other_, _known_',
    'MakeTeller(1, *"absent"*)',
    [],
  ]),
  'of an operation whose last parameter is always absent': /** @type {const} */ ([
    '_known_ [ , _other_ ]',
    'MakeTeller(*"absent"*)',
    ['If _other_ is not present, set _other_ to 1.'],
  ]),
};

for (const [title, [params, called, steps]] of Object.entries(CASES)) {
  const source = addStatic(
    addOperation(SOURCE, 'MakeTeller', params, [...steps, ...TELLER]),
    'Promise.peek ( )',
    [`Return ${called}.`],
  );
  const program = (P, log) => {
    const tell = P.peek();
    log(tell());
    log(tell(undefined));
    log(tell(1, 2));
    log(`${tell.name} ${tell.length} ${'prototype' in tell}`);
  };
  for (const target of ['es2022', 'es5']) {
    test(`a function object asks for its own arguments, ${title}: ${target}`, (t) => {
      for (const preset of FOLLOWING) {
        const events = tracedOn(source, { preset, target, edition: 'es2025' }, program);
        t.deepEqual(events.slice(0, 3), ['absent', 'undefined', '1'], preset);
        if (target === 'es2022') t.is(events[3], ' 1 false', preset);
      }
    });
  }
}

for (const target of ['es2022', 'es5']) {
  test(`a function object asks for its own this: ${target}`, (t) => {
    const source = edit(
      SOURCE,
      '1. Let _promise_ be _F_.[[Promise]].',
      '1. If the *this* value is not *undefined*, return *undefined*.\n1. Let _promise_ be _F_.[[Promise]].',
      'sec-promise-resolve-functions',
    );
    const program = (P, log, see) => {
      const settler = P.withResolvers();
      settler.resolve(1);
      see(settler.promise);
      const { resolve } = settler;
      resolve(2);
    };
    for (const preset of FOLLOWING) {
      const events = tracedOn(source, { preset, target, edition: 'es2025' }, program);
      t.deepEqual(events, ['it is fulfilled: 2'], preset);
    }
  });
}

for (const target of ['es2022', 'es5']) {
  test(`a method and its function objects have no NewTarget: ${target}`, (t) => {
    const source = addStatic(SOURCE, 'Promise.peek ( )', [
      'If NewTarget is not *undefined*, throw a *TypeError* exception.',
      'Let _known_ be NewTarget.',
      'Let _tell_ be a new Abstract Closure with no parameters that captures _known_ and performs the following steps when called:',
      '  If NewTarget is _known_, return *"none"*.',
      '  Return *"another"*.',
      'Return CreateBuiltinFunction(_tell_, 0, *""*, « »).',
    ]);
    for (const preset of FOLLOWING) {
      const events = tracedOn(source, { preset, target, edition: 'es2025' }, (P, log) =>
        log(P.peek()()),
      );
      t.deepEqual(events, ['none'], preset);
    }
  });
}

test('a known function calls an operation that takes the rest', (t) => {
  const text = 'Perform RejectPromise(_promise_, _reason_).';
  const source = addOperation(
    edit(SOURCE, text, 'Perform Refuse(_reason_, _promise_).', 'sec-promise-reject-functions'),
    'Refuse',
    '_reason_, ..._rest_',
    ['Perform RejectPromise(_rest_[0], _reason_).'],
  );
  const program = (P, log, see) => see(P.reject(1));
  for (const preset of FOLLOWING) {
    const events = tracedOn(source, { preset, edition: 'es2025' }, program);
    t.deepEqual(events, ['it is rejected: 1'], preset);
  }
});

const appliedIn = (source, target = 'es2022') =>
  appliedOf(source, { preset: 'fast', target, edition: 'es2025' });

/** A promise has a slot of the document's own, which a getter reads. */
const withSlot = (source, slot, steps) =>
  addMethod(
    before(
      'sec-promise-executor',
      'Let _resolvingFunctions_',
      steps,
    )(edited([['[[PromiseIsHandled]] »)', `[[PromiseIsHandled]], [[${slot}]] »)`]], source)),
    'get Promise.prototype.peeked',
    [`Return _promise_.[[${slot}]].`],
  );

const withLabel = (steps) =>
  withSlot(
    edit(SOURCE, 'Promise ( _executor_ )', 'Promise ( _executor_, _label_ )'),
    'Label',
    steps,
  );

const withContext = (steps, text = 'Return PerformPromiseThen') => {
  const heading = 'then ( _onFulfilled_, _onRejected_ )';
  const source = edit(SOURCE, heading, 'then ( _onFulfilled_, _onRejected_, _context_ )');
  return steps ? before('sec-promise.prototype.then', text, steps)(source) : source;
};

const SET_LABEL = 'Set _promise_.[[Label]] to _label_.';

/** @type {Record<string, string>} */
const CHEAP = {
  'the constructor keeps a second argument': withLabel(SET_LABEL),
  'the constructor keeps another value where it has no second argument': withLabel(
    'If _label_ is *undefined*, set _promise_.[[Label]] to *"none"*.\n          1. Else, set _promise_.[[Label]] to _label_.',
  ),
  'then has a third parameter that nothing reads': withContext(''),
  'then keeps a third argument': withSlot(
    withContext('Set _promise_.[[Context]] to _context_.'),
    'Context',
    'Set _promise_.[[Context]] to *undefined*.',
  ),
};

/** Steps that use such an argument may do anything. @type {Record<string, string>} */
const DEAR = {
  'the constructor keeps a second argument as text': withLabel(
    'Let _text_ be ? ToString(_label_).\n          1. Set _promise_.[[Label]] to _text_.',
  ),
  'the constructor calls its second argument': withLabel(
    `If IsCallable(_label_) is *true*, perform ? Call(_label_, *undefined*, « _promise_ »).\n          1. ${SET_LABEL}`,
  ),
  'then calls a third argument': withContext(
    'If IsCallable(_context_) is *true*, perform ? Call(_context_, *undefined*, « »).',
  ),
};

const TARGETS = swept(['es2022', 'es5'], (target) => target === 'es2022');

for (const [title, source] of Object.entries(CHEAP))
  for (const target of TARGETS)
    ava(`no pass is lost where ${title}: ${target}`, (t) => {
      t.deepEqual(appliedIn(source, target), appliedIn(SOURCE, target));
    });

for (const [title, source] of Object.entries(DEAR))
  ava(`promises keep their form where ${title}`, (t) => {
    const applied = appliedIn(source);
    for (const name of ['capability-bypass', 'lazy-functions', 'field-inlining', 'state-bits'])
      t.true(applied.includes(name), name);
  });

/** What is given, and by whom. */
const program = (P, log, see) => {
  const give = (value) => {
    log('the argument is called');
    log(typeof value);
    return 'called';
  };
  class Named extends P {
    constructor(executor) {
      super(executor, 'named');
    }
  }
  log(`${P.length} ${P.prototype.then.length}`);
  for (const label of ['a', undefined, give]) {
    const promise = new P((resolve) => resolve(1), label);
    log(promise.peeked === give ? 'the argument' : promise.peeked);
    for (const context of ['b', undefined, give]) see(promise.then(undefined, undefined, context));
    log(promise.peeked === give ? 'the argument' : promise.peeked);
  }
  const others = [
    P.resolve(1),
    P.all([]),
    P.resolve(1).then(),
    P.withResolvers().promise,
    Named.resolve(1),
    Named.all([Named.resolve(2), P.resolve(3)]),
    Named.resolve(1).then(() => Named.reject(1)),
  ];
  for (const promise of others) {
    log(promise.peeked);
    see(promise);
  }
};

for (const [title, source] of Object.entries({ ...CHEAP, ...DEAR })) {
  ava(`libraries do the same where ${title}`, (t) => {
    t.true(sharedTrace(t, source, program).length > 20);
  });
  test(`random programs do the same where ${title}`, async (t) => {
    const wish = {
      edition: 'es2025',
      original: SOURCE,
      source,
      targets: TARGETS,
      presets: ['fast'],
    };
    t.like(await judge({ ...wish, seed: 1, count: 100 }), { kind: 'same' });
  });
}

ava('then asks for an argument behind its species', (t) => {
  const source = before(
    'sec-promise.prototype.then',
    'Return PerformPromiseThen',
    'If _onRejected_ is not present, throw a *TypeError* exception.',
  )(
    edit(
      SOURCE,
      'then ( _onFulfilled_, _onRejected_ )',
      'then ( _onFulfilled_ [ , _onRejected_ ] )',
    ),
  );
  const events = sharedTrace(t, source, (P, log, see) => {
    see(P.resolve(P.resolve(1)).then(undefined, undefined));
    try {
      P.resolve(1).then(undefined);
    } catch (error) {
      log(error);
    }
  });
  t.deepEqual(events, ['TypeError', 'it is fulfilled: 1']);
});
