import { documentFunctions, libraryList } from '../../facts/functions.js';
import { nodes, references } from '../../ir/estree.js';
import { copy } from '../../ir/pattern.js';
import { align, EXACTLY } from '../align.js';

const isOperation = ({ code }) => code.type === 'FunctionDeclaration';

const rename = (tree, names) => {
  for (const { node } of references(tree))
    if (names.has(node.name)) node.name = names.get(node.name);
};

/** Which operations do the same as others, by their names, those that they call included. */
class Twins {
  /** @param {Map<string, import('../../facts/functions.js').DocumentFunction>} functions @param {Map<string, any>} reference */
  constructor(functions, reference) {
    this.functions = functions;
    this.reference = reference;
  }

  /** Operations that a function names, in the order in which it does. */
  namedBy({ code }) {
    const names = references(code.body).map(({ node }) => node.name);
    return [...new Set(names)].filter((name) => this.functions.has(name));
  }

  /**
   * @param {any} entry of an operation that the reference does not have
   * @param {any} known
   * @returns {Map<string, string>|undefined} names of such operations → those that do the same
   */
  of(entry, known) {
    const [first, second] = [entry, known].map(({ code }) => code);
    const isAlike =
      isOperation(known) &&
      first.params.length === second.params.length &&
      first.body.body.length === second.body.body.length;
    const [callees, others] = isAlike
      ? [entry, known].map((operation) => this.namedBy(operation))
      : [[], []];
    if (!isAlike || callees.length !== others.length) return undefined;
    const names = new Map([[entry.key, known.key]]);
    for (const [at, name] of callees.entries()) {
      if (name === others[at] || names.get(name) === others[at]) continue;
      if (this.reference.has(name)) return undefined;
      const inner = this.of(this.functions.get(name), this.functions.get(others[at]));
      if (!inner) return undefined;
      for (const pair of inner) names.set(...pair);
    }
    const twin = copy(first);
    rename(twin.body, names);
    return align(twin, second, EXACTLY).pairs ? names : undefined;
  }
}

/** @type {import('./index.js').Rule} */
export default {
  name: 'repeated-operations',
  summary: 'an operation that has the steps of another one, under a name of its own, is that one',
  sound:
    'Both do the same but for the names of their variables and the texts of errors, and call the same operations, or others of which the same is true. What they give is made anew by each call.',
  examples: [
    {
      known: ['f', 'get', 'use'],
      before: `
        function get(x) { return Get(x, 'a'); }
        function take(y) { return Get(y, 'a'); }
        function use(x) { return get(x); }
        function apply(z) { return take(z); }
        function f(x) { use(x); return apply(x); }
        f(1);`,
      after: `
        function get(x) { return Get(x, 'a'); }
        function use(x) { return get(x); }
        function f(x) { use(x); return use(x); }
        f(1);`,
    },
  ],
  rewrite(library) {
    const { reference } = library;
    if (!reference) return;
    const functions = documentFunctions(library.program);
    const twins = new Twins(functions, reference);
    const all = [...functions.values()];
    const known = all.filter(({ key }) => reference.has(key));
    const isFurther = (entry) => !reference.has(entry.key) && isOperation(entry);
    for (const entry of all.filter(isFurther)) {
      const names = known.map((other) => twins.of(entry, other)).find(Boolean);
      if (!names) continue;
      const inside = new Set(nodes(entry.code));
      // around the functions the name is the host's
      for (const { node } of references(libraryList(library.program)))
        if (node.name === entry.key && !inside.has(node)) node.name = names.get(entry.key);
      library.removeUnused([...names.keys()]);
      library.did(entry.key);
    }
  },
};
