import { asksForOthers } from '../generator/facts/own-arguments.js';
import { isPure } from '../generator/facts/purity.js';
import { isSetAgain } from '../generator/ir/assignments.js';
import { nodes, referencesAmong } from '../generator/ir/walk.js';
import { copy, same } from '../generator/ir/pattern.js';
import { fold } from './support/folding.js';
import { dropDead } from './support/dead-settings.js';
import { dropUnread } from './support/unread-settings.js';

/** The class of promises. */
const CONSTRUCTOR = 'Promise';

const isConstant = (node, names) =>
  node.type === 'Literal' ||
  (node.type === 'Identifier' && (node.name === 'undefined' || isSubject(node, names)));

/** The class itself, where nothing else has its name, nothing else is put in its place, and the function sees it. */
const isSubject = ({ name }, { uses, declared, beside }) =>
  name === CONSTRUCTOR &&
  beside &&
  declared.get(name) === 1 &&
  uses.get(name).every(({ node, parent }) => parent.left !== node);

/** Calls of a function, where nothing else names it, and nothing else has its name. */
const callsOf = (uses, declaration) => {
  const references = (uses.get(declaration.id.name) ?? []).filter(
    ({ parent }) => parent !== declaration,
  );
  const calls = references.map(({ node, parent }) => parent.callee === node && parent);
  const isPlain = (call) =>
    call?.type === 'CallExpression' && call.arguments.every(({ type }) => type !== 'SpreadElement');
  return calls.length > 0 && calls.every(isPlain) ? calls : undefined;
};

const usesIn = (all) => {
  const uses = new Map();
  for (const reference of referencesAmong(all)) {
    const { name } = reference.node;
    if (!uses.has(name)) uses.set(name, []);
    uses.get(name).push(reference);
  }
  return uses;
};

/** `arguments.length`, where all calls have as many. */
const foldCounts = (library, { body }, calls) => {
  if (asksForOthers(body)) return 0;
  const [{ length }] = calls.map((call) => call.arguments);
  if (calls.some((call) => call.arguments.length !== length)) return 0;
  return library.replaceExpressions(body, 'arguments.length', () => ({
    type: 'Literal',
    value: length,
  }));
};

/** What every call gives a parameter, where it is the same constant. */
const constantAt = (calls, at, names) => {
  const [first, ...others] = calls.map((call) => call.arguments[at]);
  return first &&
    isConstant(first, names) &&
    others.every((argument) => argument && same(argument, first))
    ? first
    : undefined;
};

/** A parameter that no call gives is a variable. */
const declareInside = (library, { params, body }, at) => {
  const [statement] = library.build('let __name;', { __name: params[at] });
  library.stamp([statement], params[at].origin);
  body.body.unshift(statement);
  params.splice(at, 1);
  return 1;
};

/** Puts what all calls give in the place of a parameter, and takes out one that nothing reads. */
const dropParameter = (library, { params, body }, calls, at, names) => {
  const { type, name } = params[at];
  if (type !== 'Identifier') return 0;
  const args = calls.map((call) => call.arguments[at]);
  if (args.every((argument) => !argument) && library.count(name, body) > 0)
    return declareInside(library, { params, body }, at);
  const constant = isSetAgain(body, name) ? undefined : constantAt(calls, at, names);
  if (constant) library.replaceExpressions(body, name, () => copy(constant));
  else if (library.count(name, body) > 0 || !args.every((argument) => isPure(argument))) return 0;
  params.splice(at, 1);
  for (const call of calls) call.arguments.splice(at, 1);
  return 1;
};

const rewriteIn = (library, declaration, calls, all) => {
  const { params, body } = declaration;
  const known = { ...all, beside: all.list?.includes(declaration) };
  const names = new Set(params.map(({ name }) => name));
  let count = foldCounts(library, declaration, calls);
  if (library.count('arguments', body) > 0) return 0;
  for (let at = params.length - 1; at >= 0; at--)
    count += dropParameter(library, declaration, calls, at, known);
  if (count > 0) {
    declaration.body = fold(library, body);
    // parameters that became variables may have been read for what is never asked any more
    dropUnread(library, declaration, (name) => names.has(name));
    if (dropDead(library, declaration) > 0) dropUnread(library, declaration);
  }
  return count;
};

/** How often each name is declared, as a function, a variable or a parameter. */
const declaredIn = (all) => {
  const counts = new Map();
  const add = ({ name }) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { type, id, params } of all) {
    if (id && /Declar/.test(type)) add(id);
    params?.forEach(add);
  }
  return counts;
};

/** What is to be known of names, as the library stands. */
const namesIn = (library) => {
  const all = nodes(library.program);
  const subject = all.find(({ type, id }) => /Declaration$/.test(type) && id?.name === CONSTRUCTOR);
  return {
    uses: usesIn(all),
    declared: declaredIn(all),
    list: subject && library.listOf(subject),
  };
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'known-arguments',
  summary:
    'a parameter that every call gives the same constant, or the class itself, is that; one that nothing reads is none',
  why: 'operations of the standard take what this library never varies: names of queues, of intrinsics, optional arguments',
  sound:
    'All uses of the function are calls that stand in the library, so that all its arguments are known. What is not passed any more is a constant, the class, which never changes, or evaluates without running code.',
  pays: ['fast', 'loose', 'small'],
  after: [],
  rests: [],
  guards: [],
  examples: [
    {
      before: `
        function f(x, hint, list) { if (arguments.length < 3) list = []; return g(x, list); }
        f(1, 'sync');
        f(2, 'sync');`,
      after: `
        function f(x) { let list; list = []; return g(x, list); }
        f(1);
        f(2);`,
    },
    {
      before: `
        function isOf(x, C) { return x instanceof C; }
        function create() {
          class Promise {}
          function f(x, usual) { return isOf(x, Promise) ? x : usual; }
          f(1, Promise);
          f(2, Promise);
        }`,
      after: `
        function isOf(x, C) { return x instanceof C; }
        function create() {
          class Promise {}
          function f(x) { return isOf(x, Promise) ? x : Promise; }
          f(1);
          f(2);
        }`,
    },
    {
      before: `
        function f(x, failed) {
          let at = 0;
          let result;
          let threw = false;
          try { at = 1; result = g(x); } catch (thrown) { use(at); result = thrown; threw = true; }
          if (failed) throw x;
          if (threw) throw result;
          return result;
        }
        f(1, true);
        f(2, true);`,
      after: `
        function f(x) {
          let at = 0;
          try { at = 1; g(x); } catch (thrown) { use(at); }
          throw x;
        }
        f(1);
        f(2);`,
    },
  ],
  rewrite(library) {
    let count = 0;
    let names = namesIn(library);
    for (const declaration of library.functions()) {
      const calls = callsOf(names.uses, declaration);
      if (!calls || names.declared.get(declaration.id.name) !== 1) continue;
      const changes = rewriteIn(library, declaration, calls, names);
      if (changes > 0) names = namesIn(library);
      count += changes;
    }
    return count > 0
      ? library.did(`${count} parameters`)
      : library.decline('parameters', 'none is always given the same');
  },
};
