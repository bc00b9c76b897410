/**
 * Programs for evaluation: they make Records, Lists, completions and function objects, hand them on,
 * change them, and call what nobody looks into. Each is a walk through the tables below, which a list
 * of numbers decides: where it ends, the first entry is taken, which is the shortest.
 *
 * @typedef {object} Scope the variables that are there
 * @property {string[]} records
 * @property {string[]} functions
 * @property {string[]} values
 * @property {string[]} operations that may be called
 */

/** What is not in the library: it is told what it gets, may change it, and may throw. */
const HOSTS = ['Show', 'Change', 'Fail'];

/** What evaluation may look into. */
export const OPERATIONS = ['First', 'Second', 'Both', 'Twice', 'NewPromise'];

const MAKERS = ['Keeper', 'Counter', 'Holder'];

/** Function objects: one changes what it captures, one what is in it, one calls another. */
const makerCode = (isShown) => `
  function Holder(record, x) { const cell = { Value: x, Inner: record }; return y => Keeper(cell, y); }
  function Twice(record, x) { if (arguments.length < 2) x = 1; record.Value = x; return Pair(record.Value, x); }
  function Keeper(record, x) { return y => { record.Value = y; Show(record${isShown ? '' : '.Value'}); return x; }; }
  function Counter(record, x) { return y => { const last = x; x = y; return last; }; }`;

/** It gives a value that no program of users ever has. @template Entry @param {Entry} entry @returns {Entry & {isInner: boolean}} */
const inner = (entry) => Object.assign(entry, { isInner: true });

/** It makes an object with slots. @template Entry @param {Entry} entry @returns {Entry & {isPromise: boolean}} */
const promise = (entry) => Object.assign(entry, { isPromise: true });

const PROMISES = `
  function OrdinaryCreateFromConstructor(C, slots) { const proto = Get(C, 'prototype'); return ObjectCreate(proto, slots); }
  function NewPromise(record, x) {
    const promise = OrdinaryCreateFromConstructor(Promise, ['Value', 'Inner']);
    promise.Inner = record;
    promise.Value = x;
    return promise;
  }`;

/** @type {Record<string, (((write: Writer, scope: Scope, depth: number) => string) & {isInner?: boolean, isPromise?: boolean})[]>} */
const EXPRESSIONS = {
  values: [
    (write, { values }) => write.pick(values),
    (write) => write.pick(['1', "'text'", 'undefined', 'true']),
    (write, scope, depth) => `${write.some('records', scope, depth)}.Value`,
    inner((write, scope, depth) => write.some('records', scope, depth)),
    (write, scope, depth) => write.some('functions', scope, depth),
    (write, scope, depth) => `${write.pick(HOSTS)}(${write.some('values', scope, depth)})`,
    (write, scope, depth) =>
      `Call(${write.some('functions', scope, depth)}, undefined, [${write.some('values', scope, depth)}])`,
    (write, scope, depth) =>
      scope.operations.length > 0
        ? `${write.pick(scope.operations)}(${write.some('records', scope, depth)}, ${write.some('values', scope, depth)})`
        : '2',
    (write, scope, depth) => `Type(${write.some('values', scope, depth)})`,
    (write, scope, depth) =>
      `Call(function () { return ${write.pick(['this', 'Pair(this, this)', 'Pair(Show(this), this)', '1'])}; }, ${write.some('values', scope, depth)}, [])`,
    (write, scope, depth) => `Twice(${write.some('records', scope, depth)})`,
    (write, scope, depth) =>
      `Call(y => { ${write.pick(scope.records.length > 0 ? scope.records : ['a'])}.Value = y; return ${write.pick(scope.values)}; }, undefined, [${write.some('values', scope, depth)}])`,
    (write, scope, depth) =>
      `Pair(${write.some('values', scope, depth)}, ${write.some('values', scope, depth)})`,
    (write, scope, depth) =>
      `(${write.some('tests', scope, depth)} ? ${write.some('values', scope, depth)} : ${write.some('values', scope, depth)})`,
    inner(
      (write, scope, depth) =>
        `[${write.some('values', scope, depth)}, ${write.some('values', scope, depth)}]`,
    ),
  ],
  records: [
    (write, { records }) =>
      records.length > 0 ? write.pick(records) : '{ Value: 1, Inner: { Value: 2 } }',
    (write, scope, depth) =>
      `{ Value: ${write.some('values', scope, depth)}, Inner: ${write.some('records', scope, depth)} }`,
    (write, scope, depth) =>
      `Both(${write.some('records', scope, depth)}, ${write.some('values', scope, depth)})`,
    (write, scope, depth) => `{ Value: ${write.some('functions', scope, depth)} }`,
    promise(
      (write, scope, depth) =>
        `NewPromise(${write.some('records', scope, depth)}, ${write.some('values', scope, depth)})`,
    ),
  ],
  functions: [
    (write, { functions }) =>
      functions.length > 0 ? write.pick(functions) : 'Keeper({ Value: 3 }, 4)',
    (write, scope, depth) =>
      `${write.pick(MAKERS)}(${write.some('records', scope, depth)}, ${write.some('values', scope, depth)})`,
  ],
  tests: [
    () => 'Ask()',
    (write, scope, depth) =>
      `${write.some('values', scope, depth)} === ${write.some('values', scope, depth)}`,
    (write, scope, depth) => `IsCallable(${write.some('values', scope, depth)}) === true`,
    promise(
      (write, scope, depth) =>
        `IsPromise(${write.some(write.pick(['values', 'records']), scope, depth)}) === true`,
    ),
    (write, scope, depth) => `Ask() && ${write.some('values', scope, depth)} !== undefined`,
  ],
};

/** @type {((write: Writer, scope: Scope, depth: number) => string)[]} */
const STATEMENTS = [
  (write, scope) => `Show(${write.some('values', scope)});`,
  (write, scope) => write.declare('values', scope),
  (write, scope) => write.declare('records', scope),
  (write, scope) => write.declare('functions', scope),
  (write, scope) =>
    `${scope.records.length > 0 ? write.pick(scope.records) : 'a'}.Value = ${write.some('values', scope)};`,
  (write, scope, depth) =>
    `if (${write.some('tests', scope)}) { ${write.list(scope, depth)} } else { ${write.list(scope, depth)} }`,
  (write, scope, depth) => `if (${write.some('tests', scope)}) { ${write.list(scope, depth)} }`,
  (write, scope) => `if (${write.some('tests', scope)}) return ${write.some('values', scope)};`,
  (write, scope) => write.change(scope),
  (write, scope) => `for (let i = 0; i < 2; i++) { Show(${write.some('values', scope)}); }`,
  (write, scope) => `if (${write.some('tests', scope)}) throw ${write.some('values', scope)};`,
  (write, scope) => write.complete(scope),
];

class Writer {
  /** @param {number[]} choices @param {{isShown: boolean, hasPromises: boolean}} options see programOf */
  constructor(choices, { isShown, hasPromises }) {
    this.choices = [...choices];
    this.isLeftOut = ({ isInner, isPromise }) =>
      (isInner && !isShown) || (isPromise && !hasPromises);
    this.count = 0;
  }

  /** @template Item @param {Item[]} list @returns {Item} */
  pick(list) {
    return list[(this.choices.shift() ?? 0) % list.length];
  }

  /** @param {string} kind @param {Scope} scope */
  some(kind, scope, depth = 3) {
    const entries = EXPRESSIONS[kind].filter((entry) => !this.isLeftOut(entry));
    return (depth > 0 ? this.pick(entries) : entries[0])(this, scope, depth - 1);
  }

  name() {
    return `v${this.count++}`;
  }

  declare(kind, scope) {
    const value = this.some(kind, scope);
    const name = this.name();
    scope[kind].push(name);
    return `const ${name} = ${value};`;
  }

  /** A variable that gets another value. */
  change(scope) {
    const name = this.name();
    const before = this.some('values', scope);
    scope.values.push(name);
    return `let ${name} = ${before}; if (${this.some('tests', scope)}) ${name} = ${this.some('values', scope)};`;
  }

  /** What a call throws is told apart. */
  complete(scope) {
    const name = this.name();
    const [call, answer] = [this.some('values', scope), this.some('values', scope)];
    const code = `
      let ${name};
      try { ${name} = Pair(${call}, 1); } catch (thrown) { ${name} = new ThrowCompletion(thrown); }
      if (${name} instanceof ThrowCompletion) return ${answer};`;
    scope.values.push(name);
    return code;
  }

  list(scope, depth = 2) {
    const inner = {
      ...scope,
      records: [...scope.records],
      functions: [...scope.functions],
      values: [...scope.values],
    };
    const length = depth > 0 ? (this.choices.shift() ?? 0) % 5 : 0;
    const statements = Array.from({ length }, () => this.pick(STATEMENTS)(this, inner, depth - 1));
    return statements.join('\n');
  }

  operation(name, operations) {
    const scope = { records: ['record'], functions: [], values: ['x'], operations };
    return `function ${name}(record, x) { ${this.list(scope)} return ${this.some('values', scope)}; }`;
  }
}

/**
 * @param {number[]} choices
 * @param {object} [options]
 * @param {boolean} [options.isShown] whether Records may be shown to the host, which none of a library is
 * @param {boolean} [options.hasPromises] whether objects with slots are made
 * @returns {{library: string, body: string}}
 */
export const programOf = (choices, { isShown = true, hasPromises = false } = {}) => {
  const write = new Writer(choices, { isShown, hasPromises });
  const operations = [write.operation('First', []), write.operation('Second', ['First'])];
  const both = 'function Both(record, x) { return { Value: x, Inner: record }; }';
  const scope = {
    records: [],
    functions: ['f'],
    values: ['a', 'b'],
    operations: ['First', 'Second'],
  };
  const inner = { ...scope, records: ['r'] };
  const body = `const r = ${write.some('records', scope)}; ${write.list(inner, 3)} ${write.list(inner, 3)} return ${write.some('values', inner)};`;
  return {
    library: [makerCode(isShown), ...(hasPromises ? [PROMISES] : []), both, ...operations].join(
      '\n',
    ),
    body,
  };
};

/** Runs the program with a host that a number decides, and tells what that saw. @returns {string[]} */
export const trace = (library, body, seed) => {
  const log = [];
  const seen = new Map();
  let count = 0;
  const describe = (value) => {
    if (typeof value !== 'object' && typeof value !== 'function') return String(value);
    if (seen.has(value)) return `#${seen.get(value)}`;
    seen.set(value, seen.size);
    const fields = typeof value === 'function' ? ['function'] : Object.entries(value);
    return `#${seen.get(value)}{${fields.map((field) => (Array.isArray(field) ? `${field[0]}: ${describe(field[1])}` : field)).join(', ')}}`;
  };
  const chance = (limit) => (seed + 7 * ++count) % limit === 0;
  class ThrowCompletion {
    constructor(value) {
      this.value = value;
    }
  }
  const host = {
    ThrowCompletion,
    Ask: () => (log.push('Ask'), chance(2)),
    Show: (x) => (log.push(`Show ${describe(x)}`), x),
    Change: (x) => {
      log.push(`Change ${describe(x)}`);
      if (x && typeof x === 'object' && 'Value' in x) x.Value = ++count;
      if (typeof x === 'function') log.push(`gave ${describe(x(++count))}`);
      return ++count;
    },
    Fail: (x) => {
      log.push(`Fail ${describe(x)}`);
      if (chance(3)) throw `failed ${++count}`;
      return x;
    },
    Pair: (x, y) => (log.push(`Pair ${describe(x)} ${describe(y)}`), y),
    Call: (g, receiver, list) => g.apply(receiver, list),
    Type: (x) => {
      if (x === undefined) return 'Undefined';
      return /^(?:object|function)$/.test(typeof x) ? 'Object' : 'primitive';
    },
    Get: (x, key) => x[key],
    ObjectCreate: (proto) => Object.create(proto),
    IsPromise: (x) => x instanceof Promise,
    IsCallable: (x) => typeof x === 'function',
  };
  const code = `'use strict'; ${library}; return ((a, b, f) => { ${body} })({ Value: 'a' }, 'b', y => Show(y));`;
  try {
    log.push(
      `returns ${describe(new Function(...Object.keys(host), code)(...Object.values(host)))}`,
    );
  } catch (error) {
    log.push(`throws ${error instanceof Error ? error.name : describe(error)}`);
  }
  return log;
};
