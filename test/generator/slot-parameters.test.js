import test from 'ava';
import { sourceOf } from '../support/documents.js';
import { addOperation, factorOut } from '../support/edits/insertions.js';
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
