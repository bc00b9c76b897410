import { freeName, localsOf } from '../facts/bindings.js';
import { settingsIn } from '../ir/assignments.js';
import { nodes } from '../ir/estree.js';
import { copy, same } from '../ir/pattern.js';
import { isSlotList } from '../ir/query.js';
import { isBare, isBlock, isStatement } from '../ir/statements.js';
import { isFunction } from '../ir/walk.js';
import { takeForm } from './adopted.js';
import { renamed } from './further.js';
import { markedApart } from './names.js';

/**
 * A function that says in other words what the known one says, and has steps beside: slots of its
 * own are set there, or counted in. The steps are taken out, and what is left is compared; then they
 * stand in the known form, one after the other, each before the first statement where all is as it was.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('../facts/functions.js').DocumentFunction} DocumentFunction
 * @typedef {(entry: DocumentFunction, other: DocumentFunction) => import('./adopted.js').Twins|undefined} TwinsOf
 */

/** @param {Map<string, DocumentFunction>} functions @returns {Set<any>} what they name: variables, properties, slots of new objects */
export const namedIn = (functions) =>
  new Set(
    [...functions.values()].flatMap(({ code }) =>
      nodes(code).flatMap(({ name, value }) => name ?? value),
    ),
  );

const declaredBy = ({ declarations }) => declarations[0].id.name;

/**
 * Statements that name what the reference has nowhere, and what such statements alone declare.
 * @param {any} code
 * @param {(name: any) => boolean} isStrange
 */
const strangeIn = (code, isStrange) => {
  const statements = [];
  const variables = new Set();
  const names = (tree) =>
    nodes(tree).some(({ name }) => name && (variables.has(name) || isStrange(name)));
  const isStep = (statement) => {
    const { type, expression, declarations, test, alternate } = statement;
    if (type === 'IfStatement') return !alternate && names(test);
    return names(expression ?? declarations?.[0].init ?? []);
  };
  // where a condition is, what stands in its arms comes with it
  for (const { body: list } of nodes(code).filter(({ body }) => Array.isArray(body)))
    for (const statement of list.filter(isStep)) {
      statements.push(statement);
      if (statement.type === 'VariableDeclaration') variables.add(declaredBy(statement));
    }
  const inside = new Set(statements.flatMap((statement) => nodes(statement).slice(1)));
  return statements.filter((statement) => !inside.has(statement));
};

/** Slots of new objects that the reference has nowhere, by their lists. @returns {Map<Node, Node[]>} */
const slotsIn = (code, isStrange) =>
  new Map(
    nodes(code)
      .filter(isSlotList)
      .map((list) => [list, list.elements.filter(({ value }) => isStrange(value))]),
  );

/**
 * @returns {{code: Node, originals: Map<Node, Node>}} a copy of a function without some of its statements, and of
 *   the elements of Lists, and what each of its nodes was
 */
const without = (code, left) => {
  const clone = copy(code);
  const twins = nodes(clone);
  const originals = new Map(nodes(code).map((node, at) => [twins[at], node]));
  const isLeft = (node) => !left.has(originals.get(node));
  for (const node of twins)
    for (const key of ['body', 'elements'])
      if (Array.isArray(node[key])) node[key] = node[key].filter(isLeft);
  return { code: clone, originals };
};

/** The names of parameters of a function, and of those inside it, by function. @returns {string[][]} */
const parametersIn = (code) =>
  nodes(code)
    .filter(isFunction)
    .map(({ params }) => params.map(({ name }) => name));

/** Names of variables: from the function's to those of the known one. */
const namesBetween = (code, known, { pairs }) => {
  const others = parametersIn(known);
  const names = new Map(
    parametersIn(code).flatMap((list, i) => list.map((name, at) => [name, others[i]?.[at]])),
  );
  const settings = settingsIn(nodes(code));
  const byValue = new Map(settings.map(([name, value]) => [value, name]));
  for (const [name, value] of settingsIn(nodes(known)))
    if (byValue.has(pairs.get(value))) names.set(byValue.get(pairs.get(value)), name);
  // a variable for another one
  for (const [name, value] of settings)
    if (!names.has(name) && names.has(value?.name)) names.set(name, names.get(value.name));
  return names;
};

/**
 * Names for all that steps name: variables of their own, and parameters behind the known ones, stand apart.
 * @returns {Map<string, string>|undefined} nothing where the known function has no such variable
 */
const namesOf = (code, known, twins, { steps, further }) => {
  const names = namesBetween(code, known, twins);
  const taken = localsOf(known);
  const locals = localsOf(code);
  for (const { name } of further) names.set(name, markedApart(name, taken));
  for (const { type, id } of nodes(steps))
    if (type === 'VariableDeclarator') names.set(id.name, freeName(id.name, taken));
  const used = nodes(steps).filter(({ type, name }) => type === 'Identifier' && locals.has(name));
  return used.every(({ name }) => names.get(name) !== undefined) ? names : undefined;
};

/** Statements of a function: a step may stand before each, but not between `let x;` and what sets it. */
const placesIn = (code) =>
  nodes(code.body).flatMap(({ body, consequent, alternate }) => [
    ...(Array.isArray(body) ? body : []).filter((_, at) => at === 0 || !isBare(body[at - 1])),
    ...[consequent, alternate].filter((arm) => arm && isStatement(arm) && !isBlock(arm)),
  ]);

/** What stands behind a step in its list, but for other steps. */
const nextOf = (code, step, steps) => {
  const list = nodes(code).find(({ body }) => Array.isArray(body) && body.includes(step))?.body;
  return list?.slice(list.indexOf(step)).find((statement) => !steps.includes(statement));
};

/** So many places are tried for the steps of a function. */
const TRIES = 200;

/**
 * Steps stand before statements of the known function, one after the other.
 * @param {Node[]} steps
 * @param {(step: Node) => Node[]} placesFor
 * @param {(placed: [place: Node, step: Node][]) => boolean} isThere whether all is as it was, with the steps so far
 * @returns {[place: Node, step: Node][]|undefined}
 */
const put = (steps, placesFor, isThere) => {
  let tries = 0;
  const from = (placed) => {
    if (placed.length === steps.length) return placed;
    const step = steps[placed.length];
    for (const place of placesFor(step)) {
      if (tries++ > TRIES) return undefined;
      const next = [...placed, [place, step]];
      const all = isThere(next) && from(next);
      if (all) return all;
    }
    return undefined;
  };
  return from([]);
};

/** Statements as the function has them. */
const inOrder = (code, statements) => nodes(code).filter((node) => statements.includes(node));

/** How often code calls each operation. @param {Node} tree @returns {Map<string, number>} */
export const callsIn = (tree) => {
  const counts = new Map();
  for (const { callee } of nodes(tree))
    if (callee?.name) counts.set(callee.name, (counts.get(callee.name) ?? 0) + 1);
  return counts;
};

/** Statements that call once what the known function calls once less. */
const furtherCalls = (code, known) => {
  const [calls, others] = [code, known].map(({ body }) => callsIn(body));
  const names = [...calls.keys()].filter((name) => calls.get(name) === (others.get(name) ?? 0) + 1);
  const isCall = (statement) => {
    const inside = callsIn(statement);
    return names.some((name) => inside.get(name) === 1);
  };
  return nodes(code).flatMap(({ body: list }) => (Array.isArray(list) ? list.filter(isCall) : []));
};

/**
 * What a function may have beside the known one: further slots, and steps of which it may be this or that.
 * @returns {{slots: Map<Node, Node[]>, elements: Node[], further: any[], choices: Node[][]}}
 */
const besideIn = (code, known, isStrange) => {
  const further = code.params.slice(known.params.length);
  const locals = localsOf(code);
  const isOwn = (name) =>
    locals.has(name) ? further.some((parameter) => parameter.name === name) : isStrange(name);
  const slots = slotsIn(code, isStrange);
  const steps = strangeIn(code, isOwn);
  const calls = furtherCalls(code, known).filter((call) => !steps.includes(call));
  const elements = [...slots.values()].flat();
  const isAny = steps.length + elements.length > 0;
  return {
    slots,
    elements,
    further,
    choices: [...(isAny ? [steps] : []), ...calls.map((call) => inOrder(code, [...steps, call]))],
  };
};

/** Whether steps look at slots of their own alone, and call nothing that does more: all else is as with the known function. */
const isApart = (steps, isStrange) => {
  const isOwn = ({ type, property, computed }) =>
    type === 'MemberExpression' && !computed && isStrange(property.name);
  const isAppending = ({ callee, arguments: list }) =>
    callee?.name === 'AppendToList' && isOwn(list[0]);
  return nodes(steps).every(
    (/** @type {any} */ node) =>
      (!/^(?:Call|New)/.test(node.type) || isAppending(node)) &&
      (node.type !== 'MemberExpression' || isOwn(node)),
  );
};

/** The known form of a function without some steps, and with them. */
const withSteps = ({ key, code }, known, { steps, slots, elements, further }, twinsOf) => {
  const { originals, ...rest } = without(code, new Set([...steps, ...elements]));
  const twins = twinsOf({ key, ...rest }, known);
  const names = twins && namesOf(rest.code, known.code, twins, { steps, further });
  const lists = nodes(known.code).filter(isSlotList);
  if (!names || slots.size !== lists.length) return undefined;
  if (same(rest.code.body, known.code.body)) return { form: code, twins };
  const more = further.map((node) => ({ node, name: names.get(node.name) }));
  const formed = (beside) => {
    const placed = new Map([...slots.values()].map((added, at) => [lists[at], added]));
    for (const [place, step] of beside)
      placed.set(place, [...(placed.get(place) ?? []), renamed(step, names)]);
    const form = { ...code };
    takeForm(form, known.code, { ...twins, placed, more });
    return form;
  };
  // where several places will do, what follows says which the document means, or the last is it
  const places = placesIn(known.code).reverse();
  const placesFor = (step) => {
    const behind = new Set(nodes(nextOf(code, step, steps) ?? []));
    const isNext = (place) =>
      nodes(place).some((node) => behind.has(originals.get(twins.pairs.get(node))));
    return [...places.filter(isNext), ...places.filter((place) => !isNext(place))];
  };
  const isThere = (beside) => {
    const left = without(code, new Set(steps.slice(beside.length)));
    return twinsOf({ key, code: left.code }, { key, code: formed(beside) }) !== undefined;
  };
  const beside = steps.length > 0 || isThere([]) ? put(steps, placesFor, isThere) : undefined;
  return beside && { form: formed(beside), twins };
};

/**
 * @param {DocumentFunction} entry
 * @param {DocumentFunction} known
 * @param {(name: any) => boolean} isStrange whether the reference names something nowhere
 * @param {TwinsOf} twinsOf
 * @returns {{form: Node, twins: import('./adopted.js').Twins, isApart: boolean}|undefined} the form that the function
 *   has then, and whether its steps have nothing to do with the others; nothing where it does something else
 */
export const withStepsBeside = (entry, known, isStrange, twinsOf) => {
  const beside = besideIn(entry.code, known.code, isStrange);
  for (const steps of beside.choices) {
    const form = withSteps(entry, known, { ...beside, steps }, twinsOf);
    if (form) return { ...form, isApart: isApart(steps, isStrange) };
  }
  return undefined;
};
