import { commute, noEffects } from '../facts/effects.js';
import { localsOf } from '../facts/bindings.js';
import { functionExpression, nodes, returns, statement, undefinedValue } from '../ir/estree.js';
import { alone, IGNORED, isNode } from '../ir/pattern.js';
import { isBare, isBlock, isStatement } from '../ir/statements.js';
import { markedApart } from './names.js';
import { onlyTells } from './told.js';

/**
 * Whether two functions are the same but for what nobody can tell: names of variables, texts of
 * errors, braces around one statement, and the order of steps that commute; and but for what stands
 * beside the rest, see further.js.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {Map<Node, Node>} Pairs nodes of the second function → nodes of the first
 * @typedef {Map<Node, Node[]>} Added nodes of the second function → nodes that the first has before a
 *   statement, or in a list
 *
 * @typedef {object} First what is asked of the first function
 * @property {(statement: Node) => import('../facts/effects.js').Effects} effectsOf
 * @property {(statement: Node, names: Map<string, string>) => boolean} isStep whether a statement may
 *   stand beside the others; names of variables in the first are given with those in the second
 * @property {(element: Node, list: Node) => boolean} isSlot
 * @property {boolean} ofAnyKind whether errors of two kinds are the same: the first function keeps its own
 * @property {(parameter: Node) => boolean} isParameter whether it may stand behind those of the second
 * @property {(statement: Node, place: {names: Map<string, string>, foreign: Set<Node>}) => boolean} isForeign
 *   whether a statement that the second has not may stay: see foreign.js
 * @property {(statement: Node, place: {names: Map<string, string>, foreign: Set<Node>}) => boolean} isTold
 *   whether it may stand for what the second tells the host: see told.js
 */

/** @param {any} node @returns {boolean} whether it makes an error */
export const isError = ({ type, callee }) =>
  type === 'NewExpression' && /^\$\w*Error$/.test(callee.name);

/** What returns undefined, as callers return it too: who has steps behind it says so apart. */
const SILENT = new Set(['TriggerPromiseReactions']);

/** `F(a); return undefined;` for `return F(a);`, where the first list has steps between. @returns {Node[]|undefined} */
const apartIn = (/** @type {any[]} */ a, /** @type {any} */ last) => {
  const callee = last?.type === 'ReturnStatement' ? last.argument?.callee?.name : undefined;
  const end = a.at(-1);
  const isCalled = ({ expression }) => expression?.callee?.name === callee;
  const isApart =
    SILENT.has(callee) && end.type === 'ReturnStatement' && end.argument?.name === 'undefined';
  return isApart && a.slice(0, -2).some(isCalled)
    ? [statement(last.argument), returns(undefinedValue())]
    : undefined;
};

class Alignment {
  /**
   * @param {Node} first
   * @param {Node} second
   * @param {First} facts
   */
  constructor(first, second, facts) {
    this.facts = facts;
    this.locals = [localsOf(first), localsOf(second)];
    this.names = [new Map(), new Map()];
    /** @type {Pairs} */
    this.pairs = new Map();
    /** @type {Added} */
    this.added = new Map();
    /** @type {Set<Node>} what may be such in the first, where it is among those added */
    this.foreign = new Set();
    /** @type {Set<Node>} statements of the second that the first has not: it tells the host otherwise */
    this.omitted = new Set();
    /** @type {Map<Node, Node[]>} statements of the second → what says the same in the form of the first */
    this.apart = new Map();
    /** @type {{node: Node, name: string}[]} parameters of the first behind those of the second, and their names there */
    this.more = [];
    /** @type {Node|undefined} the deepest statement of the first that has no equal */
    this.differs = undefined;
  }

  /** @returns {boolean} as `attempt` says; where it says no, nothing has happened */
  try(attempt) {
    const { names, pairs, added, omitted } = this;
    [this.pairs, this.added] = [new Map(pairs), new Map(added)];
    this.names = names.map((map) => new Map(map));
    this.omitted = new Set(omitted);
    if (attempt()) return true;
    Object.assign(this, { names, pairs, added, omitted });
    return false;
  }

  same(a, b) {
    if (!isNode(a) || !isNode(b)) return (a ?? null) === (b ?? null);
    if (Array.isArray(a)) return Array.isArray(b) && this.all(a, b);
    return this.sameNode(a, b);
  }

  all(a, b) {
    return a.length === b.length && a.every((item, i) => this.same(item, b[i]));
  }

  sameNode(first, second) {
    const [a, b] = first.type === second.type ? [first, second] : [alone(first), alone(second)];
    if (a.type !== b.type) return isBlock(a) && isStatement(b) && this.list(a.body, [b]);
    this.pairs.set(b, a);
    if (second !== b) this.pairs.set(second, a);
    if (a.type === 'Identifier') return this.sameName(a.name, b.name);
    if (isBlock(a)) return this.list(a.body, b.body);
    if (a.type === 'ArrayExpression' && a.elements.length > b.elements.length)
      return this.slots(a, b);
    if (isError(a) && isError(b)) return this.facts.ofAnyKind || a.callee.name === b.callee.name;
    const isKey = (key) => (key === 'property' || key === 'key') && !a.computed && isNode(a[key]);
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...keys].every((key) => {
      if (IGNORED.has(key)) return true;
      if (isKey(key) && a.type !== 'MethodDefinition')
        return (a[key].name ?? a[key].value) === (b[key]?.name ?? b[key]?.value);
      return this.same(a[key], b[key]);
    });
  }

  sameName(a, b) {
    const isLocal = this.locals[0].has(a);
    if (isLocal !== this.locals[1].has(b)) return false;
    if (!isLocal) return a === b;
    const [there, back] = this.names;
    if (!there.has(a) && !back.has(b)) this.sameNames(a, b);
    return there.get(a) === b && back.get(b) === a;
  }

  sameNames(a, b) {
    this.names[0].set(a, b);
    this.names[1].set(b, a);
  }

  /** Parameters, of which the first list may have more behind: they keep a name of their own. */
  parameters(a, b) {
    const taken = new Set();
    this.more = a.slice(b.length).map((node) => {
      const name = node.name && markedApart(node.name, taken);
      if (name) this.sameNames(node.name, name);
      return { node, name };
    });
    return (
      this.more.every(({ node }) => this.facts.isParameter(node)) &&
      this.all(a.slice(0, b.length), b)
    );
  }

  /** Slots, of which the first list may have more. */
  slots(a, b) {
    const more = a.elements.filter((element) => this.facts.isSlot(element, a));
    this.added.set(b, more);
    return this.all(
      a.elements.filter((element) => !more.includes(element)),
      b.elements,
    );
  }

  /** Statements, of which the first list may have some in another order that nobody can tell. */
  list(a, reference) {
    const apart = apartIn(a, reference.at(-1));
    this.apart.delete(reference.at(-1));
    if (apart) this.apart.set(reference.at(-1), apart);
    const b = apart ? [...reference.slice(0, -1), ...apart] : reference;
    const left = [...a];
    const done = [];
    const tells = b.some(onlyTells);
    for (const [i, wanted] of b.entries()) {
      this.setAside(left, done, [wanted, b[0]]);
      const next = isBare(wanted) ? b[i + 1] : undefined;
      let at = this.placeOf([wanted, next], left);
      while (at < 0 && this.takesBeside(left, done, wanted, tells))
        at = this.placeOf([wanted, next], left);
      if (at < 0 && onlyTells(wanted)) {
        this.omitted.add(wanted);
        continue;
      }
      if (at < 0) {
        this.differs ??= left[0] ?? a.at(-1);
        return false;
      }
      done.push(...left.splice(at, 1));
    }
    this.differs ??= left[0];
    return left.length === 0;
  }

  /** Where the first list has what the second wants next; a variable without a value goes with what sets it. */
  placeOf([wanted, next], left) {
    const find = (matches) =>
      left.findIndex(
        (candidate, i) =>
          this.mayComeFirst(left, i) && matches(i) && this.try(() => this.same(candidate, wanted)),
      );
    const at = find(
      (i) => !next || this.could(() => this.all(left.slice(i, i + 2), [wanted, next])),
    );
    if (at >= 0 || !next || this.isForeign(left)) return at;
    return find(() => true);
  }

  /** @returns {boolean} as `attempt` says; nothing has happened */
  could(attempt) {
    let outcome = false;
    this.try(() => {
      outcome = attempt();
      return false;
    });
    return outcome;
  }

  isForeign(left) {
    return left.length > 0 && this.facts.isForeign(left[0], this.place());
  }

  place() {
    return { names: this.names[0], foreign: this.foreign };
  }

  /** Whether the next statement of the first may stay where it is; a foreign one is noted as such. */
  isBeside(left, tells) {
    if (left.length === 0) return false;
    if (tells && this.facts.isTold(left[0], this.place())) return true;
    if (!this.isForeign(left)) return false;
    this.foreign.add(left[0]);
    return true;
  }

  /** The next statement of the first, with those that use what it declares: together they may stay. */
  takesBeside(left, done, wanted, tells) {
    const { length } = left;
    while (this.isBeside(left, tells)) {
      done.push(left.shift());
      this.addBefore(wanted, done.at(-1));
      if (left.length === 0 || !this.usesForeign(left[0])) break;
    }
    return left.length < length;
  }

  usesForeign(statement) {
    const declared = localsOf(functionExpression([], [...this.foreign]));
    return declared.size > 0 && nodes(statement).some(({ name }) => declared.has(name));
  }

  /** Steps beside the others come first where nobody can tell, so that those stay together. */
  setAside(left, done, [next, first]) {
    const [there] = this.names;
    while (left.length > 0 && this.facts.isStep(left[0], there)) {
      done.push(left.shift());
      this.addBefore(this.mayComeFirst(done, done.length - 1) ? first : next, done.at(-1));
    }
  }

  addBefore(place, step) {
    this.added.set(place, [...(this.added.get(place) ?? []), step]);
  }

  mayComeFirst(list, at) {
    if (at === 0) return true;
    const effects = this.facts.effectsOf(list[at]);
    return list.slice(0, at).every((other) => commute(effects, this.facts.effectsOf(other)));
  }
}

/** Nothing stands beside the rest, or in another order. */
export const EXACTLY = {
  effectsOf: () => ({ ...noEffects(), leaves: true }),
  isStep: () => false,
  isSlot: () => false,
  ofAnyKind: false,
  isParameter: () => false,
  isForeign: () => false,
  isTold: () => false,
};

/**
 * @param {Node} first a function
 * @param {Node} second
 * @param {First} facts
 * @returns {{pairs?: Pairs, added?: Added, foreign?: Set<Node>, omitted?: Set<Node>, apart?: Map<Node, Node[]>, more?: {node: Node, name: string}[], names?: Map<string, string>, differs?: Node}} pairs
 *   where they are the same, and the names of variables of the first in the second; else a statement of
 *   the first, or nothing
 */
export const align = (first, second, facts) => {
  const alignment = new Alignment(first, second, facts);
  const same =
    alignment.parameters(first.params, second.params) && alignment.same(first.body, second.body);
  const { pairs, added, foreign, omitted, apart, more, names, differs } = alignment;
  return same ? { pairs, added, foreign, omitted, apart, more, names: names[0] } : { differs };
};
