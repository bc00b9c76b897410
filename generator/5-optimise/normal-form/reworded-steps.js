import { behaviourOf } from '../../facts/behaviour/execution.js';
import { factsOf } from '../../facts/behaviour/facts.js';
import { Trees } from '../../facts/behaviour/trees.js';
import { documentFunctions } from '../../facts/functions.js';
import { nodes } from '../../ir/estree.js';
import { same } from '../../ir/pattern.js';
import { takeForm } from '../adopted.js';

const isSame = (a, b) => same(a.params, b.params) && same(a.body, b.body);

/** How often code calls each operation. */
const callsIn = ({ body }) => {
  const counts = new Map();
  for (const { callee } of nodes(body))
    if (callee?.name) counts.set(callee.name, (counts.get(callee.name) ?? 0) + 1);
  return counts;
};

/** Operations that the two call not equally often. */
const calledOtherwise = (a, b) => {
  const [first, second] = [a, b].map(callsIn);
  return [...new Set([...first.keys(), ...second.keys()])].filter(
    (name) => first.get(name) !== second.get(name),
  );
};

/** What happens in both, and where: nodes of the reference → nodes of the document. */
const twinsOf = (entry, other, facts) => {
  const trees = new Trees();
  const places = new Map();
  const pairs = new Map([[other.code.body, entry.code.body]]);
  const first = behaviourOf(entry, facts, trees, (what, node) => {
    if (!places.has(what)) places.set(what, node);
  });
  if (first === undefined) return undefined;
  const second = behaviourOf(other, facts, trees, (what, node) => {
    const place = places.get(what);
    if (place?.type === node.type && !pairs.has(node)) pairs.set(node, place);
  });
  return first === second ? { pairs } : undefined;
};

/** @returns {boolean} whether a function says what that of the reference says, and has its form now */
const adopt = (library, entry, facts, further) => {
  const known = library.reference.get(entry.key);
  if (entry.code.params.length !== known.code.params.length) return false; // callers give as many
  const more = calledOtherwise(entry.code, known.code);
  const twins =
    twinsOf(entry, known, facts(new Set(further))) ??
    (more.length > 0 ? twinsOf(entry, known, facts(new Set([...further, ...more]))) : undefined);
  if (!twins) return false;
  takeForm(entry.code, known.code, twins);
  library.did(entry.key);
  return true;
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'reworded-steps',
  summary: 'a function that says in other words what the known one says is that one',
  sound:
    'Both are followed on every way, with the same values: the same happens in the same order, and the same is returned or thrown.',
  examples: [
    {
      reference:
        'function f(x) { if (IsCallable(x) === false) { return undefined; } const y = Get(x, "a"); return y; }',
      before:
        'function IsCallable(x) { return typeof x === "function"; } function f(v) { if (IsCallable(v) !== true) { const nothing = undefined; return nothing; } else { return Get(v, "a"); } }',
      after:
        'function IsCallable(x) { return typeof x === "function"; } function f(x) { if (IsCallable(x) === false) { return undefined; } const y = Get(x, "a"); return y; }',
    },
    {
      reference: 'function f(x) { Get(x, "a"); return Get(x, "b"); }',
      before: 'function f(x) { const y = Get(x, "b"); Get(x, "a"); return y; }',
      after: 'function f(x) { const y = Get(x, "b"); Get(x, "a"); return y; }',
    },
  ],
  rewrite(library) {
    const { reference } = library;
    if (!reference) return;
    const functions = documentFunctions(library.program);
    const other = ({ key, code }) =>
      reference.get(key)?.code && !isSame(code, reference.get(key).code);
    const further = [...functions.keys()].filter((key) => !reference.has(key));
    let left = [...functions.values()].filter(other);
    for (let before = -1; left.length > 0 && before !== left.length;) {
      before = left.length;
      const facts = factsOf(library.program, functions, (slot) => library.slotName(slot));
      // more may be known of a function when others have their form
      left = left.filter((entry) => !adopt(library, entry, facts, further));
    }
  },
};
