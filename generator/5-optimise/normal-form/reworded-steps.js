import { lazy, remembered } from '../../../spec/remembered.js';
import { factsOf } from '../../facts/behaviour/facts.js';
import { mentions } from '../../facts/bindings.js';
import { documentFunctions, libraryList } from '../../facts/functions.js';
import { block, nodes } from '../../ir/estree.js';
import { copy } from '../../ir/pattern.js';
import { takeForm } from '../adopted.js';
import { callsIn, namedIn, withStepsBeside } from '../beside.js';
import { removeFactored } from '../kept-steps.js';
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
 * @returns {{entry: any, twins: any, beside?: any, more: string[], isApart: boolean}|undefined} how a function says
 *   what that of the reference says, and whether it does no more
 */
const compare = (entry, { facts, further, pendingOf, isStrange }) => {
  const { key, code, known } = entry;
  const { length } = known.params;
  if (code.params.length < length) return undefined; // callers give as many
  const more = calledOtherwise(code, known);
  const twinsIn = (a, b) =>
    twinsOf(a, b, facts(new Set(further), pendingOf)) ??
    (more.length > 0 ? twinsOf(a, b, facts(new Set([...further, ...more]), pendingOf)) : undefined);
  const other = { key, code: known };
  const direct = code.params.length === length ? twinsIn(entry, other) : undefined;
  if (direct) return { entry, twins: direct, more, isApart: true };
  const beside = withStepsBeside(entry, other, isStrange, twinsIn);
  return beside && { entry, twins: beside.twins, beside, more, isApart: beside.isApart };
};

/** Values of the standard alone that steps name: a document has those of its own steps. */
const enumerationsIn = (code) =>
  new Set(nodes(code).flatMap(({ name }) => (/^enum[A-Z]/.test(name) ? [name] : [])));

/**
 * All are taken for those of the reference, and compared so; who is not is left out, and the others are
 * compared again. What is taken for granted of those that are left holds in the first step of a program,
 * and in each behind it, as each does what the reference does while it holds.
 */
const compareAll = (library, functions, further) => {
  const { program, reference } = library;
  const named = lazy(() => namedIn(reference));
  const isStrange = (name) => name !== undefined && !named().has(name);
  const strangers = new Set(further);
  const others = new Set(); // which have steps of their own as well
  const missing = missingIn(library, functions);
  const compareOnce = (entries) => {
    const known = entries.filter(({ key }) => !strangers.has(key) && !others.has(key));
    const all = new Map([...functions, ...known.map(({ key }) => [key, reference.get(key)])]);
    const facts = factsOf(program, new Map([...missing, ...all]), (slot) => library.slotName(slot));
    const pendingOf = pendingIn(library, all)(strangers);
    return entries.map((entry) => compare(entry, { facts, further, pendingOf, isStrange }));
  };
  const declares = remembered((name) => library.declares(name), new Map());
  let entries = unlikeKnown(library, functions).filter(({ known }) =>
    [...enumerationsIn(known)].every(declares),
  );
  while (entries.length > 0) {
    const before = strangers.size + others.size;
    const results = compareOnce(entries);
    for (const [at, { key }] of entries.entries()) {
      if (!results[at]?.isApart) strangers.add(key);
      if (results[at]?.beside) others.add(key);
    }
    if (strangers.size + others.size === before) return results;
    entries = entries.filter((_, at) => results[at]);
  }
  return [];
};

/** A function takes the known form. */
const adopt = (library, { entry: { key, code, known }, twins, beside, more }) => {
  if (beside?.form === code) return;
  const missing =
    more.length > 0 ? missingIn(library, documentFunctions(library.program)) : new Map();
  if (beside) Object.assign(code, beside.form);
  else takeForm(code, known, twins);
  library.did(key);
  for (const name of more.filter((name) => missing.has(name)))
    bring(library, { code }, missing.get(name), twins);
};

/** An example: a function that calls F, which has some steps. */
const returnsField = (steps, ofCaller, ofKnown) => {
  const operations = `
    function F(x, record) { ${steps} }
    function use(x) { Get(x, "a").Promise = 1; return undefined; }
    `;
  const caller = (last) => `function f(x) { const record = { Promise: Get(x, "a") }; ${last} }`;
  return {
    reference: operations + caller('return F(x, record);'),
    before: operations + caller(ofCaller),
    after: operations + caller(ofKnown),
  };
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'reworded-steps',
  summary: 'a function that says in other words what the known one says is that one',
  sound:
    'Both are followed on every way, with the same values: the same happens in the same order, and the same is returned or thrown.',
  examples: [
    {
      reference: 'function f(x) { const kind = enumDone; return g(x); }',
      before: 'function f(x) { const y = g(x); return y; }',
      after: 'function f(x) { const y = g(x); return y; }',
    },
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
    {
      reference: 'function f(x) { const y = Get(x, "a"); return Get(y, "b"); }',
      before:
        'function f(v) { let w = Get(v, "a"); w = Get(v, "a"); const z = Get(w, "b"); return z; }',
      after: 'function f(x) { let y = Get(x, "a"); y = Get(x, "a"); return Get(y, "b"); }',
    },
    // what an operation returns is a field of its argument
    ...[
      ['return record.Promise;', 'F(x, record); return record.Promise;'],
      ['return record.Promise;', 'const y = record.Promise; F(x, record); return y;'],
      ['return record.Promise;', 'F(x, record); const y = record.Promise; return y;'],
      [
        'if (record === undefined) { return undefined; } else { return record.Promise; }',
        'const y = record.Promise; F(x, record); return y;',
      ],
      [
        'if (arguments.length < 2) { record = undefined; } return record.Promise;',
        'F(x, record); return record.Promise;',
      ],
    ].map(([steps, ofCaller]) => returnsField(steps, ofCaller, 'return F(x, record);')),
    ...[
      [
        'record.Promise = x; return record.Promise;',
        'const y = record.Promise; F(x, record); return y;',
      ],
      ['use(record); return record.Promise;', 'const y = record.Promise; F(x, record); return y;'],
      [
        'if (arguments.length < 3) { record = x; } return record.Promise;',
        'F(x, record); return record.Promise;',
      ],
      ['return record.Other;', 'F(x, record); return record.Promise;'],
      ['if (x) return record; return record.Promise;', 'F(x, record); return record.Promise;'],
      ['if (x) return record.Promise;', 'F(x, record); return record.Promise;'],
      ['return record.Promise;', 'F(x, { Promise: x }); return record.Promise;'],
      ['return record.Promise;', 'const y = record.Promise; F(x, record); return x;'],
      ['return record.Promise;', 'const y = record.Promise; F(y, record); return y;'],
    ].map(([steps, ofCaller]) => returnsField(steps, ofCaller, ofCaller)),
    {
      // what need not be a Record may have no field
      reference:
        'function F(record) { if (record === undefined) { return undefined; } else { return record.Promise; } } function f(record) { return F(record); }',
      before:
        'function F(record) { if (record === undefined) { return undefined; } else { return record.Promise; } } function f(record) { F(record); return record.Promise; }',
      after:
        'function F(record) { if (record === undefined) { return undefined; } else { return record.Promise; } } function f(record) { F(record); return record.Promise; }',
    },
    ...['r.Flag = r.Calls;', 'h(r.Calls);'].map((step) => {
      const code = `function f(r, v) { ${step} const y = Get(v, "a"); return y; }`;
      return {
        reference: 'function f(record, x) { record.Flag = true; return Get(x, "a"); }',
        before: code,
        after: code,
      };
    }),
    ...['return Get(x, "b");', 'Get(x, "b"); return Get(x, "a");'].map((steps) => {
      // what calls it says what the known one would do
      const code = `function g(x) { ${steps} } function f(x) { const y = Get(x, "a"); return y; }`;
      return {
        reference: 'function g(x) { return Get(x, "a"); } function f(x) { return g(x); }',
        before: code,
        after: code,
      };
    }),
    {
      // what it calls has a slot of its own, which these steps do not set
      reference:
        'function g(record) { record.Flag = true; } function f(record) { g(record); return 1; }',
      before:
        'function g(record) { record.Flag = true; record.Calls = 1; } function f(record) { record.Flag = true; return 1; }',
      after:
        'function g(record) { record.Flag = true; record.Calls = 1; } function f(record) { record.Flag = true; return 1; }',
    },
    {
      reference: 'function g(x) { return Get(x, "a"); } function f(x) { return g(x); }',
      before:
        'function g(x) { const y = Get(x, "a"); return y; } function f(x) { const y = Get(x, "a"); return y; }',
      after: 'function g(x) { return Get(x, "a"); } function f(x) { return g(x); }',
    },
    {
      reference: 'function f(x) { Get(x, "a"); return Get(x, "b"); }',
      before: `
        function f(x) { return first(x); }
        function first(x) { Get(x, "a"); return second(x); }
        function second(x) { const y = Get(x, "b"); return y; }`,
      after: 'function f(x) { Get(x, "a"); return Get(x, "b"); }',
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
    const further = [...functions.keys()].filter((key) => !reference.has(key));
    const callers = mentions(functions);
    for (const result of compareAll(library, functions, further)) adopt(library, result);
    removeFactored(library, functions, further, callers);
  },
};
