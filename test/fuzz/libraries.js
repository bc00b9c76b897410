import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import escodegen from 'escodegen';
import { generate } from '../../generator/index.js';
import { VERBATIM } from '../../generator/ir/verbatim.js';
import { loadFor } from '../../cli/document.js';
import { sourceOf } from '../../cli/editions.js';
import { choose } from '../../transforms/generate.js';
import { ROOT } from '../support/libraries.js';
import { countGuards } from './guards.js';

/**
 * The libraries that programs run on, generated from the tree as it is: presets, and other choices
 * of passes. Making one takes a second, so they are kept in node_modules/.cache, by the sources
 * that they were made by.
 *
 * @typedef {object} Library
 * @property {string} name
 * @property {string} target
 * @property {string[]} passes
 * @property {string[]} assume assumptions that it was granted
 * @property {string} code
 * @property {string} counted the same, but its guards report what they find
 */

const SOURCES = ['spec', 'generator', 'transforms', 'test/fuzz'];
const CACHE = join(ROOT, 'node_modules', '.cache', 'fledgling-fuzz');
const DAY = 24 * 60 * 60 * 1000;

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();

const hash = (...texts) => {
  const sum = createHash('sha256');
  for (const text of texts) sum.update(text).update('\0');
  return sum.digest('hex').slice(0, 16);
};

let folder;

/** One folder per state of the sources; those of other days go. */
const cacheFolder = () => {
  if (folder) return folder;
  const files = SOURCES.flatMap((name) => filesIn(join(ROOT, name)));
  folder = join(CACHE, hash(...files.map((file) => readFileSync(file))));
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(CACHE)) {
    const other = join(CACHE, name);
    if (other !== folder && Date.now() - statSync(other).mtimeMs > DAY) {
      rmSync(other, { recursive: true, force: true });
    }
  }
  return folder;
};

const documents = new Map();

const documentOf = (edition) => {
  if (!documents.has(edition)) documents.set(edition, loadFor(sourceOf({ edition }), 'faithful'));
  return documents.get(edition);
};

/**
 * The tree of a library, and its code.
 * @param {{preset: string, passes: object[], assume: string[]}} chosen
 * @param {string} target
 */
const generated = ({ passes, assume, preset }, target, edition = 'es2015') => {
  let tree;
  const { code } = generate(documentOf(edition), {
    target,
    preset,
    passes,
    assume,
    edition,
    withMap: false,
    onStage: (stage, value) => {
      if (stage === 'optimise') tree = value;
    },
  });
  return { code, tree };
};

/** @returns {import('../../generator/ir/estree.js').Node} */
export const treeOf = (chosen, target) => generated(chosen, target).tree;

/** The code, and the code whose guards report what they find. */
const make = (chosen, target, edition) => {
  const { code, tree } = generated(chosen, target, edition);
  countGuards(tree, target);
  return { code, counted: escodegen.generate(tree, { verbatim: VERBATIM }) };
};

const cached = (file, make) => {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const folder = make();
  // several processes may be at it
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify(folder));
  renameSync(temporary, file);
  return folder;
};

const SHORT = 60;

/** A name for reports; the passes themselves where they are not too many. */
const nameOf = ({ preset, toggles }, passes) => {
  if (!toggles) return preset;
  const names = passes.join(',');
  return names.length <= SHORT ? names : `${toggles.slice(0, SHORT)} (${hash(names).slice(0, 4)})`;
};

/**
 * @param {import('../../transforms/choose.js').Choice} choice of passes
 * @param {string} target
 * @param {string} [edition]
 * @returns {Library}
 */
export const makeLibrary = (choice, target, edition = 'es2015') => {
  const chosen = choose(choice);
  const passes = chosen.passes.map(({ name }) => name);
  const { assume } = chosen;
  const file = join(cacheFolder(), `${hash(target, edition, ...passes, '', ...assume)}.json`);
  const name = `${nameOf(chosen, passes)}.${target}`;
  return { name, target, passes, assume, ...cached(file, () => make(chosen, target, edition)) };
};
