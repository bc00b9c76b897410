import { typeOfConstant } from './values.js';

/**
 * What functions do, as decision trees: what happens, one after the other, and what is asked on the
 * way. Trees that do the same are the same number: questions that follow one another stand in the
 * order of their texts, each as late as it may, and none stands whose answer changes nothing.
 *
 * @typedef {number} Tree
 * @typedef {{subject: string, constant: string}} Question whether a value is a constant
 */

const TYPE = 'Type(';
const OBJECT = '"Object"';

export class Trees {
  constructor() {
    this.known = new Map();
    /** @type {{text: string, branches: Tree[], asks: boolean}[]} */
    this.list = [];
    /** @type {Map<string, Map<Tree, Tree>>} trees by what is known, and what they were before */
    this.restricted = new Map();
    /** @type {Map<string, Question>} */
    this.questions = new Map();
    /** @type {Map<string, string>} questions that Objects alone say yes to → what is asked */
    this.ofObjects = new Map();
  }

  make(text, branches, asks) {
    const key = `${asks ? '?' : ''}${text} → ${branches.join()}`;
    if (!this.known.has(key)) this.known.set(key, this.list.push({ text, branches, asks }) - 1);
    return this.known.get(key);
  }

  /** @param {string} text @param {Tree[]} next what comes then, and what comes where that fails @returns {Tree} */
  step(text, ...next) {
    return this.make(text, next, false);
  }

  /**
   * @param {string} question
   * @param {Tree} yes
   * @param {Tree} no
   * @returns {Tree}
   */
  ask(question, yes, no) {
    const [first] = [question, ...[yes, no].flatMap((tree) => this.firstOf(tree))].sort();
    if (first === question) return this.choice(question, this.given(yes, first, true), no);
    const arm = (answer) => {
      const [there, other] = [yes, no].map((tree) => this.given(tree, first, answer));
      const known = this.implied(first, answer, question);
      if (known !== undefined) return known ? there : other;
      return this.ask(question, there, other);
    };
    return this.choice(first, arm(true), arm(false));
  }

  /** Where one arm does for its answer what the other does, nobody has to ask yet, if ever. */
  choice(question, yes, no) {
    if (this.given(no, question, true) === yes) return no;
    if (this.given(yes, question, false) === no) return yes;
    return this.later(question, yes, no) ?? this.make(question, [yes, no], true);
  }

  /** What happens first on both ways stands before the question. @returns {Tree|undefined} nothing where that differs */
  later(question, yes, no) {
    const [first, other] = [this.list[yes], this.list[no]];
    const isSame =
      !first.asks &&
      !other.asks &&
      first.text === other.text &&
      first.branches.length > 0 &&
      first.branches.length === other.branches.length;
    return isSame
      ? this.step(
          first.text,
          ...first.branches.map((branch, at) => this.ask(question, branch, other.branches[at])),
        )
      : undefined;
  }

  firstOf(tree) {
    const { text, asks } = this.list[tree];
    return asks ? [text] : [];
  }

  /** A tree where the answer to a question is known, now and later. @returns {Tree} */
  given(tree, question, answer) {
    const key = `${answer} ${question}`;
    if (!this.restricted.has(key)) this.restricted.set(key, new Map());
    const known = this.restricted.get(key);
    if (!known.has(tree)) known.set(tree, this.restrict(tree, question, answer));
    return known.get(tree);
  }

  restrict(tree, question, answer) {
    const { text, branches, asks } = this.list[tree];
    const known = asks ? this.implied(question, answer, text) : undefined;
    if (known !== undefined) return this.given(branches[known ? 0 : 1], question, answer);
    const all = branches.map((branch) => this.given(branch, question, answer));
    return asks ? this.choice(text, all[0], all[1]) : this.step(text, ...all);
  }

  /** @returns {boolean|undefined} the answer to a question, as far as that to another one says it */
  implied(question, answer, other) {
    if (question === other) return answer;
    const [a, b] = [question, other].map((text) => this.questions.get(text));
    if (answer && a && b && a.subject === b.subject) return false;
    const [fact, wish] = [this.typeSaid(question, answer), this.typeSaid(other, true)];
    if (!fact || fact.subject !== wish?.subject) return undefined;
    if (fact.isType !== (fact.type === wish.type)) return false;
    return fact.isType && this.asksType(other) ? true : undefined;
  }

  /** Whether a question asks for a type, and no more. */
  asksType(question) {
    return this.questions.get(question)?.subject.startsWith(TYPE) ?? false;
  }

  /** What an answer says of the type of a value. @returns {{subject: string, type: string, isType: boolean}|undefined} */
  typeSaid(question, answer) {
    const object = this.ofObjects.get(question);
    if (object) return answer ? { subject: object, type: OBJECT, isType: true } : undefined;
    const { subject, constant } = this.questions.get(question) ?? {};
    if (subject?.startsWith(TYPE))
      return { subject: subject.slice(TYPE.length, -1), type: constant, isType: answer };
    const type = constant && typeOfConstant(constant);
    return answer && type ? { subject, type, isType: true } : undefined;
  }
}
