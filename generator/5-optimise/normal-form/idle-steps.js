import { lazy } from '../../../spec/remembered.js';
import { effectsOf } from '../../facts/effects.js';
import { documentFunctions } from '../../facts/functions.js';
import { promisesIn } from '../../facts/promises.js';
import { isField, isFieldName, isPure, isSum } from '../../facts/purity.js';
import { unreadFieldsIn } from '../../facts/unread-fields.js';
import { unreadIn } from '../../facts/unread.js';
import { nodes } from '../../ir/estree.js';
import { same } from '../../ir/pattern.js';
import { primitives } from '../../primitives/index.js';

/** Whether a variable may hold undefined, as far as a function asks: a Record's field is not read then. */
const mayBeUndefined = (code, name) =>
  nodes(code).some(
    ({ type, left, right }) =>
      type === 'BinaryExpression' && right.name === 'undefined' && left.name === name,
  );

const FLAGS = /** @type {const} */ (['runsUserCode', 'throws', 'enqueues', 'asksHost']);

/** Operations that do nothing but to give a value, and look at no memory that may not be there. */
const quietCalls = (functions) => {
  const effects = effectsOf(functions);
  const ofPrimitive = ({ abrupt, effects: more = {} }) => !abrupt && Object.keys(more).length === 0;
  return ({ callee: { name } }) => {
    const summary = effects.of(name);
    if (!summary) return primitives.has(name) && ofPrimitive(primitives.get(name));
    const { reads, writes } = summary;
    return reads.size + writes.size === 0 && FLAGS.every((flag) => !summary[flag]);
  };
};

/** What nobody can tell that it was evaluated, in a function of the document. */
const idleIn = (code, { holds, isCall, prefix }) => {
  const isRead = ({ type, computed, object, property }) =>
    type === 'MemberExpression' &&
    !computed &&
    object.type === 'Identifier' &&
    (property.name.startsWith(prefix)
      ? holds(code, object)
      : isFieldName(property.name) && !mayBeUndefined(code, object.name));
  return (node) => isPure(node, { isRead, isCall });
};

const isGrowth = ({ statement: { expression } }) => expression?.type === 'CallExpression';

/** Whether a variable that nobody reads is a List wherever it gets longer. */
const isList = (settings) =>
  !settings.some(isGrowth) ||
  settings.every((setting) => isGrowth(setting) || setting.value?.type === 'ArrayExpression');

/** Whether a variable that nobody reads counts. */
const isCount = (name, settings) =>
  settings.every(({ value }) =>
    isSum(value, (term) => term.type === 'Identifier' && term.name === name),
  );

/** `x.Field = x.Field` */
const setsWhatItHolds = ({ type, operator, left, right }) =>
  type === 'AssignmentExpression' && operator === '=' && same(left, right);

/** Statements of a function that do nothing. */
const idleStatements = (code, isIdle) => {
  const unread = [...unreadIn(code, { forItself: true })]
    .filter(([, settings]) => isList(settings))
    .filter(
      ([name, settings]) => settings.every(({ value }) => isIdle(value)) || isCount(name, settings),
    )
    .flatMap(([, settings]) => settings);
  const doesNothing = ({ expression }) =>
    (expression?.type === 'CallExpression' && isIdle(expression)) ||
    (expression && setsWhatItHolds(expression) && isIdle(expression.right));
  const alone = nodes(code).flatMap(({ body: list }) =>
    Array.isArray(list) ? list.filter(doesNothing).map((statement) => ({ list, statement })) : [],
  );
  return [...unread, ...alone];
};

/** Fields of the document's Records that the reference does not have, and nothing reads. */
const removeFields = (library, known) => {
  const concerns = (name) => isFieldName(name) && !known.has(name);
  let count = 0;
  for (const [field, settings] of unreadFieldsIn(library.program, concerns)) {
    const isOwn = (term) => isField(term) && term.property.name === field;
    const isCount = settings.every(({ value }) => isSum(value, isOwn));
    if (!isCount && !settings.every(({ value }) => isPure(value))) continue;
    for (const { list, item } of settings) list.splice(list.indexOf(item), 1);
    count++;
  }
  return count;
};

/** The slots that an object is asked to have: by name, or as a private name. */
const brandsIn = (tree) =>
  new Set(
    nodes(tree).map(({ type, operator, left, value }) =>
      type === 'BinaryExpression' && operator === 'in' ? left.name : value,
    ),
  );

/** Slots of promises that the reference does not have, and nothing reads: what sets them does nothing. */
const removeStores = (library, codes, known, { holds, prefix }) => {
  const brands = brandsIn(library.program);
  const concerns = (name) => name.startsWith(prefix) && !known.has(name) && !brands.has(name);
  const settings = [...unreadFieldsIn(library.program, concerns).values()].flat();
  const codeOf = (item) => codes.find((code) => nodes(code).includes(item));
  const isIdle = ({ value, item }) => {
    const [object, code] = [item.expression?.left.object, codeOf(item)];
    return isPure(value) && object && code && holds(code, object);
  };
  const idle = settings.filter(isIdle);
  for (const { list, item } of idle) library.replace(list, list.indexOf(item), [item], []);
  return idle.length;
};

/** Fields and slots that the reference names. */
const namesIn = (reference) =>
  new Set(
    [...reference.values()].flatMap(({ code }) =>
      nodes(code).flatMap(({ property, key }) => (property ?? key)?.name ?? []),
    ),
  );

const removeSteps = (library, code, isIdle) => {
  let count = 0;
  for (let left = idleStatements(code, isIdle); left.length > 0;) {
    for (const { list, statement } of left)
      library.replace(list, list.indexOf(statement), [statement], []);
    count += left.length;
    left = idleStatements(code, isIdle);
  }
  return count;
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'idle-steps',
  summary: 'a step that only asks, or sets what nobody reads, is none, nor is a field of a Record',
  sound:
    'Slots of promises, fields of Records and operations without effects are asked; nobody can tell that they were. No program sees Records and slots, so nobody can tell what they hold that no step reads.',
  examples: [
    {
      before: `
        function IsCallable(x) { return typeof x === 'function'; }
        function f(x) { const probed = x === 1; const other = IsCallable(probed); return x; }
        function g(record) { record.Value = record.Value; return record; }`,
      after: `
        function IsCallable(x) { return typeof x === 'function'; }
        function f(x) { return x; }
        function g(record) { return record; }`,
    },
    {
      reference: 'function f(x) { const record = { Value: x }; return g(record); }',
      before: 'function f(x) { const record = { Value: x, Owner: x }; return g(record); }',
      after: 'function f(x) { const record = { Value: x }; return g(record); }',
    },
    {
      reference: 'function f(x) { const record = { Value: x }; return g(record); }',
      before: `
        function f(x) {
          let count = 0;
          const seen = [];
          const record = { Value: x, Calls: 0 };
          while (h(x)) { count = count + 1; AppendToList(seen, x); record.Calls = record.Calls + 1; }
          return g(record);
        }`,
      after: `
        function f(x) {
          const record = { Value: x };
          while (h(x)) {}
          return g(record);
        }`,
    },
    {
      reference: `
        function make(C) { return OrdinaryCreateFromConstructor(C, 'x', ['PromiseState']); }`,
      before: `
        function make(C) {
          const promise = OrdinaryCreateFromConstructor(C, 'x', ['PromiseState', 'Parent']);
          promise.#Parent = C;
          return promise;
        }
        function f(x) { x.#Parent = undefined; }`,
      after: `
        function make(C) {
          const promise = OrdinaryCreateFromConstructor(C, 'x', ['PromiseState', 'Parent']);
          return promise;
        }
        function f(x) { x.#Parent = undefined; }`,
    },
    {
      before: 'function f(x) { const then = Get(x, "then"); const probed = x.#PromiseState; }',
      after: 'function f(x) { const then = Get(x, "then"); const probed = x.#PromiseState; }',
    },
  ],
  rewrite(library) {
    const functions = documentFunctions(library.program);
    const codes = [...functions.values()].map(({ code }) => code);
    const holds = lazy(() => promisesIn(codes, (slot) => library.slotName(slot)));
    const facts = {
      holds: (code, node) => holds()(code, node),
      isCall: quietCalls(functions),
      prefix: library.slotName(''),
    };
    const { reference } = library;
    const known = reference && namesIn(reference);
    let count = 0;
    for (let before = -1; before !== count;) {
      before = count;
      for (const code of codes) count += removeSteps(library, code, idleIn(code, facts));
      if (known) count += removeFields(library, known) + removeStores(library, codes, known, facts);
    }
    if (count > 0) library.did(`${count} steps`);
  },
};
