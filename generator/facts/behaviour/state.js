/**
 * What is known where a function has come to: what its variables and its own objects hold, which
 * stores nobody can have seen yet, and how often memory may have changed. Values are texts:
 * `$0` a parameter, `r3` what the third event gave, `q3` where that is a Boolean,
 * `u3` where users have it, `p3` where it is a new promise, `c3` a new Record, `@2` an object of its own. Events give objects
 * that others may hold from then on names in the order of the events.
 *
 * @typedef {object} Made an object that the function made
 * @property {string} kind
 * @property {Map<string, string>} fields
 * @property {number} seen the event by which others may hold it; Infinity where none did
 *
 * @typedef {{object: string, place: string, key: string, value: string}} Store
 */

const OBJECT = /@\d+/g;
export const RECORD = 'a Record';
export const LIST = 'a List';

/** What is not looked into: nothing is known of such a function. */
export class Unknown extends Error {}

/** @returns {never} */
export const unknown = () => {
  throw new Unknown();
};

/** How a function has come to where it is. @param {State} state @returns {string} */
export const trail = ({ events, answers }) =>
  [events, ...[...answers].map(([question, answer]) => `${answer} ${question}`).sort()].join();

export class State {
  /** @param {Map<string, string>} variables @param {Map<string, boolean>} answers to questions */
  constructor(variables = new Map(), answers = new Map()) {
    this.variables = variables;
    /** @type {Map<string, Made>} */
    this.made = new Map();
    this.names = new Map();
    /** @type {Store[]} */
    this.stores = [];
    this.changed = new Map();
    this.stored = new Map();
    /** @type {Map<string, Store>} what was stored last, by place */
    this.last = new Map();
    this.changedAll = 0;
    this.events = 0;
    this.answers = answers;
    /** @type {Set<string>} places of which it is not said any more what they hold */
    this.forgotten = new Set();
    /** @type {Map<string, number>} slots of settled promises, and the events that changed them last */
    this.settled = new Map();
    /** @type {string[]} objects that have the slots of promises: one was read */
    this.promises = [];
  }

  copy() {
    const other = Object.assign(new State(), this);
    other.stores = [...this.stores];
    other.forgotten = new Set(this.forgotten);
    for (const field of [
      'variables',
      'made',
      'names',
      'changed',
      'stored',
      'last',
      'settled',
      'answers',
    ])
      other[field] = new Map(this[field]);
    return other;
  }

  /** @param {string} object of which a slot was read @returns {State} where that did not fail */
  withSlots(object) {
    this.promises = [...this.promises, object];
    return this;
  }

  /** @returns {string} an object of its own */
  make(kind, fields = new Map()) {
    const object = `@${this.made.size}`;
    this.made.set(object, { kind, fields, seen: Infinity });
    return object;
  }

  /** @returns {boolean} whether nobody else can hold an object */
  isHidden(object) {
    return this.made.get(object)?.seen === Infinity;
  }

  set(object, name, value) {
    const { kind, fields, seen } = this.made.get(object);
    this.made.set(object, { kind, fields: new Map(fields).set(name, value), seen });
  }

  /** The event by which a place may have changed: one that lasts changes by stores of the function alone. */
  lastChange(place, lastsFrom) {
    return lastsFrom === undefined
      ? Math.max(this.changed.get(place) ?? 0, this.changedAll)
      : Math.max(this.stored.get(place) ?? 0, lastsFrom);
  }

  /** Slots of a promise hold from now on what they hold, where no store is on its way. */
  settle(object, slots) {
    for (const slot of slots)
      if (!this.stores.some(({ place }) => place === slot))
        this.settled.set(`${object}.${slot}`, this.lastChange(slot));
  }

  /** What others see of a text from now on: its objects have names, and say what they hold. */
  shown(text) {
    const { text: label, contents } = this.named(text);
    return [label, ...contents].join('; ');
  }

  /** @returns {{text: string, contents: string[]}} a text, and what the objects are that nobody had seen */
  named(text) {
    const seen = [];
    const rename = (inner) => inner.replace(OBJECT, (object) => this.nameOf(object, seen));
    const label = rename(text);
    const contents = [];
    for (let at = 0; at < seen.length; at++) {
      const { kind, fields } = this.made.get(seen[at]);
      const list = [...fields].sort(([a], [b]) => (a < b ? -1 : 1));
      const texts = list.map(([name, value]) => `${name}: ${rename(value)}`);
      contents.push(`${this.names.get(seen[at])} is ${rename(kind)} { ${texts.join()} }`);
    }
    return { text: label, contents };
  }

  nameOf(object, seen) {
    if (!this.names.has(object)) {
      this.names.set(object, `%${this.names.size}`);
      this.made.set(object, { ...this.made.get(object), seen: this.events });
      seen.push(object);
    }
    return this.names.get(object);
  }

  /** @returns {string} what a place of an object holds */
  read(object, place, key, lastsFrom) {
    if (this.forgotten.has(place)) unknown();
    const known = this.made.get(object);
    if (known?.seen === Infinity) return known.fields.get(key) ?? unknown();
    const stores = this.stores.filter((store) => store.place === place);
    const last = stores.at(-1);
    if (last?.object === object && last.key === key) return last.value;
    const before = this.stored.get(place) > lastsFrom && !last ? this.last.get(place) : undefined;
    if (before?.object === object && before.key === key) return before.value;
    const change = this.lastChange(place, lastsFrom);
    if (known?.fields.has(key) && change <= known.seen && !last) return known.fields.get(key);
    const since = stores.map((store) => `${store.object}.${store.key} = ${store.value}`);
    return `${object}.${key}#${[change, ...since].join('+')}`;
  }

  /** @param {Store} store */
  store(store) {
    const { object, place, key, value } = store;
    if (this.isHidden(object))
      return this.made.get(object).kind === RECORD ? this.set(object, key, value) : unknown();
    const at = this.stores.findLastIndex((other) => other.place === place);
    const last = this.stores[at];
    if (last?.object === object && last.key === key) this.stores[at] = store;
    else this.stores.push(store);
    return undefined;
  }

  /** @returns {string[]} what the stores were that nobody had seen */
  flush() {
    const stores = this.stores.toSorted((a, b) => (a.place < b.place ? -1 : +(a.place > b.place)));
    this.stores = [];
    return stores.map((store) => {
      const { object, place, key, value } = store;
      this.changed.set(place, ++this.events);
      this.stored.set(place, this.events);
      this.last.set(place, store);
      return this.shown(`${object}.${key} = ${value}`);
    });
  }

  /** @param {Partial<import('../effects.js').Effects>|any} effects @returns {number} of the event */
  happens({ writes = [], runsUserCode, enqueues, asksHost }) {
    const event = ++this.events;
    if (runsUserCode || enqueues || asksHost) this.changedAll = event;
    for (const place of writes) this.changed.set(place, event);
    return event;
  }
}
