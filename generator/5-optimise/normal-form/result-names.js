import { documentCodes } from '../../facts/functions.js';
import { recordsGiven, usesOfResults } from '../../facts/results.js';
import { counterparts } from '../names.js';

/** The fields of Records that an operation gives, in the order in which they stand. */
const fieldsOf = (records) => [
  ...new Set(records.flatMap(({ properties }) => properties.map(({ key }) => key.name))),
];

const OTHER = `
  function make(x) { return { First: x, Other: 1 }; }
  function f(x) { const result = make(x); return g(result.First, result.Other); }`;
const KNOWN = OTHER.replaceAll('First', 'Value');

/** @type {import('./index.js').Rule} */
export default {
  name: 'result-names',
  summary: 'the fields of the Record that an operation gives have the names of the known ones',
  sound:
    'Nobody does anything with the Record but to read these fields: no program sees their names.',
  examples: [
    {
      // other Records have a field of the known name
      reference: `${KNOWN} function h(x) { return { Value: x }; }`,
      before: `${OTHER} function h(x) { return { Value: x }; }`,
      after: `${KNOWN} function h(x) { return { Value: x }; }`,
    },
    ...[
      'function h(x) { return make(x); }',
      'function h(x) { const result = make(x); return Call(result); }',
    ].map((more) => ({ reference: KNOWN, before: OTHER + more, after: OTHER + more })),
  ],
  rewrite(library) {
    const { reference, program } = library;
    if (!reference) return;
    const codes = documentCodes(program);
    for (const code of codes) {
      const known = reference.get(code.id?.name)?.code;
      const records = known && recordsGiven(code);
      const forms = records && recordsGiven(known);
      const names = forms ? counterparts(fieldsOf(records), fieldsOf(forms)) : new Map();
      const uses = names.size > 0 ? usesOfResults(code.id.name, codes) : undefined;
      if (!uses) continue;
      const keys = [
        ...records.flatMap(({ properties }) => properties.map(({ key }) => key)),
        ...uses.flatMap(({ reads }) => reads.map(({ property }) => property)),
      ];
      for (const key of keys) key.name = names.get(key.name) ?? key.name;
      library.did(code.id.name);
    }
  },
};
