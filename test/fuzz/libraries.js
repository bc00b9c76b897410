import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'; // prettier-ignore
import { join } from 'node:path';
import { generate } from '../../generator/index.js';
import { loadDocument } from '../../spec/file.js';
import { choose } from '../../transforms/choose.js';
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
 * @property {boolean} counted whether it reports what its guards find
 * @property {string} code
 */

const SOURCES = ['spec', 'generator', 'transforms'];
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
  const files = [...SOURCES.flatMap((name) => filesIn(join(ROOT, name))), import.meta.filename];
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

let document;

const make = ({ passes, assume, preset }, target, counted) =>
  generate((document ??= loadDocument(join(ROOT, 'spec', 'es2015.html'))), {
    target,
    preset,
    passes,
    assume,
    onStage: (stage, tree) => {
      if (counted && stage === 'optimise') countGuards(tree, target);
    },
  }).code;

const cached = (file, text) => {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const made = text();
  // several processes may be at it
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, made);
  renameSync(temporary, file);
  return made;
};

/**
 * @param {import('../../transforms/choose.js').Choice} choice of passes
 * @param {string} target
 * @param {object} [options]
 * @param {string} [options.name] what reports call it
 * @param {boolean} [options.counted]
 * @returns {Library}
 */
export const makeLibrary = (choice, target, { name, counted = false } = {}) => {
  const chosen = choose(choice);
  const passes = chosen.passes.map((pass) => pass.name);
  const { assume } = chosen;
  const key = hash(target, String(counted), ...passes, '', ...assume);
  const code = cached(join(cacheFolder(), `${key}.cjs`), () => make(chosen, target, counted));
  const shown = name ?? (choice.preset && !chosen.toggles ? choice.preset : passes.join(','));
  const suffix = counted ? ', counted' : '';
  return { name: `${shown}.${target}${suffix}`, target, passes, assume, counted, code };
};
