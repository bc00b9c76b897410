import { SUBJECT } from '../../spec/3-normalise/subject.js';
import { intrinsics } from '../host/intrinsics.js';
import { intrinsicValue } from '../host/value.js';
import { lead, noteOf } from './comments.js';
import { copy } from './copy.js';
import { isSlotList, Query } from './query.js';
import { Report } from './report.js';
import { Rewrite } from './rewrite.js';
import { nodes } from './walk.js';

const RETURN = `return ${SUBJECT.constructor};`;

/**
 * What a pass sees of an emitted library: what stands where in it, ways to rewrite it that keep
 * comments and origins, and a report of what the pass did and where it left the code alone. Passes
 * see its methods alone, not the parts that it is made of.
 *
 * @typedef {import('./estree.js').Node} Node
 * @typedef {import('./pattern.js').Bindings} Bindings
 */
export class Library {
  /**
   * @param {Node} program
   * @param {import('../targets/index.js').Target} target
   * @param {string} name of the pass
   */
  constructor(program, target, name) {
    this.program = program;
    this.target = target;
    this.name = name;
    this.query = new Query(program, target);
    this.rewrite = new Rewrite(this.query, name);
    this.report = new Report();
    /** @type {((pass: {rests: string[], carries?: string[]}) => any)|undefined} see 5-optimise/rests.js */
    this.refuse = undefined;
    /** @type {import('../5-optimise/optimise.js').Reference|undefined} the document that passes were verified with, where it is another */
    this.reference = undefined;
    this.settlesAgain = false; // see 5-optimise/again.js
    this.foreign = new Set(); // functions that may do anything, by name: see 5-optimise/foreign.js
  }

  /** Whether functions are the reference's. @param {string[]} rests @param {string[]} [carries] those that may have foreign steps */
  knows(rests, carries) {
    return !this.refuse?.({ rests, carries });
  }

  /** Takes out functions of the given names that nothing names any more. */
  removeUnused(names) {
    const counts = this.counts();
    for (const name of names) {
      const declaration = counts.get(name) === 1 && this.find(name);
      if (declaration) this.query.uncount(this.remove(declaration), counts);
    }
  }

  /**
   * All or nothing: where a rewrite cannot go on, everything is as it was.
   * @param {() => boolean} rewrite false, or what `decline` gives, to take it back
   */
  transaction(rewrite) {
    const before = copy(this.program.body);
    const takeBack = this.report.mark();
    let done;
    try {
      return (done = rewrite());
    } finally {
      if (!done) this.program.body = before;
      if (!done) this.query.index.forget();
      if (!done) takeBack();
    }
  }

  /** An intrinsic that the library has to capture when it loads. */
  capture(name) {
    if (!this.find('chooseScheduler') || this.declares(name)) return;
    const { body } = this.program;
    const at = body.findIndex(({ type }) => type === 'FunctionDeclaration');
    const value = intrinsicValue(name, this.target);
    const [captured] = this.build(`const ${name} = __value;`, { __value: value });
    this.stamp([captured], ['host']);
    if (intrinsics[name].note) lead(captured, noteOf(intrinsics[name].note));
    body.splice(at, 0, captured);
  }

  /** Puts statements before the one that returns the constructor. */
  beforeReturn(text) {
    const list = this.returning();
    if (list) this.insertBefore(list.at(-1), this.build(text));
  }

  /** The statements of which the last returns the constructor. */
  returning() {
    const lists = nodes(this.program).map(({ body }) => body);
    return lists.find((list) => list?.length && this.matchAt(RETURN, list, list.length - 1));
  }

  /** Puts support code behind a function, or in front of everything where it is not there. */
  addBeside(name, text) {
    const anchor = this.find(name);
    const support = this.build(text);
    if (anchor) this.insertAfter(anchor, support);
    else {
      this.stamp(support, []);
      this.program.body.unshift(...support);
      this.query.index.forget();
    }
  }

  /** A further internal slot of promises, beside those of the document. */
  addSlot(name) {
    for (const { elements, origin } of nodes(this.program).filter(isSlotList)) {
      elements.push({ type: 'Literal', value: name });
      this.stamp(elements, origin);
    }
    this.target.addSlot(this.find('InternalSlots'), name);
    this.stamp(this.program.body, []);
  }

  removeSlot(name) {
    for (const node of nodes(this.program)) {
      if (node.type === 'ArrayExpression') {
        const at = node.elements.findIndex((element) => element?.value === name);
        if (at >= 0) node.elements.splice(at, 1);
      }
      if (node.type === 'ClassBody') {
        node.body = node.body.filter(
          ({ type, key }) => type !== 'PropertyDefinition' || key.name !== `#${name}`,
        );
      }
    }
  }

  // --- what stands where: see query.js ---
  find(name) {
    return this.query.find(name);
  }

  /** @param {string} [name] */
  constructorFunction(name) {
    return this.query.constructorFunction(name);
  }

  /** @param {string} name as in Promise.prototype.then */
  method(name) {
    return this.query.method(name);
  }

  functionObject(name) {
    return this.query.functionObject(name);
  }

  /** @param {Node | Node[]} [root] */
  functions(root) {
    return this.query.functions(root);
  }

  innermostFunctions() {
    return this.query.innermostFunctions();
  }

  allFunctions() {
    return this.query.allFunctions();
  }

  listOf(statement) {
    return this.query.listOf(statement);
  }

  declares(name) {
    return this.query.declares(name);
  }

  stepsOf(tree) {
    return this.query.stepsOf(tree);
  }

  /** @param {Node} [root] */
  count(name, root) {
    return this.query.count(name, root);
  }

  counts() {
    return this.query.counts();
  }

  members(name) {
    return this.query.members(name);
  }

  slotName(name) {
    return this.query.slotName(name);
  }

  /** @param {Bindings} [bindings] */
  match(text, node, bindings) {
    return this.query.match(text, node, bindings);
  }

  /** @param {Bindings} [bindings] */
  matchAt(pattern, list, at, bindings) {
    return this.query.matchAt(pattern, list, at, bindings);
  }

  /** @param {Bindings} [bindings] */
  findPlaces(root, pattern, bindings) {
    return this.query.findPlaces(root, pattern, bindings);
  }

  findAll(root, pattern) {
    return this.query.findAll(root, pattern);
  }

  // --- ways to rewrite it: see rewrite.js ---
  /** @param {string[]} [origin] */
  insertBefore(statement, added, origin) {
    return this.rewrite.insertBefore(statement, added, origin);
  }

  /** @param {string[]} [origin] */
  insertAfter(statement, added, origin) {
    return this.rewrite.insertAfter(statement, added, origin);
  }

  stamp(added, origin) {
    return this.rewrite.stamp(added, origin);
  }

  mark(added, origin, support) {
    return this.rewrite.mark(added, origin, support);
  }

  replaceDeclarations(root, replace) {
    return this.rewrite.replaceDeclarations(root, replace);
  }

  swap(old, statement) {
    return this.rewrite.swap(old, statement);
  }

  remove(declaration) {
    return this.rewrite.remove(declaration);
  }

  /** @param {Node} declaration of a function @param {string} name */
  rename(declaration, name) {
    return this.rewrite.rename(declaration, name);
  }

  /** @param {Bindings} [bindings] */
  build(text, bindings) {
    return this.rewrite.build(text, bindings);
  }

  /** @param {Bindings} [bindings] */
  buildExpression(text, bindings) {
    return this.rewrite.buildExpression(text, bindings);
  }

  /** @param {Bindings} [bindings] */
  findNodes(root, pattern, bindings) {
    return this.rewrite.findNodes(root, pattern, bindings);
  }

  /** @param {Bindings} [bindings] */
  replaceStatements(root, pattern, replacement, bindings) {
    return this.rewrite.replaceStatements(root, pattern, replacement, bindings);
  }

  replace(list, at, matched, statements) {
    return this.rewrite.replace(list, at, matched, statements);
  }

  /** @param {Bindings} [bindings] */
  replaceExpressions(root, pattern, replacement, bindings) {
    return this.rewrite.replaceExpressions(root, pattern, replacement, bindings);
  }

  // --- what the pass says: see report.js ---
  did(where) {
    return this.report.did(where);
  }

  decline(where, why) {
    return this.report.decline(where, why);
  }

  /** @param {string[]} [guards] */
  bypasses(code, guards) {
    return this.report.bypasses(code, guards);
  }

  explain(about, text) {
    return this.report.explain(about, text);
  }

  /** @param {Node|Node[]} code whose steps are done in part only */
  givesUp(code) {
    return this.report.givesUp(this.stepsOf(code));
  }
}
