import fc from 'fast-check';
import * as of from './ingredients.js';

/** Random statements, constructors and programs. */

const { weighted, few, named, plain } = of;
const action = (name, fields) => fc.record({ do: fc.constant(name), ...fields });

/** Usually a promise. */
const receiver = (depth) =>
  weighted([12, of.promise], [1, of.wrapped(of.promise)], [1, of.anyValue(depth - 1)]);

const actionsByDepth = [];
const anyAction = (depth) =>
  (actionsByDepth[Math.max(depth, 0)] ??= makeAction(Math.max(depth, 0)));
of.useActions((depth) => anyAction(depth));

const constructing = (depth) =>
  fc.record(
    {
      do: fc.constant('new'),
      of: of.constructor,
      executor: weighted([9, of.fn(depth)], [1, of.handler(depth)]),
      as: weighted([3, of.constructor], [1, of.anyGiven]),
    },
    { requiredKeys: ['do', 'of', 'executor'] },
  );

/** An executor that settles at once, or keeps its functions for later. */
const making = fc.record({
  do: fc.constant('new'),
  of: of.constructor,
  executor: fc.record({
    v: fc.constant('function'),
    bodies: fc.tuple(
      fc.record({
        do: few(
          action('settle', {
            with: fc.record({ v: fc.constant('argument'), at: fc.nat(1) }),
            value: of.leaf,
          }),
          1,
        ),
        end: fc.constant({ how: 'return', value: { v: 'primitive', name: 'undefined' } }),
      }),
    ),
  }),
});

const attaching = (depth) =>
  weighted(
    [5, action('call', { on: receiver(depth), key: fc.constant('then'), args: few(of.handler(depth), 2) })], // prettier-ignore
    [1, action('call', { on: receiver(depth), key: fc.constant('catch'), args: few(of.handler(depth), 1) })], // prettier-ignore
    [1, action('apply', { name: named('then', 'catch'), on: receiver(depth), args: few(of.handler(depth), 2) })], // prettier-ignore
  );

const resolving = (depth) => {
  const on = weighted([6, of.constructor], [1, of.leaf]);
  const args = few(of.anyValue(depth), 1);
  return weighted(
    [3, action('call', { on: of.constructor, key: named('resolve', 'resolve', 'reject'), args })],
    [1, action('apply', { name: named('resolve', 'reject'), on, args })],
  );
};

const combining = (depth) => {
  const args = few(of.collection(depth), 1, 1);
  return weighted(
    [4, action('call', { on: of.constructor, key: named('all', 'race'), args })],
    [1, action('apply', { name: named('all', 'race'), on: weighted([4, of.constructor], [1, of.leaf]), args })], // prettier-ignore
  );
};

const settling = (depth) =>
  action('settle', {
    with: weighted([3, fc.record({ v: fc.constant('argument'), at: fc.nat(1) })], [3, of.anyGiven]),
    value: of.anyValue(depth),
  });

/** `constructor` and `then` of a promise of its own. */
const defining = (depth) =>
  weighted(
    [4, action('define', { on: of.promise, key: fc.constant('constructor'), as: property(depth, of.constructorValue(depth)) })], // prettier-ignore
    [3, action('define', { on: of.promise, key: fc.constant('then'), as: property(depth, of.thenValue(depth)) })], // prettier-ignore
    [1, action('define', { on: of.constructor, key: fc.constant('species'), as: property(depth, of.speciesValue) })], // prettier-ignore
  );

const property = (depth, value) =>
  weighted([4, of.property(depth, value)], [0.3, fc.constant({ how: 'delete' })]);

const intrinsic = (name) => fc.constant({ v: 'intrinsic', name });
const wrap = (depth) =>
  fc.record({
    how: fc.constant('wrap'),
    bodies: fc.tuple(
      fc.record({
        do: of.statements(depth, 1),
        end: weighted(
          [6, fc.constant({ how: 'otherwise' })],
          [1, of.body(0).map(({ end }) => end)],
        ),
      }),
    ),
  });

/** Well-known places, and what may stand there for a while. */
const patching = (depth) => {
  const place = (name, key, ...kinds) =>
    action('define', { on: intrinsic(name), key: fc.constant(key), as: weighted(...kinds) });
  const method = [
    [3, wrap(depth)],
    [1, of.property(depth, of.thenValue(depth - 1))],
    [0.3, fc.constant({ how: 'delete' })],
  ];
  return weighted(
    [3, place('Promise.prototype', 'then', ...method)],
    [
      3,
      place('Promise.prototype', 'constructor', [1, property(depth, of.constructorValue(depth))]),
    ],
    [3, place('Promise', 'resolve', ...method)],
    [2, place('Promise', 'species', [1, property(depth, of.speciesValue)])],
    [3, place('Array.prototype', 'iterator', ...method)],
    [3, place('ArrayIterator.prototype', 'next', ...method)],
    [1, place('ArrayIterator.prototype', 'return', [1, plain(of.fn(depth - 1))])],
    [1, place('Array.prototype', 'then', [1, of.property(depth, of.thenValue(depth - 1))])],
    [1, place('Object.prototype', 'then', [1, of.property(depth, of.thenValue(depth - 1))])],
    [1, action('define', { on: intrinsic('Object.prototype'), key: named('done', 'value', 'return', 'get', 'set', 'constructor', 'Promise', 'Resolve', 'Reject', 'length'), as: of.property(depth, of.leaf) })], // prettier-ignore
    [1, action('define', { on: intrinsic('Array.prototype'), key: named('0', '1', '3', 'constructor'), as: of.property(depth, of.leaf) })], // prettier-ignore
  );
};

/** A chain whose handlers take turns, with none after the last. */
const chaining = (depth) =>
  action('chain', { on: of.promise, length: fc.nat(40), args: few(of.handler(depth - 1), 3) });

/** Several reactions of one promise. */
const crowding = (depth) =>
  action('crowd', { on: of.promise, args: few(of.handler(depth - 1), 6, 2) });

const makeAction = (depth) =>
  weighted(
    [0.7, crowding(depth)],
    [3, constructing(depth)],
    [7, attaching(depth)],
    [4, resolving(depth)],
    [4, combining(depth)],
    [6, settling(depth)],
    [4, defining(depth)],
    [1.5, patching(depth)],
    [1, action('array', { at: fc.nat(3), how: named('push', 'set', 'truncate', 'empty', 'punch'), value: of.leaf })], // prettier-ignore
    [1, action('change', { on: of.promise, how: named('freeze', 'close', 'adopt'), to: of.leaf })],
    [0.3, chaining(depth)],
    ...(depth > 0 ? [[1, action('later', { body: of.body(depth - 1) })]] : []),
  );

/** A function that gives a promise, or what it was given. */
const giver = fc.record({
  v: fc.constant('function'),
  bodies: fc.tuple(
    fc.record({
      do: fc.constant([]),
      end: fc.record({
        how: fc.constant('return'),
        value: weighted([2, of.promise], [1, fc.constant({ v: 'argument', at: 0 })]),
      }),
    }),
  ),
});

const statics = few(
  weighted(
    [4, of.withKey('species', of.property(1, of.speciesValue))],
    [2, of.withKey('resolve', of.property(1, of.thenValue(1)))],
    [2, of.withKey('resolve', of.plain(giver))],
    [1, of.withKey('prototype', of.property(1, of.leaf))],
    [1, of.withKey('then', of.property(1, of.thenValue(1)))],
  ),
  2,
);
const members = few(
  weighted(
    [2, of.withKey('then', of.property(1, of.thenValue(1)))],
    [2, of.withKey('constructor', of.property(1, of.constructorValue(1)))],
  ),
  1,
);
const hook = of.body(1);
const call = fc.record({ resolve: of.handler(1), reject: of.handler(1) });

const constructorSpec = fc.record(
  {
    kind: weighted(
      [4, fc.constant('plain')],
      [6, named('class', 'es5', 'construct')],
      [1, named('proxy', 'bound')],
      [2, fc.constant('foreign')],
    ),
    base: weighted([3, fc.constant(0)], [1, fc.nat(2)]),
    executor: weighted(
      [6, fc.constant('same')],
      [6, named('wrapped', 'with functions of its own', 'with proxies')],
      [3, named('twice', 'with nothing first', 'never', 'later')],
    ),
    gives: of.anyValue(1),
    statics,
    members,
    calls: few(call, 2),
    before: hook,
    after: hook,
    declares: fc.boolean(),
  },
  { requiredKeys: ['kind', 'base', 'executor', 'statics', 'members'] },
);

/** One chain alone runs as no other job waits. */
const turn = weighted([10, few(anyAction(of.DEEPEST), 7)], [1, fc.tuple(chaining(1))]);

/**
 * Constructors, then turns: statements up to the next time that all jobs have run. The first turn
 * begins with promises, for the others to refer to.
 */
export const programs = fc
  .record({
    exact: fc.boolean(),
    constructors: few(constructorSpec, 2),
    made: few(making, 5, 1),
    turns: few(turn, 3, 1),
  })
  .map(({ exact, constructors, made: extra, turns: [first, ...rest] }) => ({
    exact,
    constructors,
    turns: [[...extra, ...first], ...rest],
  }));
