import { commute } from '../facts/effects.js';
import { localsOf } from '../facts/bindings.js';
import { IGNORED, isNode } from '../ir/pattern.js';

/**
 * Whether two functions are the same but for what nobody can tell: names of variables, texts of
 * errors, braces around one statement, and the order of steps that commute.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {Map<Node, Node>} Pairs nodes of the second function → nodes of the first
 */

const isError = ({ type, callee }) => type === 'NewExpression' && /^\$\w*Error$/.test(callee.name);
const alone = (node) =>
  node.type === 'BlockStatement' && node.body.length === 1 ? node.body[0] : node;

class Alignment {
  /**
   * @param {Node} first
   * @param {Node} second
   * @param {(statement: Node) => import('../facts/effects.js').Effects} effectsOf statements of the first
   */
  constructor(first, second, effectsOf) {
    this.effectsOf = effectsOf;
    this.locals = [localsOf(first), localsOf(second)];
    this.names = [new Map(), new Map()];
    /** @type {Pairs} */
    this.pairs = new Map();
    /** @type {Node|undefined} the deepest statement of the first that has no equal */
    this.differs = undefined;
  }

  /** @returns {boolean} as `attempt` says; where it says no, nothing has happened */
  try(attempt) {
    const before = [this.names.map((map) => new Map(map)), new Map(this.pairs)];
    if (attempt()) return true;
    [this.names, this.pairs] = /** @type {[Map<any, any>[], Pairs]} */ (before);
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
    if (a.type !== b.type) return false;
    this.pairs.set(b, a);
    if (second !== b) this.pairs.set(second, a);
    if (a.type === 'Identifier') return this.sameName(a.name, b.name);
    if (a.type === 'BlockStatement') return this.list(a.body, b.body);
    if (isError(a) && isError(b)) return true;
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
    if (!there.has(a) && !back.has(b)) {
      there.set(a, b);
      back.set(b, a);
    }
    return there.get(a) === b && back.get(b) === a;
  }

  /** Statements, of which the first list may have some in another order that nobody can tell. */
  list(a, b) {
    const left = [...a];
    for (const wanted of b) {
      const at = left.findIndex(
        (candidate, i) =>
          this.mayComeFirst(left, i) && this.try(() => this.same(candidate, wanted)),
      );
      if (at < 0) {
        this.differs ??= left[0] ?? a.at(-1);
        return false;
      }
      left.splice(at, 1);
    }
    this.differs ??= left[0];
    return left.length === 0;
  }

  mayComeFirst(list, at) {
    if (at === 0) return true;
    const effects = this.effectsOf(list[at]);
    return list.slice(0, at).every((other) => commute(effects, this.effectsOf(other)));
  }
}

/**
 * @param {Node} first a function
 * @param {Node} second
 * @param {(statement: Node) => import('../facts/effects.js').Effects} effectsOf statements of the first
 * @returns {{pairs?: Pairs, differs?: Node}} pairs where they are the same; else a statement of the first, or nothing
 */
export const align = (first, second, effectsOf) => {
  const alignment = new Alignment(first, second, effectsOf);
  const same =
    alignment.same(first.params, second.params) && alignment.same(first.body, second.body);
  return same ? { pairs: alignment.pairs } : { differs: alignment.differs };
};
