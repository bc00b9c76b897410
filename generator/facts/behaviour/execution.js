import { localsOf } from '../bindings.js';
import { nodes } from '../../ir/walk.js';
import { EXPRESSIONS } from './expressions.js';
import { STATEMENTS } from './statements.js';
import { NEVER, settle } from './settled.js';
import { State, Unknown, unknown } from './state.js';
import { isBooleanIn, isNewPromise, negated, truthOf } from './values.js';

/**
 * Runs functions of a document on every way at once, with texts for values: see state.js and trees.js.
 *
 * @typedef {import('../../ir/estree.js').Node} Node
 * @typedef {import('./trees.js').Tree} Tree
 *
 * @typedef {object} Ways how what runs ends beside coming to its end
 * @property {(state: State, value: string) => Tree} returns
 * @property {(state: State, value: string) => Tree} throws
 *
 * @typedef {object} Facts what is known of the functions of a document
 * @property {(name: string) => import('../effects.js').Effects|object} effectsOf
 * @property {(name: string) => boolean} isBoolean whether an operation gives true or false alone
 * @property {(name: string) => boolean} isSteady whether an operation gives the same each time, and nothing of its own
 * @property {(name: string) => boolean} isSymmetric whether the order of its arguments does not matter
 * @property {(name: string) => boolean} givesUserValue whether an operation gives what users have, which is no enumeration
 * @property {(name: string) => boolean} isSilent whether an operation gives undefined alone
 * @property {(name: string) => import('../returned-fields.js').Given|undefined} fieldOf which field of which argument an operation returns
 * @property {(name: string) => boolean} makesFunction whether an operation does no more than to make a function object
 * @property {(name: string) => Node|undefined} stepsOf the function of an operation that is looked into
 * @property {(name: string) => number} givenTo with how many arguments at least an operation is called
 * @property {string} prefix of the names of slots
 * @property {(key: string, object: string) => boolean} isPromise whether a value is a promise in a function
 * @property {(key: string, object: string) => boolean} isRecord whether a value is a parameter that each call
 *   gives a Record for, or a field of one that holds nothing else
 * @property {() => boolean} checksPromises whether IsPromise says yes to promises alone
 * @property {(place: string, key: string, object: string, from?: string) => string[]|undefined} valuesOf the
 *   only values that a slot or field has, in a function, of an object that stood in a place
 * @property {(key: string) => import('./settled.js').Pending|undefined} pendingOf
 * @property {(name: string) => boolean} givesLasting whether an operation gives a new Record that no variable held
 * @property {(place: string, key: string, object: string) => boolean} isLasting whether nobody changes what an
 *   object, in a function, holds in a place
 */

/** Functions are short. What takes longer is not looked into. */
const LONGEST = 20_000;

export class Execution {
  /**
   * @param {Facts} facts
   * @param {import('./trees.js').Trees} trees
   * @param {(what: string, node: Node) => void} note is told where what happens stands
   */
  constructor(facts, trees, note) {
    this.facts = facts;
    this.trees = trees;
    this.note = note;
    this.booleans = new Set();
    this.values = new Map();
    this.places = new Map();
    this.carried = [];
    this.steps = 0;
    this.depth = 0;
    this.entered = 0;
  }

  /** @param {any} code a function @param {string} key @returns {Tree} */
  start(code, key) {
    this.locals = localsOf(code);
    this.key = key;
    this.given = this.facts.givenTo(key);
    this.pending = this.facts.pendingOf(key) ?? NEVER;
    const { slot, value, begins } = this.pending;
    return this.run(code, new Map(), begins ? this.assume(`$0.${slot}#0`, value) : []);
  }

  /** @returns {[question: string, answer: boolean][]} what a value is known to be */
  assume(subject, constant) {
    const question = `(${subject} is ${constant})`;
    this.trees.questions.set(question, { subject, constant });
    return [[question, true]];
  }

  /** @param {any} code a function @param {Map<string, string>} [captured] @param {[string, boolean][]} [answers] @returns {Tree} */
  run(code, captured = new Map(), answers = []) {
    const state = new State(new Map(captured), new Map(answers));
    this.depth++;
    const prefix = '$'.repeat(this.depth);
    code.params.forEach((param, at) => {
      if (param.type === 'Identifier') state.variables.set(param.name, `${prefix}${at}`);
      else if (param.type === 'RestElement')
        state.variables.set(param.argument.name, `${prefix}${at}...`);
      else unknown();
    });
    state.variables.set('arguments.length', `${prefix}arguments.length`);
    const ends = (how) => (last, value) => {
      const stores = last.flush();
      return this.after(stores, this.trees.step(last.shown(`${how} ${value}`)));
    };
    const returns = ends('return');
    /** @type {Ways} */
    const ways = {
      throws: ends('throw'),
      returns: (last, value) =>
        isBooleanIn(this.booleans, value)
          ? this.branch(
              last,
              value,
              (yes) => returns(yes, 'true'),
              (no) => returns(no, 'false'),
            )
          : returns(last, value),
    };
    const body =
      code.body.type === 'BlockStatement'
        ? code.body.body
        : [{ type: 'ReturnStatement', argument: code.body }];
    const tree = this.list(body, 0, state, ways, (last) => ways.returns(last, 'undefined'));
    this.depth--;
    return tree;
  }

  after(texts, tree) {
    return texts.reduceRight((next, text) => this.trees.step(text, next), tree);
  }

  /** @returns {Tree} */
  list(statements, at, state, ways, next) {
    if (at === statements.length) return next(state);
    return this.statement(statements[at], state, ways, (then) =>
      this.list(statements, at + 1, then, ways, next),
    );
  }

  statement(node, state, ways, next) {
    this.steps++;
    if (this.steps > LONGEST) unknown();
    return (STATEMENTS[node.type] ?? unknown)(this, node, state, ways, next);
  }

  /** @param {(state: State, value: string) => Tree} next @returns {Tree} */
  value(node, state, ways, next) {
    return (EXPRESSIONS[node?.type] ?? unknown)(this, node, state, ways, next);
  }

  /** @param {(state: State, values: string[]) => Tree} next @returns {Tree} */
  all(list, state, ways, next, values = []) {
    if (values.length === list.length) return next(state, values);
    return this.value(list[values.length], state, ways, (then, value) =>
      this.all(list, then, ways, next, [...values, value]),
    );
  }

  /** Objects of a text that nobody had seen are named here. */
  show(state, text, next) {
    const { text: label, contents } = state.named(text);
    const tree = next(label);
    return contents.length > 0 ? this.trees.step(contents.join('; '), tree) : tree;
  }

  /**
   * @param {State} state
   * @param {string} value
   * @param {(state: State) => Tree} yes
   * @param {(state: State) => Tree} no
   * @returns {Tree}
   */
  branch(state, value, yes, no) {
    const truth = truthOf(value);
    if (truth !== undefined) return truth ? yes(state) : no(state);
    if (value.startsWith('!')) return this.branch(state, negated(value), no, yes);
    if (this.isNone(value)) return no(state);
    const others = this.othersOf(value);
    if (others)
      return others.reduceRight(
        (rest, other) => (last) => this.branch(last, other, no, rest),
        yes,
      )(state);
    const question = isBooleanIn(this.booleans, value) ? value : `${value} is true-ish`;
    return this.show(state, question, (label) => {
      const known = this.known(state, label);
      if (known !== undefined) return known ? yes(state) : no(state);
      const arm = (answer, then) => {
        const copy = state.copy();
        copy.answers.set(label, answer);
        settle(this, copy, question, answer);
        return then(copy);
      };
      return this.trees.ask(label, arm(true, yes), arm(false, no));
    });
  }

  /** Whether a question is about a value that a place never has. */
  isNone(question) {
    const { subject, constant } = this.trees.questions.get(question) ?? {};
    return this.values.get(subject)?.includes(constant) === false;
  }

  /** The last one of the values that a place may have is there where none of the others is. */
  othersOf(question) {
    const { subject, constant } = this.trees.questions.get(question) ?? {};
    const values = this.values.get(subject);
    if (!values || constant !== values.at(-1)) return undefined;
    return values.slice(0, -1).map((other) => {
      const text = `(${subject} is ${other})`;
      this.booleans.add(text);
      this.trees.questions.set(text, { subject, constant: other });
      return text;
    });
  }

  /** Whether an object has the slots of promises: others throw where one is read. */
  isPromise(state, object) {
    return (
      isNewPromise(object) ||
      state.promises.includes(object) ||
      this.facts.isPromise(this.key, object) ||
      (this.facts.checksPromises() && state.answers.get(`IsPromise(${object})`) === true)
    );
  }

  known({ answers }, question) {
    if (answers.has(question)) return answers.get(question);
    for (const [other, answer] of answers) {
      const implied = this.trees.implied(other, answer, question);
      if (implied !== undefined) return implied;
    }
    return undefined;
  }

  /**
   * @param {State} state
   * @param {{text: string, effects: any, node: Node, silent?: boolean, answers?: boolean, kind?: string}} event
   * @param {Ways} ways
   * @param {(state: State, value: string) => Tree} next
   * @returns {Tree}
   */
  happens(state, { text, effects, node, silent, answers, kind = 'r' }, ways, next) {
    const stores = state.flush();
    const label = state.shown(text);
    this.note(`${state.events} ${label}`, node);
    const event = state.happens(effects);
    const other = effects.throws ? state.copy() : undefined;
    const branches = [next(state, silent ? 'undefined' : `${answers ? 'q' : kind}${event}`)];
    if (other) branches.push(ways.throws(other, `t${event}`));
    return this.after(stores, this.trees.step(label, ...branches));
  }

  /** What a function object does that stands in a function. */
  inner(code, state) {
    const names = new Set(nodes(code).map(({ name }) => name));
    const captured = [...state.variables].filter(([name]) => names.has(name));
    if (captured.some(([, value]) => !/^\$+\d+$/.test(value))) unknown();
    return this.run(code, new Map(captured));
  }
}

/**
 * @param {import('../functions.js').DocumentFunction} entry
 * @param {Facts} facts
 * @param {import('./trees.js').Trees} trees
 * @param {(what: string, node: Node) => void} [note] is told where what happens stands
 * @returns {Tree|undefined} what it does; nothing where that is not known
 */
export const behaviourOf = ({ code, key }, facts, trees, note = () => {}) => {
  try {
    return new Execution(facts, trees, note).start(code, key);
  } catch (error) {
    if (error instanceof Unknown || error instanceof RangeError) return undefined;
    throw error;
  }
};
