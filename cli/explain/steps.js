import { PASSES, REWRITES } from '../choices.js';
import { colors } from '../terminal.js';
import { testLines, testsBy } from './tests.js';
import { ranges } from './text.js';
import { remembered } from '../../spec/remembered.js';
import { parseOrigin } from '../../generator/ir/origin.js';

/** `explain 25.4.4.5:3.a`: what became of steps, in the faithful library and in a fast one. */

const guardsOf = (name) => PASSES.find((pass) => pass.name === name).guards;

/** @returns {string} what guards test */
const guardTexts = (pass, names) =>
  names
    .map((name) => guardsOf(pass).find((guard) => guard.name === name))
    .map(({ name, summary }) => `${name}, ${summary}`)
    .join('; ');

const textsOf = remembered(({ code }) => code.split('\n'), new WeakMap());

const codeAt = (library, lines = []) =>
  lines.map((line) => ({
    file: library.file,
    line,
    text: textsOf(library)[line - 1].trim(),
  }));

const describePart = (audit, library, key) => {
  const entry = library.ledger.steps[key];
  return { ...entry, code: codeAt(library, entry.lines) };
};

/** Which passes made or changed the code of a step, where nobody followed it through them. */
const touching = ({ ledger }, key) => {
  const touched = new Set(
    (ledger.steps[key].lines ?? []).flatMap((line) => ledger.touched[line] ?? []),
  );
  return REWRITES.filter(({ name }) => touched.has(name)).map(({ name }) => ({ pass: name }));
};

/**
 * The lines that are of a clause and of no step of it.
 * @param {import('../../spec/1-read/document.js').Clause} clause
 * @param {import('./answers.js').Library} library
 */
const codeOfClause = ({ id, operation }, { file, ledger: { lines, sources } }) => {
  const origins = [id, ...(operation ? [`primitive:${operation}`] : [])];
  const all = Object.keys(lines).filter((line) =>
    lines[line].some((origin) => origins.includes(origin)),
  );
  const { why } = sources[origins.find((origin) => origin in sources)] ?? {};
  return { file, lines: all.map(Number), why };
};

/**
 * @param {import('./answers.js').Answers} audit
 * @param {import('./query.js').Query} query
 * @param {import('./answers.js').Library[]} libraries
 * @param {(key: string) => import('./tests.js').Tests|undefined} [testsOf]
 */
export const describeSteps = (audit, { clause, keys }, libraries, testsOf = testsBy(audit)) => ({
  clause: { id: clause.id, number: clause.number, title: clause.title, link: audit.link(clause) },
  // the code of a heading, or of a primitive, where there is no step to ask for
  code: keys.length > 0 ? [] : libraries.map((library) => codeOfClause(clause, library)),
  steps: keys.map((key) => {
    const { path, sentence, place } = audit.step(key);
    return {
      key,
      path,
      sentence,
      place: `${place.file}:${place.line}`,
      tests: testsOf(key),
      libraries: libraries.map((library) => ({
        file: library.file,
        ...describePart(audit, library, key),
        parts: Object.fromEntries(
          audit
            .parts(key)
            .map((part) => [parseOrigin(part).part, describePart(audit, library, part)]),
        ),
        passes: library.history.get(key) ?? touching(library, key),
      })),
    };
  }),
});

/** Steps of the same clause by their path alone. */
const named = (keys, clause) =>
  keys.map((key) => key.replace(`${clause.id}:`, '').replace(/^sec-/, '#sec-')).join(', ');

const ELIDED = {
  in: ({ in: name, pass, guards }) =>
    `not in ${name}, which ${pass} made${guards.length > 0 ? ` for: ${guardTexts(pass, guards)}` : ''}`,
  around: ({ pass, guards }) => `${pass} goes around it where: ${guardTexts(pass, guards)}`,
};

const elisionText = (elision) => (elision.in ? ELIDED.in(elision) : ELIDED.around(elision));

const copyText = ({ in: name, pass, guards = [], lines }) =>
  name
    ? `at ${lines.join(', ')} in ${name}, which ${pass} made${guards.length > 0 ? ` for: ${guardTexts(pass, guards)}` : ''}`
    : `at ${lines.join(', ')}`;

const WORDS = {
  emitted: () => 'emitted',
  merged: (entry, clause) => `merged with ${named(entry.with, clause)}: ${entry.why}`,
  specialised: ({ copies }) => `specialised, ${copies.length} copies`,
  folded: ({ pass, proved }) => `folded${pass ? ` by ${pass}` : ''}: ${proved}`,
  canonicalised: ({ rule, proved }) => `said in other words by ${rule}: ${proved}`,
  assertion: ({ kept }) => `assertion, ${kept ? 'tested' : 'dropped: it says what holds anyway'}`,
  elided: () => 'elided on some paths; it still stands',
  'given up': () => 'given up',
  note: () => 'note: nothing to be done',
};

/** @returns {string[]} */
const dispositionLines = (entry, clause) => [
  WORDS[entry.disposition](entry, clause),
  ...(entry.lost ?? []).map(({ pass, why }) => `  ${pass} drops: ${why}`),
  ...(entry.copies ?? []).map((copy) => `  ${copyText(copy)}`),
  ...(entry.elided ?? []).map((elision) => `  ${elisionText(elision)}`),
  ...(entry.support ? [`  code of passes stands for it at ${ranges(entry.support)}`] : []),
];

const indent = (text, by) => text.split('\n').map((line) => `${by}${line}`);

const partLine = ([name, { disposition, lines, pass, rule, proved }]) => {
  const place = lines ? ` at ${lines.join(', ')}` : '';
  const by = pass ?? rule;
  return `${name}: ${disposition}${place}${proved ? `${by ? ` by ${by}` : ''}: ${proved}` : ''}`;
};

const changeLines = ({ pass, before, after }) => {
  if (before === undefined) {
    const { summary } = REWRITES.find(({ name }) => name === pass);
    return [`      by ${pass}: ${summary}`];
  }
  return [
    `      by ${pass}:`,
    ...indent(before || '(no code)', '        - ').map(colors.red),
    ...indent(after || '(no code)', '        + ').map(colors.green),
  ];
};

const libraryLines = (entry, clause) => {
  const [first, ...rest] = dispositionLines(entry, clause);
  return [
    `    ${entry.file.split('/').at(-1)}: ${first}`,
    ...rest.map((line) => `    ${line}`),
    ...entry.code.map(({ file, line, text }) => `      ${file}:${line}  ${text}`),
    ...Object.entries(entry.parts).map((part) => `      ${partLine(part)}`),
    ...entry.passes.flatMap(changeLines),
  ];
};

/** @param {ReturnType<typeof describeSteps>} described @returns {string} */
export const stepsText = ({ clause, code, steps }) =>
  [
    `${clause.number} ${clause.title}`,
    `  ${clause.link}`,
    ...(steps.length > 0 ? [] : ['', '  no step of it is in the library']),
    ...code.map(({ file, lines, why }) =>
      lines.length > 0 ? `    ${file}: ${why}, at ${ranges(lines)}` : `    ${file}: no code`,
    ),
    ...steps.flatMap(({ path, sentence, place, tests, libraries }) => [
      '',
      `  ${path}. ${sentence}  (${place})`,
      ...libraries.flatMap((library) => libraryLines(library, clause)),
      ...testLines(tests),
    ]),
  ].join('\n');
