import test from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import { addOperation, addStatic } from '../support/edits/insertions.js';
import { testTraces } from '../support/loaded.js';
import { correctedText } from '../mutate/corrected.js';

/** Documents whose steps have objects, Lists, completions and slots of their own. */

const SOURCE = sourceOf('es2025');

const peek = (params, steps, source = SOURCE) =>
  addStatic(source, `Promise.peek ( ${params} )`, steps);

/** The slots of the element functions of `all` and `allSettled`, and one more. */
const SLOTS = '[[Values]], [[Capability]], [[RemainingElements]]';
const setsItself = (clause, name) => [
  `Set _${name}_.[[Index]] to _index_.`,
  `Set _${name}_.[[Self]] to _${name}_.\n1. Set _${name}_.[[Index]] to _index_.`,
  clause,
];

const CASES = [
  {
    title: 'an object of one property is a property of another',
    source: peek('_x_', [
      'Let _inner_ be OrdinaryObjectCreate(%Object.prototype%).',
      'Perform ! CreateDataPropertyOrThrow(_inner_, *"one"*, 1).',
      'Let _outer_ be OrdinaryObjectCreate(%Object.prototype%).',
      'Perform ! CreateDataPropertyOrThrow(_outer_, *"inner"*, _inner_).',
      'Perform ! CreateDataPropertyOrThrow(_outer_, *"x"*, _x_).',
      'Return _outer_.',
    ]),
    program(P, log) {
      const { inner, x } = P.peek(2);
      log(`${typeof inner} ${inner.one} ${x}`);
    },
    expected: ['object 1 2'],
  },
  {
    title: 'what a List is appended appends to it before',
    source: peek(
      '_f_',
      ['Return ? Gather(_f_).'],
      addOperation(SOURCE, 'Gather', '_f_', [
        'Let _list_ be « ».',
        'Let _closure_ be a new Abstract Closure with parameters (_x_) that captures _list_ and performs the following steps when called:',
        '  Append _x_ to _list_.',
        '  Return *undefined*.',
        'Let _append_ be CreateBuiltinFunction(_closure_, 1, *""*, « »).',
        'Append ? Call(_f_, *undefined*, « _append_ ») to _list_.',
        'Return CreateArrayFromList(_list_).',
      ]),
    ),
    program(P, log) {
      log(P.peek((append) => (append(1), 2)).join());
    },
    expected: ['1,2'],
  },
  {
    title: 'properties are set, asked for and deleted',
    source: peek('_o_', [
      'Perform ? Set(_o_, *"key"*, ? ToNumber(? Get(_o_, *"key"*)), *true*).',
      'If ? HasOwnProperty(_o_, *"other"*) is *true*, perform ? DeletePropertyOrThrow(_o_, *"other"*).',
      'If ? _o_.[[GetPrototypeOf]]() is *null*, throw a *RangeError* exception.',
      'Return IsStrictlyEqual(_o_.[[GetPrototypeOf]](), %Promise%).',
    ]),
    program(P, log) {
      const object = { key: '7', other: 1 };
      log(`${P.peek(object)} ${Object.entries(object)} ${typeof object.key}`);
      log(P.peek({ __proto__: P, key: { valueOf: () => 1 } }));
      for (const refusing of [{ __proto__: null }, Object.freeze({ key: 1 })]) {
        try {
          P.peek(refusing);
        } catch (error) {
          log(error instanceof TypeError ? 'refused' : error.name);
        }
      }
    },
    expected: ['false key,7 number', 'true', 'RangeError', 'refused'],
  },
  {
    title: 'an intrinsic method is the one that was there first',
    source: peek('_promise_, _f_', [
      'If IsPromise(_promise_) is *false*, return SameValue(_f_, %Promise.resolve%).',
      'Return ? Call(%Promise.prototype.then%, _promise_, « _f_ »).',
    ]),
    program(P, log) {
      const { resolve } = P;
      P.resolve = () => log('another resolve');
      P.prototype.then = () => log('another then');
      log(`${P.peek(1, resolve)} ${P.peek(1, P.resolve)}`);
      P.peek(resolve.call(P, 'value'), log);
    },
    expected: ['true false', 'value'],
  },
  {
    title: 'a method that is called has no name of a variable',
    source: peek('_x_', ['Return ? Invoke(_x_, *"to do"*, « _x_ »).']),
    program(P, log) {
      const object = { 'to do': (x) => x === object };
      log(P.peek(object));
    },
    expected: ['true'],
  },
  {
    title: 'a completion has two variables',
    source: peek('_f_', [
      'Let _a_ be Completion(Call(_f_, *undefined*, « »)).',
      'Let _b_ be _a_.',
      'If _a_ is an abrupt completion, perform ? Get(_f_, *"asked"*).',
      'If _b_ is an abrupt completion, return *"abrupt"*.',
      'Return _b_.[[Value]].',
    ]),
    program(P, log) {
      log(P.peek(() => 1));
      log(P.peek(() => P.missing()));
    },
    expected: ['1', 'abrupt'],
  },
  {
    title: 'a completion is put in the place of another',
    source: peek('_f_, _g_', [
      'Let _a_ be Completion(Call(_f_, *undefined*, « »)).',
      'Let _b_ be Completion(Call(_g_, *undefined*, « »)).',
      'If _a_ is an abrupt completion, set _b_ to _a_.',
      'If _b_ is an abrupt completion, return *"abrupt"*.',
      'Return _b_.[[Value]].',
    ]),
    program(P, log) {
      const value = () => 1;
      const fail = () => P.missing();
      for (const [f, g] of [
        [value, value],
        [value, fail],
        [fail, value],
      ])
        log(P.peek(f, g));
    },
    expected: ['1', 'abrupt', 'abrupt'],
  },
  {
    title: 'an object is made without slots',
    edition: 'es2018',
    source: peek(
      '',
      [
        'Let _object_ be ? OrdinaryCreateFromConstructor(%Promise%, *"%PromisePrototype%"*).',
        'Return IsPromise(_object_).',
      ],
      correctedText('es2018'),
    ),
    program: (P, log) => log(P.peek()),
    expected: ['false'],
  },
  {
    title: 'a function object is in a slot of its own',
    source: edited(
      [
        [
          'Let _promiseCapability_ be _F_.[[Capability]].',
          'Perform ? Get(_F_.[[Self]], *"asked"*).\n1. Let _promiseCapability_ be _F_.[[Capability]].',
          'sec-promise.all-resolve-element-functions',
        ],
        setsItself('sec-performpromiseall', 'onFulfilled'),
        setsItself('sec-performpromiseallsettled', 'onFulfilled'),
        setsItself('sec-performpromiseallsettled', 'onRejected'),
      ],
      SOURCE.replaceAll(`${SLOTS} »`, `${SLOTS}, [[Self]] »`).replaceAll(
        '[[RemainingElements]], and [[AlreadyCalled]]',
        '[[RemainingElements]], [[Self]], and [[AlreadyCalled]]',
      ),
    ),
    program(P, log) {
      Object.defineProperty(Function.prototype, 'asked', {
        configurable: true,
        get() {
          return log(`asked ${this.length}`);
        },
      });
      P.all([1, 2]).then((values) => {
        delete Function.prototype.asked;
        log(values.join());
      });
    },
    expected: ['asked 1', 'asked 1', '1,2'],
  },
  {
    title: 'a function compares what need not be a promise before it fulfils one',
    edition: 'es2015',
    source: addStatic(
      addOperation(sourceOf('es2015'), 'Same', '_p_, _x_', [
        'If SameValue(_x_, _p_) is *true*, return *true*.',
        'If IsPromise(_p_) is *true*, then',
        '  If _p_.[[PromiseState]] is *"pending"*, return FulfillPromise(_p_, _x_).',
        'Return *false*.',
      ]),
      'Promise.peek ( _p_, _x_ )',
      ['Return Same(_p_, _x_).'],
    ),
    program(P, log) {
      log(P.peek(NaN, NaN));
      log(P.peek(0, -0));
    },
    expected: ['true', 'false'],
  },
];

testTraces(test, CASES);
