import fc from 'fast-check';
import { PRIMITIVES } from './values.js';

/**
 * Random expressions, functions and properties, by depth: at 0 there are only leaves. Weights lean
 * to the places where passes test something.
 */

export const DEEPEST = 3;

const at = fc.nat(11);
const few = (arbitrary, most, least = 0) =>
  fc.array(arbitrary, { minLength: least, maxLength: most });
/** Pairs of a weight, in tenths, and what it is the weight of. */
const weighted = (...pairs) =>
  fc.oneof(
    { withCrossShrink: true },
    ...pairs.map(([weight, arbitrary]) => ({ weight: Math.round(weight * 10), arbitrary })),
  );
const value = (v, fields = {}) => fc.record({ v: fc.constant(v), ...fields });
const named = (...names) => fc.constantFrom(...names);

/** One of these per depth; nothing is made twice. */
const byDepth = (make) => {
  const arbitraries = [];
  return (depth) => (arbitraries[Math.max(depth, 0)] ??= make(Math.max(depth, 0)));
};

const primitive = value('primitive', { name: named(...Object.keys(PRIMITIVES)) });
const nothing = fc.constant({ v: 'primitive', name: 'undefined' });
const error = value('error', { at: fc.nat(2) });
const promise = value('promise', { at });
const anyGiven = value('given', { at });
const constructor = weighted(
  [3, fc.constant({ v: 'constructor', at: 0 })],
  [3, value('constructor', { at: fc.nat(3) })],
);
const intrinsic = value('intrinsic', {
  // not `catch`: as the `then` of an object it would call itself until the stack is full
  name: named('then', 'then', 'then', 'resolve', 'reject', 'Promise.prototype'),
});
const argument = value('argument', { at: fc.nat(1) });

const leaf = weighted(
  [4, primitive],
  [2, error],
  [8, promise],
  [2, argument],
  [1, constructor],
  [1, value('mine')],
  [1, value('self')],
  [1, anyGiven],
  [1, intrinsic],
  [0.3, value('prototype', { at: fc.nat(3) })],
  [0.2, value('undetectable')],
  [0.2, value('list', { at: fc.nat(3) })],
);

/** The inside of a function: at depth 0 there is none. */
export const statements = (depth, most) =>
  depth > 0 ? few(anyAction(depth - 1), most) : fc.constant([]);

export const body = byDepth((depth) =>
  fc.record({
    do: statements(depth, 2),
    end: weighted(
      [6, fc.record({ how: fc.constant('return'), value: anyValue(depth - 1) })],
      [1, fc.record({ how: fc.constant('throw'), value: weighted([2, error], [1, anyValue(0)]) })],
    ),
  }),
);

/** Bodies in the order of calls: behaviour that changes. */
export const bodies = byDepth((depth) =>
  weighted([4, few(body(depth), 1, 1)], [1, few(body(depth), 3, 2)]),
);

export const fn = byDepth((depth) => value('function', { bodies: bodies(depth) }));

/** What `then` is given: mostly functions. */
export const handler = byDepth((depth) =>
  weighted(
    [8, fn(depth)],
    [3, nothing],
    [1, anyGiven],
    [1, wrapped(fn(depth))],
    [0.2, value('undetectable')],
    [1, anyValue(depth - 1)],
  ),
);

const wrapped = (of) =>
  value('wrap', {
    how: weighted([3, named('proxy', 'create', 'frozen')], [1, named('revoked', 'bound')]),
    of,
  });

/** A property: a value, a getter, or a wrapper around what is there. */
export const property = (depth, ofValue) =>
  weighted(
    [4, fc.record({ how: fc.constant('value'), value: ofValue })],
    [2, fc.record({ how: fc.constant('get'), bodies: getterBodies(depth, ofValue) })],
  );

/** Getters give the kinds of values that properties have, and may do something before. */
const getterBodies = (depth, ofValue) =>
  few(
    fc.record({
      do: statements(depth, 2),
      end: weighted(
        [5, fc.record({ how: fc.constant('return'), value: ofValue })],
        [1, fc.record({ how: fc.constant('throw'), value: error })],
      ),
    }),
    2,
    1,
  );

const withKey = (key, as) => fc.record({ key: fc.constant(key), as });
const object = (...properties) => value('object', { properties: fc.tuple(...properties) });
const maybe = (arbitrary) => fc.option(arbitrary, { freq: 2, nil: undefined });

/** The `then` of a thenable: settles with its arguments in all ways, or is no function. */
const thenValue = byDepth((depth) =>
  weighted(
    [6, fn(depth)],
    [1, intrinsic],
    [1, anyGiven],
    [1, primitive],
    [1, wrapped(fn(depth - 1))],
  ),
);

const thenable = byDepth((depth) => object(withKey('then', property(depth, thenValue(depth - 1)))));

/** What stands where species is read. */
const speciesValue = weighted(
  [5, constructor],
  [2, fc.constantFrom({ v: 'primitive', name: 'undefined' }, { v: 'primitive', name: 'null' })],
  [1, leaf],
);

/** What stands where `constructor` is read. */
const constructorValue = byDepth((depth) =>
  weighted(
    [3, constructor],
    [4, object(withKey('species', property(depth - 1, speciesValue)))],
    [2, primitive],
    [1, wrapped(constructor)],
    [1, leaf],
  ),
);

const result = byDepth((depth) =>
  weighted(
    [
      8,
      object(
        withKey('done', property(depth - 1, primitive)),
        withKey('value', property(depth - 1, anyValue(depth - 1))),
      ),
    ],
    [1, wrapped(object(withKey('value', property(depth - 1, leaf))))],
    [1, leaf],
  ),
);

const LAST = {
  do: [],
  end: {
    how: 'return',
    value: {
      v: 'object',
      properties: [{ key: 'done', as: { how: 'value', value: { v: 'primitive', name: 'true' } } }],
    },
  },
};

const step = (depth) =>
  fc.record({
    do: statements(depth, 1),
    end: weighted(
      [8, fc.record({ how: fc.constant('return'), value: result(depth) })],
      [1, fc.record({ how: fc.constant('throw'), value: error })],
    ),
  });

const nextValue = (depth) =>
  weighted(
    [12, value('function', { bodies: few(step(depth), 3).map((steps) => [...steps, LAST]) })],
    [1, primitive],
  );

/** An object with an iterator of the program's own, with or without `return`. */
const iterable = byDepth((depth) => {
  const iterator = fc
    .tuple(
      withKey(
        'next',
        weighted([5, plain(nextValue(depth - 1))], [1, property(depth - 1, nextValue(depth - 1))]),
      ),
      maybe(
        withKey(
          'return',
          weighted(
            [4, plain(fn(depth - 1))],
            [1, property(depth - 1, weighted([2, fn(depth - 1)], [1, leaf]))],
          ),
        ),
      ),
    )
    .map((properties) => ({ v: 'object', properties: properties.filter(Boolean) }));
  const method = weighted([9, iterator], [1, wrapped(iterator)], [1, leaf]);
  const make = value('function', {
    bodies: fc.tuple(
      fc.record({
        do: fc.constant([]),
        end: fc.record({ how: fc.constant('return'), value: method }),
      }),
    ),
  });
  return object(
    withKey(
      'iterator',
      weighted([5, plain(make)], [1, property(depth - 1, make)], [1, plain(leaf)]),
    ),
  );
});

const plain = (ofValue) => fc.record({ how: fc.constant('value'), value: ofValue });

const element = byDepth((depth) =>
  weighted(
    [6, promise],
    [2, primitive],
    [2, thenable(depth - 1)],
    [1, fc.constant({ v: 'hole' })],
    [1, wrapped(promise)],
    [1, anyValue(depth - 1)],
  ),
);

const array = byDepth((depth) =>
  value('array', {
    items: few(element(depth), 4),
    kind: weighted([6, fc.constant('array')], [1, named('heir', 'set', 'arguments', 'generator')]),
    properties: weighted(
      [6, fc.constant([])],
      [
        1,
        few(
          weighted(
            [2, withKey('iterator', property(depth - 1, weighted([1, fn(depth - 1)], [1, leaf])))],
            [1, withKey('0', property(depth - 1, anyValue(0)))],
          ),
          1,
        ),
      ],
    ),
  }),
);

/** What all and race are given. */
export const collection = byDepth((depth) =>
  weighted(
    [6, array(depth)],
    [4, iterable(depth)],
    [1, wrapped(array(depth - 1))],
    [1, anyValue(depth - 1)],
  ),
);

export const anyValue = byDepth((depth) =>
  depth === 0
    ? leaf
    : weighted(
        [10, leaf],
        [4, thenable(depth)],
        [2, wrapped(anyValue(depth - 1))],
        [1, fn(depth - 1)],
        [1, array(depth - 1)],
        [1, object(withKey('constructor', property(depth - 1, constructorValue(depth - 1))))],
      ),
);

export { constructor, constructorValue, error, few, anyGiven, leaf, named, plain, primitive, promise, speciesValue, thenValue, weighted, withKey, wrapped }; // prettier-ignore

/** Statements are made elsewhere, of expressions; expressions hold functions, which hold statements. */
let anyAction;
export const useActions = (make) => {
  anyAction = make;
};
