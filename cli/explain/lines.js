import { readFileSync } from 'node:fs';
import { parse } from 'acorn';
import { statements } from '../../generator/ir/statements.js';
import { SpecError } from '../../spec/1-read/error.js';
import { REWRITES, RULES } from '../choices.js';
import { displayed } from '../options.js';
import { checkLine } from './query.js';
import { ranges } from './text.js';
import { remembered } from '../../spec/remembered.js';
import { isPart, isStepKey, parseOrigin, placeOf, stepOf } from '../../generator/ir/origin.js';

/** `explain output/es2015/fast.es2022.cjs:123`: what is behind a line; without `:123`, the lines that no step is behind. */

/** Packages have libraries without the names of their maps, and by names of their own. */
const withoutFiles = (code) =>
  code
    .replace(/^\/\/# sourceMappingURL=.*\n/m, '')
    .replace(/\brequire\('\.[^']*'\)/g, "require('')");

/** @throws {SpecError} where the file is another one than the document gives */
const checkFresh = (path, { code }) => {
  if (path === undefined) return;
  const text = readFileSync(path, 'utf8');
  if (text === code || withoutFiles(text) === withoutFiles(code)) return;
  throw new SpecError(`${displayed(path)} is not what the document gives`, {
    expected: 'npm run generate',
  });
};

/**
 * The line on which the innermost statement around each line begins; behind the last, the last one.
 * A comment or an empty line belongs to what follows it.
 * @param {string} code
 * @param {import('../../generator/ir/estree.js').Node} [tree] what was read of it
 * @returns {number[]} by line number
 */
export const statementLines = (
  code,
  tree = parse(code, { ecmaVersion: 2022, locations: true }),
) => {
  const all = statements(tree);
  const texts = code.split('\n');
  const lines = new Array(texts.length + 1).fill(all.at(-1).loc.start.line);
  for (const { loc } of all) lines.fill(loc.start.line, loc.start.line, loc.end.line + 1);
  const starts = new Set(all.map(({ loc }) => loc.start.line));
  let next;
  for (let line = texts.length; line > 0; line--) {
    if (starts.has(line)) next = line;
    if (next && /^$|^\/\/|^\/?\*/.test(texts[line - 1].trim())) lines[line] = next;
  }
  return lines;
};

const startsOf = remembered(({ code }) => statementLines(code), new WeakMap());

const describeOrigin = (audit, { sources }, origin) => {
  if (origin in sources) {
    const clause = audit.document.byId.get(origin);
    return { origin, ...sources[origin], ...(clause ? { link: audit.link(clause) } : {}) };
  }
  const { clause, sentence, place } = audit.step(stepOf(origin));
  return {
    origin,
    kind: isPart(origin) ? 'arm' : 'step',
    clause: `${clause.number} ${clause.title}`,
    path: placeOf(origin),
    sentence,
    place: `${place.file}:${place.line}`,
    link: audit.link(clause),
  };
};

/**
 * @param {import('./answers.js').Answers} audit
 * @param {import('./query.js').Query} query
 * @param {import('./answers.js').Library} library
 */
export const describeLine = (audit, query, library) => {
  const { line, path } = query;
  const file = path === undefined ? library.file : displayed(path);
  checkFresh(path, library);
  if (path === undefined) checkLine(line, file, library.code);
  const start = startsOf(library)[line];
  const [source, text] = [line, start].map((at) => library.code.split('\n')[at - 1].trim());
  const origins = library.ledger.lines[start].map((origin) =>
    describeOrigin(audit, library.ledger, origin),
  );
  const passes = (library.ledger.touched[start] ?? []).map((name) => ({
    name,
    summary: REWRITES.find((pass) => pass.name === name).summary,
  }));
  return { file, line, source, statement: start, text, origins, passes };
};

/** Rules of the normal form come before the passes, in the same column of the ledger. */
const labelOf = (origin) => {
  const { kind, name } = parseOrigin(origin);
  const isRule = kind === 'pass' && RULES.some((rule) => rule.name === name);
  return isRule ? `rule ${name}` : origin;
};

const originLines = (origin) =>
  'sentence' in origin
    ? [
        `  ${origin.clause}, ${origin.kind} ${origin.path}: ${origin.sentence}`,
        `    ${origin.link}  ${origin.place}`,
      ]
    : [
        `  ${labelOf(origin.origin)}: ${origin.why}`,
        ...(origin.guards ?? []).map((guard) => `    guard ${guard}`),
        ...(origin.link ? [`    ${origin.link}`] : []),
      ];

/** @param {ReturnType<typeof describeLine>} described @returns {string} */
export const lineText = ({ file, line, source, statement, text, origins, passes }) =>
  [
    `${file}:${line}  ${source}`,
    ...(statement === line ? [] : [`  part of the statement of line ${statement}: ${text}`]),
    ...origins.flatMap(originLines),
    ...passes.map(({ name, summary }) => `  by ${name}: ${summary}`),
  ].join('\n');

/** The lines of a library that no step is behind, by what brought them. */
export const describeForeign = (audit, { path }, library) => {
  checkFresh(path, library);
  const groups = {};
  for (const [line, origins] of Object.entries(library.ledger.lines)) {
    if (origins.some(isStepKey)) continue;
    const by = origins.find((origin) => parseOrigin(origin).kind !== 'clause') ?? 'headings';
    (groups[by] ??= []).push(Number(line));
  }
  const why = (by) => library.ledger.sources[by]?.why ?? 'what headings and prose declare';
  const all = Object.keys(library.ledger.lines).length;
  return {
    file: library.file,
    statements: all,
    foreign: Object.entries(groups).map(([by, lines]) => ({ by, why: why(by), lines })),
  };
};

/** @param {ReturnType<typeof describeForeign>} described @returns {string} */
export const foreignText = ({ file, statements: all, foreign }) => {
  const count = foreign.reduce((sum, { lines }) => sum + lines.length, 0);
  return [
    `${file}: ${count} of ${all} lines with statements are not from a step`,
    ...foreign.flatMap(({ by, why, lines }) => [
      `  ${labelOf(by)}: ${why}`,
      `    ${ranges(lines)}`,
    ]),
  ].join('\n');
};
