import { references } from '../../generator/estree.js';

/**
 * Whether every reading of a variable knows which of the two it reads: a kept throw completion, or
 * a value. Follows the statements behind its declaration with what is known of it: `normal`,
 * `abrupt`, or `either`; `exit` behind a statement that ends the function.
 */

const KEPT = `
  try {
    __variable = __call;
  } catch (__thrown) {
    __variable = new ThrowCompletion(__thrown);
  }`;

/** @typedef {import('../../generator/estree.js').Node} Node */

class Unknown extends Error {}

const mentions = (name, tree) => [...references(tree)].some(({ node }) => node.name === name);

const join = (a, b) => {
  if (a === 'exit') return b;
  if (b === 'exit' || a === b) return a;
  return 'either';
};

class States {
  constructor(library, variable) {
    this.library = library;
    this.name = variable.name;
    this.bindings = { __variable: variable };
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
      // a normal value over a kept completion would have to take the flag back
      if (state !== 'normal') throw new Unknown();
      return 'either';
    }
    const rule = STATEMENTS[statement.type];
    if (!rule) throw new Unknown();
    return rule(this, statement, state);
  }

  /** An expression reads the variable: as a value where it is normal, through `.value` where abrupt. */
  read(expression, state) {
    if (state === 'normal') return;
    const whole = [...references(expression)].filter(({ node }) => node.name === this.name);
    const inner = whole.filter(
      ({ parent, key }) =>
        parent.type === 'MemberExpression' && key === 'object' && parent.property.name === 'value',
    );
    if (state !== 'abrupt' || inner.length !== whole.length) throw new Unknown();
  }

  /** @returns {[string, string]|undefined} what a test says where it holds, and where it does not */
  test(expression, state) {
    const { library, bindings } = this;
    if (library.match('__variable instanceof ThrowCompletion', expression, bindings)) {
      return ['abrupt', 'normal'];
    }
    if (library.match('!(__variable instanceof ThrowCompletion)', expression, bindings)) {
      return ['normal', 'abrupt'];
    }
    if (mentions(this.name, expression)) this.read(expression, state);
    return [state, state];
  }
}

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
    const before = join(states.list(block.body, state), states.list(handler.body.body, state));
    if (before !== state && before !== 'exit') throw new Unknown();
    return before;
  },
  VariableDeclaration: (states, { declarations: [{ init }] }, state) => {
    states.read(init, state);
    return state;
  },
  ExpressionStatement: (states, { expression }, state) => {
    const { library, bindings } = states;
    const thrown = library.match('__variable = new ThrowCompletion(__value)', expression, bindings);
    const set = thrown ?? library.match('__variable = __value', expression, bindings);
    if (!set) {
      states.read(expression, state);
      return state;
    }
    states.read(set.__value, state);
    // a plain value over a kept completion would have to take the flag back
    if (!thrown && state !== 'normal') throw new Unknown();
    return thrown ? 'abrupt' : 'normal';
  },
};

/**
 * @param {import('../../generator/library.js').Library} library
 * @param {{variable: Node, rest: Node}} one
 * @returns {boolean}
 */
export const isHeldApart = (library, { variable, rest }) => {
  try {
    new States(library, variable).list(rest.body, 'normal');
    return true;
  } catch (error) {
    if (error instanceof Unknown) return false;
    throw error;
  }
};
