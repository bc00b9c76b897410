import { join } from 'node:path';
import escodegen from 'escodegen';
import { RULES } from '../../generator/5-optimise/normal-form/index.js';
import { generate, readDocument } from '../../generator/index.js';
import { Library } from '../../generator/ir/library.js';
import { copy } from '../../generator/ir/pattern.js';
import { VERBATIM } from '../../generator/ir/verbatim.js';
import { targets } from '../../generator/targets/index.js';
import { amend } from '../../spec/1-read/amend.js';
import { loadDocument } from '../../spec/1-read/file.js';
import { AMENDMENTS, GRANTED, PASSES, PRESETS } from '../../transforms/index.js';
import { librarySource, ROOT } from './libraries.js';

/**
 * Libraries of the passes as they stand in the working tree, with or without one expression in
 * them. Nothing here reads output/.
 *
 * @typedef {import('../../generator/ir/estree.js').Node} Node
 *
 * @typedef {object} Change of emitted code
 * @property {string|{es2022: string, es5: string}} in name of the function that it stands in
 * @property {string|{es2022: string, es5: string}} test the expression, as it is printed
 * @property {string|Record<string, string>} becomes what takes its place; $$ names an internal slot
 */

const sourceOf = (edition) => librarySource(join(ROOT, 'spec', 'documents', `${edition}.html`));
const trees = new Map();

const documentOf = (source, preset) =>
  (AMENDMENTS[preset] ?? []).reduce(
    (document, name) =>
      amend(document, loadDocument(join(ROOT, 'spec', 'documents', 'amendments', name))),
    readDocument(source, 'document.html'),
  );

/** The tree of a library, behind its last pass; of an edited document if there is an edit. */
const treeOf = (preset, target, { edit, edition = 'es2015' } = {}) => {
  const key = `${edition} ${preset} ${target} ${edit ?? ''}`;
  if (!trees.has(key)) {
    const original = sourceOf(edition);
    const source = edit ? edit(original) : original;
    if (edit && source === original) throw new Error('the edit changes nothing in the document');
    const keep = (stage, tree) => stage === 'optimise' && trees.set(key, copy(tree, false));
    generate(documentOf(source, preset), {
      preset,
      target,
      withMap: false,
      passes: PASSES.filter(({ name }) => PRESETS[preset].includes(name)),
      assume: GRANTED[preset],
      onStage: keep,
    });
  }
  return trees.get(key);
};

const print = (node) => escodegen.generate(node, { verbatim: VERBATIM });

/** On one line, as tables and messages show it, without names of numbers. */
export const textOf = (node) =>
  print(node)
    .replace(/ \/\* .*? \*\//g, '')
    .replace(/\s+/g, ' ');

/** Most libraries are loaded many times, each time anew. */
const codes = new WeakMap();
const codeOf = (tree) => {
  if (!codes.has(tree)) codes.set(tree, print(tree));
  return codes.get(tree);
};

const load = (tree) => {
  const exported = {};
  new Function('exports', codeOf(tree))(exported);
  return exported;
};

/** Children with the name of the function that they stand in. */
function* childrenOf(parent, inside) {
  for (const [key, value] of Object.entries(parent)) {
    for (const child of [value].flat()) {
      if (typeof child?.type !== 'string' || key.endsWith('Comments')) continue;
      const name = child.id?.name ?? (parent.type === 'MethodDefinition' && parent.key.name);
      const within = /^Function/.test(child.type) && name ? name : inside;
      yield { parent, key, child, inside: within };
    }
  }
}

function* walk(node, inside = '') {
  for (const child of childrenOf(node, inside)) {
    yield child;
    yield* walk(child.child, child.inside);
  }
}

/** Some code differs between targets, in a table that names both. */
export const forTarget = (code, target) => code[target] ?? code;

/** The parts of a condition. */
const operands = (node) =>
  node.type === 'LogicalExpression' ? [node.left, node.right].flatMap(operands) : [node];

/** Its tests ask whether a helper caught something: they are the catch clauses that it moved. */
const ISOLATION = 'pass:try-catch-isolation';

/** What the normal form words otherwise is the document's all the same. */
const CANONICAL = new Set(RULES.map(({ name }) => `pass:${name}`));

/**
 * Every run-time test that a pass emitted, other than a loop's.
 * @returns {{in: string, test: string, passes: string[]}[]}
 */
export const testsOf = (preset, target, edition) => {
  const tests = new Map();
  for (const { child, inside } of walk(treeOf(preset, target, { edition }))) {
    const passes = (child.origin ?? []).filter(
      (key) => key.startsWith('pass:') && !CANONICAL.has(key),
    );
    const isTest = /^(?:If|Conditional|Logical)/.test(child.type);
    if (!isTest || passes.length === 0 || passes.includes(ISOLATION)) continue;
    for (const part of operands(child.test ?? child)) {
      const test = textOf(part);
      tests.set(`${inside}: ${test}`, { in: inside, test, passes });
    }
  }
  return [...tests.values()];
};

/** Where a variable is set or declared, not read. */
const isTarget = ({ type }, key) =>
  key === 'params' ||
  (type === 'AssignmentExpression' && key === 'left') ||
  (type === 'VariableDeclarator' && key === 'id');

const replaceOnce = (tree, change, target) => {
  const [inside, text] = [change.in, change.test].map((code) => forTarget(code, target));
  const library = new Library(tree, targets.get(target), 'test');
  const places = [...walk(tree)].filter(
    ({ parent, key, child, inside: name }) =>
      name === inside && textOf(child) === text && !isTarget(parent, key),
  );
  if (places.length !== 1) {
    throw new Error(`${inside} has ${text} ${places.length} times, not once, for ${target}`);
  }
  const [{ parent, key, child }] = places;
  const expression = library.buildExpression(forTarget(change.becomes, target));
  if (Array.isArray(parent[key])) parent[key][parent[key].indexOf(child)] = expression;
  else parent[key] = expression;
};

/**
 * @param {string} preset
 * @param {string} target
 * @param {object} [options]
 * @param {Change} [options.change]
 * @param {(source: string) => string} [options.edit] of the document
 * @param {string} [options.edition] ES2015 without one
 * @returns {() => {Promise: any, create: (options?: object) => any}} loads it anew
 * @throws {Error} when the expression to change is not there once
 */
export const loader = (preset, target, { change, edit, edition } = {}) => {
  const tree = treeOf(preset, target, { edit, edition });
  if (!change) return () => load(tree);
  const changed = copy(tree);
  replaceOnce(changed, change, target);
  return () => load(changed);
};

/** @returns {{Promise: any, create: (options?: object) => any}} what {@link loader} loads */
export const emitted = (preset, target, options) => loader(preset, target, options)();
