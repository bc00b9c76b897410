import { isReference, nodes } from './estree.js';
import { intrinsics } from './host/intrinsics.js';
import { stepsIn } from './ledger.js';
import { LibraryReader } from './library-reader.js';
import {
  buildExpression,
  buildStatements,
  copy,
  matchExpression,
  matchStatements,
} from './pattern.js';
import { valueOf } from './source.js';

/**
 * What a pass sees of an emitted library: its functions by name, and ways to rewrite them that keep
 * comments and origins. A pass says what it did and where it left the code alone.
 *
 * @typedef {import('./estree.js').Node} Node
 * @typedef {import('./pattern.js').Bindings} Bindings
 */
export class Library extends LibraryReader {
  /**
   * @param {Node} program
   * @param {import('./targets/index.js').Target} target
   * @param {string} name of the pass
   */
  constructor(program, target, name) {
    super(program, target);
    this.name = name;
    this.applied = [];
    this.declined = [];
    this.bypassed = [];
    this.lost = [];
  }

  /** @param {string} where name of the function that was rewritten */
  did(where) {
    this.applied.push(where);
    return true;
  }

  /** @param {string} where @param {string} why what was expected and not found */
  decline(where, why) {
    this.declined.push({ where, why });
    return false;
  }

  /**
   * Says that code, as it stands now, does not run where guards of the pass hold.
   * @param {Node} code
   * @param {string[]} [guards] their names; all of the pass
   */
  bypasses(code, guards) {
    this.bypassed.push({ steps: [...new Set(stepsIn(code))], guards });
  }

  /**
   * Says that code, as an unsound pass leaves it, does not do all that its steps say.
   * @param {Node|Node[]} code
   */
  givesUp(code) {
    this.lost.push(...this.stepsOf(code));
  }

  /** Puts statements behind one that is there. */
  insertAfter(statement, added, origin = []) {
    const list = this.listOf(statement);
    this.stamp(added, origin);
    list.splice(list.indexOf(statement) + 1, 0, ...added);
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
    const own = [...new Set([...origin, `pass:${this.name}`])];
    for (const node of nodes(added)) {
      if (node.origin) continue;
      node.origin = own;
      if (support) node.support = true;
    }
  }

  /** Replaces declarations of single variables: `replace` is given the declarator. */
  declarations(root, replace) {
    let count = 0;
    for (const { body: list } of [...nodes(root)]) {
      if (!Array.isArray(list)) continue;
      list.forEach((statement, at) => {
        if (statement.type !== 'VariableDeclaration') return;
        const made = replace(statement.declarations[0]);
        if (made) list[at] = this.swap(statement, made);
        if (made) count++;
      });
    }
    return count;
  }

  /** Takes out functions of the given names that nothing names any more. */
  removeUnused(names) {
    for (const name of names) {
      const declaration = this.find(name);
      if (declaration && this.count(name) === 1) this.remove(declaration);
    }
  }

  /**
   * All or nothing: where a rewrite finds that it cannot go on, everything is as it was.
   * @param {() => boolean} rewrite false, or what `decline` gives, to take it back
   */
  transaction(rewrite) {
    const before = copy(this.program.body);
    const [bypassed, lost] = [[...this.bypassed], [...this.lost]];
    const done = rewrite();
    if (!done) Object.assign(this, { bypassed, lost }).program.body = before;
    return done;
  }

  /** Puts one statement in the place of another, with its comments and origin. */
  swap(old, made) {
    for (const key of ['leadingComments', 'trailingComments']) {
      if (old[key]) made[key] = old[key];
    }
    this.mark([made], old.origin, old.support);
    return made;
  }

  /** An intrinsic that the library has to capture when it loads. */
  capture(name) {
    if (!this.find('chooseScheduler') || this.declares(name)) return;
    const { body } = this.program;
    const at = body.findIndex(({ type }) => type === 'FunctionDeclaration');
    const value = valueOf(intrinsics[name][this.target.name] ?? intrinsics[name].es2022, 'host');
    const [made] = this.build(`const ${name} = __value;`, { __value: value });
    this.stamp([made], ['host']);
    body.splice(at, 0, made);
  }

  /** Puts statements before the one that returns the constructor: everything is defined there. */
  beforeReturn(text) {
    for (const { body: list } of nodes(this.program)) {
      if (!Array.isArray(list)) continue;
      const at = list.findIndex((_, index) => this.matchAt('return Promise;', list, index));
      if (at < 0) continue;
      const made = this.build(text);
      this.stamp(made, []);
      list.splice(at, 0, ...made);
      return;
    }
  }

  /** Takes a function out. */
  remove(declaration) {
    const list = this.listOf(declaration);
    list.splice(list.indexOf(declaration), 1);
  }

  /** Puts support code behind a function, or in front of everything where it is not there. */
  addBeside(name, text) {
    const anchor = this.find(name);
    const made = this.build(text);
    if (anchor) this.insertAfter(anchor, made);
    else {
      this.stamp(made, []);
      this.program.body.unshift(...made);
    }
  }

  /** A further internal slot of promises, beside those of the document. */
  addSlot(name) {
    for (const node of nodes(this.program)) {
      if (
        node.type === 'ArrayExpression' &&
        node.elements.some((one) => one.value === 'PromiseState')
      ) {
        node.elements.push({ type: 'Literal', value: name });
        this.stamp(node.elements, node.origin);
      }
    }
    this.target.addSlot(this.find('InternalSlots'), name);
    this.stamp(this.program.body, []);
  }

  removeSlot(name) {
    for (const node of nodes(this.program)) {
      if (node.type === 'ArrayExpression') {
        const at = node.elements.findIndex((one) => one?.value === name);
        if (at >= 0) node.elements.splice(at, 1);
      }
      if (node.type === 'ClassBody') {
        node.body = node.body.filter(
          (one) => one.type !== 'PropertyDefinition' || one.key.name !== `#${name}`,
        );
      }
    }
  }

  build(text, bindings = {}) {
    return buildStatements(text, bindings, this.target);
  }

  buildExpression(text, bindings = {}) {
    return buildExpression(text, bindings, this.target);
  }

  /** @returns {Node[]} the expressions that match */
  matchesWhere(root, pattern, bindings) {
    return [...nodes(root)].filter((node) => this.match(pattern, node, bindings));
  }

  /**
   * Replaces statements that match a pattern, everywhere in a tree.
   * @param {Node} root
   * @param {string} pattern
   * @param {string|((bindings: Bindings, matched: Node[]) => Node[]|undefined)} replacement
   * @returns {number} how often
   */
  statements(root, pattern, replacement, bindings = {}) {
    let count = 0;
    for (const node of [...nodes(root)]) {
      const list = Array.isArray(node.body) ? node.body : undefined;
      for (let at = 0; list && at < list.length; at++) {
        const found = matchStatements(pattern, list, at, this.target, bindings);
        if (!found) continue;
        const matched = list.slice(at, at + found.count);
        const made =
          typeof replacement === 'string'
            ? this.build(replacement, found.bindings)
            : replacement(found.bindings, matched);
        if (!made) continue;
        this.replace(list, at, matched, made);
        at += made.length - 1;
        count++;
      }
    }
    return count;
  }

  /** Swaps statements in a list; comments and origins of the old ones pass to the new. */
  replace(list, at, matched, made) {
    const origin = [...new Set(matched.flatMap((statement) => statement.origin ?? []))];
    const carried = new Set(made.flatMap(commentsOf));
    const comments = matched.flatMap(commentsOf).filter((comment) => !carried.has(comment));
    const support = matched.every((one) => one.support);
    this.mark(made, origin, support);
    list.splice(at, matched.length, ...made);
    const next = made[0] ?? list[at];
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
  expressions(root, pattern, replacement, bindings = {}) {
    let count = 0;
    for (const parent of [...nodes(root)].reverse()) {
      for (const key of Object.keys(parent)) {
        const list = Array.isArray(parent[key]) ? parent[key] : [parent[key]];
        list.forEach((child, index) => {
          if (!child || typeof child.type !== 'string' || key.endsWith('Comments')) return;
          if (child.type === 'Identifier' && !isReference(parent, key)) return;
          const found = matchExpression(pattern, child, this.target, bindings);
          if (!found) return;
          const made =
            typeof replacement === 'string'
              ? this.buildExpression(replacement, found)
              : replacement(found, child);
          if (!made) return;
          this.mark([made], child.origin ?? [], child.support);
          if (Array.isArray(parent[key])) parent[key][index] = made;
          else parent[key] = made;
          count++;
        });
      }
    }
    return count;
  }
}

const commentsOf = ({ leadingComments = [], trailingComments = [] }) => [
  ...leadingComments,
  ...trailingComments,
];
