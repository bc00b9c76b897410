import { CONVERSION_CASES } from './conversion-cases.js';
import { EDITION_CASES } from './edition-cases.js';
import { HOST_CASES } from './host-cases.js';
import { LIST_CASES } from './list-cases.js';
import { loadPrimitive } from './primitive.js';
import { polluted, VALUES, watched } from './values.js';

/**
 * What each primitive must do, on both targets. A case is given AVA's `t`, and `load(host)`, which
 * makes the primitive and `hasSlot`.
 *
 * @type {Record<string, (t: object, load: Function, target: string) => void>}
 */
export const CASES = { ...HOST_CASES, ...CONVERSION_CASES, ...EDITION_CASES, ...LIST_CASES };

const THROWN = new Error('thrown');
const thrower = () => {
  throw THROWN;
};

/** A table of answers for all the sample values. */
const answers = (expected) => (t, load) => {
  const { primitive } = load();
  for (const sample of VALUES) t.is(primitive(sample.value), expected(sample), sample.name);
};

CASES.Type = answers(({ type }) => type);
CASES.IsCallable = answers(({ callable }) => callable === true);
CASES.IsPropertyKey = answers(({ type }) => type === 'String' || type === 'Symbol');
CASES.ToBoolean = answers(({ value }) => Boolean(value));

CASES.IsConstructor = (t, load) => {
  answers(({ constructor }) => constructor === true)(t, load);
  const { primitive } = load();
  const log = [];
  class Loud {
    constructor() {
      log.push('constructor');
    }
  }
  const bound = watched(Loud, log).bind(null);
  const hidden = Object.defineProperty(function () {}.bind(), 'prototype', { get: thrower });
  log.length = 0;
  for (const yes of [Loud, watched(Loud, log), bound, hidden]) t.true(primitive(yes));
  t.false(primitive(watched(() => {}, log)));
  t.deepEqual(log, [], 'no user code runs');
  t.true(polluted(() => primitive(Loud)).result);
};

CASES.SameValue = (t, load) => {
  const { primitive } = load();
  const values = VALUES.map(({ value }) => value);
  for (const x of values) for (const y of values) t.is(primitive(x, y), Object.is(x, y));
  t.true(primitive(10n ** 20n, 10n ** 20n));
  t.false(primitive(Symbol('s'), Symbol('s')));
};

CASES.ToString = (t, load) => {
  const { primitive } = load();
  for (const index of [0, 1, 10, 2 ** 32 - 2]) t.is(primitive(index), `${index}`);
  for (const value of [undefined, null, true, -0, NaN, 1n, 'text']) {
    t.is(primitive(value), `${value}`);
  }
  t.throws(() => primitive(Symbol()), { instanceOf: TypeError });
  t.is(primitive({ toString: () => 'text', valueOf: thrower }), 'text');
  t.is(
    t.throws(() => primitive({ toString: thrower })),
    THROWN,
  );
};

CASES.ThrowCompletion = (t, load) => {
  const { primitive } = load();
  for (const { value, name } of VALUES) t.is(new primitive(value).value, value, name);
  t.true(new primitive(1) instanceof primitive);
  const log = [];
  t.false(watched({}, log) instanceof primitive);
  t.false(watched(() => {}, log) instanceof primitive);
  t.deepEqual(log, [], 'a value is not asked what it is');
  for (const { value, name } of VALUES) t.false(value instanceof primitive, name);
  const { result, met } = polluted(() => new primitive(THROWN).value);
  t.is(result, THROWN);
  t.is(met, '');
};

CASES.ReturnIfAbrupt = (t, load) => {
  const { primitive } = load();
  const log = [];
  for (const { value, name } of VALUES) t.is(primitive(value), value, name);
  const proxy = watched({ value: 1 }, log);
  t.is(primitive(proxy), proxy);
  t.deepEqual(log, []);
};

/** What Get and GetV share: one Get, of the right receiver, and nothing else. */
const reads = (t, primitive, wrap = (object) => object) => {
  const symbol = Symbol('key');
  const object = wrap({ value: 1, [symbol]: 2, get self() { return this; }, get bad() { return thrower(); } }); // prettier-ignore
  t.is(primitive(object, 'value'), 1);
  t.is(primitive(object, symbol), 2);
  t.is(primitive(wrap({ zero: 0 }), 'zero'), 0);
  t.is(primitive(object, 'self'), object);
  t.is(primitive(Object.create(object), 'value'), 1);
  t.is(primitive(Object.create(null), 'toString'), undefined);
  t.is(
    t.throws(() => primitive(object, 'bad')),
    THROWN,
  );
};

CASES.Get = (t, load) => {
  const { primitive } = load();
  const log = [];
  reads(t, primitive);
  reads(t, primitive, (object) => watched(object, log));
  log.length = 0;
  primitive(watched({ value: 1 }, log), 'value');
  t.deepEqual(log, ['get']);
};

CASES.GetV = (t, load) => {
  CASES.Get(t, load);
  const { primitive } = load();
  for (const nothing of [undefined, null]) {
    t.throws(() => primitive(nothing, 'then'), { instanceOf: TypeError });
  }
  for (const value of [1, 1n, 'text', true, Symbol('s')]) {
    const holder = Object.getPrototypeOf(value);
    Object.defineProperty(holder, 'receiver', { get: receiver, configurable: true });
    t.is(primitive(value, 'receiver'), value, 'a primitive value is not wrapped');
    delete holder.receiver;
  }
  t.is(primitive([], Symbol.iterator), Array.prototype.values);
};

function receiver() {
  'use strict';
  return this;
}

/** Old engines iterate arrays by the string that stands for the symbol. */
CASES.ArrayIterator = (t, load) => {
  const list = [1, , 3]; // eslint-disable-line no-sparse-arrays
  const iterator = load().primitive.call(list);
  t.deepEqual(iterator.next(), { value: 1, done: false });
  t.deepEqual(iterator.next(), { value: undefined, done: false });
  list.push(4);
  t.deepEqual([iterator.next(), iterator.next()].map(({ value }) => value), [3, 4]); // prettier-ignore
  t.deepEqual(iterator.next(), { value: undefined, done: true });

  const { primitive } = loadPrimitive('GetV', 'es5', { without: ['Symbol'] });
  const callback = () => {};
  t.deepEqual(primitive([7], '@@iterator').call([7]).next(), { value: 7, done: false });
  t.is(primitive(Object.assign([], { '@@iterator': callback }), '@@iterator'), callback);
  t.is(primitive({ length: 1 }, '@@iterator'), undefined);
  t.is(primitive('text', '@@iterator'), undefined);
  const log = [];
  primitive(watched([], log), '@@iterator');
  t.deepEqual(log, ['get'], 'the property is read once');
};

const DATA = { value: 1, writable: true, enumerable: true, configurable: true };

CASES.CreateDataProperty = (t, load) => {
  const { primitive } = load();
  const descriptor = (object, key) => Object.getOwnPropertyDescriptor(object, key);
  const setter = Object.create({ set key(value) { thrower(value); } }); // prettier-ignore
  t.true(primitive(setter, 'key', 1));
  t.deepEqual(descriptor(setter, 'key'), DATA);
  const log = [];
  t.true(primitive(watched({}, log), 'key', 1));
  t.deepEqual(log, ['defineProperty']);
  t.false(primitive(Object.freeze({}), 'key', 1));
  t.false(primitive(Object.defineProperty({}, 'key', { value: 2 }), 'key', 1));
  t.is(
    t.throws(() => primitive(new Proxy({}, { defineProperty: thrower }), 'key', 1)),
    THROWN,
  );
  const list = [];
  const { met } = polluted(() => primitive(list, '0', 1));
  t.deepEqual(descriptor(list, '0'), DATA);
  t.is(met, '');
};

CASES.Call = (t, load) => {
  const { primitive } = load();
  const calls = (...args) => t.is(args.length, 0);
  primitive(calls, undefined);
  const seen = primitive(function (...args) { return [this, args]; }, 1n, [-0, undefined]); // prettier-ignore
  t.deepEqual(seen, [1n, [-0, undefined]], 'a strict function gets its receiver as it is');
  t.is(
    t.throws(() => primitive(thrower, undefined)),
    THROWN,
  );
  for (const { value, name, callable } of VALUES) {
    if (callable) continue;
    t.throws(() => primitive(value, undefined), { instanceOf: TypeError }, name);
  }
  t.throws(() => primitive(class {}, undefined), { instanceOf: TypeError });
  const log = [];
  const callable = Object.assign(() => 'called', { apply: thrower, call: thrower });
  t.is(primitive(watched(callable, log), undefined, []), 'called');
  t.deepEqual(log, ['apply']);
  const { result, met } = polluted(() => primitive((x, y) => x + y, undefined, [1, 2]));
  t.is(result, 3);
  t.is(met, '');
};

CASES.Construct = (t, load) => {
  const { primitive } = load();
  class Base {
    constructor(...args) {
      Object.assign(this, { target: new.target, args });
    }
  }
  class Derived extends Base {}
  t.deepEqual({ ...primitive(Derived, [1]) }, { target: Derived, args: [1] });
  t.deepEqual({ ...primitive(Derived) }, { target: Derived, args: [] });
  t.true(primitive(Derived) instanceof Derived);
  t.is(primitive(Base.bind(null, 1), [2]).target, Base);
  t.is(t.throws(() => primitive(function () { thrower(); })), THROWN); // prettier-ignore
  for (const { value, name, constructor } of VALUES) {
    if (!constructor) t.throws(() => primitive(value), { instanceOf: TypeError }, name);
  }
  const { result, met } = polluted(() => primitive(Date, [2020, 1]));
  t.deepEqual([result, met], [new Date(2020, 1), '']);
  const log = [];
  primitive(watched(Base, log), []);
  t.deepEqual(log, ['construct', 'get'], 'the constructor reads its prototype, nobody else');
};

CASES.GetFunctionRealm = (t, load) => {
  const realm = {};
  const { primitive } = load({ realm });
  for (const { value, name, callable } of VALUES) {
    if (!callable) continue;
    if (/^a revoked/.test(name)) t.throws(() => primitive(value), { instanceOf: TypeError }, name);
    else t.is(primitive(value), realm, name);
  }
};

CASES.EnqueueJob = (t, load) => {
  const queue = [];
  const log = [];
  const { primitive } = load({ enqueue: (job) => queue.push(job) });
  function job(...args) {
    log.push(this, args);
  }
  t.is(primitive('PromiseJobs', job, [1, 2]), undefined);
  t.deepEqual(log, [], 'nothing runs now');
  primitive('PromiseJobs', thrower, []);
  t.is(queue.length, 2);
  queue[0]();
  t.deepEqual(log, [undefined, [1, 2]]);
  t.is(
    t.throws(() => queue[1]()),
    THROWN,
  );
};

CASES.ObjectCreate = (t, load, target) => {
  const { primitive, hasSlot } = load();
  const log = [];
  for (const proto of [{}, null, () => {}, watched({}, log)]) {
    const object = primitive(proto, ['State']);
    t.is(Object.getPrototypeOf(object), proto);
    t.true(hasSlot(object));
    t.false(hasSlot(Object.create(object)), 'slots are not inherited');
    t.deepEqual(Reflect.ownKeys(object), target === 'es5' ? ['_State'] : []);
    if (target === 'es2022') t.false(hasSlot(new Proxy(object, {})));
  }
  t.deepEqual(log, target === 'es5' ? ['getPrototypeOf', 'set'] : []);
  for (const { value, name } of VALUES) {
    t.false(value !== undefined && value !== null && hasSlot(value), name);
  }
};

CASES.ArrayCreate = (t, load) => {
  const { primitive } = load();
  const { result, met } = polluted(() => primitive(0));
  t.deepEqual(result, []);
  t.is(met, '');
  t.is(Object.getPrototypeOf(result), Array.prototype);
  t.not(primitive(0), primitive(0));
  t.is(primitive(3).length, 3);
  t.true(Object.is(primitive(-0).length, 0));
  t.throws(() => primitive(2 ** 32), { instanceOf: RangeError });
};
