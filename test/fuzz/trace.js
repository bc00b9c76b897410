/**
 * What a program saw, as text: one line per event, with a label for each object's identity.
 *
 * While a program runs, the prototypes of arrays and objects may be patched. Nothing in here (nor
 * in what runs beside a program) iterates arrays by protocol or stores into arrays that inherit.
 */

/** A list that inherits nothing: stored into by index, read by index. */
export const newList = () => Object.setPrototypeOf([], null);

/** Iteration without the protocol. */
export const each = (list, visit) => {
  for (let i = 0; i < list.length; i++) visit(list[i], i);
};

const { getPrototypeOf, getOwnPropertyDescriptor, hasOwn } = Object;
const { ownKeys, construct } = Reflect;
const { isArray } = Array;

/** typeof calls the undetectable object of engines undefined, like the value. */
export const isObject = (value) =>
  typeof value === 'object'
    ? value !== null
    : typeof value === 'function' || (typeof value === 'undefined' && value !== undefined);

/** As a new.target a value is only looked at: the proxy answers before anything runs or is made. */
const probe = new Proxy(class {}, { __proto__: null, construct: () => ({}) });

const isConstructor = (value) => {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0; // most functions are none, and nobody reads where that was asked
  try {
    construct(probe, [], value);
    return true;
  } catch {
    return false;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
};

const ERRORS = [TypeError, RangeError, SyntaxError, ReferenceError, AggregateError, Error];

/** Objects that carry values of programs, by prototype, and the properties that have them. */
const CARRIERS = { 'Object.prototype': undefined, 'AggregateError.prototype': ['errors'] };

/** What comes after so many events is not looked at. */
const LONGEST = 2000;

export class Trace {
  constructor() {
    /** @type {string[]} */
    this.events = newList();
    /** What functions, arrays and promises look like: comparable between libraries of one target. */
    this.shapes = newList();
    /** What the host was told of rejections. */
    this.told = newList();
    this.labels = new Map();
    this.counts = Object.create(null);
    /** Objects that no program made. */
    this.introduced = new Set();
    each(ERRORS, (Class) => this.label(Class.prototype, `${Class.name}.prototype`));
    this.label(Object.prototype, 'Object.prototype');
  }

  add(event) {
    if (this.events.length < LONGEST) this.events[this.events.length] = event;
  }

  tell(event) {
    this.told[this.told.length] = event;
  }

  label(object, name) {
    this.labels.set(object, name);
    return object;
  }

  /** Labels an object as the next one of a kind. */
  name(object, kind) {
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    const label = `${kind}#${this.counts[kind]}`;
    this.label(object, label);
    return label;
  }

  /** @returns {string} a value as the trace shows it */
  show(value) {
    if (isObject(value)) return this.labels.get(value) ?? this.introduce(value);
    if (typeof value === 'string') return `'${value}'`;
    if (typeof value === 'bigint') return `${value}n`;
    return value === 0 && 1 / value < 0 ? '-0' : String(value);
  }

  /** @returns {string} */
  showAll(values) {
    let text = '';
    for (let i = 0; i < values.length; i++) text += (i > 0 ? ', ' : '') + this.show(values[i]);
    return text;
  }

  /** An object that no program made: the library's, or the engine's. */
  introduce(object) {
    this.introduced.add(object);
    if (typeof object === 'function') {
      const label = this.name(object, 'function');
      this.shape(
        `${label} ${object.length} '${object.name}' ${isConstructor(object)} ${keysOf(object)}`,
      );
      return label;
    }
    if (isArray(object)) {
      const label = this.name(object, 'array');
      return `${label}[${this.elements(object)}]`;
    }
    const proto = getPrototypeOf(object);
    const known = proto === null ? 'null' : (this.labels.get(proto) ?? 'object');
    const label = this.name(object, known.replace('.prototype', ''));
    this.shape(`${label} ${keysOf(object)}`);
    return known in CARRIERS ? `${label}{${this.properties(object, CARRIERS[known])}}` : label;
  }

  properties(object, keys = ownKeys(object)) {
    let text = '';
    each(keys, (key) => {
      const descriptor = getOwnPropertyDescriptor(object, key);
      const flags =
        descriptor &&
        `${isWritable(descriptor)} ${descriptor.enumerable} ${descriptor.configurable}`;
      text += `${String(key)}: ${this.described(descriptor)} (${flags}) `;
    });
    return text;
  }

  /** What a property holds. @param {PropertyDescriptor|undefined} descriptor */
  described(descriptor) {
    if (!descriptor) return 'hole';
    return hasOwn(descriptor, 'value') ? this.show(descriptor.value) : 'accessor';
  }

  /** Whether an object is the library's or the engine's: a program's own have their labels. */
  isForeign(object) {
    return this.introduced.has(object) || (isObject(object) && !this.labels.has(object));
  }

  shape(text) {
    this.shapes[this.shapes.length] = text;
  }

  elements(array) {
    let text = '';
    for (let i = 0; i < array.length; i++) {
      const descriptor = getOwnPropertyDescriptor(array, i);
      const plain =
        !descriptor || (isWritable(descriptor) && descriptor.enumerable && descriptor.configurable);
      text += (i > 0 ? ', ' : '') + this.described(descriptor) + (plain ? '' : ' (not plain)');
    }
    return text;
  }
}

/** Programs change what descriptors inherit: only what a descriptor has itself is read. */
const isWritable = (descriptor) => hasOwn(descriptor, 'writable') && descriptor.writable;

/** Errors have their engine's properties, and the es5 target keeps slots in properties. */
const keysOf = (object) => {
  let text = '';
  each(ownKeys(object), (key) => {
    const name = String(key);
    if (name !== 'stack' && name !== 'message' && name[0] !== '_') text += `${name} `;
  });
  return text;
};
