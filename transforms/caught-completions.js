import { nodes, referencesAmong } from '../generator/ir/walk.js';
import { dropUnread } from './support/unread-settings.js';

/** As completion-flags leaves a completion that is kept. */
const FLAGGED = `
  try {
    __variable = __call;
  } catch (__thrown) {
    __variable = __thrown;
    __flag = true;
  }`;

const INSIDE = `
  try {
    __variable = __call;
  } catch (__thrown) {
  }`;

const UNSET = 'let __flag = false;';

const exits = ({ type, body }) =>
  type === 'BlockStatement'
    ? body.length > 0 && exits(body.at(-1))
    : type === 'ReturnStatement' || type === 'ThrowStatement';

/** Statements of an arm. */
const statementsOf = (arm) => {
  const list = arm?.type === 'BlockStatement' ? arm.body : [arm ?? { type: 'EmptyStatement' }];
  return list.filter(({ type }) => type !== 'EmptyStatement');
};

const isAsked = (statement, { name }) =>
  statement?.type === 'IfStatement' &&
  statement.test.name === name &&
  (!statement.alternate || exits(statement.consequent));

/** What is done where the completion is abrupt: the `if`s right behind it, up to one that exits. */
const askedBehind = (list, at, flag) => {
  const branches = [];
  while (isAsked(list[at + branches.length], flag)) {
    branches.push(list[at + branches.length]);
    if (exits(branches.at(-1).consequent)) break;
  }
  return branches;
};

const mentionsOf = (body, name) =>
  nodes({ type: 'BlockStatement', body }).filter(
    (node) => node.type === 'Identifier' && node.name === name,
  );

/** Whether it sets a variable. */
const sets = (tree, name) =>
  nodes(tree).some(({ type, left }) => type === 'AssignmentExpression' && left.name === name);

/** `throw thrown` alone is what happens without the region. */
const isThrownOn = ([only, ...others], { name }) =>
  others.length === 0 && only?.type === 'ThrowStatement' && only.argument.name === name;

const isDeclared = ({ type, declarations }) =>
  type === 'VariableDeclaration' && !declarations[0].init;

/** Puts declarations between a region and what asks for it before the region. */
const declareBefore = (list, at) => {
  const end = list.findIndex((statement, i) => i > at && !isDeclared(statement));
  const declared = list.splice(at + 1, Math.max(end - at - 1, 0));
  list.splice(at, 0, ...declared);
  return at + declared.length;
};

/** Where a variable is declared before a region of its list. */
const declarationOf = (library, list, at, text, bindings) =>
  list.findIndex((_, i) => i < at && library.matchAt(text, list, i, bindings));

/** The steps where the region caught something; they read what it caught. */
const stepsOf = (branches, { __variable: variable, __thrown: thrown }) => {
  const holder = {
    type: 'BlockStatement',
    body: branches.flatMap(({ consequent }) => statementsOf(consequent)),
  };
  for (const { node } of referencesAmong(nodes(holder)))
    if (node.name === variable.name) node.name = thrown.name;
  return holder.body;
};

const replaceRegion = (library, list, at, bindings, branches) => {
  const behind = statementsOf(branches.at(-1).alternate);
  const steps = stepsOf(branches, bindings);
  const isNone = isThrownOn(steps, bindings.__thrown);
  const statements = library.build(isNone ? '__variable = __call;' : INSIDE, bindings);
  if (!isNone) statements[0].handler.body.body = steps;
  library.replace(list, at, list.slice(at, at + 1 + branches.length), [...statements, ...behind]);
};

/** The flag is asked for in the branches alone: it is declared and set besides. */
const isFlagOf = (list, { __flag: { name } }, branches) =>
  mentionsOf(list, name).length === 2 + branches.length;

/** Who reads the variable behind the branches reads a value. */
const isValueBehind = (library, list, at, { __variable }, branches) => {
  if (exits(branches.at(-1).consequent)) return true;
  const inside = mentionsOf(list.slice(at, at + 1 + branches.length), __variable.name);
  const isLocal = declarationOf(library, list, at, 'let __variable;', { __variable }) >= 0;
  return isLocal && mentionsOf(list, __variable.name).length === inside.length + 1;
};

/** Nothing in the branches means something else inside of the handler. */
const isMovable = (branches, { __variable: variable, __thrown: thrown }) =>
  branches.every(
    ({ consequent }) =>
      !sets(consequent, variable.name) && mentionsOf([consequent], thrown.name).length === 0,
  );

const rewriteAt = (library, list, start) => {
  if (!library.matchAt(FLAGGED, list, start)) return false;
  const at = declareBefore(list, start);
  const bindings = library.matchAt(FLAGGED, list, at);
  const { __flag } = bindings;
  const branches = askedBehind(list, at + 1, __flag);
  const declared = declarationOf(library, list, at, UNSET, { __flag });
  const isKnown =
    branches.length > 0 &&
    declared >= 0 &&
    isFlagOf(list, bindings, branches) &&
    isMovable(branches, bindings) &&
    isValueBehind(library, list, at, bindings, branches);
  if (!isKnown) return false;
  replaceRegion(library, list, at, bindings, branches);
  library.replace(list, declared, [list[declared]], []);
  return true;
};

const rewriteIn = (library, code) => {
  let count = 0;
  // the innermost first: what stands around a list moves its statements to another one
  for (const { body: list } of nodes(code.body).toReversed()) {
    if (!Array.isArray(list)) continue;
    for (let at = 0; at < list.length; at++) if (rewriteAt(library, list, at)) count++;
  }
  // what was called for its completion alone
  if (count > 0) dropUnread(library, code);
  return count;
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'caught-completions',
  summary: 'what a step does where a completion is abrupt stands where the exception is caught',
  why: 'no flag, and no question to each completion that is normal; a region that throws on what it caught is none: 60 bytes, compressed',
  sound:
    'The steps stand right behind the region and run exactly where it caught something, with nothing between. In the handler they are outside of the region, as before. The flag is asked for there alone, and who reads the variable behind the steps reads a value, since they have left.',
  pays: ['fast', 'loose', 'deferred', 'small'],
  after: ['completion-flags'],
  rests: [],
  guards: [],
  examples: [
    {
      before: `
        function f(x) {
          let y;
          let yThrew = false;
          try { y = g(x); } catch (thrown) { y = thrown; yThrew = true; }
          if (yThrew) { h(y); return x; }
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
          let yThrew = false;
          try { y = g(r); } catch (thrown) { y = thrown; yThrew = true; }
          if (yThrew) r.done = true;
          if (yThrew) throw y;
          return y;
        }`,
      after: `
        function f(r) {
          let y;
          try { y = g(r); } catch (thrown) { r.done = true; throw thrown; }
          return y;
        }`,
    },
    {
      before: `
        function f(x) {
          let y;
          let yThrew = false;
          try { y = g(x); } catch (thrown) { y = thrown; yThrew = true; }
          if (yThrew) h(y);
          return x;
        }`,
      after: `
        function f(x) {
          try { g(x); } catch (thrown) { h(thrown); }
          return x;
        }`,
    },
    {
      before: `
        function f(r) {
          let y;
          let yThrew = false;
          try { y = g(r); } catch (thrown) { y = thrown; yThrew = true; }
          if (yThrew) throw y;
          return y;
        }`,
      after: 'function f(r) { let y; y = g(r); return y; }',
    },
    {
      before: `
        function f(x) {
          let y;
          let yThrew = false;
          try { y = g(x); } catch (reason) { y = reason; yThrew = true; }
          if (yThrew) {
            let z;
            let zThrew = false;
            try { z = g(y); } catch (thrown) { z = thrown; zThrew = true; }
            if (zThrew) { h(z); return x; }
            return z;
          }
          return y;
        }`,
      after: `
        function f(x) {
          let y;
          try { y = g(x); } catch (reason) {
            let z;
            try { z = g(reason); } catch (thrown) { h(thrown); return x; }
            return z;
          }
          return y;
        }`,
    },
  ],
  rewrite(library) {
    let count = 0;
    // inner functions first: what a variable of theirs is read for is asked of them alone
    for (const code of library.allFunctions().reverse()) count += rewriteIn(library, code);
    return count > 0
      ? library.did(`${count} completions`)
      : library.decline('completions', 'none is asked for right behind its region');
  },
};
