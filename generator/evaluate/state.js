import { countReferences, nodes } from '../ir/walk.js';
import { Slots } from './slots.js';
import { equal, isFleeting, UNDEFINED } from './values.js';

/**
 * How functions stand at a point of one of their ways: what their variables hold, the objects that
 * they made and that nobody else has, and the list that statements are put in.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('./values.js').Value} Value
 *
 * @typedef {object} Frame of a function that was entered
 * @property {Map<string, Value>} variables
 * @property {Node[]} rest the statements that come next
 * @property {Node} [statement] that is evaluated
 * @property {Value[]} operands that are evaluated already, of calls and the like that are not
 * @property {string} [hint] the variable that gets what the function gives
 *
 * @typedef {object} Made an object
 * @property {'record'|'list'|'completion'|'function'|'promise'} kind
 * @property {Map<string|number, Value>} fields what a function captures
 * @property {Node} [code] of a function
 * @property {string} [maker] the operation that makes a function, of what this captures
 * @property {boolean} [isRunning] whether a function that sets what it captures has been called, and not ended
 * @property {Whole} [whole] the call of an operation that makes it, and nothing else
 * @property {Node} [place] where it is when it is made after all
 *
 * @typedef {object} Whole
 * @property {string} name of the operation
 * @property {Value[]} values
 * @property {number} id of what it gives
 * @property {Partial<Node>} source the statement that calls it
 * @property {[number, Made][]} objects all that it makes, as they are then
 * @property {[number, Made][]} inputs objects that it gets, as they are then
 */
export class State {
  /**
   * @param {Node[]} out
   * @param {Frame[]} frames the innermost comes last
   * @param {Map<number, Made>} [objects]
   * @param {Slots} [slots] of objects that somebody else has
   */
  constructor(out, frames, objects = new Map(), slots = new Slots()) {
    this.out = out;
    this.frames = frames;
    this.objects = objects;
    this.slots = slots;
    /** @type {Value[][]} what is put in code next */
    this.pending = [];
    /** @type {Node|undefined} the statement whose comments stand in the code */
    this.shown = undefined;
  }

  /** @param {Node[]} out @returns {State} the same, whose statements go elsewhere */
  fork(out) {
    const frames = this.frames.map((frame) => ({
      ...frame,
      variables: new Map(frame.variables),
    }));
    const other = new State(out, frames, new Map(this.objects), this.slots.copy());
    other.shown = this.shown;
    return other;
  }

  get frame() {
    return this.frames[this.frames.length - 1];
  }

  get variables() {
    return this.frame.variables;
  }

  /** @param {Made} object @returns {Value} */
  make(object) {
    const id = this.objects.size;
    this.objects.set(id, object);
    return { is: 'made', id };
  }

  /** @param {any} value @returns {Made|undefined} what nobody else has */
  ours(value) {
    const object = value?.is === 'made' ? this.objects.get(value.id) : undefined;
    return object?.place ? undefined : object;
  }

  /** @param {Value} a @param {Value} b @returns {boolean|undefined} whether they are the same: what others have may be what they give */
  equal(a, b) {
    return equal(a, b, (value) => this.ours(value) !== undefined);
  }

  /** @returns {Value} */
  read({ id }, key) {
    return this.objects.get(id).fields.get(key) ?? UNDEFINED;
  }

  store({ id }, key, value) {
    const object = this.objects.get(id);
    this.objects.set(id, { ...object, fields: new Map(object.fields).set(key, value) });
  }

  /** @param {any} value @returns {boolean} whether it, or what an object of our own has, may be another one later */
  isFleeting(value, seen = new Set()) {
    if (isFleeting(value)) return true;
    const ours = seen.has(value.id) ? undefined : this.ours(value);
    // what a function has captured that no operation makes was given a name before
    if (!ours || (ours.kind === 'function' && !ours.maker)) return false;
    seen.add(value.id);
    return [...ours.fields.values()].some((field) => this.isFleeting(field, seen));
  }

  /** Somebody else has an object from now on. @param {number} id @param {Node} place where it is */
  share(id, place) {
    this.objects.set(id, { ...this.objects.get(id), place });
  }

  /** @param {Whole} whole @returns {boolean} whether nothing of what an operation made or was given has changed, or what it made got out */
  isUnchanged({ objects, inputs }) {
    const isKept = ([id, { fields }]) => this.objects.get(id).fields === fields;
    return (
      objects.every((object) => isKept(object) && !this.objects.get(object[0]).place) &&
      inputs.every(isKept)
    );
  }

  /** @param {any[]} values @returns {[number, Made][]} objects that they are, or have */
  reachedFrom(values, reached = new Map()) {
    for (const { is, id } of values) {
      if (is !== 'made' || reached.has(id)) continue;
      reached.set(id, this.objects.get(id));
      this.reachedFrom([...this.objects.get(id).fields.values()], reached);
    }
    return [...reached];
  }

  /** @param {number} id @returns {boolean} whether somebody may ask for an object again */
  isHeld(id) {
    const seen = new Set();
    const reaches = (value) => {
      if (value.is !== 'made' || seen.has(value.id)) return false;
      seen.add(value.id);
      return value.id === id || [...this.objects.get(value.id).fields.values()].some(reaches);
    };
    if (this.pending.flat().some(reaches)) return true;
    return this.frames.some(
      (frame) =>
        frame.operands.some(reaches) ||
        [...frame.variables].some(([name, value]) => isAskedAgain(frame, name) && reaches(value)),
    );
  }

  /** @param {number} id @returns {string|undefined} the name of a variable that holds it */
  nameOf(id) {
    for (const { variables } of this.frames)
      for (const [name, value] of variables)
        if (value.is === 'made' && value.id === id && !OF_CALLS.has(name)) return name;
    return undefined;
  }
}

/** What calls have beside parameters. */
const OF_CALLS = new Set(['this', 'new.target', 'arguments']);
const TYPES = { this: 'ThisExpression', 'new.target': 'MetaProperty' };

const countIn = (trees, name) =>
  name in TYPES
    ? nodes(trees).filter(({ type }) => type === TYPES[name]).length
    : countReferences(trees, name);

/** Whether a variable is used behind a statement, or twice in it. @param {Frame} frame @param {string} name */
const isAskedAgain = ({ rest, statement }, name) =>
  countIn(rest, name) > 0 || (statement && countIn([statement], name) > 1);
