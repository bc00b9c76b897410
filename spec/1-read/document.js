import { parseAlgorithm } from 'ecmarkdown';
import { SpecError } from './error.js';
import { readHeader } from './header.js';
import { attribute, elements, innerSource, parseHtml, textOf } from './html.js';
import { pathOf } from './labels.js';
import { faultOf, stepLines, STEPS } from './layout.js';
import { lineColumn } from './position.js';
import { isDeleted, tokenize, write } from './tokens.js';

/**
 * Reading an ecmarkup document: clauses with their headings, numbers, prose, tables and algorithms.
 * Steps are read when somebody asks for them, so a whole edition costs little more than its HTML.
 *
 * @typedef {object} Place
 * @property {string} file
 * @property {number} line 1-based
 * @property {number} column 1-based
 *
 * @typedef {object} Step
 * @property {string} path `6.a`, numbered as the standard numbers its steps
 * @property {string} sentence as ecmarkdown, white space and entities aside
 * @property {import('./tokens.js').Token[]} tokens
 * @property {Place} place
 * @property {Step[]} children
 * @property {string} [failure] why its tokens cannot be told apart: a parenthesis that nobody closes
 *
 * @typedef {object} Algorithm
 * @property {Clause} clause
 * @property {Place} place
 * @property {Step[]} steps
 *
 * @typedef {object} Clause
 * @property {string} id `sec-promise.resolve`
 * @property {string} number `25.4.4.5`
 * @property {string} title the heading's text
 * @property {string} [operation] name of the abstract operation it defines
 * @property {string} name what the heading names
 * @property {import('./header.js').Parameter[]} [parameters]
 * @property {Place} place
 * @property {Clause} [parent]
 * @property {Clause[]} children
 * @property {Algorithm[]} algorithms
 * @property {{element: import('./html.js').HtmlNode, place: Place, text: string}[]} prose elements beside clauses and algorithms
 *
 * @typedef {object} Document
 * @property {string} file
 * @property {string} source its text, and that of what amended it
 * @property {Clause[]} clauses in document order
 * @property {string} [root] id of the clause that a library is made of, where it is not that of promises
 * @property {Map<string, Clause>} byId
 * @property {Map<string, Clause>} byOperation
 * @property {Map<string, SpecError>} duplicates by an id that stands twice, as in some editions far
 *   from the Promise clause: an error for a program that the clause belongs to
 */

const CLAUSE = new Set(['emu-clause', 'emu-annex', 'emu-intro']);

/** Notes say nothing that has to be done; what a proposal deletes is not there. */
const SKIPPED = new Set(['emu-note', 'del']);

/**
 * @param {string} source
 * @param {string} [file] for places in messages
 * @returns {Document}
 * @throws {SpecError} when a document is no ecmarkup
 */
export const readDocument = (source, file = 'document.html') => readText(plain(source), file);

/** Without a byte order mark, and with the line ends that ecmarkdown knows. */
const plain = (source) => source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

const readText = (source, file) => {
  const context = { source, file, place: lineColumn(source, file), clauses: [], numbering: [] };
  const tree = parseHtml(source);
  visit(tree, undefined, context);
  checkEnds(tree, context);
  if (context.clauses.length === 0) {
    throw new SpecError('not an ecmarkup document', { file, expected: 'emu-clause elements' });
  }
  return { file, source, clauses: context.clauses, ...indexes(context.clauses) };
};

const clauseElements = (node) =>
  (node.childNodes ?? []).flatMap((child) => [
    ...(CLAUSE.has(child.tagName) ? [child] : []),
    ...clauseElements(child),
  ]);

/**
 * A clause that nobody closes takes the end tag of the one around it, and what follows is numbered
 * below it. The culprit is the last of those whose end tag stands in another column, or nowhere.
 */
const checkEnds = (tree, { place }) => {
  const all = clauseElements(tree);
  const ends = ({ sourceCodeLocation }) => sourceCodeLocation.endTag;
  if (all.every(ends)) return;
  const columnOf = (tag) => place(tag.startOffset).column;
  const strays = all.filter(
    (element) => !ends(element) || columnOf(ends(element)) !== columnOf(element.sourceCodeLocation),
  );
  const element = strays.at(-1);
  const heading = headingOf(element);
  throw new SpecError('a clause that is never closed', {
    ...place(element.sourceCodeLocation.startOffset),
    clause: heading && textOf(heading).replace(/\s+/g, ' ').trim(),
    expected: `</${element.tagName}> before the next clause that is none of its own`,
  });
};

/** @param {Clause[]} clauses @returns {Pick<Document, "byId"|"byOperation"|"duplicates">} */
export const indexes = (clauses) => {
  const byId = new Map();
  const byOperation = new Map();
  const duplicates = new Map();
  for (const clause of clauses) {
    if (clause.operation && !byOperation.has(clause.operation)) {
      byOperation.set(clause.operation, clause);
    }
    if (/^$|\?/.test(clause.id)) clause.id = ownId(clause, clauses);
    const first = byId.get(clause.id);
    if (first) duplicates.set(clause.id, twice(clause, first));
    else byId.set(clause.id, clause);
  }
  return { byId, byOperation, duplicates };
};

/** By which the steps are accounted for; no clause of another document is taken for this one. */
const ownId = ({ title }, clauses) => {
  const id = `unnamed-${title.split(' (')[0].toLowerCase().replace(/\s+/g, '-')}`;
  const same = clauses.filter((other) => other.id.startsWith(id)).length;
  return same === 0 ? id : `${id}-${same + 1}`;
};

const twice = (clause, first) =>
  new SpecError(`the clause id ${clause.id} stands twice`, {
    ...clause.place,
    clause: clauseName(clause),
    expected: `an id of its own; line ${first.place.line} has this one`,
  });

/** Walks the tree; `number` is the last es6num comment, which names the clause that follows it. */
const visit = (node, parent, context) => {
  let number;
  for (const child of node.childNodes ?? []) {
    if (child.nodeName === '#comment') {
      number = /es6num="([^"]+)"/.exec(child.data)?.[1] ?? number;
    } else if (CLAUSE.has(child.tagName)) {
      readClause(child, parent, number, context);
      number = undefined;
    } else if (child.tagName === 'emu-alg' && parent) {
      parent.algorithms.push(lazyAlgorithm(child, parent, context));
    } else if (child.tagName && !SKIPPED.has(child.tagName)) {
      if (parent && child.tagName !== 'h1') parent.prose.push(proseOf(child, context));
      visit(child, parent, context);
    }
  }
};

const proseOf = (element, context) => ({
  element,
  place: context.place(element.sourceCodeLocation?.startOffset ?? 0),
  get text() {
    return innerSource(element, context.source).text;
  },
});

/** A proposal may mark a whole heading as inserted. */
const headingOf = (element) =>
  elements(element)
    .flatMap((child) => (child.tagName === 'ins' ? elements(child) : [child]))
    .find((child) => child.tagName === 'h1');

/**
 * The abstract operation that a clause defines. Its attributes say so, or where it has none, as in
 * proposals, its heading: `ResolveLater ( _promise_ )`. What "The WeakMap Constructor" holds is no operation.
 * @param {import('./html.js').HtmlNode} element
 * @param {import('./header.js').Header} header
 * @param {Clause} [parent]
 */
const operationOf = (element, { name, parameters }, parent) => {
  const [aoid, type] = ['aoid', 'type'].map((key) => attribute(element, key));
  if (aoid) return aoid;
  if (type !== undefined) return /operation|job/i.test(type) ? name : undefined;
  const named = parameters && /^(?:[A-Z][a-z0-9]+){2,}$/.test(name);
  const isConstructor = parent?.title.includes(`${name} Constructor`);
  return named && !isConstructor ? name : undefined;
};

const readClause = (element, parent, number, context) => {
  const heading = headingOf(element);
  const title = heading ? textOf(heading).replace(/\s+/g, ' ').trim() : '';
  const header = readHeader(title);
  const clause = {
    id: attribute(element, 'id') ?? '',
    number: number ?? nextNumber(element, parent, context),
    title,
    operation: operationOf(element, header, parent),
    ...header,
    place: context.place(element.sourceCodeLocation.startOffset),
    parent,
    children: [],
    algorithms: [],
    prose: [],
  };
  (parent?.children ?? []).push(clause);
  context.clauses.push(clause);
  visit(element, clause, context);
};

/** Clause numbers are positions; annexes count in letters; a `number` attribute says it itself. */
const nextNumber = (element, parent, context) => {
  const number = attribute(element, 'number');
  const siblings = parent ? parent.children : context.clauses.filter((clause) => !clause.parent);
  const counted = siblings.filter((clause) => clause.number !== '');
  if (element.tagName === 'emu-intro') return '';
  const annex = !parent && element.tagName === 'emu-annex';
  const annexes = counted.filter((clause) => /^[A-Z]$/.test(clause.number)).length;
  const counter =
    number ?? (annex ? String.fromCharCode(65 + annexes) : String(counted.length + 1));
  return parent && parent.number !== '' ? `${parent.number}.${counter}` : counter;
};

const lazyAlgorithm = (element, clause, context) => {
  let steps;
  return {
    clause,
    place: context.place(element.sourceCodeLocation.startOffset),
    /** @returns {Step[]} */
    get steps() {
      steps ??= readSteps(element, clause, context);
      return steps;
    },
  };
};

const readSteps = (element, clause, context) => {
  const inner = innerSource(element, context.source);
  const { text, offset: before } = stepLines(inner.text);
  const offset = inner.offset + before;
  const where = { ...context.place(offset), clause: clauseName(clause) };
  if (text.trim() === '')
    throw new SpecError('an algorithm without steps', { ...where, expected: STEPS });
  let list;
  try {
    list = parseAlgorithm(text).contents;
  } catch (error) {
    const at = error.offset + text.slice(error.offset).search(/\S|$/);
    const [sentence] = text.slice(at).split(/\s*\n/);
    const place = context.place(offset + at);
    const [problem, expected] = faultOf(error.message);
    throw new SpecError(problem, { ...where, ...place, sentence, expected });
  }
  const step = (item, path) => {
    const start = item.location.start.offset + markerLength(item, text);
    const place = context.place(offset + start);
    const { tokens = [], failure } = tokenize(item.contents);
    const [line] = text.slice(start, item.location.end.offset).split('\n');
    const sentence = failure ? line.trim() : write(tokens);
    const children = stepsOf(item.sublist, path);
    return { path, sentence, tokens, place, children, failure };
  };
  const stepsOf = (sublist, path) => itemsOf(sublist).map((item, i) => step(item, pathOf(path, i)));
  return stepsOf(list, '');
};

/** The items of a list. Where a step is deleted, the substeps that are not take its place. */
const itemsOf = (list) =>
  (list?.contents ?? []).flatMap((item) =>
    isDeleted(item.contents) ? itemsOf(item.sublist) : [item],
  );

/** The place of a step is its sentence, not the `1.` before it. */
const markerLength = (item, text) =>
  /^\s*(?:\d+\.|\*)\s*/.exec(text.slice(item.location.start.offset))?.[0].length ?? 0;

/** @param {Clause} clause @returns {string} its heading, without the types of what goes in and comes out */
export const titleOf = ({ title, name, parameters = [] }) => {
  if (!/_\w+_\s*:|\):/.test(title)) return title;
  const list = parameters
    .map((parameter) => (parameter.optional ? `[ _${parameter.name}_ ]` : `_${parameter.name}_`))
    .join(', ');
  return `${name} (${list ? ` ${list} ` : ' '})`;
};

/** @param {Clause} clause @returns {string} `25.4.4.5 Promise.resolve ( _x_ )` */
export const clauseName = (clause) => `${clause.number} ${titleOf(clause)}`.trim();
