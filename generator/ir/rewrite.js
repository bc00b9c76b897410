import { block } from './estree.js';
import { printOrigin } from './origin.js';
import { buildExpression, buildStatements, matcherOf, matchStatements } from './pattern.js';
import { fieldsOf, isLeaf, isReference, nodes } from './walk.js';

/**
 * Ways to rewrite an emitted library that keep comments and origins.
 *
 * @typedef {import('./estree.js').Node} Node
 * @typedef {import('./pattern.js').Bindings} Bindings
 */
export class Rewrite {
  /**
   * @param {import('./query.js').Query} query of the library
   * @param {string} name of the pass
   */
  constructor(query, name) {
    this.query = query;
    this.target = query.target;
    this.name = name;
  }

  /** Puts statements before one that is there. */
  insertBefore(statement, added, origin = []) {
    this.insert(statement, 0, added, origin);
  }

  /** Puts statements behind one that is there. */
  insertAfter(statement, added, origin = []) {
    this.insert(statement, 1, added, origin);
  }

  insert(statement, offset, added, origin) {
    const list = this.query.listOf(statement);
    this.stamp(added, origin);
    list.splice(list.indexOf(statement) + offset, 0, ...added);
    this.query.index.forget();
  }

  /** New nodes come from the steps that they stand for and from the pass. */
  stamp(added, origin) {
    this.mark(added, origin, true);
  }

  /**
   * @param {Node[]} added of which nodes without origin are new
   * @param {string[]} origin
   * @param {boolean} support whether they are code of the pass, and not code of steps rewritten
   */
  mark(added, origin, support) {
    const origins = [...new Set([...origin, printOrigin({ kind: 'pass', name: this.name })])];
    for (const node of nodes(added)) {
      if (node.origin) continue;
      node.origin = origins;
      if (support) node.support = true;
    }
  }

  /** Replaces declarations of single variables: `replace` is given the declarator. */
  replaceDeclarations(root, replace) {
    let count = 0;
    for (const { body: list } of nodes(root)) {
      if (!Array.isArray(list)) continue;
      list.forEach((statement, at) => {
        if (statement.type !== 'VariableDeclaration') return;
        const replacement = replace(statement.declarations[0]);
        if (replacement) list[at] = this.swap(statement, replacement);
        if (replacement) count++;
      });
    }
    return count;
  }

  /** Puts one statement in the place of another, with its comments and origin. */
  swap(old, statement) {
    for (const key of ['leadingComments', 'trailingComments']) {
      if (old[key]) statement[key] = old[key];
    }
    this.mark([statement], old.origin, old.support);
    return statement;
  }

  /** Takes a function out. @param {Node} declaration @returns {Node} the same */
  remove(declaration) {
    const list = this.query.listOf(declaration);
    list.splice(list.indexOf(declaration), 1);
    return declaration;
  }

  /** Gives a function another name, and leaves its calls alone. @param {Node} declaration @param {string} name */
  rename(declaration, name) {
    declaration.id.name = name;
    this.query.index.expect();
  }

  build(text, bindings = {}) {
    this.query.index.expect();
    return buildStatements(text, bindings, this.target);
  }

  buildExpression(text, bindings = {}) {
    return buildExpression(text, bindings, this.target);
  }

  /** @returns {Node[]} the expressions that match */
  findNodes(root, pattern, bindings) {
    const match = matcherOf(pattern, this.target, bindings);
    return nodes(root).filter((node) => match(node));
  }

  /**
   * Replaces statements that match a pattern, everywhere in a tree.
   * @param {Node} root
   * @param {string} pattern
   * @param {string|((bindings: Bindings, matched: Node[]) => Node[]|undefined)} replacement
   * @returns {number} how often
   */
  replaceStatements(root, pattern, replacement, bindings = {}) {
    let count = 0;
    const within = (list) => {
      for (let at = 0; at < list.length; at++) {
        const match = matchStatements(pattern, list, at, this.target, bindings);
        if (!match) continue;
        const matched = list.slice(at, at + match.count);
        const statements =
          typeof replacement === 'string'
            ? this.build(replacement, match.bindings)
            : replacement(match.bindings, matched);
        if (!statements) continue;
        this.replace(list, at, matched, statements);
        at += statements.length - 1;
        count++;
      }
      return list;
    };
    for (const node of nodes(root)) {
      if (Array.isArray(node.body)) within(node.body);
      if (node.type !== 'IfStatement') continue;
      for (const arm of ['consequent', 'alternate']) {
        const alone = node[arm];
        if (!alone || alone.type === 'BlockStatement') continue;
        node[arm] = this.asOne(within([alone]), alone);
      }
    }
    return count;
  }

  /** What a statement that stood alone has become. */
  asOne(list, { origin = [], support }) {
    if (list.length === 1) return list[0];
    const whole = block(list);
    this.mark([whole], origin, support);
    return whole;
  }

  /** Swaps statements in a list; comments and origins of the old ones pass to the new. */
  replace(list, at, matched, statements) {
    const origin = [...new Set(matched.flatMap((statement) => statement.origin ?? []))];
    const carried = new Set(statements.flatMap(commentsOf));
    const comments = matched.flatMap(commentsOf).filter((comment) => !carried.has(comment));
    const support = matched.every((statement) => statement.support);
    keepLets(matched, statements);
    this.mark(statements, origin, support);
    list.splice(at, matched.length, ...statements);
    const next = statements[0] ?? list[at];
    if (next && comments.length > 0)
      next.leadingComments = [...comments, ...(next.leadingComments ?? [])];
    else if (comments.length > 0 && list[at - 1]) {
      list[at - 1].trailingComments = [...(list[at - 1].trailingComments ?? []), ...comments];
    }
  }

  /**
   * Replaces expressions that match a pattern, the innermost first: none is looked at again.
   * @param {Node} root
   * @param {string} pattern
   * @param {string|((bindings: Bindings, node: Node) => Node|undefined)} replacement
   * @returns {number} how often
   */
  replaceExpressions(root, pattern, replacement, bindings = {}) {
    const match = matcherOf(pattern, this.target, bindings);
    const all = nodes(root);
    if (!all.some((node) => match(node))) return 0;
    let count = 0;
    /** @returns {Node|undefined} what takes the place of a child, if anything does */
    const replaced = (child, parent, key) => {
      const bindings = child && match(child);
      if (!bindings || (child.type === 'Identifier' && !isReference(parent, key))) return undefined;
      const expression =
        typeof replacement === 'string'
          ? this.buildExpression(replacement, bindings)
          : replacement(bindings, child);
      if (!expression) return undefined;
      this.mark([expression], child.origin ?? [], child.support);
      count++;
      return expression;
    };
    for (const parent of all.reverse()) if (!isLeaf(parent.type)) replaceChildren(parent, replaced);
    return count;
  }
}

/** A variable that is set again stays one: patterns say `const` for both. @param {any[]} matched @param {any[]} statements */
const keepLets = (matched, statements) => {
  const names = matched
    .filter(({ kind, declarations }) => kind === 'let' && declarations[0].init)
    .map(({ declarations: [{ id }] }) => id.name);
  for (const statement of statements) {
    const { kind, declarations } = statement;
    if (kind === 'const' && names.includes(declarations[0].id.name)) statement.kind = 'let';
  }
};

/** @param {Node} parent @param {(child: Node|null, parent: Node, key: string) => Node|undefined} replaced */
const replaceChildren = (parent, replaced) => {
  const fields = fieldsOf(parent);
  for (let i = 0; i < fields.length; i++) {
    const key = fields[i];
    const value = parent[key];
    if (Array.isArray(value)) {
      for (let at = 0; at < value.length; at++) {
        const replacement = replaced(value[at], parent, key);
        if (replacement) value[at] = replacement;
      }
    } else {
      const replacement = replaced(value, parent, key);
      if (replacement) parent[key] = replacement;
    }
  }
};

const commentsOf = ({ leadingComments = [], trailingComments = [] }) => [
  ...leadingComments,
  ...trailingComments,
];
