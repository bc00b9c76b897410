import { localsOf, renameApart } from '../../facts/bindings.js';
import { documentFunctions } from '../../facts/functions.js';
import { isSetAgain } from '../../ir/assignments.js';
import { nodes } from '../../ir/estree.js';
import { copy, same } from '../../ir/pattern.js';
import { withoutCopies } from '../simplify.js';
import { List, meets, namesIn, Steps } from '../statement-list.js';
import { isSame } from '../unlike.js';

/** What passes go around: what these do in front of their last steps, those may do who call them. */
const GONE_AROUND = ['CreateResolvingFunctions', 'NewPromiseCapability'];

/** `if (IsConstructor(C) === false) throw …;` */
const testOf = ({ type, test, consequent, alternate }) =>
  type === 'IfStatement' &&
  !alternate &&
  (consequent.body?.[0] ?? consequent).type === 'ThrowStatement'
    ? test
    : undefined;

/** The guards that the known function begins with as well: they stay, and stand in front of what is handed. */
const guardsOf = (steps, { key, code }, known) => {
  if (!GONE_AROUND.includes(key)) return [];
  const names = new Map(code.params.map(({ name }, at) => [name, known.params[at]?.name]));
  const isKnown = (test) => {
    const renamed = copy(test);
    for (const node of nodes(renamed)) if (names.has(node.name)) node.name = names.get(node.name);
    return known.body.body.some((statement) => same(testOf(statement), renamed));
  };
  return code.body.body.filter((statement) => {
    const test = testOf(statement);
    return test && steps.isQuiet(test, code) && isKnown(test);
  });
};

/** Whether all that a function does beside is to make what it returns. */
const makesAll = (steps, code, parts, list) => {
  const last = list.at(-1);
  return (
    last?.type === 'ReturnStatement' &&
    steps.isQuiet(last.argument, code) &&
    list.slice(0, -1).every((statement) => parts.kindOf(statement) !== 'any')
  );
};

/**
 * Statements of a list, with those in front of them that set what they name and could as well stand elsewhere.
 * @param {List} parts
 * @param {Set<any>} chosen
 */
const withWhatTheyName = (parts, list, chosen) => {
  for (let count = -1; count !== chosen.size;) {
    count = chosen.size;
    const named = new Set([...chosen].flatMap((statement) => [...namesIn(statement)]));
    for (const statement of list)
      if (parts.kindOf(statement) === 'quiet' && meets(parts.effectsOf(statement).sets, named))
        chosen.add(statement);
  }
  return list.filter((statement) => chosen.has(statement));
};

/**
 * What a function may leave to those who call it: its steps that do anything, with the guards before them.
 * @returns {{handed: any[], left: any[]}|undefined} nothing where there is none, or somebody could tell
 */
const givenBy = (steps, entry, known) => {
  const { key, code } = entry;
  const list = code.body.body;
  const parts = new List(steps, code, list);
  const guards = guardsOf(steps, entry, known);
  const isAny = (statement) => !guards.includes(statement) && parts.isBetween(statement);
  const end = list.findLastIndex(isAny) + 1;
  if (end === 0) return undefined;
  const before = list.slice(0, end);
  const moved = before.filter((statement) => isAny(statement) || guards.includes(statement));
  const handed = withWhatTheyName(parts, before, new Set(moved));
  const stays = list.filter((statement) => !moved.includes(statement));
  const named = new Set(stays.flatMap((statement) => [...parts.effectsOf(statement).uses]));
  const isOnlyGiven = (statement) =>
    handed.includes(statement) && !meets(parts.effectsOf(statement).sets, named);
  const left = list.filter(
    (statement) => guards.includes(statement) || !(isAny(statement) || isOnlyGiven(statement)),
  );
  const rest = before.filter(
    (statement) => left.includes(statement) && !guards.includes(statement),
  );
  const isAsked = (statement) => meets(parts.effectsOf(statement).sets, named);
  if (moved.some((statement) => isAny(statement) && isAsked(statement))) return undefined;
  const isMade = GONE_AROUND.includes(key)
    ? rest.every((statement) => parts.kindOf(statement) !== 'any')
    : makesAll(steps, code, parts, left);
  return isMade && isMovable(parts, code, handed, rest) ? { handed, left } : undefined;
};

/** Whether statements name nothing but parameters and their own variables, which nothing else sets. */
const isMovable = (parts, code, handed, rest) => {
  const names = new Set(handed.flatMap((statement) => [...namesIn(statement)]));
  const set = handed.flatMap((statement) => [...parts.effectsOf(statement).sets]);
  const others = rest
    .filter((statement) => !handed.includes(statement))
    .flatMap((statement) => [...parts.effectsOf(statement).sets]);
  const parameters = code.params.map(({ name }) => name);
  return (
    code.params.every(({ type, name }) => type === 'Identifier' && !isSetAgain(code, name)) &&
    !names.has('arguments') &&
    !others.some((name) => names.has(name)) &&
    !set.some((name) => parameters.includes(name))
  );
};

/** The call that a statement is, or sets a variable to. @param {any} statement */
const callIn = ({ type, declarations, expression, argument }) => {
  if (type === 'VariableDeclaration') return declarations[0].init;
  if (type === 'ReturnStatement') return argument;
  return expression?.type === 'AssignmentExpression' ? expression.right : expression;
};

const SIMPLE = new Set(['Identifier', 'Literal']);

/** Where an operation is called in statements of their own, with values; nothing where it is named elsewhere. */
const callsOf = (library, functions, { key }) => {
  const places = [...functions.values()].flatMap(({ key: by, code }) =>
    nodes(code).flatMap(({ body: list }) =>
      (Array.isArray(list) ? list : [])
        .filter((statement) => callIn(statement)?.callee?.name === key)
        .map((statement) => ({ by, code, list, statement, call: callIn(statement) })),
    ),
  );
  const isPlain = ({ call }) => call.arguments.every(({ type }) => SIMPLE.has(type));
  return library.count(key) === places.length + 1 && places.every(isPlain) ? places : undefined;
};

/** The steps of an operation, in front of a call. */
const putBefore = ({ code, list, statement, call }, params, handed) => {
  const steps = copy({
    type: 'FunctionExpression',
    params,
    body: { type: 'BlockStatement', body: handed },
  });
  renameApart(steps, localsOf(code));
  const parameters = steps.params.map(({ name }) => name);
  const declared = steps.params.map((id, at) => ({
    type: 'VariableDeclaration',
    kind: 'const',
    origin: statement.origin,
    declarations: [
      { type: 'VariableDeclarator', id, init: copy(call.arguments[at]), origin: statement.origin },
    ],
  }));
  list.splice(list.indexOf(statement), 0, ...declared, ...steps.body.body);
  withoutCopies(code, (name) => parameters.includes(name));
};

const giveToCallers = (library, steps, entry) => {
  const { code } = entry;
  const { handed, left } = givenBy(steps, entry, library.reference.get(entry.key).code) ?? {};
  const places = handed && callsOf(library, steps.functions, entry);
  const isGiven = ({ call }) => call.arguments.length === code.params.length;
  if (!places || places.length === 0 || !places.every(isGiven)) return false;
  for (const place of places) {
    putBefore(place, code.params, handed);
    library.did(place.by);
  }
  code.body.body = left;
  return true;
};

/** Functions of the reference that passes go around, or that do no more than to make what they return. */
const makersIn = (reference) => {
  const codes = [...reference.values()].map(({ code }) => code);
  const steps = new Steps(codes, reference);
  const isMaker = ({ key, code }) =>
    GONE_AROUND.includes(key) ||
    (code.type === 'FunctionDeclaration' &&
      makesAll(steps, code, new List(steps, code, code.body.body), code.body.body));
  return new Set([...reference.values()].filter(isMaker).map(({ key }) => key));
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'steps-between',
  summary:
    'a step between those that make an object which nobody has yet stands behind them, or where the operation is called that makes it',
  sound:
    'The step knows nothing of the object, and what the object is made of does not change: nobody can tell whether it was there.',
  examples: [
    {
      reference:
        'function f(x) { const slots = { A: undefined, B: undefined }; slots.A = 1; slots.B = x; return slots; }',
      before:
        "function f(x) { const slots = { A: undefined, B: undefined }; slots.A = 1; Get(x, 'a'); slots.B = x; return g(slots); } function g(slots) { return slots.B; }",
      after:
        "function f(x) { const slots = { A: undefined, B: undefined }; slots.A = 1; slots.B = x; Get(x, 'a'); return g(slots); } function g(slots) { return slots.B; }",
    },
    {
      reference:
        'function NewJob(x) { return { Job: x }; } function f(y) { const job = NewJob(y); HostEnqueuePromiseJob(job.Job); }',
      before:
        "function NewJob(x) { const job = x; Get(x, 'a'); return { Job: job }; } function f(y) { const job = NewJob(y); Get(y, 'b'); HostEnqueuePromiseJob(job.Job); }",
      after:
        "function NewJob(x) { const job = x; return { Job: job }; } function f(y) { Get(y, 'a'); Get(y, 'b'); const job = NewJob(y); HostEnqueuePromiseJob(job.Job); }",
    },
    {
      reference: 'function f(x) { const slots = { A: undefined }; slots.A = x; return slots; }',
      before:
        "function f(x) { const slots = { A: undefined }; keep(slots); Get(x, 'a'); slots.A = x; return slots; }",
      after:
        "function f(x) { const slots = { A: undefined }; keep(slots); Get(x, 'a'); slots.A = x; return slots; }",
    },
  ],
  rewrite(library) {
    const { reference } = library;
    // where variables are declared in front of all steps, nothing says which steps make an object
    if (!reference || library.target.name === 'es5') return;
    const functions = documentFunctions(library.program);
    const isKnown = ({ key, code }) => {
      const known = reference.get(key)?.code;
      return known && isSame(code, known);
    };
    const differing = [...functions.values()].filter((entry) => !isKnown(entry));
    if (differing.length === 0) return;
    const makers = makersIn(reference);
    const known = differing.filter(({ key }) => makers.has(key));
    for (let more = known.length > 0; more;) {
      const steps = new Steps(library.program, functions);
      more = known.some((entry) => giveToCallers(library, steps, entry));
    }
    const steps = new Steps(library.program, functions);
    for (const { key, code } of functions.values()) {
      if (isKnown({ key, code })) continue;
      for (const { body: list } of nodes(code)) {
        if (!Array.isArray(list)) continue;
        const parts = new List(steps, code, list);
        if ([parts.gather(), parts.sink()].includes(true)) library.did(key);
      }
    }
  },
};
