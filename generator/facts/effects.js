import { intrinsics } from '../host/intrinsics.js';
import { primitives } from '../primitives/index.js';
import { localsOf } from './bindings.js';
import { lazy } from '../../spec/remembered.js';
import { nodes } from '../ir/walk.js';

/**
 * What functions do beside giving a value, by a fixed point over the calls. Records, Lists and
 * internal slots are never visible to users, so a place in memory is known by the name of its slot or
 * field, and all Lists are one place, but for those that are asked about apart. User code may do anything through what the standard lets it
 * reach, wherever it may run, and nothing else.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('./functions.js').DocumentFunction} DocumentFunction
 *
 * @typedef {object} Effects
 * @property {Set<string>} reads slots, fields, `[]` for elements of Lists
 * @property {Set<string>} writes
 * @property {Set<string>} sets variables
 * @property {Set<string>} uses variables
 * @property {boolean} runsUserCode
 * @property {boolean} throws
 * @property {boolean} enqueues
 * @property {boolean} asksHost
 * @property {boolean} leaves the statements that stand behind it
 */

const FLAGS = /** @type {const} */ (['runsUserCode', 'throws', 'enqueues', 'asksHost']);
const SETS = /** @type {const} */ (['reads', 'writes']);

/** Elements of Lists. */
export const ELEMENTS = '[]';

/** @returns {Effects} */
export const noEffects = () => ({
  reads: new Set(),
  writes: new Set(),
  sets: new Set(),
  uses: new Set(),
  runsUserCode: false,
  throws: false,
  enqueues: false,
  asksHost: false,
  leaves: false,
});

/** What nobody has declared may do anything. */
const ANYTHING = { runsUserCode: true, throws: true, enqueues: true, asksHost: true };

const add = (effects, other) => {
  for (const set of SETS) for (const place of other[set] ?? []) effects[set].add(place);
  for (const flag of FLAGS) effects[flag] ||= Boolean(other[flag]);
};

const ofPrimitive = ({ abrupt, effects = {} }) => ({ ...effects, throws: abrupt });

/** Errors and completions are made without asking anybody. */
const ALLOCATES = /^(?:\$\w*Error|ThrowCompletion)$/;

const placeOf = ({ computed, property }) =>
  computed || property.name === 'length' ? ELEMENTS : property.name;

/** Elements of the Lists in a slot that no other place has. @param {string} slot */
const elementsOf = (slot) => `${ELEMENTS} of ${slot}`;

const isFresh = ({ type, name }) => type === 'ArrayExpression' || name === 'undefined';

/** Slots whose Lists are nowhere else: whatever is put there is a new one, or none. */
const ownListsIn = (functions) => {
  const slots = new Map();
  for (const { code } of functions.values())
    for (const { type, left, right } of nodes(code)) {
      if (type !== 'AssignmentExpression' || left.type !== 'MemberExpression' || left.computed)
        continue;
      const { name } = left.property;
      slots.set(name, (slots.get(name) ?? true) && isFresh(right));
    }
  return new Set([...slots].flatMap(([name, isOwn]) => (isOwn ? [name] : [])));
};

class Summary {
  /**
   * @param {(name: string) => object} calleeOf the effects of what a name stands for
   * @param {Set<string>} locals
   * @param {Set<string>} [slots] whose Lists are places of their own
   */
  constructor(calleeOf, locals, slots = new Set()) {
    this.calleeOf = calleeOf;
    this.locals = locals;
    this.slots = slots;
    this.effects = noEffects();
  }

  /** The effects of a call, of its List where that is known. */
  ofCall({ callee, arguments: [list] }) {
    const effects = /** @type {any} */ (this.calleeOf(callee.name));
    const isList = primitives.get(callee.name)?.parameters[0]?.name === 'list';
    const slot = isList && list.type === 'MemberExpression' && !list.computed && list.property.name;
    if (!this.slots.has(slot)) return effects;
    const placed = (places = []) =>
      [...places].map((place) => (place === ELEMENTS ? elementsOf(slot) : place));
    return { ...effects, reads: placed(effects.reads), writes: placed(effects.writes) };
  }

  /** @param {Node|Node[]|null} tree */
  visit(tree) {
    if (Array.isArray(tree)) tree.forEach((node) => this.visit(node));
    else if (tree && typeof tree.type === 'string') (RULES[tree.type] ?? children)(this, tree);
  }

  variable(name, set) {
    if (this.locals.has(name)) this.effects[set].add(name);
  }

  /** A place or a variable that gets a value. */
  target(node) {
    if (node.type === 'Identifier') return this.variable(node.name, 'sets');
    this.effects.writes.add(placeOf(node));
    return this.inside(node);
  }

  inside({ object, property, computed }) {
    this.visit(object);
    if (computed) this.visit(property);
  }
}

const NOT_CHILDREN = new Set(['origin', 'loc', 'leadingComments', 'trailingComments', 'range']);

const children = (summary, node) => {
  for (const key of Object.keys(node)) if (!NOT_CHILDREN.has(key)) summary.visit(node[key]);
};

const call = (summary, node) => {
  summary.visit(node.arguments);
  const { callee } = node;
  if (callee.type !== 'Identifier') return add(summary.effects, ANYTHING);
  return ALLOCATES.test(callee.name) ? undefined : add(summary.effects, summary.ofCall(node));
};

const RULES = {
  Identifier: (summary, { name }) => summary.variable(name, 'uses'),
  MemberExpression: (summary, node) => {
    summary.effects.reads.add(placeOf(node));
    summary.inside(node);
  },
  AssignmentExpression: (summary, { left, right }) => {
    summary.visit(right);
    summary.target(left);
  },
  UpdateExpression: (summary, { argument }) => {
    summary.visit(argument);
    summary.target(argument);
  },
  VariableDeclarator: (summary, { id, init }) => {
    summary.visit(init);
    summary.variable(id.name, 'sets');
  },
  Property: (summary, { value }) => summary.visit(value),
  CallExpression: call,
  NewExpression: call,
  ThrowStatement: (summary, { argument }) => {
    summary.visit(argument);
    summary.effects.throws = true;
    summary.effects.leaves = true;
  },
  ReturnStatement: (summary, { argument }) => {
    summary.visit(argument);
    summary.effects.leaves = true;
  },
  TryStatement: (summary, { block, handler, finalizer }) => {
    const before = summary.effects.throws;
    summary.visit(block);
    if (handler) summary.effects.throws = before;
    for (const part of [handler?.param, handler?.body, finalizer]) summary.visit(part);
  },
  // a function object does nothing until somebody calls it, which only Call does
  FunctionExpression: () => {},
  ArrowFunctionExpression: () => {},
};

/**
 * @param {Map<string, DocumentFunction>} functions
 * @returns {{of: (key: string) => Effects|undefined, calling: (name: string) => Partial<Effects>|object, within: (tree: Node|Node[], code: Node) => Effects, apart: (tree: Node|Node[], code: Node) => Effects}} of a
 *   function when it is called, of what any name stands for, and of statements or expressions of a function's code,
 *   also with Lists that are in one slot alone as places of their own: `commute` knows them
 */
export const effectsOf = (functions) => {
  const summaries = new Map([...functions.keys()].map((key) => [key, noEffects()]));
  const locals = new Map([...functions].map(([key, { code }]) => [key, localsOf(code)]));
  const calleeOf = (name) => {
    if (summaries.has(name)) return summaries.get(name);
    return primitives.has(name)
      ? ofPrimitive(primitives.get(name))
      : (intrinsics[name]?.effects ?? ANYTHING);
  };
  const summarise = (tree, locals, slots) => {
    const summary = new Summary(calleeOf, locals, slots);
    summary.visit(tree);
    return summary.effects;
  };
  const size = ({ reads, writes, ...flags }) =>
    reads.size + writes.size + FLAGS.filter((flag) => flags[flag]).length;
  for (let before = -1, now = 0; now !== before;) {
    before = now;
    now = 0;
    for (const [key, { code }] of functions) {
      add(summaries.get(key), summarise(code.body, locals.get(key)));
      now += size(summaries.get(key));
    }
  }
  const ownLists = lazy(() => ownListsIn(functions));
  return {
    of: (key) => summaries.get(key),
    calling: calleeOf,
    within: (tree, code) => summarise(tree, localsOf(code)),
    apart: (tree, code) => summarise(tree, localsOf(code), ownLists()),
  };
};

/** All elements are some of those of any List. @param {string} place */
const isOfLists = (place) => place.startsWith(ELEMENTS);

const meetsLists = (place, places) =>
  place === ELEMENTS ? [...places].some(isOfLists) : isOfLists(place) && places.has(ELEMENTS);

const meets = (a, b) => [...a].some((place) => b.has(place) || meetsLists(place, b));

/** Whether the order of what has it can be told: by user code, by the host, by who runs at all. */
const isOrdered = ({ runsUserCode, throws, enqueues, asksHost, leaves }) =>
  runsUserCode || throws || enqueues || asksHost || leaves;

/**
 * Whether nobody can tell in which order two pieces of code ran.
 * @param {Effects} a
 * @param {Effects} b
 */
export const commute = (a, b) =>
  !isOrdered(a) &&
  !isOrdered(b) &&
  !meets(a.writes, b.writes) &&
  !meets(a.writes, b.reads) &&
  !meets(a.reads, b.writes) &&
  !meets(a.sets, b.sets) &&
  !meets(a.sets, b.uses) &&
  !meets(a.uses, b.sets);
