import { factsOf } from '../../facts/behaviour/facts.js';
import { mentions } from '../../facts/bindings.js';
import { documentFunctions, libraryList } from '../../facts/functions.js';
import { block, nodes } from '../../ir/estree.js';
import { copy, same } from '../../ir/pattern.js';
import { takeForm } from '../adopted.js';
import { keepSteps, originsIn } from '../kept-steps.js';
import { pendingIn } from '../pending.js';
import { twinsOf } from '../twins.js';

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

/** Operations of the reference that a document does not have: their steps may stand where they would be called. */
const missingIn = (library, functions) =>
  new Map(
    [...library.reference].filter(
      ([key, { code }]) =>
        code.type === 'FunctionDeclaration' && !functions.has(key) && library.count(key) === 0,
    ),
  );

/** An operation of the reference, of the document's steps that it stands for. */
const bring = (library, { code: caller }, known, twins) => {
  const { origin } = caller.body;
  const code = { ...copy(known.code), origin, body: { ...block([]), origin } };
  takeForm(code, known.code, twins);
  const list = libraryList(library.program);
  list.splice(list.findIndex((statement) => nodes(statement).includes(caller)) + 1, 0, code);
};

/** @returns {boolean} whether a function says what that of the reference says, and has its form now */
const adopt = (library, entry, facts, further, pendingOf) => {
  const known = library.reference.get(entry.key);
  if (entry.code.params.length !== known.code.params.length) return false; // callers give as many
  const more = calledOtherwise(entry.code, known.code);
  const twins =
    twinsOf(entry, known, facts(new Set(further), pendingOf)) ??
    (more.length > 0
      ? twinsOf(entry, known, facts(new Set([...further, ...more]), pendingOf))
      : undefined);
  if (!twins) return false;
  const missing = missingIn(library, documentFunctions(library.program));
  takeForm(entry.code, known.code, twins);
  library.did(entry.key);
  for (const key of more.filter((name) => missing.has(name)))
    bring(library, entry, missing.get(key), twins);
  return true;
};

/** Operations of the document alone whose steps the known functions have now: other rules ask who calls one. */
const removeLeft = (library, functions, further, callers) => {
  for (const key of further) {
    const { code } = functions.get(key);
    const [caller] = [...(callers.get(key) ?? [])].filter((by) => library.reference.has(by));
    if (!caller || code.type !== 'FunctionDeclaration' || library.count(key) > 1) continue;
    library.remove(code);
    keepSteps(functions.get(caller).code, originsIn(code.body));
  }
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
      reference: 'function f(record) { record.Flag = true; return 1; }',
      before: 'function f(record) { if (record.Flag === false) { record.Flag = true; } return 1; }',
      after: 'function f(record) { record.Flag = true; return 1; }',
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
    const callers = mentions(functions);
    const pendingAmong = pendingIn(library, functions);
    let left = [...functions.values()].filter(other);
    for (let before = -1; left.length > 0 && before !== left.length;) {
      before = left.length;
      const all = new Map([...missingIn(library, functions), ...functions]);
      const facts = factsOf(library.program, all, (slot) => library.slotName(slot));
      const pendingOf = pendingAmong(new Set([...left.map(({ key }) => key), ...further]));
      // more may be known of a function when others have their form
      left = left.filter((entry) => !adopt(library, entry, facts, further, pendingOf));
    }
    removeLeft(library, functions, further, callers);
  },
};
