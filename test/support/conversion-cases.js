import { polluted, revoked } from './values.js';

/** What primitives must do that make objects, keys and Lists of values, on both targets: see primitive-cases.js. */

/** @type {Record<string, (t: any, load: Function) => void>} */
export const CONVERSION_CASES = {};

CONVERSION_CASES.IsExtensible = (t, load) => {
  const { primitive } = load();
  t.true(primitive({}));
  t.true(primitive(() => {}));
  t.false(primitive(Object.preventExtensions({})));
  t.throws(() => primitive(revoked([])), { instanceOf: TypeError });
};

CONVERSION_CASES.ToObject = (t, load) => {
  const { primitive } = load();
  const object = {};
  t.is(primitive(object), object);
  for (const value of [true, 1, 1n, 'text', Symbol('s')]) {
    t.is(typeof primitive(value), 'object');
    t.is(primitive(value).valueOf(), value);
  }
  for (const none of [undefined, null])
    t.throws(() => primitive(none), { instanceOf: TypeError, message: /ToObject/ });
};

CONVERSION_CASES.ToPropertyKey = (t, load) => {
  const { primitive } = load();
  const symbol = Symbol('s');
  t.is(primitive(symbol), symbol);
  t.is(primitive({ [Symbol.toPrimitive]: () => symbol }), symbol);
  for (const key of ['', 'key', '__proto__', 1, -0, null, undefined])
    t.is(primitive(key), `${key}`);
  t.is(primitive({ toString: () => 'text', valueOf: () => 'other' }), 'text');
  t.is(polluted(() => primitive('key')).met, '');
};

CONVERSION_CASES.LengthOfArrayLike = (t, load) => {
  const { primitive } = load();
  const lengths = [[0, 0], [2, 2], ['3', 3], [2.9, 2], [0.5, 0], [-1, 0], [NaN, 0], [undefined, 0], [Infinity, 2 ** 53 - 1], [2 ** 60, 2 ** 53 - 1]]; // prettier-ignore
  for (const [length, expected] of lengths) t.is(primitive({ length }), expected, `${length}`);
  t.throws(() => primitive({ length: 1n }), { instanceOf: TypeError });
};

CONVERSION_CASES.CreateListFromArrayLike = (t, load) => {
  const { primitive } = load();
  const { result, met } = polluted(() => primitive({ length: 3, 0: 'a', 1: 'b', 2: 'c', 3: 'd' }));
  t.deepEqual([...result], ['a', 'b', 'c']);
  t.is(met, '');
  t.deepEqual([...primitive({ length: 2, 1: 'b' })], [undefined, 'b']);
  for (const value of [undefined, null, 1, 'text'])
    t.throws(() => primitive(value), { instanceOf: TypeError });
};
