import { localsOf, renameApart, renameLocals } from '../generator/facts/bindings.js';
import { isSetAgain } from '../generator/ir/assignments.js';
import { undescribed } from '../generator/ir/descriptions.js';
import { copy } from '../generator/ir/pattern.js';
import {
  fieldsOf,
  findNode,
  isFunction,
  isLeaf,
  nodes,
  referencesAmong,
} from '../generator/ir/walk.js';

/** A Record of one field. */
const CELL = 'const __cell = { __field: __value };';

const isLoop = ({ type }) => /^(?:DoWhile|For|ForIn|ForOf|While)Statement$/.test(type);

/** Whether each call of a function evaluates it once at most, outside of the functions inside. */
const isOnceIn = ({ body }, wanted) =>
  findNode(
    body,
    (node) => node === wanted,
    (node) => !isLoop(node) && !isFunction(node),
  ) !== undefined;

const ASKED = /^(?:Call|Function|Arrow|VariableDeclaration$)/;

/** @param {any} tree @returns {Map<any, any>} the innermost function around calls, functions and declarations */
const homesIn = (tree) => {
  const homes = new Map();
  const visit = (value, home) => {
    if (Array.isArray(value)) for (const item of value) visit(item, home);
    else if (value) enter(value, home);
  };
  const enter = (node, home) => {
    if (isLeaf(node.type)) return;
    if (ASKED.test(node.type)) homes.set(node, home);
    const inner = isFunction(node) ? node : home;
    for (const field of fieldsOf(node)) visit(node[field], inner);
  };
  enter(tree);
  return homes;
};

/** What is around the places of a library: what was put in since has others. */
class Homes {
  constructor(tree) {
    this.tree = tree;
    this.known = new Map();
  }

  of(place) {
    if (!this.known.has(place)) this.known = homesIn(this.tree);
    return this.known.get(place);
  }

  /** The functions around a place, the outermost first. */
  around(place) {
    const home = this.of(place);
    return home ? [...this.around(home), home] : [];
  }
}

const namesIn = (code) => referencesAmong(nodes(code)).map(({ node }) => node.name);

/** The function object that a function gives, with what describes it, if it does nothing else. */
const madeBy = ({ params, body: { body: list } }) => {
  const value = list.length === 1 && list[0].type === 'ReturnStatement' && list[0].argument;
  const code = value && undescribed(value);
  const isPlain =
    code &&
    isFunction(code) &&
    !code.id &&
    params.every(({ type, name }) => type === 'Identifier' && !isSetAgain(code, name)) &&
    !nodes(code).some(({ type }) => type === 'ThisExpression');
  return isPlain ? value : undefined;
};

/** The call of a function that nothing else names. */
const callOf = (library, { id, params }, counts) => {
  if (counts.get(id.name) !== 2) return undefined;
  const call = findNode(library.program, ({ callee }) => callee?.name === id.name);
  const isPlain =
    call?.type === 'CallExpression' &&
    call.arguments.length === params.length &&
    call.arguments.every(({ type }) => type === 'Identifier');
  return isPlain ? call : undefined;
};

/** The functions around a call, if what it passes is theirs and stays what it is. */
const placeOf = (homes, declaration, code, call) => {
  const beside = new Set([declaration, ...homes.around(declaration)]);
  const places = homes.around(call).filter((outer) => !beside.has(outer));
  const [outermost] = places;
  if (!outermost || !isOnceIn(places.at(-1), call)) return undefined;
  const locals = localsOf(outermost);
  const isStable = ({ name }) => locals.has(name) && !isSetAgain(outermost, name);
  const inner = new Set([
    ...localsOf(undescribed(code)),
    ...declaration.params.map(({ name }) => name),
  ]);
  const meets = namesIn(code).some((name) => locals.has(name) && !inner.has(name));
  return call.arguments.every(isStable) && !meets ? outermost : undefined;
};

/** Puts a function object where the call is that gave it; `(0, …)` keeps it without a name. */
const putIn = (library, declaration, code, call, outermost) => {
  const value = copy(code);
  const clone = undescribed(value);
  renameApart(clone, new Set([...localsOf(outermost), ...namesIn(outermost)]));
  const values = declaration.params.map(({ name }, i) => [name, call.arguments[i].name]);
  renameLocals(clone, new Map(values));
  const nameless = {
    type: 'SequenceExpression',
    expressions: [library.buildExpression('0'), value],
  };
  const { origin } = call;
  for (const key of Object.keys(call)) delete call[key];
  Object.assign(call, value === clone ? nameless : value, { origin });
  library.stamp([call], origin);
  library.remove(declaration);
};

const inlineMaker = (library, declaration, { counts, homes }) => {
  const code = madeBy(declaration);
  const call = code && callOf(library, declaration, counts);
  const outermost = call && placeOf(homes, declaration, code, call);
  if (!outermost) return false;
  putIn(library, declaration, code, call, outermost);
  return true;
};

/** Makes a Record a variable, if nothing but its field is set and read. */
const dissolve = (library, { bindings, list, at }, homes) => {
  const { __cell, __field, __value } = bindings;
  if (__value.type !== 'Literal') return false;
  const code = homes.of(list[at]);
  if (!code || !isOnceIn(code, list[at])) return false;
  const field = `${__cell.name}.${__field.name}`;
  const reads = library.findNodes(code, field);
  if (reads.length === 0) return false;
  const uses = namesIn(code).filter((name) => name === __cell.name);
  if (uses.length !== reads.length + 1) return false;
  library.replaceExpressions(code, field, () => ({ ...__cell }));
  library.replace(list, at, [list[at]], library.build('let __cell = __value;', bindings));
  return true;
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'shared-scopes',
  summary: 'a function object that is made at one place is made in the scope of that place',
  why: 'functions that are made together share one scope, and what they share is a variable of it: two objects less per thenable, one per finally',
  sound:
    'A call of a function that gives a function object is that object, which closes over what is passed: variables of the place that nobody sets again. A Record that nobody hands out is its one field. Neither stands in a loop, so that each call of the function around it has variables of its own.',
  pays: ['fast', 'loose', 'deferred', 'small'],
  after: [],
  rests: [],
  guards: [],
  examples: [
    {
      before: `
        function pair(promise) {
          const called = { value: false };
          return [settle(promise, called), refuse(promise, called)];
        }
        function settle(promise, called) {
          return function (value) { if (called.value) return; called.value = true; g(promise, value); };
        }
        function refuse(subject, called) {
          return function (reason) { if (called.value) return; called.value = true; h(subject, reason); };
        }`,
      after: `
        function pair(promise) {
          let called = false;
          return [
            (0, function (value) { if (called) return; called = true; g(promise, value); }),
            (0, function (reason) { if (called) return; called = true; h(promise, reason); }),
          ];
        }`,
    },
  ],
  rewrite(library) {
    // what is moved keeps the names of functions that it calls
    const counts = library.counts();
    const homes = new Homes(library.program);
    let count = 0;
    for (const declaration of library.functions()) {
      if (inlineMaker(library, declaration, { counts, homes })) count++;
    }
    const records = library
      .findPlaces(library.program, CELL)
      .filter((place) => dissolve(library, place, homes));
    return count > 0
      ? library.did(`${count} functions, ${records.length} Records`)
      : library.decline('functions', 'none gives a function object to one place alone');
  },
};
