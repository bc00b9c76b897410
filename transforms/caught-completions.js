import { nodes, referencesAmong } from '../generator/ir/walk.js';
import { IS_ABRUPT, KEPT } from './support/completion-states.js';

const INSIDE = `
  try {
    __variable = __call;
  } catch (__thrown) {
  }`;

const exits = ({ type, body }) =>
  type === 'BlockStatement'
    ? body.length > 0 && exits(body.at(-1))
    : type === 'ReturnStatement' || type === 'ThrowStatement';

/** Statements of an arm. */
const statementsOf = (arm) => {
  const list = arm?.type === 'BlockStatement' ? arm.body : [arm ?? { type: 'EmptyStatement' }];
  return list.filter(({ type }) => type !== 'EmptyStatement');
};

const isAsked = (library, statement, variable) =>
  statement?.type === 'IfStatement' &&
  (!statement.alternate || exits(statement.consequent)) &&
  library.match(IS_ABRUPT, statement.test, { __variable: variable });

/** What is done where the completion is abrupt: the `if`s that stand right behind it, until one exits. */
const askedBehind = (library, list, at, variable) => {
  const branches = [];
  while (isAsked(library, list[at + branches.length], variable)) {
    branches.push(list[at + branches.length]);
    if (exits(branches.at(-1).consequent)) break;
  }
  return branches;
};

/** Readings of a variable in a tree: all through `.value`, or there are others. */
const readsValueAlone = (tree, name) =>
  referencesAmong(nodes(tree))
    .filter(({ node }) => node.name === name)
    .every(
      ({ parent, key }) =>
        parent.type === 'MemberExpression' && key === 'object' && parent.property.name === 'value',
    );

const mentions = (tree, name) =>
  referencesAmong(nodes(tree)).some(({ node }) => node.name === name);

/** Whether a completion may still be asked for behind the `if`s. */
const isAskedLater = (library, rest, variable) =>
  library.findNodes({ type: 'BlockStatement', body: rest }, IS_ABRUPT, { __variable: variable })
    .length > 0;

/** `throw thrown` alone is what happens without the region. */
const isThrownOn = ([only, ...others], { name }) =>
  others.length === 0 && only.type === 'ThrowStatement' && only.argument.name === name;

const replaceRegion = (library, list, at, bindings, branches) => {
  const { __variable: variable, __thrown: thrown } = bindings;
  const body = branches.flatMap(({ consequent }) => statementsOf(consequent));
  const holder = { type: 'BlockStatement', body };
  library.replaceExpressions(holder, '__variable.value', () => ({ ...thrown }), {
    __variable: variable,
  });
  const alone = isThrownOn(holder.body, thrown);
  const statements = library.build(alone ? '__variable = __call;' : INSIDE, bindings);
  if (!alone) statements[0].handler.body.body = holder.body;
  const behind = statementsOf(branches.at(-1).alternate);
  library.replace(list, at, list.slice(at, at + 1 + branches.length), [...statements, ...behind]);
};

const isDeclared = ({ type, declarations }) =>
  type === 'VariableDeclaration' && !declarations[0].init;

/** Puts declarations between a region and what asks for it before the region. */
const declareBefore = (list, at) => {
  const end = list.findIndex((statement, i) => i > at && !isDeclared(statement));
  const declared = list.splice(at + 1, Math.max(end - at - 1, 0));
  list.splice(at, 0, ...declared);
  return at + declared.length;
};

const rewriteAt = (library, list, start) => {
  if (!library.matchAt(KEPT, list, start)) return false;
  const at = declareBefore(list, start);
  const bindings = library.matchAt(KEPT, list, at);
  if (bindings?.__variable.type !== 'Identifier') return false;
  const { __variable: variable } = bindings;
  const branches = askedBehind(library, list, at + 1, variable);
  if (branches.length === 0) return false;
  const rest = [
    ...statementsOf(branches.at(-1).alternate),
    ...list.slice(at + 1 + branches.length),
  ];
  const leaves = exits(branches.at(-1).consequent);
  const isKnown =
    branches.every(({ consequent }) => readsValueAlone(consequent, variable.name)) &&
    (leaves ? !isAskedLater(library, rest, variable) : !mentions(rest, variable.name));
  if (isKnown) replaceRegion(library, list, at, bindings, branches);
  return isKnown;
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'caught-completions',
  summary: 'what a step does where a completion is abrupt stands where the exception is caught',
  why: 'no record, no flag and no question; a region that throws on what it caught is none',
  sound:
    'The steps stand right behind the region and run exactly where it caught something, with nothing between. In the handler they are outside of the region, as before. Who reads the variable behind them reads a value, since they have left.',
  pays: ['small'],
  after: [],
  rests: [],
  guards: [],
  examples: [
    {
      before: `
        function f(x) {
          let y;
          try { y = g(x); } catch (thrown) { y = new ThrowCompletion(thrown); }
          if (y instanceof ThrowCompletion) { h(y.value); return x; }
          return y;
        }`,
      after: `
        function f(x) {
          let y;
          try { y = g(x); } catch (thrown) { h(thrown); return x; }
          return y;
        }`,
    },
    {
      before: `
        function f(r) {
          let y;
          try { y = g(r); } catch (thrown) { y = new ThrowCompletion(thrown); }
          if (y instanceof ThrowCompletion) throw y.value;
          return y;
        }`,
      after: 'function f(r) { let y; y = g(r); return y; }',
    },
  ],
  rewrite(library) {
    let count = 0;
    for (const { body: list } of nodes(library.program)) {
      if (!Array.isArray(list)) continue;
      for (let at = 0; at < list.length; at++) if (rewriteAt(library, list, at)) count++;
    }
    return count > 0
      ? library.did(`${count} completions`)
      : library.decline('completions', 'none is asked for right behind its region');
  },
};
