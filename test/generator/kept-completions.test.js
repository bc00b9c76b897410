import ava from 'ava';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { oneIn } from '../support/extent.js';
import { edited, sourceOf } from '../support/documents.js';
import { addOperation, addStatic } from '../support/edits/insertions.js';
import { generated } from '../support/generated.js';

const test = oneIn(8, ava);

/** Completions that steps hand on as they are, and others take apart. */

const RESOLVE = 'sec-promise-resolve-functions';
const ABRUPT = 'Perform RejectPromise(_promise_, _then_.[[Value]]).';
const VALUE = 'Let _thenAction_ be _then_.[[Value]].';

const load = (source, target) => {
  const exported = /** @type {any} */ ({});
  const { code } = generated(source, { edition: 'es2025', preset: 'faithful', target });
  new Function('exports', code)(exported);
  return exported.create({});
};

const withOperation = (changes, params, steps) =>
  addOperation(
    edited(
      changes.map(([from, to]) => [from, to, RESOLVE]),
      sourceOf('es2025'),
    ),
    'Taken',
    params,
    steps,
  );

/** Documents that take the completion of `then` apart somewhere else. */
const DOCUMENTS = {
  'an argument that is abrupt': withOperation(
    [[ABRUPT, 'Perform Taken(_promise_, _then_).']],
    '_promise_, _completion_',
    ['Perform RejectPromise(_promise_, _completion_.[[Value]]).', 'Return ~unused~.'],
  ),
  'an argument that is normal': withOperation(
    [[VALUE, 'Let _thenAction_ be Taken(_then_).']],
    '_completion_',
    ['Return _completion_.[[Value]].'],
  ),
  'an argument of an argument, in a variable of its own': withOperation(
    [
      [ABRUPT, 'Perform RejectPromise(_promise_, Taken(_then_)).'],
      [VALUE, 'Let _thenAction_ be Taken(_then_).'],
    ],
    '_first_',
    ['Let _other_ be _first_.', 'Return _other_.[[Value]].'],
  ),
  'what a closure captures': withOperation(
    [[VALUE, 'Let _take_ be Taken(_then_).\n1. Let _thenAction_ be ! Call(_take_, *undefined*).']],
    '_completion_',
    [
      'Let _closure_ be a new Abstract Closure with no parameters that captures _completion_ and performs the following steps when called:\n  1. Return _completion_.[[Value]].',
      'Return CreateBuiltinFunction(_closure_, 0, *""*, « »).',
    ],
  ),
};

for (const [name, source] of Object.entries(DOCUMENTS)) {
  for (const target of TARGET_NAMES) {
    test(`${name} is the completion that it was: ${target}`, async (t) => {
      const P = load(source, target);
      const thrown = new Error('of the getter');
      const throwing = {
        get then() {
          throw thrown;
        },
      };
      t.is(await t.throwsAsync(() => P.resolve(throwing)), thrown);
      t.is(await P.resolve({ then: (resolve) => resolve(1) }), 1);
      // a function with a property that has the name of the field
      const then = Object.assign((resolve) => resolve(2), { Value: 3, value: 4 });
      t.is(await P.resolve({ then }), 2);
    });
  }
}

test('a parameter whose [[Value]] is asked for is a completion in every call, or in none', (t) => {
  const source = withOperation(
    [
      [VALUE, 'Let _thenAction_ be Taken(_then_).'],
      ['If _alreadyResolved_.[[Value]] is *true*', 'If Taken(_alreadyResolved_) is *true*'],
    ],
    '_completion_',
    ['Return _completion_.[[Value]].'],
  );
  const error = t.throws(() => load(source, 'es2022'));
  t.regex(error.message, /_completion_, which is a completion in some calls alone, cannot be/);
});

const KEEPS = 'Let _result_ be Completion(Call(_f_, *undefined*)).';
const IS_ABRUPT = 'If _result_ is an abrupt completion, return *"abrupt"*.';

/** Static methods that call their argument, and operations of theirs. */
const METHODS = {
  'an operation returns a completion that it has kept': {
    steps: ['Let _result_ be Completion(Kept(_f_)).', IS_ABRUPT, 'Return *"normal"*.'],
    operation: ['_f_', KEEPS, 'If _result_ is an abrupt completion, return _result_.', 'Return 1.'],
    expected: ['abrupt', 'normal'],
  },
  'an operation returns a completion that it is given, in a variable of its own': {
    steps: [
      KEEPS.replace('_result_', '_first_'),
      'Let _result_ be Completion(Kept(_first_)).',
      IS_ABRUPT,
      'Return *"normal"*.',
    ],
    operation: ['_completion_', 'Let _other_ be _completion_.', 'Return _other_.'],
    expected: ['abrupt', 'normal'],
  },
  'a Record is where a completion was': {
    steps: [
      KEEPS,
      IS_ABRUPT,
      'Set _result_ to the Record { [[Value]]: *"field"* }.',
      'If _result_ is an abrupt completion, return *"no"*.',
      'Return _result_.[[Value]].',
    ],
    expected: ['abrupt', 'field'],
  },
  'a Record is the value of a completion': {
    steps: ['Let _result_ be Completion(Kept(_f_)).', IS_ABRUPT, 'Set _result_ to ! _result_.', 'Return _result_.[[Value]].'], // prettier-ignore
    operation: ['_f_', 'Let _x_ be ? Call(_f_, *undefined*).', 'Return the Record { [[Value]]: _x_ }.'], // prettier-ignore
    expected: ['abrupt', 'called'],
  },
};

for (const [title, { steps, operation, expected }] of Object.entries(METHODS))
  for (const target of TARGET_NAMES)
    test(`${title}: ${target}`, (t) => {
      const source = addStatic(sourceOf('es2025'), 'Promise.attempt ( _f_ )', steps);
      const [params, ...inside] = operation ?? [];
      const P = load(
        inside.length > 0 ? addOperation(source, 'Kept', params, inside) : source,
        target,
      );
      const fail = () => {
        throw 1;
      };
      t.deepEqual([P.attempt(fail), P.attempt(() => 'called')], expected);
    });
