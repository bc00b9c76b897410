import { stepsIn } from '../ledger/ledger.js';

/**
 * What a pass says of its work: where it rewrote code, where it left it alone and why, and what
 * nobody can see from the code.
 *
 * @typedef {import('./estree.js').Node} Node
 */
export class Report {
  constructor() {
    /** @type {string[]} names of functions */
    this.applied = [];
    /** @type {{where: string, why: string}[]} */
    this.declined = [];
    /** @type {{steps: string[], guards?: string[]}[]} */
    this.bypassed = [];
    /** @type {string[]} steps */
    this.lost = [];
    /** @type {{about: string, text: string}[]} */
    this.legend = [];
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
   * Says that steps, as an unsound pass leaves them, do not do all that they say.
   * @param {string[]} steps
   */
  givesUp(steps) {
    this.lost.push(...steps);
  }

  /**
   * Tells those who read the library what the code cannot: what a slot or a number stands for.
   * @param {string} about a name that the code has, without which there is nothing to tell
   * @param {string} text
   */
  explain(about, text) {
    this.legend.push({ about, text });
  }

  /** @returns {() => void} takes back what is said of code from now on */
  mark() {
    const [bypassed, lost] = [this.bypassed.length, this.lost.length];
    return () => {
      this.bypassed.length = bypassed;
      this.lost.length = lost;
    };
  }
}
