import { lazy } from '../../../spec/remembered.js';
import { freeName } from '../../facts/bindings.js';
import { documentCodes, documentFunctions } from '../../facts/functions.js';
import { holdersIn } from '../../facts/holders.js';
import { isSetAgain } from '../../ir/assignments.js';
import { nodes, references } from '../../ir/estree.js';
import { namesIn } from '../statement-list.js';

const CELL = 'const __cell = { Value: __value };';

const TEST = 'if (__cell.Value === enumEmpty) { return __nothing; }';

const TAKEN = `${TEST} const __content = __cell.Value; __cell.Value = enumEmpty;`;

const FLAG = `
  if (__flag.Value === true) { return __nothing; }
  const __content = __given;
  __flag.Value = true;`;

const usesOf = (tree, name) => references(tree).filter(({ node }) => node.name === name);

/** Where a cell is asked whether it is empty, emptied, and nothing else. */
const takenIn = (library, code, cell) => {
  const places = library.findPlaces(code, TAKEN, { __cell: cell });
  return places.length === 1 && usesOf(code.body, cell.name).length === 3 ? places[0] : undefined;
};

/** Expressions that are not empty: an object that was made, and what a cell has behind its test. */
const fullIn = (library) => {
  const codes = documentCodes(library.program);
  const behindTests = new Set(
    codes.flatMap((code) =>
      library.findPlaces(code, `${TEST} const __content = __cell.Value;`).map(({ list, at }) => {
        return list[at + 1].declarations[0];
      }),
    ),
  );
  const isMade = (/** @type {any} */ { type, callee }) =>
    type === 'CallExpression' && callee.name === 'OrdinaryCreateFromConstructor';
  const isFull = (node, declarator) => isMade(node) || behindTests.has(declarator);
  return holdersIn(codes, isFull, { widely: true });
};

/** The functions that get a cell when their makers are called with it, if nobody else gets it. */
const takersOf = (library, list, cell) => {
  const calls = nodes(list).filter(
    ({ type, arguments: args }) =>
      type === 'CallExpression' && args.length === 1 && args[0].name === cell.name,
  );
  if (usesOf(list, cell.name).length !== calls.length) return undefined;
  const takers = calls.map(({ callee }) => {
    const maker = callee.name && library.count(callee.name) === 2 && library.find(callee.name);
    const code = maker && library.functionObject(callee.name);
    const taken = code && takenIn(library, code, maker.params[0]);
    return taken && { maker, code, taken };
  });
  return takers.length > 0 && takers.every(Boolean) ? { calls, takers } : undefined;
};

const takeFlag = (library, { maker, code }, held) => {
  const [cell] = maker.params;
  const name = freeName(held.name, namesIn(maker));
  library.replaceStatements(code, TAKEN, (bindings) => library.build(FLAG, bindings), {
    __cell: cell,
    __flag: cell,
    __given: { type: 'Identifier', name },
  });
  maker.params.unshift({ type: 'Identifier', name });
  library.stamp(maker.params, maker.origin);
};

/** @returns {boolean} whether the cell that stands there became a value and a flag */
const separate = (library, entry, { list, at, bindings }, isFull) => {
  const { __cell: cell, __value: value } = bindings;
  const isKnown = value.type === 'Identifier' && !isSetAgain(entry.code, value.name);
  if (!isKnown || !isFull()(entry.code, value)) return false;
  const rest = list.slice(at + 1);
  const { calls, takers } = takersOf(library, rest, cell) ?? {};
  if (!calls) return false;
  const [statement] = library.build('const __cell = { Value: false };', bindings);
  list[at] = library.swap(list[at], statement);
  for (const call of calls) call.arguments.unshift({ ...value });
  for (const taker of takers) takeFlag(library, taker, value);
  library.stamp(rest, entry.code.origin);
  library.did(entry.key);
  return true;
};

/** An example: what makes a cell of an object, and a function that empties it. */
const TAKES = `
    function make(object) {
      const place = { Value: object };
      const use = Use(place);
      return use;
    }
    function Use(place) {
      return x => {
        if (place.Value === enumEmpty) { return undefined; }
        const object = place.Value;
        place.Value = enumEmpty;
        settle(object, x);
      };
    }`;

const ASKS_FLAG = `
    function make(object) {
      const place = { Value: false };
      const use = Use(object, place);
      return use;
    }
    function Use(object_, place) {
      return x => {
        if (place.Value === true) { return undefined; }
        const object = object_;
        place.Value = true;
        settle(object, x);
      };
    }`;

/** @type {import('./index.js').Rule} */
export default {
  name: 'emptied-cells',
  summary: 'a cell that functions take a value from, once, is that value and a flag',
  sound:
    'The value is never empty, so the cell is empty when it was taken, and only then; who takes it has asked before.',
  examples: [
    'const object = OrdinaryCreateFromConstructor(C);',
    `let object;
     try { object = OrdinaryCreateFromConstructor(C); } catch (error) { object = new ThrowCompletion(error); }
     if (object instanceof ThrowCompletion) { return object; }`,
  ].map((creation) => {
    const maker = `function pair(C) { ${creation} return make(object); }`;
    return { before: maker + TAKES, after: maker + ASKS_FLAG };
  }),
  rewrite(library) {
    if (!nodes(library.program).some(({ name }) => name === 'enumEmpty')) return;
    const isFull = lazy(() => fullIn(library));
    for (const entry of documentFunctions(library.program).values())
      for (const place of library.findPlaces(entry.code, CELL))
        separate(library, entry, place, isFull);
  },
};
