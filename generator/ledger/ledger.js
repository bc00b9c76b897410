import { SpecError } from '../../spec/1-read/error.js';
import { remembered } from '../../spec/remembered.js';
import { Dispositions } from './dispositions.js';
import { isPart, isWholeStep, passOf, stepOf } from '../ir/origin.js';
import { isStatement, statements } from '../ir/statements.js';
import { fieldsOf, nodes } from '../ir/walk.js';
import { sourcesOf } from './sources.js';

/**
 * The ledger, total in both directions: what became of each step, arm and `?` of the document, and
 * for each line the steps behind it, or what else brought it and why. All of it is told by those who
 * did it: origins on nodes, what the translator says of steps without code, what passes report.
 *
 * @typedef {object} Ledger
 * @property {Record<string, import('./dispositions.js').Entry>} steps by `clause id:path|part`
 * @property {Record<string, string[]>} lines by line number
 * @property {Record<string, string[]>} touched by line number: the passes that made or changed code
 *   of the statements that begin there, in their order
 * @property {Record<string, import('./sources.js').Source>} sources of lines, those that are no steps
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('./dispositions.js').Place} Place
 */

/**
 * Each emitted statement with what acorn read in its place: its tree of the printed text has the
 * same shape as the tree that was printed.
 * @param {Node} program
 * @param {Node} tree acorn's
 * @returns {Map<Node, Node>}
 * @throws {Error} when it has not
 */
export const readBack = (program, tree) => {
  const emitted = statements(program);
  const read = statements(tree);
  const differs = emitted.findIndex((node, i) => node.type !== read[i]?.type);
  if (differs >= 0 || emitted.length !== read.length) {
    throw new Error(`what was printed reads otherwise at statement ${differs}`);
  }
  return new Map(emitted.map((node, i) => [node, read[i]]));
};

/** The function around each node that a pass made, where there is one, and which of them it names. */
const homesIn = (program, report) => {
  const makers = new Map(
    report.flatMap(({ name, added: names }) => names.map((key) => [key, name])),
  );
  const homes = new Map();
  const uses = new Map();
  for (const declaration of nodes(program)) {
    if (declaration.type !== 'FunctionDeclaration' || !makers.has(declaration.id.name)) continue;
    const home = { in: declaration.id.name, pass: makers.get(declaration.id.name) };
    const named = nodes(declaration.body)
      .map(({ name }) => name)
      .filter((name) => makers.has(name));
    uses.set(home.in, new Set(named));
    for (const node of nodes(declaration)) homes.set(node, home);
  }
  return { homes, uses };
};

/** What a list of origins says of steps: nodes share these lists, and nobody changes them. */
const keysBy = remembered(
  (origin) => ({
    whole: origin.filter(isWholeStep),
    then: origin.filter((key) => key.endsWith('|then')),
    else: origin.filter((key) => key.endsWith('|else')),
  }),
  new WeakMap(),
);

const NONE = [];

/** @param {Node|null} node @param {'whole'|'then'|'else'} part */
const partsOf = (node, part) => (node?.origin ? keysBy(node.origin)[part] : NONE);

/** The `Else` step that a branch is of, where it is the other arm of a condition. */
const elseStepsOf = (branch, arms) =>
  branch?.type === 'BlockStatement' && arms.length > 0 ? partsOf(branch, 'whole') : NONE;

/**
 * The arms of an `if`: its branches carry them, and an `Else` step; where there is no `else`, the
 * `if` itself does. Where the condition is turned round, the `else` of a step is what it guards.
 * @param {Node} node an IfStatement
 * @returns {{key: string, branch?: Node}[]}
 */
export const armsOf = (node) => {
  const { consequent, alternate } = node;
  const turned = partsOf(consequent, 'else');
  const then = [...partsOf(consequent, 'then'), ...turned, ...elseStepsOf(consequent, turned)];
  const steps = new Set(then.map(stepOf));
  const otherwise = alternate
    ? partsOf(alternate, 'else')
    : partsOf(node, 'else').filter((key) => steps.has(stepOf(key)));
  return [
    ...then.map((key) => ({ key, branch: consequent })),
    ...[...otherwise, ...elseStepsOf(alternate, otherwise)].map((key) => ({
      key,
      branch: alternate ?? undefined,
    })),
  ];
};

/**
 * @param {Node[]} all the statements of a tree
 * @returns {Set<string>} the steps and arms that have code in it
 */
export const stepsOf = (all) => {
  const origins = new Set(); // lists, which nodes share
  const branches = [];
  for (const node of all) {
    if (!node.support && node.origin) origins.add(node.origin);
    if (node.type === 'IfStatement') branches.push(node);
  }
  const steps = new Set();
  for (const list of origins) for (const key of keysBy(list).whole) steps.add(key);
  for (const node of branches) for (const { key } of armsOf(node)) steps.add(key);
  return steps;
};

/** @param {Node} tree @returns {Set<string>} the steps and arms that have code in it */
export const stepsIn = (tree) => stepsOf(statements(tree));

/** @returns {Place[]} of every step and arm */
const placesIn = (program, lineOf, homes, isShorthand) => {
  const places = [];
  for (const node of lineOf.keys()) {
    const steps = keysBy(node.origin).whole;
    const first = steps.find((key) => !isShorthand(key));
    for (const key of steps) {
      const owner = isShorthand(key) ? key : first;
      const home = homes.get(node);
      places.push({ key, owner, line: lineOf.get(node), home, support: Boolean(node.support) });
    }
  }
  for (const node of nodes(program)) {
    if (node.type !== 'IfStatement') continue;
    for (const { key, branch = node } of armsOf(node)) {
      const at = branch.type === 'BlockStatement' ? (branch.body[0] ?? node) : branch;
      places.push({ key, owner: key, line: lineOf.get(at), home: homes.get(node) });
    }
  }
  return places;
};

const linesOf = (places, lineOf) => {
  const lines = {};
  const add = (line, origin) => {
    const list = (lines[line] ??= []);
    if (!list.includes(origin)) list.push(origin);
  };
  for (const [{ origin }, line] of lineOf) {
    for (const key of origin) if (!isPart(key)) add(line, key);
  }
  for (const { key, line } of places) add(line, key);
  return lines;
};

/** The passes in a statement, the statements inside it aside. */
const passesIn = (node, names = new Set()) => {
  for (const origin of node.origin ?? []) {
    const pass = passOf(origin);
    if (pass) names.add(pass);
  }
  for (const field of fieldsOf(node)) addPasses(node[field], names);
  return names;
};

const addPasses = (child, names) => {
  if (Array.isArray(child)) for (const item of child) addPasses(item, names);
  else if (child && !isStatement(child)) passesIn(child, names);
};

const touchedIn = (lineOf, passes) => {
  const touched = {};
  for (const [node, line] of lineOf) {
    const names = passesIn(node);
    if (names.size > 0) touched[line] = new Set([...(touched[line] ?? []), ...names]);
  }
  const inOrder = (names) => passes.map(({ name }) => name).filter((name) => names.has(name));
  return Object.fromEntries(Object.entries(touched).map(([line, all]) => [line, inOrder(all)]));
};

const missing = ({ key, step }) =>
  new SpecError(`the ledger has no entry for ${key}`, {
    ...step.place,
    sentence: step.sentence,
    expected: 'code, or a word of the translator or of a pass about it',
  });

/**
 * @param {Node} program
 * @param {Node} tree acorn's
 * @param {object} told
 * @param {import('./entries.js').Entry[]} told.entries everything that has to be accounted for
 * @param {Map<string, import('./dispositions.js').Entry>} told.facts what the translator says of
 *   steps without code
 * @param {import('../5-optimise/optimise.js').Pass[]} told.passes
 * @param {import('../5-optimise/optimise.js').PassReport[]} told.report of the passes
 * @param {import('../../spec/1-read/document.js').Document} told.document
 * @returns {Ledger}
 * @throws {SpecError} when a step or a statement has no entry
 */
export const makeLedger = (program, tree, services) => {
  const kinds = new Map(services.entries.map(({ key, step }) => [key, step.node.kind]));
  const read = readBack(program, tree);
  const lineOf = new Map([...read].map(([node, { loc }]) => [node, loc.start.line]));
  const { homes, uses } = homesIn(program, services.report);
  const places = placesIn(program, lineOf, homes, (key) => kinds.get(key) === 'Shorthand');
  const dispositions = new Dispositions(places, { ...services, uses });
  const steps = {};
  for (const entry of services.entries) {
    const disposition = dispositions.of(entry);
    if (!disposition) throw missing(entry);
    steps[entry.key] = disposition;
  }
  const lines = linesOf(places, lineOf);
  const touched = touchedIn(lineOf, services.passes);
  return { steps, lines, touched, sources: sourcesOf(lines, { ...services, steps }) };
};
