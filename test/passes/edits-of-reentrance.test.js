import test from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import { addMethod, addOperation, addStatic } from '../support/edits/insertions.js';
import { testTraces } from '../support/loaded.js';

/** Documents that read again what user code, or a step in between, has changed. */

const TODAY = sourceOf('es2025');
const BEFORE = sourceOf('es2020');

const REACTION =
  'Let _reaction_ be the PromiseReaction { [[Capability]]: _capability_, [[Type]]: ~Fulfill~, [[Handler]]: _handler_ }.';
const APPEND = [
  'If _promise_.[[PromiseState]] is ~pending~, then',
  '  Append _reaction_ to _promise_.[[PromiseFulfillReactions]].',
];
const CAPABILITY = 'Let _capability_ be ? NewPromiseCapability(%Promise%).';
const RETURN = 'Return _capability_.[[Promise]].';

/** A method that gives a function, which attaches what it is given. */
const attaching = (steps) =>
  addMethod(BEFORE, 'Promise.prototype.hook ( )', [
    'Let _handler_ be *undefined*.',
    'Let _closure_ be a new Abstract Closure with parameters (_x_) that captures _promise_ and _handler_ and performs the following steps when called:',
    ...[
      'Set _handler_ to _x_.',
      'If IsCallable(_handler_) is *false*, return 1.',
      CAPABILITY,
      ...steps,
      ...APPEND,
      RETURN,
    ].map((step) => `  ${step}`),
    'Return CreateBuiltinFunction(_closure_, 1, *""*, « »).',
  ]);

/** A handler whose property `again` attaches another one first, once. */
const again = (attach, log, other) => {
  let left = 1;
  const handler = () => log('the first');
  return Object.defineProperty(handler, 'again', {
    get: () => void (left-- > 0 && attach(other)),
  });
};

const attachBoth = (other) => (P, log) => {
  let settle;
  const attach = new P((resolve) => (settle = resolve)).hook();
  attach(again(attach, log, other(log))).then(log, ({ name }) => log(name));
  settle(1);
};

const ASK = 'Perform ? Get(_x_, *"again"*).';

testTraces(test, [
  {
    title: 'a getter changes the Record that a field of an argument is in',
    source: addStatic(TODAY, 'Promise.counted ( _object_ )', [
      'Let _inner_ be the Record { [[Total]]: 0 }.',
      'Let _box_ be the Record { [[Inner]]: _inner_ }.',
      'Let _closure_ be a new Abstract Closure with no parameters that captures _box_ and performs the following steps when called:',
      '  Set _box_.[[Inner]] to the Record { [[Total]]: 7 }.',
      '  Return 1.',
      'Let _f_ be CreateBuiltinFunction(_closure_, 0, *""*, « »).',
      'Perform ? Call(_object_, *undefined*, « _f_ »).',
      'Return ? Invoke(_object_, *"then"*, « _f_, _box_.[[Inner]].[[Total]] »).',
    ]),
    program(P, log) {
      let change;
      const object = (f) => (change = f);
      Object.defineProperty(object, 'then', {
        get: () => {
          change();
          return (_, total) => log(total);
        },
      });
      P.counted(object);
    },
    expected: ['0'],
  },
  {
    title: 'a getter runs the closure again that has the variable',
    source: addStatic(TODAY, 'Promise.counted ( _object_ )', [
      'Let _count_ be 0.',
      'Let _closure_ be a new Abstract Closure with no parameters that captures _count_ and _object_ and performs the following steps when called:',
      '  Set _count_ to _count_ + 1.',
      '  Return ? Invoke(_object_, *"then"*, « _object_, _count_ »).',
      'Let _f_ be CreateBuiltinFunction(_closure_, 0, *""*, « »).',
      'Return ? Call(_object_, *undefined*, « _f_ »).',
    ]),
    program(P, log) {
      let [run, left] = [undefined, 1];
      const object = (f) => (run = f);
      Object.defineProperty(object, 'then', {
        get: () => {
          if (left-- > 0) run();
          return (_, count) => log(count);
        },
      });
      P.counted(object);
      run();
    },
    // what it captures is a value: each call counts for itself
    expected: ['1', '1'],
  },
  {
    title: 'what can be called becomes what cannot, in the other arm',
    source: addMethod(BEFORE, 'Promise.prototype.hook ( _handler_, _other_ )', [
      'If IsCallable(_handler_) is *false*, return 1.',
      'Else,',
      '  If _other_ is not *undefined*, set _handler_ to _other_.',
      CAPABILITY,
      REACTION,
      ...APPEND,
      RETURN,
    ]),
    edition: 'es2020',
    program(P, log) {
      let settle;
      const promise = new P((resolve) => (settle = resolve));
      promise.hook((value) => value + 1).then(log);
      promise.hook(log, 0).then(log, ({ name }) => log(name));
      settle(1);
    },
    expected: ['2', 'TypeError'],
  },
  {
    title: 'user code attaches what cannot be called in between',
    source: attaching([ASK, REACTION]),
    edition: 'es2020',
    program: attachBoth(() => 0),
    expected: ['the first', 'undefined'],
  },
  {
    title: 'user code attaches another handler in between',
    source: attaching([REACTION, ASK]),
    edition: 'es2020',
    program: attachBoth((log) => () => log('the other')),
    expected: ['the other', 'the first', 'undefined'],
  },
  {
    title: 'an operation gives the completion that a List has',
    source: addOperation(
      addStatic(TODAY, 'Promise.both ( _f_, _g_ )', [
        'Let _saved_ be « ».',
        'Let _a_ be Completion(Call(_f_, *undefined*)).',
        'Append _a_ to _saved_.',
        'Let _b_ be Completion(Call(_g_, *undefined*)).',
        'If _b_ is not an abrupt completion, set _b_ to FirstOf(_saved_).',
        'If _b_ is an abrupt completion, return *"abrupt"*.',
        'Return _b_.[[Value]].',
      ]),
      'FirstOf',
      '_list_',
      ['Return _list_[0].'],
    ),
    program(P, log) {
      const fails = () => {
        throw 2;
      };
      log(P.both(fails, () => 1));
      log(
        P.both(
          () => 3,
          () => 1,
        ),
      );
    },
    expected: ['abrupt', '3'],
  },
  {
    title: 'a flag is set through the slot that has it',
    source: edited(
      [
        [
          'If _alreadyResolved_.[[Value]] is *true*, return *undefined*.',
          'If _alreadyResolved_.[[Value]] is not *false*, return *undefined*.',
          'sec-promise-resolve-functions',
        ],
        [
          'Set _alreadyResolved_.[[Value]] to *true*.',
          'Set _F_.[[AlreadyResolved]].[[Value]] to *"done"*.',
          'sec-promise-reject-functions',
        ],
      ],
      TODAY,
    ),
    program(P, log) {
      new P((resolve, reject) => {
        reject(1);
        resolve(2);
      }).then(
        () => log('fulfilled'),
        () => log('rejected'),
      );
    },
    expected: ['rejected'],
  },
]);
