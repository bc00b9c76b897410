import ava from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import { addOperation, addStatic, before } from '../support/edits/insertions.js';
import { oneIn } from '../support/extent.js';
import { appliedIn } from '../support/generated.js';
import { sharedTrace, testTraces } from '../support/loaded.js';

const test = oneIn(4, ava);

/** Documents that ask Records for fields, call what fields hold, and name the function that runs. */

const SOURCE = sourceOf('es2025');

const peek = (params, steps) => addStatic(SOURCE, `Promise.peek ( ${params} )`, steps);

testTraces(test, [
  {
    title:
      'a closure reads a field of a Record before it is set, and another that the Record never has',
    source: [
      ['Let _thenFinallyClosure_', 'Let _state_ be the Record { [[Key]]: 1 }.'],
      ['Let _thenFinallyClosure_', 'Let _key_ be _state_.[[Key]].'],
      ['Let _result_', 'If _key_ is not 1, return _state_.[[Value]].'],
      ['Let _catchFinallyClosure_', 'Set _state_.[[Key]] to 2.'],
    ].reduce(
      (source, [text, step]) => before('sec-promise.prototype.finally', text, step)(source),
      edited(
        [
          [
            '(_value_) that captures _onFinally_ and _C_ and',
            '(_value_) that captures _onFinally_, _C_, _state_, and _key_ and',
          ],
        ],
        SOURCE,
      ),
    ),
    program: (P, log) => P.resolve(5).finally(() => log('settled')).then(log), // prettier-ignore
    expected: ['settled', '5'],
  },
  {
    title: 'a field that nothing reads is asked for',
    source: peek('', [
      'Let _seen_ be « ».',
      'For each element _record_ of « the Record { [[Left]]: 1 }, the Record { [[Right]]: 1 } », do',
      '  If _record_ has a [[Left]] field, append *"left"* to _seen_.',
      '  If _record_.[[Right]] is absent, append *"no right"* to _seen_.',
      'Return CreateArrayFromList(_seen_).',
    ]),
    program: (P, log) => log(P.peek()),
    expected: ['[left,no right]'],
  },
  {
    title: 'a reaction is asked for its type',
    source: before(
      'sec-newpromisereactionjob',
      'Let _type_ be',
      'If _reaction_ does not have a [[Type]] field, return *undefined*.',
    )(SOURCE),
    program: (P, log) => P.reject(1).then().catch(log),
    expected: ['1'],
  },
  {
    title: 'Property Descriptors are asked for fields',
    source: peek('_object_', [
      'If _object_ is a property key, return *"key"*.',
      'Let _seen_ be « ».',
      'For each element _key_ of ? _object_.[[OwnPropertyKeys]](), do',
      '  Let _desc_ be ? _object_.[[GetOwnProperty]](_key_).',
      '  If _desc_ has a [[Value]] field, append _desc_.[[Value]] to _seen_.',
      '  Else, perform ? _object_.[[DefineOwnProperty]](*"copy"*, _desc_).',
      'Return CreateArrayFromList(_seen_).',
    ]),
    program: (P, log) => {
      const object = { value: 1, get getter() { return 2; } }; // prettier-ignore
      log(P.peek(object));
      log(object.copy);
      log(P.peek('value'));
    },
    expected: ['[1]', '2', 'key'],
  },
  {
    title: 'a closure that a Record holds is called',
    source: peek('_f_, _g_', [
      'Let _more_ be 0.',
      'Let _closure_ be a new Abstract Closure with parameters (_x_) that captures _f_, _g_ and _more_ and performs the following steps when called:',
      '  Return ? Call(_g_, *undefined*, « ? Call(_f_, *undefined*, « _x_ + _more_ ») »).',
      'Let _record_ be the Record { [[Closure]]: _closure_ }.',
      'Let _completion_ be Completion(_record_.[[Closure]](1)).',
      'If _completion_ is an abrupt completion, return _completion_.[[Value]].',
      'Return ? _closure_(_completion_).',
    ]),
    program: (P, log) => {
      log(P.peek((x) => x + 1, (x) => x * 2)); // prettier-ignore
      const fails = () => {
        throw new RangeError();
      };
      log(P.peek(fails, log));
    },
    expected: ['10', 'RangeError'],
  },
  {
    title: 'a resolving function is asked whether it gets itself',
    source: before(
      'sec-promise-resolve-functions',
      'Let _promise_ be _F_.[[Promise]]',
      'If _resolution_ is _F_, return (the active function object).[[Promise]].',
    )(SOURCE),
    program: (P, log) => {
      const { promise, resolve } = P.withResolvers();
      log(resolve(resolve) === promise);
      P.withResolvers().resolve(resolve);
      log(resolve(1));
    },
    expected: ['true', 'undefined'],
  },
  {
    title: 'a constructor is asked whether it is the new target',
    source: before(
      'sec-promise-executor',
      'If IsCallable(_executor_)',
      'If NewTarget is not the active function object, perform ? Get(NewTarget, *"derived"*).',
    )(SOURCE),
    program: (P, log) => {
      new P(() => log('executor'));
      class Derived extends P {
        static get derived() {
          return log('derived');
        }
      }
      new Derived(() => log('executor'));
    },
    expected: ['executor', 'derived', 'executor'],
  },
  {
    title: 'one of two values is a third',
    source: edited(
      [
        [
          '1. Let _C_ be',
          '1. If either _onFulfilled_ or _onRejected_ is *"one"*, return *"one"*.\n1. If neither _onFulfilled_ nor _onRejected_ is *undefined*, return *"both"*.\n1. Let _C_ be',
          'sec-promise.prototype.then',
        ],
      ],
      SOURCE,
    ),
    program: (P, log) => {
      log(P.resolve(1).then(1, 'one'));
      log(P.resolve(1).then(1, 2));
    },
    expected: ['one', 'both'],
  },
]);

/** A combinator that keeps a List of Records, whose field is called as that of a cell. */
const KEYED = addOperation(
  addStatic(SOURCE, 'Promise.allKeyed ( _promises_ )', [
    'Let _C_ be the *this* value.',
    'Let _promiseCapability_ be ? NewPromiseCapability(_C_).',
    'Let _entries_ be a new empty List.',
    'Let _remaining_ be the Record { [[Value]]: 0 }.',
    'For each element _key_ of ? _promises_.[[OwnPropertyKeys]](), do',
    '  Let _entry_ be the Record { [[Key]]: _key_, [[Value]]: ~empty~ }.',
    '  Append _entry_ to _entries_.',
    '  Let _nextPromise_ be ? PromiseResolve(_C_, ? Get(_promises_, _key_)).',
    '  Let _steps_ be a new Abstract Closure with parameters (_x_) that captures _entry_, _entries_, _remaining_, and _promiseCapability_ and performs the following steps when called:',
    '    Set _entry_.[[Value]] to _x_.',
    '    Set _remaining_.[[Value]] to _remaining_.[[Value]] - 1.',
    '    If _remaining_.[[Value]] is not 0, return *undefined*.',
    '    Return ? Call(_promiseCapability_.[[Resolve]], *undefined*, « ObjectOfEntries(_entries_) »).',
    '  Set _remaining_.[[Value]] to _remaining_.[[Value]] + 1.',
    '  Perform ? Invoke(_nextPromise_, *"then"*, « CreateBuiltinFunction(_steps_, 1, *""*, « ») »).',
    'Return _promiseCapability_.[[Promise]].',
  ]),
  'ObjectOfEntries',
  '_entries_',
  [
    'Let _obj_ be OrdinaryObjectCreate(%Object.prototype%).',
    'For each element _entry_ of _entries_, do',
    '  Perform ! CreateDataPropertyOrThrow(_obj_, _entry_.[[Key]], _entry_.[[Value]]).',
    'Return _obj_.',
  ],
);

test('Records of a List that have the field of a cell cost no pass', (t) => {
  const options = { edition: 'es2025', target: 'es2022' };
  t.deepEqual(appliedIn(KEYED, options), appliedIn(SOURCE, options));
  sharedTrace(t, KEYED, (P, log) => {
    P.allKeyed?.({ a: P.resolve(1), b: 2 }).then(({ a, b }) => log(a, b));
    P.all([1, P.resolve(2)]).then(log);
  });
});

const COUNT = 'Let _count_ be the Record { [[Value]]: 0 }.';

/** Nothing but itself says what such a slot holds. */
const toItself = (source) =>
  edited(
    [
      [
        '[[PromiseFulfillReactions]] to *undefined*',
        '[[PromiseFulfillReactions]] to _reactions_',
        'sec-fulfillpromise',
      ],
    ],
    source,
  );

/** Cells of a document's own that nobody can follow to their end, and what is read of them. */
const ASTRAY = {
  'in a List': peek('_x_', [
    COUNT,
    'For each element _cell_ of « _count_ », do',
    '  Set _cell_.[[Value]] to _cell_.[[Value]] + _x_.',
    'Return _count_.[[Value]].',
  ]),
  'in a variable that may hold another one': peek('_x_', [
    COUNT,
    'Let _cell_ be _count_.',
    'If _x_ is 2, set _cell_ to the Record { [[Value]]: 1 }.',
    'Set _cell_.[[Value]] to _cell_.[[Value]] + _x_.',
    'Return _count_.[[Value]] + _cell_.[[Value]].',
  ]),
  'in another Record': peek('_x_', [
    COUNT,
    'Let _record_ be the Record { [[Count]]: _count_, [[Value]]: _x_ }.',
    'Set _record_.[[Count]].[[Value]] to _record_.[[Value]].',
    'Return _count_.[[Value]].',
  ]),
  'that an operation returns': addStatic(
    addOperation(SOURCE, 'CountFrom', '_x_', [
      COUNT,
      'Set _count_.[[Value]] to _x_.',
      'Return _count_.',
    ]),
    'Promise.peek ( _x_ )',
    [
      'Let _count_ be CountFrom(_x_).',
      'Set _count_.[[Value]] to _count_.[[Value]] + _x_.',
      'Return _count_.[[Value]].',
    ],
  ),
};

const OF_THREE = [3, 6, 3, 6];

testTraces(test, [
  {
    title: 'a Record of one field goes astray, where a slot is set to what it holds',
    source: toItself(ASTRAY['in a List']),
    program: (P, log) => {
      log(P.peek(3));
      P.all([1, P.resolve(2)]).then(log);
    },
    expected: ['3', '[1,2]'],
  },
]);

const someAstray = oneIn(4, test);
for (const [at, [title, source]] of Object.entries(ASTRAY).entries()) {
  someAstray(`a Record of one field costs no pass ${title}`, (t) => {
    const options = { edition: 'es2025', target: 'es2022' };
    t.deepEqual(appliedIn(source, options), appliedIn(SOURCE, options));
    const trace = sharedTrace(t, source, (P, log) => {
      log(P.peek(3));
      P.all([1, P.resolve(2)]).then(log);
      new P((resolve) => [1, 2].forEach((value) => resolve(value))).then(log);
    });
    t.is(trace[0], String(OF_THREE[at]));
  });
}
