import { polluted, revoked } from './values.js';

/** What the primitives of later editions must do, on both targets: as in primitive-cases.js. */
export const EDITION_CASES = {};

EDITION_CASES.OrdinaryObjectCreate = (t, load) => {
  const { primitive, hasSlot } = load();
  const proto = { inherited: 1 };
  for (const slots of [undefined, []]) {
    const object = primitive(proto, slots);
    t.is(Object.getPrototypeOf(object), proto);
    t.false(hasSlot(object), 'an object without slots is no instance');
  }
  t.true(hasSlot(primitive(proto, ['State'])));
  t.is(Object.getPrototypeOf(primitive(null)), null);
};

EDITION_CASES.DefineOwnProperty = (t, load) => {
  const { primitive } = load();
  const object = {};
  const { result } = polluted(() => primitive(object, 'key', { Value: 1, Configurable: true }));
  t.true(result);
  t.deepEqual(Object.getOwnPropertyDescriptor(object, 'key'), {
    value: 1,
    writable: false,
    enumerable: false,
    configurable: true,
  });
  const get = () => 2;
  t.true(primitive(object, 'getter', { Get: get, Set: undefined, Enumerable: true }));
  t.is(Object.getOwnPropertyDescriptor(object, 'getter').get, get);
  t.true(primitive(object, 'key', { Writable: true }), 'what is not said stays');
  t.is(object.key, 1);
  t.false(primitive(Object.freeze({}), 'key', { Value: 1 }));
};

EDITION_CASES.GetOwnProperty = (t, load) => {
  const { primitive } = load();
  const get = () => 1;
  const object = Object.defineProperty({ __proto__: { inherited: 1 }, key: 2 }, 'getter', { get });
  t.is(primitive(object, 'inherited'), undefined);
  t.like(primitive(object, 'key'), { Value: 2, Writable: true, Enumerable: true });
  t.like(primitive(object, 'getter'), { Get: get, Set: undefined, Enumerable: false });
  t.false('Get' in primitive(object, 'key'));
  t.false('Value' in primitive(object, 'getter'));
  const log = [];
  const watched = new Proxy(object, {
    getOwnPropertyDescriptor: (target, key) => {
      log.push(key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });
  primitive(watched, 'key');
  t.deepEqual(log, ['key']);
};

EDITION_CASES.OwnPropertyKeys = (t, load) => {
  const { primitive } = load();
  const symbol = Symbol('s');
  t.deepEqual(primitive({ b: 1, 1: 1, [symbol]: 1, a: 1 }), ['1', 'b', 'a', symbol]);
  t.throws(() => primitive(revoked({})), { instanceOf: TypeError });
};

EDITION_CASES.HasProperty = (t, load) => {
  const { primitive } = load();
  const object = { __proto__: { inherited: undefined }, key: 1 };
  for (const key of ['inherited', 'key', 'toString']) t.true(primitive(object, key), key);
  t.false(primitive(object, 'other'));
  const log = [];
  const has = (_, key) => log.push(key) > 1;
  const proxy = new Proxy({}, { has });
  t.false(primitive(proxy, 'first'));
  t.true(primitive(proxy, 'second'));
  t.deepEqual(log, ['first', 'second']);
};

EDITION_CASES.IsArray = (t, load) => {
  const { primitive } = load();
  for (const value of [undefined, null, 'text', {}, () => [], function () {}])
    t.false(primitive(value));
  t.true(primitive([]));
  t.true(primitive(new Proxy([], {})));
  t.false(primitive({ __proto__: Array.prototype, length: 0 }));
  t.throws(() => primitive(revoked([])), { instanceOf: TypeError });
};

EDITION_CASES.FunctionThatReturns = (t, load) => {
  const { primitive } = load();
  const value = {};
  const thunk = primitive(value);
  t.is(thunk(1), value);
  t.is(thunk.length, 0);
  t.is(thunk.name, '');
  t.not(thunk, primitive(value));
};

EDITION_CASES.FunctionThatThrows = (t, load) => {
  const { primitive } = load();
  const error = new Error('thrown');
  const thunk = primitive(error);
  t.is(t.throws(thunk), error);
  t.is(thunk.length, 0);
};

EDITION_CASES.HostEnqueuePromiseJob = (t, load) => {
  const jobs = [];
  const { primitive } = load({ enqueue: (job) => jobs.push(job) });
  const log = [];
  primitive(() => log.push('job'), null);
  t.deepEqual([log, jobs.length], [[], 1]);
  jobs[0]('what a host may pass');
  t.deepEqual(log, ['job']);
};

EDITION_CASES.HostPromiseRejectionTracker = (t, load) => {
  const calls = [];
  const tell =
    (name) =>
    (...list) =>
      void calls.push([name, ...list]);
  const { primitive } = load({ unhandled: { reject: tell('reject'), handle: tell('handle') } });
  const promise = {};
  t.is(primitive(promise, 'reject', 'reason'), undefined);
  t.is(primitive(promise, 'handle'), undefined);
  t.deepEqual(calls, [
    ['reject', promise, 'reason'],
    ['handle', promise],
  ]);
};

EDITION_CASES.RequireInternalSlot = (t, load) => {
  const { primitive } = load();
  t.is(primitive(true), undefined);
  t.throws(() => primitive(false), { instanceOf: TypeError });
};

EDITION_CASES.KeyForSymbol = (t, load) => {
  const { primitive } = load();
  t.is(primitive(Symbol.for('a key')), 'a key');
  t.is(primitive(Symbol('a description')), undefined);
};

EDITION_CASES.AddToKeptObjects = (t, load) => {
  t.is(load().primitive({}), undefined);
};

const sets = (t, primitive) => {
  const refusing = Object.freeze({ key: 1 });
  t.throws(() => primitive(refusing, 'key', 2, true), { instanceOf: TypeError });
  t.false(primitive(refusing, 'key', 2, false));
  t.false(primitive(refusing, 'other', 2, false));
  t.false(primitive({ __proto__: refusing }, 'key', 2, false), 'an inherited one refuses, too');
  const closed = Object.preventExtensions({ __proto__: { inherited: 1 }, key: 1 });
  t.true(primitive(closed, 'key', 2, false));
  t.false(primitive(closed, 'inherited', 2, false), 'it gets no property of its own');
  t.false(primitive(closed, 'other', 2, false));
  t.deepEqual(Object.entries(closed), [['key', 2]]);
  t.false(primitive(Object.create({}, { key: { get: () => 1 } }), 'key', 2, false));
  for (const mustNotFail of [true, false]) {
    const log = [];
    const object = {
      __proto__: {
        set key(value) {
          log.push(this === object, value);
        },
      },
    };
    t.true(primitive(object, 'key', 2, mustNotFail));
    t.true(primitive(object, 'other', 3, mustNotFail));
    t.deepEqual([log, object.other], [[true, 2], 3]);
    const failing = {
      set key(value) {
        throw new RangeError(value);
      },
    };
    t.throws(() => primitive(failing, 'key', 2, mustNotFail), { instanceOf: RangeError });
  }
};

/** Engines of the second target may have no Reflect. */
EDITION_CASES.Set = (t, load, target) => {
  const hosts = target === 'es5' ? [{}, { without: ['Reflect'] }] : [{}];
  for (const host of hosts) sets(t, load(host).primitive);
};

EDITION_CASES.DeletePropertyOrThrow = (t, load) => {
  const { primitive } = load();
  const object = { key: 1 };
  t.true(primitive(object, 'key'));
  t.false('key' in object);
  t.true(primitive(object, 'other'));
  t.throws(() => primitive(Object.freeze({ key: 1 }), 'key'), { instanceOf: TypeError });
};

EDITION_CASES.HasOwnProperty = (t, load) => {
  const { primitive } = load();
  const object = { __proto__: { inherited: 1 }, key: undefined };
  t.true(primitive(object, 'key'));
  t.false(primitive(object, 'inherited'));
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  t.throws(() => primitive(proxy, 'key'), { instanceOf: TypeError });
};

EDITION_CASES.GetPrototypeOf = (t, load) => {
  const { primitive } = load();
  const proto = {};
  t.is(primitive({ __proto__: proto }), proto);
  t.is(primitive({ __proto__: null }), null);
};

EDITION_CASES.ToNumber = (t, load) => {
  const { primitive } = load();
  t.deepEqual(
    [undefined, null, true, '0x10', '', 'one', { valueOf: () => 7 }].map((value) =>
      primitive(value),
    ),
    [NaN, 0, 1, 16, 0, NaN, 7],
  );
  for (const value of [Symbol('s'), 1n])
    t.throws(() => primitive(value), { instanceOf: TypeError });
};

EDITION_CASES.IsStrictlyEqual = (t, load) => {
  const { primitive } = load();
  const object = {};
  for (const [x, y] of [
    [object, object],
    ['a', 'a'],
    [0, -0],
  ])
    t.true(primitive(x, y));
  for (const [x, y] of [
    [{}, {}],
    [NaN, NaN],
    [1, '1'],
    [null, undefined],
  ])
    t.false(primitive(x, y));
};

EDITION_CASES.SameValueZero = (t, load) => {
  const { primitive } = load();
  for (const [x, y] of [
    [NaN, NaN],
    ['a', 'a'],
    [0, -0],
  ])
    t.true(primitive(x, y));
  for (const [x, y] of [
    [{}, {}],
    [1, '1'],
    [null, undefined],
  ])
    t.false(primitive(x, y));
};
