import { SUBJECT } from '../../spec/3-normalise/subject.js';
import { intrinsics } from '../host/intrinsics.js';
import { intrinsicValue } from '../host/value.js';
import { lead, noteOf } from './comments.js';
import { stepsIn } from '../ledger/ledger.js';
import { LibraryWriter } from './library-writer.js';
import { copy } from './pattern.js';
import { nodes } from './walk.js';

const RETURN = `return ${SUBJECT.constructor};`;

/**
 * What a pass sees of an emitted library: its functions by name, ways to rewrite them, and what
 * belongs to them elsewhere. A pass says what it did and where it left the code alone.
 *
 * @typedef {import('./estree.js').Node} Node
 * @typedef {import('./pattern.js').Bindings} Bindings
 */
export class Library extends LibraryWriter {
  /**
   * @param {Node} program
   * @param {import('../targets/index.js').Target} target
   * @param {string} name of the pass
   */
  constructor(program, target, name) {
    super(program, target, name);
    this.applied = [];
    this.declined = [];
    this.bypassed = [];
    this.lost = [];
    this.legend = [];
    /** @type {((rests: string[]) => {where: string, why: string}|undefined)|undefined} see 5-optimise/rests.js */
    this.refuse = undefined;
  }

  /**
   * @param {string[]} rests functions of the document
   * @returns {boolean} whether they are those of the reference
   */
  knows(rests) {
    return !this.refuse?.(rests);
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
    this.bypassed.push({ steps: [...stepsIn(code)], guards });
  }

  /**
   * Says that code, as an unsound pass leaves it, does not do all that its steps say.
   * @param {Node|Node[]} code
   */
  givesUp(code) {
    this.lost.push(...this.stepsOf(code));
  }

  /**
   * Tells those who read the library what the code cannot: what a slot or a number stands for.
   * @param {string} about a name that the code has, without which there is nothing to tell
   * @param {string} text
   */
  explain(about, text) {
    this.legend.push({ about, text });
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

  /** An intrinsic that the library has to capture when it loads. */
  capture(name) {
    if (!this.find('chooseScheduler') || this.declares(name)) return;
    const { body } = this.program;
    const at = body.findIndex(({ type }) => type === 'FunctionDeclaration');
    const value = intrinsicValue(name, this.target);
    const [made] = this.build(`const ${name} = __value;`, { __value: value });
    this.stamp([made], ['host']);
    if (intrinsics[name].note) lead(made, noteOf(intrinsics[name].note));
    body.splice(at, 0, made);
  }

  /** Puts statements before the one that returns the constructor: everything is defined there. */
  beforeReturn(text) {
    for (const { body: list } of nodes(this.program)) {
      if (!Array.isArray(list)) continue;
      const at = list.findIndex((_, index) => this.matchAt(RETURN, list, index));
      if (at < 0) continue;
      const made = this.build(text);
      this.stamp(made, []);
      list.splice(at, 0, ...made);
      return;
    }
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
        node.elements.some((one) => one.value === SUBJECT.brand)
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
}
