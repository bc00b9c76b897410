import { documentCodes } from '../../facts/functions.js';
import { isPure } from '../../facts/purity.js';
import { recordsGiven, usesOfResults } from '../../facts/results.js';
import { isSetAgain } from '../../ir/assignments.js';

/** Fields of results that the reference's operation of that name gives none of. */
const furtherFields = (code, reference) => {
  const known = reference.get(code.id?.name);
  const results = known && recordsGiven(code);
  const forms = results && recordsGiven(known.code);
  if (!forms) return [];
  const fieldsOf = (records) =>
    records.flatMap(({ properties }) => properties.map(({ key }) => key.name));
  const names = new Set(fieldsOf(forms));
  return [...new Set(fieldsOf(results))].filter((name) => !names.has(name));
};

const valuesOf = (code, field) =>
  recordsGiven(code).map(
    ({ properties }) => properties.find(({ key }) => key.name === field)?.value,
  );

/** The parameter that a field holds in each result, which is what its caller gave. */
const parameterIn = (code, field) => {
  const [first, ...others] = valuesOf(code, field).map((value) => value?.name);
  const at = code.params.findIndex(({ name }) => name === first);
  const isOne = at >= 0 && others.every((name) => name === first) && !isSetAgain(code, first);
  return isOne ? at : -1;
};

const isConstant = (by, argument) =>
  argument?.type === 'Identifier' && !isSetAgain(by, argument.name);

/** Reads of a field are the variables that callers gave. */
const readArguments = (code, field, uses) => {
  const at = parameterIn(code, field);
  let count = 0;
  for (const { by, args, reads } of at < 0 ? [] : uses) {
    if (!isConstant(by, args[at])) continue;
    for (const read of reads.filter(({ property }) => property?.name === field)) {
      const { origin } = read;
      for (const key of Object.keys(read)) delete read[key];
      Object.assign(read, { type: 'Identifier', name: args[at].name, origin });
      count++;
    }
  }
  return count;
};

const removeField = (code, field, uses) => {
  const isRead = uses.some(({ reads }) => reads.some(({ property }) => property?.name === field));
  if (isRead || !valuesOf(code, field).every((value) => isPure(value))) return 0;
  for (const record of recordsGiven(code))
    record.properties = record.properties.filter(({ key }) => key.name !== field);
  return 1;
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'result-fields',
  summary:
    'what an operation gives back of its arguments is what it was given, and a field of its result that nobody reads is none',
  sound:
    'Nobody does anything with the Record but to read fields of it: they hold what it was made with. Variables that are set once hold what they did.',
  examples: [
    {
      reference: `
        function make(x) { return { Value: 1 }; }
        function f(x) { const owner = x; const result = make(owner); return g(result.Value, owner); }
        function other(x) { const record = { Owner: x }; return record.Owner; }`,
      before: `
        function make(x) { return { Owner: x, Value: 1 }; }
        function f(x) { const owner = x; const result = make(owner); return g(result.Value, result.Owner); }
        function other(x) { const record = { Owner: x }; return record.Owner; }`,
      after: `
        function make(x) { return { Value: 1 }; }
        function f(x) { const owner = x; const result = make(owner); return g(result.Value, owner); }
        function other(x) { const record = { Owner: x }; return record.Owner; }`,
    },
    {
      reference: 'function make(x) { return { Value: 1 }; }',
      before: `
        function make(x) { return { Owner: x, Value: 1 }; }
        function f(x) { const result = make(x); result.Owner = 1; return result.Owner; }`,
      after: `
        function make(x) { return { Owner: x, Value: 1 }; }
        function f(x) { const result = make(x); result.Owner = 1; return result.Owner; }`,
    },
    {
      reference: 'function make(x) { return { Value: 1 }; }',
      before: `
        function make(x) { return { Owner: x, Value: 1 }; }
        function f(x) { let y = x; const result = make(y); y = 1; return result.Owner; }`,
      after: `
        function make(x) { return { Owner: x, Value: 1 }; }
        function f(x) { let y = x; const result = make(y); y = 1; return result.Owner; }`,
    },
    {
      reference: 'function make(x) { return { Value: 1 }; }',
      before: `
        function make(x) { return { Owner: x, Value: 1 }; }
        function f(x) { const result = make(x); return g(result); }`,
      after: `
        function make(x) { return { Owner: x, Value: 1 }; }
        function f(x) { const result = make(x); return g(result); }`,
    },
  ],
  rewrite(library) {
    const { reference, program } = library;
    if (!reference) return;
    const codes = documentCodes(program);
    for (const code of codes) {
      const fields = furtherFields(code, reference);
      const uses = fields.length > 0 ? usesOfResults(code.id.name, codes) : undefined;
      if (!uses) continue;
      const count = fields.reduce(
        (sum, field) => sum + readArguments(code, field, uses) + removeField(code, field, uses),
        0,
      );
      if (count > 0) library.did(code.id.name);
    }
  },
};
