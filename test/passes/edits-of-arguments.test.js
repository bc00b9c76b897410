import ava from 'ava';
import { edit, sourceOf } from '../support/documents.js';
import { addOperation, addStatic } from '../support/edits/insertions.js';
import { FOLLOWING, oneIn } from '../support/extent.js';
import { tracedOn } from '../support/loaded.js';

const test = oneIn(6, ava);

/** Documents whose function objects ask how they are called. */

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
