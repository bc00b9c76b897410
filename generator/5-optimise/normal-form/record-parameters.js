import { freeName, localsOf, variableFor } from '../../facts/bindings.js';
import { documentFunctions } from '../../facts/functions.js';
import { isField, isPure } from '../../facts/purity.js';
import { constantsIn, isSetAgain } from '../../ir/assignments.js';
import { identifier, member, nodes, references } from '../../ir/estree.js';
import { isFunction } from '../../ir/walk.js';
import { unlikeKnown } from '../unlike.js';

/**
 * @typedef {import('../../ir/estree.js').Node} Node
 */

/** What gets a value. */
const targetsIn = (code) =>
  new Set(
    nodes(code).flatMap((/** @type {any} */ { type, left, argument }) =>
      /^(?:Assignment|Update)Expression$/.test(type) ? [left ?? argument] : [],
    ),
  );

/** @returns {{node: any, parent: any, isRead: boolean}[]} where a variable stands, and whether a field of it is read */
const usesOf = (code, name) => {
  const targets = targetsIn(code);
  return references(code.body)
    .filter(({ node, parent }) => node.name === name && parent.id !== node)
    .map(({ node, parent }) => ({
      node,
      parent,
      isRead: isField(parent) && parent.object === node && !targets.has(parent),
    }));
};

/** Whether a function inside has a parameter of that name, or steps ask how many arguments there are. */
const isHidden = (code, name) =>
  nodes(code.body).some(
    (node) =>
      node.name === 'arguments' ||
      (isFunction(node) && node.params.some((param) => param.name === name)),
  );

/** All calls of an operation, if nothing names it otherwise. @returns {{by: any, call: any}[]} */
const callsOf = (functions, { id }) => {
  const uses = functions.flatMap(({ code: by }) =>
    references(by)
      .filter(({ node, parent }) => node.name === id.name && parent.id !== node)
      .map(({ node, parent }) => ({ by, node, call: parent })),
  );
  const areCalls = uses.every(
    ({ node, call }) => call.type === 'CallExpression' && call.callee === node,
  );
  return areCalls ? uses : [];
};

/** Whether steps only read fields of what a variable holds, and operations that they give it to. */
const isOnlyRead = (functions, code, name, seen = new Set()) => {
  if (seen.has(code)) return false;
  const further = new Set([...seen, code]);
  const isTaken = ({ node, parent: { callee, arguments: list = [] } }) => {
    const taker = functions.find((other) => other.code.id && other.code.id.name === callee?.name);
    const param = taker?.code.params[list.indexOf(node)];
    return param !== undefined && isOnlyRead(functions, taker.code, param.name, further);
  };
  return !isSetAgain(code, name) && usesOf(code, name).every((use) => use.isRead || isTaken(use));
};

/** Whether an argument is a Record that no step changes, wherever it comes from. */
const isRecord = (/** @type {any} */ argument, by, functions, seen = new Set()) => {
  if (argument?.type === 'ObjectExpression') return true;
  const name = argument?.name;
  if (!name || !isOnlyRead(functions, by, name)) return false;
  const init = constantsIn(nodes(by)).get(name);
  if (init) return init.type === 'ObjectExpression';
  const at = by.params.findIndex((param) => param.name === name);
  if (at < 0 || !by.id || seen.has(by)) return false;
  const calls = callsOf(functions, by);
  const further = new Set([...seen, by]);
  const isThere = ({ by: other, call }) => isRecord(call.arguments[at], other, functions, further);
  return calls.length > 0 && calls.every(isThere);
};

/** The values of fields of a Record that an argument makes, or that a variable holds which is set once. */
const valuesIn = (/** @type {any} */ argument, fields) => {
  if (argument.type === 'Identifier')
    return new Map(
      fields.map((field) => [field, member(identifier(argument.name), identifier(field))]),
    );
  const values = new Map(argument.properties.map(({ key, value: held }) => [key.name, held]));
  const others = argument.properties.filter(({ key }) => !fields.includes(key.name));
  const isWhole = fields.every((field) => values.has(field));
  return isWhole && others.every(({ value }) => isPure(value)) ? values : undefined;
};

/** The fields in the order in which the first call evaluates them, if all calls do. */
const ordered = (fields, values) => {
  const orders = values.map((held) => [...held.keys()].filter((name) => fields.includes(name)));
  const [first] = orders;
  const isPlain = values.every((held) => [...held.values()].every((value) => isPure(value)));
  return isPlain || orders.every((order) => order.join() === first.join()) ? first : undefined;
};

/** @returns {boolean} whether a parameter became those that it has fields for */
const spread = (library, code, at, functions) => {
  const { name } = code.params[at];
  const uses = usesOf(code, name);
  const calls = callsOf(functions, code);
  const areReads = uses.length > 0 && uses.every(({ isRead }) => isRead) && !isHidden(code, name);
  if (!areReads || calls.length === 0 || isSetAgain(code, name)) return false;
  if (!calls.every(({ by, call }) => isRecord(call.arguments[at], by, functions))) return false;
  const fields = [...new Set(uses.map(({ parent }) => parent.property.name))];
  const values = calls.map(({ call }) => valuesIn(call.arguments[at], fields));
  const order = values.every(Boolean) ? ordered(fields, values) : undefined;
  if (!order) return false;
  const taken = localsOf(code);
  const names = new Map(order.map((field) => [field, freeName(variableFor(field), taken)]));
  for (const { parent: read } of uses) {
    const { property, origin } = read;
    for (const key of Object.keys(read)) delete read[key];
    Object.assign(read, identifier(names.get(property.name)), { origin });
  }
  code.params.splice(at, 1, ...order.map((field) => identifier(names.get(field))));
  calls.forEach(({ call }, i) =>
    call.arguments.splice(at, 1, ...order.map((field) => values[i].get(field))),
  );
  library.mark([code], code.origin, false);
  return true;
};

const USES = 'function Use(first, second) { use(first); return second; }';

/** @type {import('./index.js').Rule} */
export default {
  name: 'record-parameters',
  summary: 'an operation takes the fields of a Record, where the known one takes no Record',
  sound:
    'The operation only reads fields of the Record, which its callers make and no step changes.',
  examples: [
    {
      reference: `${USES} function f(x, y) { return Use(x, y); }`,
      before:
        'function Use(pair) { use(pair.First); return pair.Second; } function f(x, y) { return Use({ First: x, Second: y }); }',
      after:
        'function Use(first, second) { use(first); return second; } function f(x, y) { return Use(x, y); }',
    },
    {
      reference: `${USES} function f(x, y) { return () => Use(x, y); }`,
      before: `
        function Use(pair) { use(pair.First); return pair.Second; }
        function f(x, y) { const both = { First: x, Second: y }; return () => Use(both); }`,
      after: `
        function Use(first, second) { use(first); return second; }
        function f(x, y) { const both = { First: x, Second: y }; return () => Use(both.First, both.Second); }`,
    },
    ...[
      // a Record that gets another value, goes elsewhere, or need not be there, and who counts arguments
      'function Use(pair) { pair.First = 1; return pair.Second; } function f(x, y) { return Use({ First: x, Second: y }); }',
      'function Use(pair) { use(pair); return pair.Second; } function f(x, y) { return Use({ First: x, Second: y }); }',
      'function Use(pair) { use(pair.First); return pair.Second; } function f(x) { return Use(x); }',
      'function Use(pair) { if (arguments.length < 2) use(pair.First); return pair.Second; } function f(x, y) { return Use({ First: x, Second: y }); }',
      `function Use(pair) { use(pair.First); return pair.Second; }
       function f(x, y) { const both = { First: x, Second: y }; both.First = y; return Use(both); }`,
      `function Use(pair) { use(pair.First); return pair.Second; }
       function f(x, y) { Use({ Second: h(y), First: h(x) }); return Use({ First: h(x), Second: h(y) }); }`,
    ].map((code) => ({
      reference: `${USES} function f(x, y) { return Use(x, y); }`,
      before: code,
      after: code,
    })),
  ],
  rewrite(library) {
    const isFewer = ({ code, known }) =>
      code.type === 'FunctionDeclaration' && code.params.length < known.params.length;
    const others = unlikeKnown(library).filter(isFewer);
    if (others.length === 0) return;
    const functions = [...documentFunctions(library.program).values()];
    // what makes a closure takes what the function that it stands in does
    const spreads = ({ code }) =>
      code.params
        .map((_, at) => at)
        .reverse()
        .filter((at) => spread(library, code, at, functions)).length;
    for (const entry of others.toReversed()) if (spreads(entry) > 0) library.did(entry.key);
  },
};
