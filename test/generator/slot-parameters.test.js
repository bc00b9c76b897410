import test from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import { addOperation, all, before, factorOut } from '../support/edits/insertions.js';
import { generated } from '../support/generated.js';

/** Operations that take function objects, and read or set their slots. */

const MAKE = 'sec-createresolvingfunctions';
const SET = ['Set _resolve_.[[Promise]]', 'Set _resolve_.[[Promise]]'];

const settingBy = (call, params, steps) =>
  addOperation(factorOut(MAKE, SET, call)(sourceOf('es2025')), 'SetPromise', params, steps);

const load = (source, target) => {
  const exported = /** @type {any} */ ({});
  const { code } = generated(source, { edition: 'es2025', preset: 'faithful', target });
  new Function('exports', code)(exported);
  return exported.create({});
};

const SETTING = 'Set _function_.[[Promise]] to _promise_.';

for (const target of ['es2022', 'es5']) {
  test(`an operation is given a function object and its slots: ${target}`, async (t) => {
    const source = settingBy('Perform SetPromise(_resolve_, _promise_).', '_function_, _promise_', [
      SETTING,
      'If IsCallable(_function_) is *false*, throw a *TypeError* exception.',
      'Return ~unused~.',
    ]);
    const P = load(source, target);
    let settle;
    const promise = new P((resolve) => (settle = resolve));
    t.false('Promise' in settle);
    settle(P.resolve(1));
    t.is(await promise, 1);
  });

  test(`a second name for a function object is one for its slots: ${target}`, async (t) => {
    const REJECTS = 'sec-promise-reject-functions';
    const read = 'Let _promise_ be _F_.[[Promise]].';
    const source = all(
      before(MAKE, 'Perform SetPromise', 'Let _again_ be _resolve_.'),
      before(MAKE, 'Set _resolve_.[[AlreadyResolved]]', 'Set _resolve_ to _again_.'),
      before(REJECTS, read, 'Let _f_ be _F_.'),
      before(REJECTS, read, 'Let _g_ be _f_.'),
      (text) => edited([[read, 'Let _promise_ be _g_.[[Promise]].', REJECTS]], text),
    )(
      settingBy('Perform SetPromise(_again_, _promise_).', '_function_, _promise_', [
        'Let _again_ be _function_.',
        'Set _again_.[[Promise]] to _promise_.',
        'Return ~unused~.',
      ]),
      undefined,
    );
    const P = load(source, target);
    let settle;
    const promise = new P((resolve, reject) => (settle = [resolve, reject]));
    t.deepEqual(settle.map(Object.keys), [[], []]);
    settle[0](P.resolve(1));
    settle[1](2);
    t.is(await promise, 1);
    await t.throwsAsync(() => new P((_, reject) => reject(new Error('no'))), { message: 'no' });
  });

  test(`an optional parameter stands behind a function object: ${target}`, async (t) => {
    const source = settingBy(
      'Perform SetPromise(_resolve_, _promise_).',
      '_function_, _promise_ [ , _flag_ ]',
      [
        'If _flag_ is absent, set _function_.[[Promise]] to _promise_.',
        'Return IsCallable(_function_).',
      ],
    );
    t.is(await load(source, target).resolve(1), 1);
  });
}

test('what is a function object in some calls alone has no slots that a step could set', (t) => {
  const source = settingBy('Perform SetPromise(_resolve_, _promise_).', '_function_, _promise_', [
    SETTING,
    'Return ~unused~.',
  ]).replace(
    /^( *1\. )Let _resolvingFunctions_ be CreateResolvingFunctions\(_promise_\)\.$/m,
    '$&\n$1Perform SetPromise(_executor_, _promise_).',
  );
  const error = t.throws(() => load(source, 'es2022'));
  t.regex(
    error.message,
    /_function_, which is no function object everywhere, cannot be translated/,
  );
});

test('steps and the number of their parameters may have a second name', async (t) => {
  const create = 'CreateBuiltinFunction(_stepsResolve_, _lengthResolve_';
  const source = all(
    before(MAKE, create, 'Let _code_ be _stepsResolve_.'),
    before(MAKE, create, 'Let _count_ be _lengthResolve_.'),
    (text) => edited([[create, 'CreateBuiltinFunction(_code_, _count_', MAKE]], text),
  )(sourceOf('es2025'), undefined);
  const P = load(source, 'es2022');
  let settle;
  const promise = new P((resolve) => (settle = resolve));
  t.is(settle.length, 1);
  settle(2);
  t.is(await promise, 2);
});

test('a slot of function objects is none of what only a Record names', (t) => {
  const step = 'Let _completion_ be';
  const reading = 'Let _flag_ be _resolvingFunctions_.[[Resolve]].[[AlreadyResolved]].';
  const source = edited(
    [[step, `${reading}\n1. ${step}`, 'sec-promise-executor']],
    sourceOf('es2025'),
  );
  const error = t.throws(() => load(source, 'es2022'));
  t.regex(error.message, /\[\[AlreadyResolved\]\] is a slot of function objects, and no step says/);
});
