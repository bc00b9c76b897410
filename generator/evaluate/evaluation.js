import { freeName } from '../facts/bindings.js';
import {
  assign,
  declaration,
  identifier,
  member,
  returns,
  statement as expressionStatement,
} from '../ir/estree.js';
import { copy } from '../ir/pattern.js';
import { nodes } from '../ir/walk.js';
import { branch } from './branch.js';
import { captured, conditionOf, isAbrupt, isOver } from './code.js';
import { enter } from './enter.js';
import { EXPRESSIONS } from './expressions.js';
import { madeNow } from './objects.js';
import { isPlain, keep } from './plain.js';
import { STATEMENTS } from './statements.js';
import { unknown } from './unknown.js';
import { code, constant, isFleeting, isItself, nodeOf, UNDEFINED, variable } from './values.js';

/**
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('./values.js').Value} Value
 * @typedef {import('./state.js').State} State
 *
 * @typedef {object} Ways how what runs ends beside coming to its end
 * @property {(state: State, value: any) => void} returns
 * @property {(state: State, value: any) => void} throws
 * @property {boolean} [catches] whether what throws is caught here
 * @property {boolean} [isLast] whether a `return` may stay as it is
 */

/** Functions are short: what takes longer is left alone. */
const LONGEST = 5_000;

/** Objects that are worth following into operations. */
const ENTERED = new Set(['function', 'promise']);

/** The operation that makes promises. */
const CREATES = 'OrdinaryCreateFromConstructor';

/** Expressions that may take statements, or do what others can tell. */
const ACTS = /^(?:Call|New|Assignment|Conditional)Expression$/;

const never = () => undefined;
const NOTHING = {
  enters: never,
  functionOf: never,
  stays: never,
  instead: never,
  functions: new Map(),
};

export class Evaluation {
  /**
   * @param {import('../ir/library.js').Library} library
   * @param {import('./index.js').Options & import('./knowledge.js').Knowledge} options
   */
  constructor(library, options) {
    this.library = library;
    this.constructorName = options.constructorName ?? 'Promise';
    this.options = { ...NOTHING, ...options };
    this.steps = 0;
    this.taken = new Set();
    /** variables, and names of the library, that get a value where they are not declared */
    this.changing = new Set(options.changing());
    /** @type {Partial<Node>} the statement that is evaluated */
    this.source = {};
    /** @type {string|undefined} the variable that gets what is evaluated */
    this.hint = undefined;
  }

  /** Whether an operation makes objects that are followed. */
  creates(name) {
    return this.options.creates && name === CREATES;
  }

  /** Whether the steps of an operation stand for its call. */
  enters(name, values, state) {
    if (this.options.stays(name)) return false;
    return (
      this.options.enters(name) ||
      values.some((value) => ENTERED.has(state.ours(value)?.kind)) ||
      values[0]?.is === 'constant' ||
      Boolean(values[0] && state.ours(values[0]))
    );
  }

  /** @returns {any} an operation of the document, or of a pass */
  operation(name) {
    const declaration = this.options.functions.get(name) ?? this.library.find(name);
    const isForeign = (key) => key === 'host' || key.startsWith('primitive:');
    return declaration?.type === 'FunctionDeclaration' && !declaration.origin?.some(isForeign)
      ? declaration
      : undefined;
  }

  /** The function that a value is, with what it captures. */
  functionOf(state, value) {
    const ours = state.ours(value);
    if (ours) return ours.kind === 'function' ? ours : undefined;
    const known = value.is === 'constant' && this.options.functionOf(value.node.name);
    return known ? { code: known, fields: new Map() } : undefined;
  }

  /** What means the same everywhere: the constructor is an object that can be called. */
  constant(node) {
    if (this.changing.has(node.name)) return code(copy(node, false), true);
    return constant(node, node.name === this.constructorName ? { callable: true } : {});
  }

  freeName(name) {
    return freeName(name, this.taken);
  }

  /** Puts a statement where a way has come to. */
  emit(state, statement) {
    const { origin, support, leadingComments } = this.source;
    if (leadingComments && state.shown !== this.source) statement.leadingComments = leadingComments;
    state.shown = this.source;
    for (const node of nodes(statement)) {
      node.origin ??= origin;
      if (support) node.support ??= support;
    }
    state.out.push(statement);
  }

  /** A value that can be given more than once, and later. @returns {any} */
  held(state, value, name) {
    if (!state.isFleeting(value)) return value;
    if (!isFleeting(value)) {
      for (const [key, field] of state.ours(value).fields)
        state.store(value, key, this.held(state, field, name));
      return value;
    }
    const label = this.freeName(name);
    const [node] = this.codes(state, [value]);
    this.emit(state, declaration('const', label, node));
    return variable(label, value.facts);
  }

  /** An object of our own that somebody asks for more than one thing. */
  oursOf(state, value) {
    return state.ours(value) && state.ours(this.held(state, value, 'value'));
  }

  /** Values that nobody asks for: what they do stays. */
  drop(state, values) {
    for (const value of values) {
      if (value.is === 'code' && !value.pure) this.emit(state, expressionStatement(value.node));
      else if (!isFleeting(value) && state.isFleeting(value))
        this.drop(state, state.ours(value).fields.values());
    }
  }

  /** A value gets a name. */
  assign(state, name, value) {
    if (!isFleeting(value)) {
      state.variables.set(name, this.held(state, value, name));
      return;
    }
    const kind = this.changing.has(name) ? 'let' : 'const';
    const isDeclared = isItself(state.variables.get(name), name);
    const [node] = this.codes(state, [value]);
    const statement = isDeclared ? assign(identifier(name), node) : declaration(kind, name, node);
    this.emit(state, statement);
    state.variables.set(name, variable(name, value.facts));
  }

  /** @returns {Node[]} code that gives values */
  codes(state, values) {
    return values.map((value, at) => {
      state.pending.push(values.slice(at + 1));
      const node = this.code(state, value);
      state.pending.pop();
      return node;
    });
  }

  /** @returns {Node} code that gives a value */
  code(state, value) {
    if (value.is === 'code') return value.isStable ? copy(value.node, false) : value.node;
    if (value.is === 'lost') return unknown('what nobody has is asked for');
    return value.is === 'made' ? madeNow(this, state, value) : nodeOf(value);
  }

  /** A call that stays: where what it throws is caught, each way goes on by itself. */
  happens(call, state, ways, next) {
    state.slots.forget();
    if (!ways.catches || !this.options.mayThrow(call)) {
      if (!this.options.isSilent(call.callee.name)) return next(state, code(call));
      this.emit(state, expressionStatement(call));
      return next(state, UNDEFINED);
    }
    const name = this.freeName(this.hint ?? 'completion');
    const { source } = this;
    for (const statement of captured(name, call)) this.emit(state, statement);
    const out = [];
    const thrown = code(member(identifier(name), 'value'), true);
    ways.throws(state.fork(out), { ...thrown, isStable: true });
    this.source = source;
    const other = [];
    this.emit(state, conditionOf(isAbrupt(name), out, other));
    if (!isOver(out)) state.out = other;
    return next(state, variable(name, { language: true }));
  }

  value(node, state, ways, next) {
    const rule = EXPRESSIONS[node.type];
    return rule ? rule(this, node, state, ways, next) : unknown(`a ${node.type}`, node);
  }

  /** Operands, in their order: one that is code is evaluated before those behind it do anything. */
  all(list, state, ways, next, values = [], outer = state.frame.operands) {
    state.frame.operands = [...outer, ...values];
    if (values.length === list.length) {
      state.frame.operands = outer;
      return next(state, values);
    }
    const rest = list.slice(values.length + 1);
    return this.value(list[values.length], state, ways, (then, value) => {
      const isFirst = nodes(rest).some(({ type }) => ACTS.test(type));
      const operand = isFirst ? this.held(then, value, 'value') : value;
      return this.all(list, then, ways, next, [...values, operand], outer);
    });
  }

  list(statements, at, state, ways, next) {
    const { frame } = state;
    if (at === statements.length) return next(state);
    const { rest } = frame;
    frame.rest = [...statements.slice(at + 1), ...rest];
    frame.statement = statements[at];
    return this.statement(statements[at], state, ways, (then) => {
      then.frame.rest = rest;
      this.list(statements, at + 1, then, ways, next);
    });
  }

  statement(node, state, ways, next) {
    if (++this.steps > LONGEST) unknown('too many steps behind it', node);
    if (node.origin) this.source = node;
    if (isPlain(this, node, state, ways)) return keep(node, state, next);
    const rule = STATEMENTS[node.type];
    return rule ? rule(this, node, state, ways, next) : unknown(`a ${node.type}`, node);
  }

  /** A condition, and what follows it on both ways. */
  branch(test, state, ways, arms) {
    return branch(this, test, state, ways, arms);
  }

  /** A function returns: what an operation gives that gives undefined alone is as good. */
  end(state, node) {
    const { out } = state;
    const last = out.at(-1)?.expression;
    const isSilent =
      node?.name === 'undefined' &&
      last?.type === 'CallExpression' &&
      this.options.isSilent(last.callee.name);
    if (!isSilent) return this.emit(state, returns(node));
    const { origin, support, leadingComments } = out.pop();
    return out.push({ ...returns(last), origin, support, leadingComments });
  }

  /** The steps of a function stand for its call. */
  enter(...call) {
    return enter(this, ...call);
  }
}
