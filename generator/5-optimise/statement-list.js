import { returnsOf } from '../facts/answers.js';
import { effectsOf, ELEMENTS } from '../facts/effects.js';
import { nodes, references } from '../ir/estree.js';
import { isReturn } from '../ir/statements.js';

/**
 * Statements of a document that make objects which nobody else has yet, and others that stand between
 * them, whose order nobody can tell.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('../facts/functions.js').DocumentFunction} DocumentFunction
 */

const FLAGS = /** @type {const} */ (['runsUserCode', 'throws', 'enqueues', 'asksHost', 'leaves']);

export const meets = (a, b) => [...a].some((item) => b.has(item));

export const namesIn = (tree) => new Set(references(tree).map(({ node }) => node.name));

/** `const x = …`, of one variable */
const declaredBy = ({ type, kind, declarations }) =>
  type === 'VariableDeclaration' && kind === 'const' && declarations.length === 1
    ? declarations[0]
    : undefined;

const storeIn = ({ type, expression }) =>
  type === 'ExpressionStatement' &&
  expression.type === 'AssignmentExpression' &&
  expression.left.type === 'MemberExpression' &&
  !expression.left.computed &&
  expression.left.object.type === 'Identifier'
    ? expression
    : undefined;

/** Fields and slots that some function sets, of any object. */
const setAnywhere = (program) =>
  new Set([
    ELEMENTS,
    ...nodes(program)
      .filter(
        ({ type, left }) => type === 'AssignmentExpression' && left.type === 'MemberExpression',
      )
      .map(({ left }) => left.property.name),
  ]);

/** What the functions of a program do, statement by statement. */
export class Steps {
  /** @param {Node|Node[]} program @param {Map<string, DocumentFunction>} functions */
  constructor(program, functions) {
    this.functions = functions;
    this.effects = effectsOf(functions);
    this.set = setAnywhere(program);
  }

  /** Nobody can tell when it was evaluated: it asks nobody and reads what never changes. */
  isQuiet(tree, code) {
    const effects = this.effects.within(tree, code);
    return (
      FLAGS.every((flag) => !effects[flag]) &&
      effects.writes.size === 0 &&
      !meets(effects.reads, this.set)
    );
  }

  /** Operations that do no more than to make a function object, or a new object with slots. */
  makes(name, seen = new Set()) {
    const code = /** @type {any} */ (this.functions.get(name)?.code);
    if (/^(?:Ordinary)?ObjectCreate$|^ArrayCreate$/.test(name)) return true;
    if (code?.type !== 'FunctionDeclaration' || seen.has(name)) return false;
    seen.add(name);
    const returned = returnsOf(code);
    return returned.length > 0 && returned.every(({ argument }) => this.isNew(argument, seen));
  }

  /** Whether an expression gives an object that nobody else has. */
  isNew(node, seen) {
    if (!node) return false;
    if (node.type === 'CallExpression') return this.makes(node.callee.name, seen);
    return /^(?:Object|Array|Function|ArrowFunction)Expression$/.test(node.type);
  }
}

/**
 * A list of statements with what each is: `quiet`, a `store` to a new object of the list, or `any`.
 */
export class List {
  /** @param {Steps} steps @param {Node} code @param {any[]} list */
  constructor(steps, code, list) {
    this.steps = steps;
    this.code = code;
    this.list = list;
    /** new objects by the place of their declaration, and variables that may lead to one */
    this.made = new Map();
    this.reached = new Set();
    list.forEach((statement, at) => this.note(statement, at));
  }

  note(statement, at) {
    const { id, init } = declaredBy(statement) ?? {};
    const isNew = init && this.steps.isNew(init, new Set());
    if (isNew) this.made.set(id.name, at);
    if (isNew || meets(namesIn(statement), this.reached))
      for (const name of this.effectsOf(statement).sets) this.reached.add(name);
  }

  effectsOf(tree) {
    return this.steps.effects.within(tree, this.code);
  }

  kindOf(statement) {
    const { left, right } = storeIn(statement) ?? {};
    if (left && this.made.has(left.object.name) && this.steps.isQuiet(right, this.code))
      return 'store';
    return this.steps.isQuiet(statement, this.code) ? 'quiet' : 'any';
  }

  /** Steps that others may pass: they do not leave, and know no object of the list's own. */
  isBetween(statement) {
    return (
      this.kindOf(statement) === 'any' &&
      !nodes(statement).some(isReturn) &&
      !/^(?:Return|Throw)Statement$/.test(statement.type) &&
      !meets(namesIn(statement), this.reached)
    );
  }

  /** Whether two statements have no variable that one of them sets. */
  areApart(a, b) {
    const [first, second] = [a, b].map((statement) => this.effectsOf(statement));
    return (
      !meets(first.sets, second.uses) &&
      !meets(first.uses, second.sets) &&
      !meets(first.sets, second.sets)
    );
  }

  /** Where the making of an object ends that began before a statement, or -1. */
  endOfMaking(at) {
    let end = -1;
    for (let next = at + 1; next < this.list.length; next++) {
      const statement = this.list[next];
      const kind = this.kindOf(statement);
      if (kind === 'any' && !this.isBetween(statement)) break;
      if (kind === 'store' && this.made.get(storeIn(statement).left.object.name) < at) end = next;
    }
    return end;
  }

  /** Whether somebody else may have one of the new objects before a statement. */
  isShared(at) {
    return this.list
      .slice(0, at)
      .some(
        (statement) =>
          this.kindOf(statement) === 'any' && meets(this.effectsOf(statement).uses, this.reached),
      );
  }

  /** An object is made in one go: what stands in between comes behind. @returns {boolean} whether anything did */
  gather() {
    let count = 0;
    for (let at = 0; at < this.list.length; at++) {
      if (!this.isBetween(this.list[at])) continue;
      if (this.isShared(at)) break;
      const end = this.endOfMaking(at);
      if (end < 0) continue;
      const part = this.list.slice(at, end + 1);
      const [others, making] = [true, false].map((between) =>
        part.filter((statement) => this.isBetween(statement) === between),
      );
      if (!others.every((other) => making.every((statement) => this.areApart(other, statement))))
        continue;
      this.list.splice(at, part.length, ...making, ...others);
      count++;
      at = end;
    }
    return count > 0;
  }

  /** A Record that an operation makes is made where it is first asked for. */
  sink() {
    let count = 0;
    for (let at = this.list.length - 2; at >= 0; at--) {
      const { id, init } = declaredBy(this.list[at]) ?? {};
      if (init?.type !== 'CallExpression' || this.kindOf(this.list[at]) !== 'quiet') continue;
      if (!this.steps.functions.has(init.callee.name)) continue;
      let to = at;
      for (let next = at + 1; this.mayPass(this.list[next], this.list[at], id.name); next++)
        if (this.isBetween(this.list[next])) to = next;
      if (to === at) continue;
      this.list.splice(to, 0, ...this.list.splice(at, 1));
      count++;
    }
    return count > 0;
  }

  mayPass(next, statement, name) {
    return (
      next !== undefined &&
      (this.isBetween(next) || this.kindOf(next) === 'quiet') &&
      !namesIn(next).has(name) &&
      this.areApart(next, statement)
    );
  }
}
