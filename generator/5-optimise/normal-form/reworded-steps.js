import { lazy } from '../../../spec/remembered.js';
import { factsOf } from '../../facts/behaviour/facts.js';
import { mentions } from '../../facts/bindings.js';
import { documentFunctions, libraryList } from '../../facts/functions.js';
import { block, nodes } from '../../ir/estree.js';
import { copy } from '../../ir/pattern.js';
import { takeForm } from '../adopted.js';
import { callsIn, namedIn, withStepsBeside } from '../beside.js';
import { keepSteps, originsIn } from '../kept-steps.js';
import { pendingIn } from '../pending.js';
import { twinsOf } from '../twins.js';
import { unlikeKnown } from '../unlike.js';

/** Operations that the two call not equally often. */
const calledOtherwise = (a, b) => {
  const [first, second] = [a, b].map(({ body }) => callsIn(body));
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

/**
 * @returns {'is'|'has more'|undefined} whether a function says what that of the reference says, and has its form
 *   now: it is that, or does more
 */
const adopt = (library, entry, { facts, further, pendingOf, isStrange }) => {
  const known = library.reference.get(entry.key);
  const { length } = known.code.params;
  if (entry.code.params.length < length) return undefined; // callers give as many
  const more = calledOtherwise(entry.code, known.code);
  const twinsIn = (a, b) =>
    twinsOf(a, b, facts(new Set(further), pendingOf)) ??
    (more.length > 0 ? twinsOf(a, b, facts(new Set([...further, ...more]), pendingOf)) : undefined);
  const direct = entry.code.params.length === length ? twinsIn(entry, known) : undefined;
  const beside = direct ? undefined : withStepsBeside(entry, known, isStrange, twinsIn);
  const twins = direct ?? beside?.twins;
  if (!twins) return undefined;
  const outcome = direct || beside.isApart ? 'is' : 'has more';
  if (beside?.form === entry.code) return outcome;
  const missing = missingIn(library, documentFunctions(library.program));
  if (beside) Object.assign(entry.code, beside.form);
  else takeForm(entry.code, known.code, twins);
  library.did(entry.key);
  for (const key of more.filter((name) => missing.has(name)))
    bring(library, entry, missing.get(key), twins);
  return outcome;
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
      reference:
        'function f(x, y) { if (IsCallable(x) === false) throw new $TypeError("x"); if (IsCallable(y) === false) throw new $TypeError("y"); return 1; }',
      before:
        'function IsCallable(x) { return typeof x === "function"; } function f(a, b) { if (IsCallable(a) !== true) throw new $TypeError("a"); if (IsCallable(b) !== true) throw new $TypeError("b"); return 1; }',
      after:
        'function IsCallable(x) { return typeof x === "function"; } function f(x, y) { if (IsCallable(x) === false) throw new $TypeError("a"); if (IsCallable(y) === false) throw new $TypeError("b"); return 1; }',
    },
    {
      reference: 'function f(record, x) { record.Flag = true; return Get(x, "a"); }',
      before:
        'function f(r, v) { if (r.Flag === false) { r.Flag = true; } r.Calls = 1; const y = Get(v, "a"); return y; }',
      after: 'function f(record, x) { record.Flag = true; record.Calls = 1; return Get(x, "a"); }',
    },
    {
      reference: 'function f(record) { const y = Get(record, "a"); return y; }',
      before:
        'function f(r) { const calls = r.Calls; const v = Get(r, "a"); r.Calls = calls; return v; }',
      after:
        'function f(record) { const calls = record.Calls; const y = Get(record, "a"); record.Calls = calls; return y; }',
    },
    {
      reference: 'function f(record, x) { Get(x, "a"); return record; }',
      before: 'function f(r, v) { r.Calls = 1; const y = v; const z = y; Get(z, "a"); return r; }',
      after: 'function f(record, x) { record.Calls = 1; Get(x, "a"); return record; }',
    },
    ...['r.Flag = r.Calls;', 'h(r.Calls);'].map((step) => {
      const code = `function f(r, v) { ${step} const y = Get(v, "a"); return y; }`;
      return {
        reference: 'function f(record, x) { record.Flag = true; return Get(x, "a"); }',
        before: code,
        after: code,
      };
    }),
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
    const further = [...functions.keys()].filter((key) => !reference.has(key));
    const callers = mentions(functions);
    const pendingAmong = pendingIn(library, functions);
    const named = lazy(() => namedIn(reference));
    const isStrange = (name) => name !== undefined && !named().has(name);
    const others = new Set(); // functions that do more than the known ones
    let left = unlikeKnown(library, functions);
    for (let before = -1; left.length > 0 && before !== left.length;) {
      before = left.length;
      const all = new Map([...missingIn(library, functions), ...functions]);
      const facts = factsOf(library.program, all, (slot) => library.slotName(slot));
      const strangers = new Set([...left.map(({ key }) => key), ...others, ...further]);
      const services = { facts, further, isStrange, pendingOf: pendingAmong(strangers) };
      // more may be known of a function when others have their form
      left = left.filter((entry) => {
        const outcome = adopt(library, entry, services);
        if (outcome === 'has more') others.add(entry.key);
        return !outcome;
      });
    }
    removeLeft(library, functions, further, callers);
  },
};
