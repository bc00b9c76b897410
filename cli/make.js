import { relative, resolve } from 'node:path';
import { generate } from '../transforms/generate.js';
import { documentsOf } from './document.js';
import { figuresText, originFigures } from './figures.js';
import { entryOf } from './ledger.js';
import { posix } from './options.js';
import { printSteps } from './show.js';
import { watch } from './watch.js';

/**
 * A library from its document, with its part of the ledger.
 *
 * @typedef {object} Made
 * @property {string} name of its file
 * @property {string} code
 * @property {object} map
 * @property {import('./ledger.js').Entry} entry
 * @property {string} figures how much of it stems from steps
 * @property {string[]} unfollowed operations that the document has steps for, and a primitive stands for
 *
 * @typedef {import('./plan.js').Plan} Plan
 * @typedef {{preset: string, target: string}} Library
 */

/** Libraries of one plan share documents. @type {WeakMap<Plan, (preset: string) => import('../spec/1-read/document.js').Document>} */
const documents = new WeakMap();

/** @param {Library} library @param {Plan} plan */
const documentOf = ({ preset }, plan) => {
  if (!documents.has(plan)) documents.set(plan, documentsOf(plan));
  return documents.get(plan)(preset);
};

/**
 * @param {Library} library
 * @param {Plan} plan
 * @param {any} options of the command line
 * @returns {Made}
 * @throws {import('../spec/1-read/error.js').SpecError} on a document that cannot be used
 */
export const make = (library, plan, options) => {
  const { choice, edition, out } = plan;
  const name = `${library.preset}.${library.target}.cjs`;
  const watcher = watch(name, options);
  let figures;
  const generated = generate(documentOf(library, plan), {
    .../** @type {any} */ (choice),
    edition,
    ...library,
    pathOf: (file) => (out ? posix(relative(out, resolve(file))) : file),
    verifyEach: options.verifyEach,
    onPass: watcher.onPass,
    onStage(stage, value) {
      if (stage === 'optimise') figures = figuresText(originFigures(value));
      watcher.onStage(stage, value);
    },
  });
  watcher.finish();
  const { code, map, unfollowed } = generated;
  return { name, code, map, entry: entryOf(generated), figures, unfollowed };
};

/** Prints the steps of a library's document. @param {Library} library @param {Plan} plan */
export const showSteps = (library, plan) => printSteps(documentOf(library, plan));
