import { lazy } from '../../../spec/remembered.js';
import { localsOf } from '../../facts/bindings.js';
import { commute, effectsOf } from '../../facts/effects.js';
import { documentFunctions, reachedByUsers } from '../../facts/functions.js';
import { isSetAgain } from '../../ir/assignments.js';
import { block, nodes, references, statement, undefinedValue } from '../../ir/estree.js';
import { copy } from '../../ir/pattern.js';
import { namesIn } from '../statement-list.js';

/** What would mean another thing in another function, or needs a name of its own there. */
const OF_ITS_PLACE =
  /^(?:ReturnStatement|BreakStatement|ContinueStatement|ThisExpression|MetaProperty|VariableDeclarator|.*Function.*)$/;

const canMove = (step) =>
  nodes(step).every(({ type, name }) => !OF_ITS_PLACE.test(type) && name !== 'arguments');

/** Steps of an operation that ask for an argument behind those of the reference, where they may come first. */
const givenIn = (code, known, effects) => {
  const more = new Set(code.params.slice(known.params.length).map(({ name }) => name));
  const asks = (step) => [...namesIn(step)].some((name) => more.has(name));
  const list = code.body.body;
  const steps = list.filter(asks);
  const others = (step) => list.slice(0, list.indexOf(step)).filter((other) => !asks(other));
  const within = (step) => effects().within(step, code);
  const params = new Set(code.params.map(({ name }) => name));
  const locals = localsOf(code);
  const isFirst = (step) =>
    canMove(step) &&
    [...namesIn(step)].every(
      (name) => !locals.has(name) || (params.has(name) && !isSetAgain(code, name)),
    ) &&
    others(step).every((other) => commute(within(step), within(other)));
  return steps.every(isFirst) ? steps : [];
};

/** The call that a statement is, or gives, or keeps. @param {any} statement */
const callOf = ({ expression, argument, declarations }) => {
  if (declarations) return declarations.length === 1 ? declarations[0].init : undefined;
  const isSet = expression?.type === 'AssignmentExpression' && expression.left.name;
  return isSet ? expression.right : (expression ?? argument);
};

const isSimple = ({ type }) => type === 'Identifier' || type === 'Literal';
/** A slot, or a field of a Record. */
const isRead = ({ type, computed, object }) =>
  type === 'MemberExpression' && !computed && isSimple(object);

/** Where an operation is called, in statements of their own. @returns {any[]|undefined} nothing where it is called otherwise */
const placesOf = (library, functions, name) => {
  const places = [...functions.values()].flatMap(({ code }) =>
    nodes(code)
      .map(({ body }) => body)
      .filter(Array.isArray)
      .flatMap((list) =>
        list
          .map((statement) => ({ code, list, statement, call: callOf(statement) }))
          .filter(({ call }) => call?.type === 'CallExpression' && call.callee.name === name),
      ),
  );
  const count = references(library.program).filter(
    ({ node, parent }) => node.name === name && parent.id !== node,
  ).length;
  return count > 0 && count === places.length ? places : undefined;
};

/** What a call gives the parameters that steps name. */
const valuesOf = ({ params }, { arguments: args }) =>
  params.map(({ name }, at) => ({ name, value: args[at] ?? undefinedValue() }));

/** Whether nobody can tell that a call's arguments are evaluated behind the steps, and each name means the same there. */
const canTake = (code, steps, { code: by, call }, effects) => {
  const named = references(block(steps)).map(({ node }) => node.name);
  const locals = localsOf(code);
  const outer = localsOf(by);
  const isOnce = (name) => steps.length === 1 && named.filter((other) => other === name).length < 2;
  const left = namesIn(block(code.body.body.filter((step) => !steps.includes(step))));
  const isKept = (name, /** @type {any} */ { expression }) =>
    expression?.type === 'AssignmentExpression' && expression.right.name === name;
  /** Nothing happens before it is read, or what happens changes nothing of it. */
  const isSame = (name, value) => {
    if (!left.has(name) && steps.every((step) => isKept(name, step))) return true;
    const read = effects().within(statement(value), by);
    return steps.every((step) => commute(effects().within(step, code), read));
  };
  return (
    by !== code &&
    valuesOf(code, call).every(
      ({ name, value }) =>
        isSimple(value) || (isRead(value) && isOnce(name) && isSame(name, value)),
    ) &&
    call.arguments.length <= code.params.length &&
    named.every((name) => locals.has(name) || !outer.has(name))
  );
};

const hand = (code, steps, { list, statement, call }) => {
  const copies = copy(steps);
  const values = new Map(valuesOf(code, call).map(({ name, value }) => [name, value]));
  for (const { node, parent, key } of references(block(copies))) {
    const value = values.get(node.name);
    if (!value) continue;
    const { origin } = node;
    const argument = { ...copy(value), origin };
    if (Array.isArray(parent[key])) parent[key][parent[key].indexOf(node)] = argument;
    else parent[key] = argument;
  }
  list.splice(list.indexOf(statement), 0, ...copies);
};

/** Nothing reads the last parameters any more: what they are given runs no code. */
const drop = (code, known, places) => {
  const left = namesIn(code.body);
  while (
    code.params.length > known.params.length &&
    !left.has('arguments') &&
    !left.has(code.params.at(-1).name)
  ) {
    code.params.pop();
    for (const { call } of places)
      call.arguments.length = Math.min(call.arguments.length, code.params.length);
  }
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'given-steps',
  summary:
    'what an operation does first with an argument that the reference does not give it stands in front of its calls',
  sound:
    'Operations are called by steps alone. The same steps run in the same order: what they come in front of neither runs code nor touches what they do.',
  examples: [
    {
      reference: 'function f(x) { return g(x); }',
      before:
        'function f(x, kind) { Note(x, kind); return g(x); } function h(x) { return f(x, 1); }',
      after: 'function f(x) { return g(x); } function h(x) { Note(x, 1); return f(x); }',
    },
    {
      reference: 'function f(x) { g(x); return x.A; }',
      before:
        'function f(x, kind) { g(x); Note(x, kind); return x.A; } function h(x) { return f(x, 1); }',
      after:
        'function f(x, kind) { g(x); Note(x, kind); return x.A; } function h(x) { return f(x, 1); }',
    },
    {
      reference: 'function f(x) { return g(x); }',
      before:
        'function f(x, kind) { kind.Value = 2; return g(x); } function h(x) { return f(x.Value, x); }',
      after:
        'function f(x, kind) { kind.Value = 2; return g(x); } function h(x) { return f(x.Value, x); }',
    },
    {
      reference: 'function f(x) { return g(x); }',
      before:
        'function f(x, kind) { Note(x, kind); return g(x); } function h(x) { const a = f(x, 1); x && f(x, 2); return a; }',
      after:
        'function f(x, kind) { Note(x, kind); return g(x); } function h(x) { const a = f(x, 1); x && f(x, 2); return a; }',
    },
  ],
  rewrite(library) {
    const { reference } = library;
    if (!reference) return;
    const functions = documentFunctions(library.program);
    const effects = lazy(() => effectsOf(functions));
    const isOfUsers = reachedByUsers(functions.keys());
    for (const { key, code } of functions.values()) {
      const known = reference.get(key)?.code;
      if (isOfUsers(key) || !(known?.params.length < code.params.length)) continue;
      const steps = givenIn(code, known, effects);
      const places = steps.length > 0 ? placesOf(library, functions, key) : undefined;
      if (!places?.every((place) => canTake(code, steps, place, effects))) continue;
      for (const place of places) hand(code, steps, place);
      code.body.body = code.body.body.filter((step) => !steps.includes(step));
      drop(code, known, places);
      library.did(key);
    }
  },
};
