import { returnsOf } from '../../generator/facts/answers.js';
import { references } from '../../generator/ir/estree.js';

/**
 * Whether every reading of a variable knows which of the two it reads: a kept throw completion, or
 * a value. Follows the statements behind its declaration with what is known of it: `normal`,
 * `abrupt`, or `either`; `exit` behind a statement that ends the function. A completion may be
 * handed on whole where a function's parameter takes either.
 */

/** A completion is kept; normal ones are their values. */
export const KEPT = `
  try {
    __variable = __call;
  } catch (__thrown) {
    __variable = new ThrowCompletion(__thrown);
  }`;

export const IS_ABRUPT = '__variable instanceof ThrowCompletion';

/**
 * @typedef {import('../../generator/ir/estree.js').Node} Node
 * @typedef {{code: Node, index: number}} Parameter of a function: it takes completions
 */

class Unknown extends Error {}

/** `references` lists what is inside a node: a variable that stands alone is put in one. */
const usesOf = (name, tree) =>
  references({ type: 'BlockStatement', body: [tree] }).filter(({ node }) => node.name === name);

const mentions = (name, tree) => usesOf(name, tree).length > 0;

const join = (a, b) => {
  if (a === 'exit') return b;
  if (b === 'exit' || a === b) return a;
  return 'either';
};

class States {
  constructor(library, variable, { parameters, hasOthers }) {
    this.library = library;
    this.name = variable.name;
    this.bindings = { __variable: variable };
    this.parameters = parameters;
    this.hasOthers = hasOthers;
    /** Statements that put a value, or another completion, over what may be a throw completion. */
    this.again = new Set();
  }

  list(statements, state) {
    let now = state;
    for (const [at, statement] of statements.entries()) {
      if (now === 'exit') return now;
      now = this.statement(statement, statements, at, now);
    }
    return now;
  }

  statement(statement, list, at, state) {
    if (!mentions(this.name, statement)) return exits(statement) ? 'exit' : state;
    const kept = this.library.matchAt(KEPT, list, at, this.bindings);
    if (kept) {
      if (mentions(this.name, kept.__call)) this.read(kept.__call, state);
      if (state !== 'normal') this.again.add(statement);
      return 'either';
    }
    const rule = STATEMENTS[statement.type];
    if (!rule) throw new Unknown();
    return rule(this, statement, state);
  }

  /** An expression reads the variable: as a value where it is normal, through `.value` where abrupt. */
  read(expression, state) {
    if (state === 'normal') return;
    const uses = usesOf(this.name, expression);
    const whole = uses.filter(
      ({ parent, node }) =>
        !this.parameters.some((parameter) => isHandedTo(parameter, parent, node)),
    );
    const inner = whole.filter(
      ({ parent, key }) =>
        parent.type === 'MemberExpression' && key === 'object' && parent.property.name === 'value',
    );
    const known = state === 'abrupt' || whole.length === 0;
    if (!known || inner.length !== whole.length) throw new Unknown();
  }

  /** @returns {[string, string]|undefined} what a test says where it holds, and where it does not */
  test(expression, state) {
    const { library, bindings } = this;
    if (library.match(IS_ABRUPT, expression, bindings)) {
      return ['abrupt', 'normal'];
    }
    if (library.match(`!(${IS_ABRUPT})`, expression, bindings)) {
      return ['normal', 'abrupt'];
    }
    if (mentions(this.name, expression)) this.read(expression, state);
    return [state, state];
  }
}

/**
 * Whether an expression may give a throw completion that a variable or a field holds. What calls user
 * code gives a value, and throws otherwise; an operation may return what it finds.
 */
const mayBeCompletion = (library, { type, name, callee }, before = []) => {
  if (type === 'Identifier') return name !== 'undefined';
  if (type !== 'CallExpression') return type === 'MemberExpression';
  const code = callee.name && !before.includes(callee.name) && library.find(callee.name);
  if (code?.type !== 'FunctionDeclaration') return false;
  return returnsOf(code).some(
    ({ argument }) => argument && mayBeCompletion(library, argument, [...before, callee.name]),
  );
};

const exits = ({ type }) => type === 'ReturnStatement' || type === 'ThrowStatement';

/** What each kind of statement does to the state; any other kind is not followed. */
const STATEMENTS = {
  BlockStatement: (states, { body }, state) => states.list(body, state),
  IfStatement: (states, { test, consequent, alternate }, state) => {
    const [holds, fails] = states.test(test, state);
    const first = states.list([consequent], holds);
    return join(first, alternate ? states.list([alternate], fails) : fails);
  },
  ReturnStatement: (states, { argument }, state) => {
    states.read(argument, state);
    return 'exit';
  },
  ThrowStatement: (states, { argument }, state) => {
    states.read(argument, state);
    return 'exit';
  },
  /** Some other protected region: it may be left anywhere, so the variable must not be set in it. */
  TryStatement: (states, { block, handler }, state) => {
    const { size } = states.again;
    const before = join(states.list(block.body, state), states.list(handler.body.body, state));
    if (states.again.size > size || (before !== state && before !== 'exit')) throw new Unknown();
    return before;
  },
  VariableDeclaration: (states, { declarations: [{ init }] }, state) => {
    states.read(init, state);
    return state;
  },
  ExpressionStatement: (states, statement, state) => {
    const { expression } = statement;
    const { library, bindings } = states;
    const thrown = library.match('__variable = new ThrowCompletion(__value)', expression, bindings);
    const set = thrown ?? library.match('__variable = __value', expression, bindings);
    if (!set) {
      states.read(expression, state);
      return state;
    }
    states.read(set.__value, state);
    if (!thrown && states.hasOthers && mayBeCompletion(library, set.__value)) throw new Unknown();
    if (!thrown && state !== 'normal') states.again.add(statement);
    return thrown ? 'abrupt' : 'normal';
  },
};

/**
 * @param {Parameter} parameter
 * @param {Node} call
 * @param {Node} [argument] that one, or any
 */
export const isHandedTo = ({ code, index }, call, argument = call.arguments?.[index]) =>
  call.type === 'CallExpression' &&
  call.callee.name === code.id.name &&
  call.arguments[index] === argument;

/**
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {Node} variable
 * @param {Node[]} list the statements that it is read in
 * @param {{state: string, parameters: Parameter[], hasOthers: boolean}} known `normal` or `either`,
 *   which the variable is before them, where it may be handed on, and whether another variable, or a
 *   field, may hold a throw completion
 * @returns {Set<Node>|undefined} the statements that set it while it may be a throw completion;
 *   nothing where a reading does not know what it reads
 */
export const settingsOf = (library, variable, list, known) => {
  const states = new States(library, variable, known);
  try {
    states.list(list, known.state);
    return states.again;
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
};
