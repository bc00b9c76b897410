import { localsOf, renameApart } from '../generator/facts/bindings.js';
import { isPure } from '../generator/facts/purity.js';
import { isSetAgain } from '../generator/ir/assignments.js';
import { copy } from '../generator/ir/pattern.js';
import { isBare, isStraight } from '../generator/ir/statements.js';
import { isFunction, nodes, referencesAmong } from '../generator/ir/walk.js';

/**
 * Evaluated anywhere, it is the same: a literal, or a variable that nobody sets again, neither in the
 * place nor in what stands around it.
 * @param {any} library
 * @param {any} outermost the function around a place that has all of its variables
 * @param {any} node
 */
const isStable = (library, outermost, { type, name }) => {
  if (type !== 'Identifier') return type === 'Literal';
  const root = localsOf(outermost).has(name) ? outermost : library.program;
  return !isSetAgain(root, name);
};

const valueOf = (list) =>
  list.at(-1)?.type === 'ReturnStatement' ? (list.at(-1).argument ?? undefined) : undefined;

const withoutReturn = (list) =>
  list.at(-1)?.type === 'ReturnStatement' ? list.slice(0, -1) : list;

/** A function object would get the name of the variable that it is given to. */
const keepsName = (node) => node !== undefined && !isFunction(node);

/** Where a call stands in a statement, and what the statement becomes of the body. */
const PLACES = {
  ReturnStatement: {
    call: ({ argument }) => argument,
    fits: (list) => valueOf(list) !== undefined,
    inlined: (statement, list) => list,
  },
  ExpressionStatement: {
    call: ({ expression }) =>
      expression.type === 'AssignmentExpression' && expression.left.type === 'Identifier'
        ? expression.right
        : expression,
    fits: (list, { expression }) =>
      isStraight(list) && (expression.type === 'CallExpression' || keepsName(valueOf(list))),
    inlined: (statement, list) => {
      const { expression } = statement;
      if (expression.type === 'CallExpression') {
        const value = valueOf(list);
        const isIdle = isPure(value, { isRead: () => false }); // a property of users may have a getter
        const last = isIdle ? [] : [{ type: 'ExpressionStatement', expression: value }];
        return [...withoutReturn(list), ...last];
      }
      expression.right = valueOf(list);
      return [...withoutReturn(list), statement];
    },
  },
  VariableDeclaration: {
    call: ({ declarations: [{ init }] }) => init,
    fits: (list) => isStraight(list) && keepsName(valueOf(list)),
    inlined: (statement, list) => {
      statement.declarations[0].init = valueOf(list);
      return [...withoutReturn(list), statement];
    },
  },
};

/**
 * Where functions are called once, and nothing else names them, in a list of statements of another.
 * @returns {Map<string, {caller: any, list: any[], at: number, statement: any}>} by their names
 */
const placesIn = (library) => {
  const counts = library.counts();
  const places = new Map();
  for (const caller of library.allFunctions()) {
    for (const { type, body: list } of nodes(caller.body)) {
      if (type !== 'BlockStatement') continue;
      list.forEach((statement, at) => {
        const name = PLACES[statement.type]?.call(statement)?.callee?.name;
        if (counts.get(name) === 2) places.set(name, { caller, list, at, statement });
      });
    }
  }
  return places;
};

const isLoop = ({ type }) => /^(?:While|For)Statement$/.test(type);

const isInLoop = (caller, statement) =>
  nodes(nodes(caller.body).filter(isLoop)).includes(statement);

const OWN = /^(?:ThisExpression|MetaProperty)$/;

const argumentsOf = (statement) => PLACES[statement.type].call(statement).arguments;

/** @param {any} library @param {import('../generator/ir/estree.js').Node} declaration */
const canMove = (library, { params, body }, { caller, statement }) =>
  argumentsOf(statement).length === params.length &&
  argumentsOf(statement).every(keepsName) &&
  params.every(({ type }) => type === 'Identifier') &&
  library.count('arguments', body) === 0 &&
  !nodes(body).some(({ type }) => OWN.test(type)) &&
  !(nodes(body).some(isFunction) && isInLoop(caller, statement)) &&
  PLACES[statement.type].fits(body.body, statement);

const namesIn = (code) => referencesAmong(nodes(code)).map(({ node }) => node.name);

/** Names that the caller does not have. */
const renamed = (library, declaration, caller) => {
  const clone = copy(declaration);
  const taken = new Set([...localsOf(caller), ...namesIn(caller)]);
  renameApart(clone, taken);
  return clone;
};

const namesFromOutside = (code) => {
  const locals = localsOf(code);
  return namesIn(code.body).filter((name) => !locals.has(name));
};

/** The outermost function around a place that does not stand around a declaration as well. */
const outermostAround = (library, declaration, statement) =>
  library.allFunctions().find((code) => {
    const inside = new Set(nodes(code));
    return inside.has(statement) && !inside.has(declaration);
  });

/** Variables around a place give way to those that a body means, which stand outside of both. */
const giveWay = (declaration, outermost) => {
  const names = new Set([...namesFromOutside(declaration), ...namesFromOutside(outermost)]);
  renameApart(outermost, names);
};

const inline = (library, declaration, { caller, list, at, statement }) => {
  const outermost = outermostAround(library, declaration, statement);
  giveWay(declaration, outermost);
  const args = argumentsOf(statement);
  const clone = renamed(library, declaration, caller);
  if (isInLoop(caller, statement)) startAgain(library, clone);
  const declared = [];
  clone.params.forEach((param, i) => {
    const isSet = isSetAgain(clone.body, param.name);
    if (!isSet && isStable(library, outermost, args[i])) {
      library.replaceExpressions(clone.body, param.name, () => copy(args[i]));
      return;
    }
    const [statement] = library.build(`${isSet ? 'let' : 'const'} __name = __value;`, {
      __name: param,
      __value: args[i],
    });
    declared.push(statement);
  });
  const body = PLACES[statement.type].inlined(statement, clone.body.body);
  library.remove(declaration);
  library.replace(list, at, [statement], [...declared, ...body]);
};

/** A variable without a value has none in each round of a loop either, where it is one of the function. */
const startAgain = (library, code) => {
  for (const statement of nodes(code.body).filter(isBare)) {
    const [{ id }] = statement.declarations;
    statement.declarations = library.build('let __name = undefined;', {
      __name: id,
    })[0].declarations;
    library.stamp([statement], statement.origin);
  }
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'one-use-inlining',
  summary: 'an operation that is called at one place stands there',
  why: 'a function that is called once costs its name, its parameters and its call: 15 bytes each, minified and compressed',
  sound:
    'Arguments are evaluated in their order before the body, as a call does it. The body asks for no `this`, new.target or arguments, and its variables get names that its place does not have. It leaves its place where a call would return.',
  pays: ['small'],
  after: [],
  rests: [],
  guards: [],
  examples: [
    {
      before: `
        function twice(x) { const y = g(x); return y + y; }
        function f(a) { const y = twice(h(a)); return y; }`,
      after: `
        function f(a) { const x = h(a); const y_ = g(x); const y = y_ + y_; return y; }`,
    },
    {
      before: `
        const realm = h();
        function realmOf(x) { return realm; }
        function f(a) { const realm = realmOf(a); return g(realm); }`,
      after: `
        const realm = h();
        function f(a) { const realm_ = realm; return g(realm_); }`,
    },
  ],
  rewrite(library) {
    let count = 0;
    let places = placesIn(library);
    for (const declaration of library.functions()) {
      const place = places.get(declaration.id.name);
      if (!place || place.caller === declaration) continue;
      const stands = library.find(declaration.id.name) === declaration;
      if (!stands || !canMove(library, declaration, place)) continue;
      inline(library, declaration, place);
      places = placesIn(library);
      count++;
    }
    return count > 0
      ? library.did(`${count} functions`)
      : library.decline('calls', 'none is the only one');
  },
};
