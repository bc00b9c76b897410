import ava from 'ava';
import { makeJudge } from '../mutate/run.js';
import { edit, sourceOf } from '../support/documents.js';
import { CHEAP, DEAR, program } from '../support/edits/further-arguments.js';
import { addOperation, addStatic, before } from '../support/edits/insertions.js';
import { FOLLOWING, FOLLOWING_TARGETS, oneIn } from '../support/extent.js';
import { appliedIn as appliedOf } from '../support/generated.js';
import { sharedTrace, tracedOn } from '../support/loaded.js';

const test = oneIn(12, ava);

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
  for (const target of FOLLOWING_TARGETS) {
    test(`a function object asks for its own arguments, ${title}: ${target}`, (t) => {
      for (const preset of FOLLOWING) {
        const events = tracedOn(source, { preset, target, edition: 'es2025' }, program);
        t.deepEqual(events.slice(0, 3), ['absent', 'undefined', '1'], preset);
        if (target === 'es2022') t.is(events[3], ' 1 false', preset);
      }
    });
  }
}

for (const target of FOLLOWING_TARGETS) {
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

for (const target of FOLLOWING_TARGETS) {
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

for (const [title, source] of Object.entries(CHEAP))
  for (const target of FOLLOWING_TARGETS)
    test(`no pass is lost where ${title}: ${target}`, (t) => {
      t.deepEqual(appliedIn(source, target), appliedIn(SOURCE, target));
    });

for (const [title, source] of Object.entries(DEAR))
  test(`promises keep their form where ${title}`, (t) => {
    const applied = appliedIn(source);
    for (const name of ['capability-bypass', 'lazy-functions', 'field-inlining', 'state-bits'])
      t.true(applied.includes(name), name);
  });

for (const [title, source] of Object.entries({ ...CHEAP, ...DEAR })) {
  test(`libraries do the same where ${title}`, (t) => {
    t.true(sharedTrace(t, source, program).length > 20);
  });
  test(`random programs do the same where ${title}`, async (t) => {
    const wish = {
      edition: 'es2025',
      original: SOURCE,
      source,
      targets: FOLLOWING_TARGETS,
      presets: ['fast'],
    };
    t.like(await judge({ ...wish, seed: 1, count: 100 }), { kind: 'same' });
  });
}

test('then asks for an argument behind its species', (t) => {
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

test('a step of a further argument changes what its operation is given', (t) => {
  const GIVEN = '_promise_.[[PromiseResult]], _promise_)';
  const source = before(
    'sec-triggerpromisereactions',
    'For each element',
    'Set _promise_.[[PromiseResult]] to *"another"*.',
  )(
    SOURCE.replace('( _reactions_, _argument_ )', '( _reactions_, _argument_, _promise_ )')
      .replaceAll('(_reactions_, _value_)', `(_reactions_, ${GIVEN}`)
      .replaceAll('(_reactions_, _reason_)', `(_reactions_, ${GIVEN}`),
  );
  const events = sharedTrace(t, source, (P, log) => {
    const promise = new P((resolve) => P.resolve().then(() => resolve('value')));
    promise.then(log).then(() => promise.then(log));
  });
  t.deepEqual(events, ['value', 'another']);
});

/** Passes that are idle for a document and are not for the one without an edit. */
const lostIn = (source) => {
  const [before, after] = [SOURCE, source].map((document) =>
    appliedOf(document, { edition: 'es2025', target: 'es2022' }),
  );
  return before.filter((name) => !after.includes(name));
};

test('the constructor asks whether it is given a further argument, as it may ask for any', (t) => {
  const asking = (condition) =>
    before(
      'sec-promise-executor',
      'Let _promise_ be',
      `${condition}, throw a *RangeError* exception.`,
    )(SOURCE.replace('<h1>Promise ( _executor_ )', '<h1>Promise ( _executor_ [ , _options_ ] )'));
  const source = asking('If _options_ is present and _options_ is not an Object');
  t.deepEqual(lostIn(source), lostIn(asking('If _options_ is *null*')));
  const events = sharedTrace(t, source, (P, log, see) => {
    const tries = (C, ...args) => {
      try {
        see(new C((resolve) => resolve(args.length), ...args));
      } catch ({ name }) {
        log(name);
      }
    };
    for (const C of [P, class extends P {}]) {
      tries(C);
      tries(C, {});
      tries(C, undefined);
    }
    see(P.resolve(2).then());
  });
  t.deepEqual(events.slice(0, 2), ['RangeError', 'RangeError']);
});
