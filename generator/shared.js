import { Errors, SpecError } from '../spec/1-read/error.js';
import { checkProgram, checkStates } from '../spec/3-normalise/check.js';
import { readProgram } from '../spec/3-normalise/program.js';
import { remembered } from '../spec/remembered.js';
import { assemble } from './4-lower/assemble.js';
import { translate } from './4-lower/translate.js';
import { canonicalise } from './5-optimise/optimise.js';
import { documentFunctions } from './facts/functions.js';
import { verify } from './facts/verify.js';
import { copy } from './ir/pattern.js';
import { entriesOf } from './ledger/entries.js';
import { primitiveNames } from './primitives/index.js';

/**
 * What libraries of one document have in common: its program, and for each target what it is
 * translated to, with the document's own forms and in the normal form.
 *
 * @typedef {import('./ir/estree.js').Node} Node
 * @typedef {import('../spec/3-normalise/program.js').Program} Program
 * @typedef {import('../spec/1-read/document.js').Document} Document
 * @typedef {import('./targets/index.js').Target} Target
 *
 * @typedef {object} Translated
 * @property {Map<string, import('./ledger/dispositions.js').Entry>} facts of steps without code
 * @property {string} name of the constructor
 * @property {Node} tree nobody may change it
 * @property {(reference?: Translated) => Canonical} canonical where the passes were verified with another document
 *
 * @typedef {object} Canonical
 * @property {Node} tree nobody may change it
 * @property {import('./5-optimise/optimise.js').PassReport[]} report of the rules
 */

/** @type {(document: Document) => Program} @throws {SpecError} all that is wrong with what it reads as */
export const programOf = remembered((document) => {
  const errors = new Errors();
  const program = readProgram(document, primitiveNames, (error) => errors.add(error));
  checkProgram(program, (error) => errors.add(error));
  errors.throwAny();
  return program;
}, new WeakMap());

const placesIn = (program, entries) =>
  new Map([
    ...program.clauses.map((clause) => [clause.id, clause.place]),
    ...entries.map(({ key, step }) => [key, step.place]),
  ]);

/** @type {(program: Program) => {entries: import('./ledger/entries.js').Entry[], places: Map<string, import('../spec/1-read/document.js').Place>}} */
export const accountOf = remembered((program) => {
  const entries = entriesOf(program);
  return { entries, places: placesIn(program, entries) };
}, new WeakMap());

/** @returns {Canonical} */
export const canonicalOf = (plain, program, options) => {
  const tree = copy(plain);
  return { tree, report: canonicalise(tree, { ...options, places: accountOf(program).places }) };
};

/** @param {Translated} [reference] @returns {import('./5-optimise/optimise.js').Reference|undefined} */
export const functionsOf = (reference) => reference && documentFunctions(reference.tree);

/** @returns {Translated} @throws {SpecError} on steps that cannot be translated */
const translatedFor = (program, target) => {
  const errors = new Errors();
  const translation = translate(program, target);
  checkStates(program, (error) => errors.add(error));
  errors.throwAny();
  const tree = assemble(translation, target);
  const problem = verify(tree);
  if (problem) throw new SpecError(`what the document was translated to does not hold: ${problem}`);
  return {
    facts: translation.facts,
    name: translation.builtIns.name,
    tree,
    canonical: remembered(
      (reference) => canonicalOf(tree, program, { target, reference: functionsOf(reference) }),
      new Map(),
    ),
  };
};

const byTarget = remembered(
  (program) => remembered((target) => translatedFor(program, target), new Map()),
  new WeakMap(),
);

/** @type {(program: Program, target: Target) => Translated} @throws {SpecError} on steps that cannot be translated */
export const translated = (program, target) => byTarget(program)(target);
