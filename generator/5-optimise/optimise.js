import { SpecError } from '../../spec/1-read/error.js';
import { verify } from '../facts/verify.js';
import { checkInvariants, checkText } from '../ir/invariants.js';
import { Library } from '../ir/library.js';
import { printOrigin } from '../ir/origin.js';
import { copy, same } from '../ir/pattern.js';
import { statements } from '../ir/statements.js';
import { stepsOf } from '../ledger/ledger.js';
import { Unknown } from '../evaluate/unknown.js';
import { freeNames } from './names.js';
import { RULES } from './normal-form/index.js';
import { restsOn } from './rests.js';

/**
 * Stage 5: runs the passes in their order. The runner, not the pass, keeps origins, checks the
 * invariants and writes the report.
 *
 * @typedef {object} Pass
 * @property {string} name the file's name
 * @property {string} summary what it does, in one line
 * @property {string} why what it saves
 * @property {string} [sound] the argument why nobody can observe it
 * @property {string[]} [assumes] assumptions that it needs
 * @property {string} [unsound] beside what it assumes: what is given up even so
 * @property {string[]} [pays] presets that gain by it; those for speed without it
 * @property {string[]} [lifts] what a target cannot do without it
 * @property {string} [section] the title of the section that its support code begins
 * @property {string[]} [after] passes that have to run before it
 * @property {string[]} [rests] functions of the document, and properties that it defines, of which the
 *   pass knows more than it looks at: see rests.js
 * @property {string[]} [exact] those of which it leaves out steps that it does not look at: they may
 *   have no steps beside those that it knows, see further.js
 * @property {string[]} [carries] those in which it keeps each call of a function that it does not know
 *   where it is: they may have steps that do anything, see foreign.js
 * @property {boolean} [once] whether it needs that no promise settles twice
 * @property {{name: string, summary: string}[]} guards the run-time tests that it emits
 * @property {Example[]} examples
 * @property {(library: Library) => void} rewrite says `did` of what it changes; otherwise it ran idle
 * @property {boolean} [canonical] whether it is a rule of the normal form, which comes before all passes
 *
 * @typedef {object} Example code before and after the pass
 * @property {string} [of] a function of the library, as the passes before left it; without one the
 *   code stands for itself
 * @property {string} [target] `es2022` without one
 * @property {string[]} [known] functions of the document that the passes were verified with
 * @property {string} [reference] these functions
 * @property {string} before no text for no function
 * @property {string} after
 *
 * @typedef {object} PassReport
 * @property {string} name
 * @property {string[]} applied names of the functions that it rewrote
 * @property {{where: string, why: string}[]} declined
 * @property {string} [skipped] why it did not run
 * @property {string[]} removed steps and arms that had a statement before the pass and have none after it
 * @property {string[]} lost steps that stand, and do not do all that they say any more
 * @property {string[]} added names of the functions that it added
 * @property {{about: string, text: string}[]} legend what those who read the library have to know of a
 *   name that it has
 * @property {{steps: string[], guards: string[]}[]} bypassed code that does not run where guards hold
 *
 * @callback OnPass
 * @param {string} name
 * @param {import('../ir/estree.js').Node} program what it left
 * @param {PassReport} report
 * @returns {void}
 */

/**
 * The document that the passes were verified with, where it is another: its functions as they were translated.
 * @typedef {Map<string, import('../facts/functions.js').DocumentFunction>} Reference
 *
 * A program as it stands between two passes.
 * @typedef {object} State
 * @property {import('../ir/estree.js').Node[]} functions
 * @property {Set<string>} steps and arms that have a statement
 */

/** @returns {State} */
const stateOf = (program) => {
  const all = statements(program);
  const functions = all.filter(({ type }) => type === 'FunctionDeclaration');
  return { functions, steps: stepsOf(all) };
};

/** The functions that were not there, neither under that name nor under another. */
const addedBetween = (before, after) => {
  const known = new Set(before.functions);
  const names = new Set(before.functions.map(({ id }) => id.name));
  return after.functions.filter((code) => !known.has(code) && !names.has(code.id.name));
};

/** What a pass says of the code that it goes around, with guards that it has. */
const bypasses = (pass, { bypassed }) => {
  const known = pass.guards.map(({ name }) => name);
  return bypassed.map(({ steps, guards = known }) => {
    const strange = guards.find((name) => !known.includes(name));
    if (strange) throw new SpecError(`the pass ${pass.name} has no guard ${strange}`);
    return { steps, guards };
  });
};

/** What a pass leaves behind, and what it does not. */
const report = (pass, account, before, after) => ({
  name: pass.name,
  applied: account.applied,
  declined: account.declined,
  removed: [...before.steps].filter((step) => !after.steps.has(step)),
  added: addedBetween(before, after).map(({ id }) => id.name),
  bypassed: bypasses(pass, account),
  lost: [...new Set(account.lost)],
  legend: account.legend,
});

const skipped = (name, missing) => ({
  name,
  applied: [],
  declined: [],
  removed: [],
  added: [],
  bypassed: [],
  lost: [],
  legend: [],
  skipped: `it assumes ${missing.join(', ')}, which is not granted`,
});

/** A function that a pass made comes from the steps that it holds; it stands for none beside them. */
const traceFunctions = (library, { added: names }, { functions }) => {
  for (const code of functions.filter(({ id }) => names.includes(id.name))) {
    const steps = library.stepsOf(code.body);
    if (steps.length === 0) continue;
    const pass = printOrigin({ kind: 'pass', name: library.name });
    code.origin = [...new Set([...(code.origin ?? []), ...steps, pass])];
    code.support = true;
  }
};

/** Where a pass was when it failed, as far as it asked for a function by its name. */
const failure = (error, pass, { query: { last } }, places = new Map()) => {
  const clause = last?.origin?.find((key) => places.has(key));
  const where = last ? ` in ${last.id?.name ?? 'a method'}` : '';
  return new SpecError(`the pass ${pass.name} fails${where}: ${error.message}`, {
    ...places.get(clause),
    clause,
    expected: 'a pass leaves alone what it does not know',
  });
};

/** What the pass did not know of the document is nothing that it may rest on. */
const rewrite = (library, pass, /** @type {any} */ { refuse, settlesAgain, foreign, places }) => {
  library.refuse = refuse;
  library.settlesAgain = Boolean(settlesAgain);
  if (foreign) library.foreign = foreign;
  const refusal = refuse?.(pass);
  if (refusal) return library.decline(refusal.where, refusal.why);
  try {
    return pass.rewrite(library);
  } catch (error) {
    if (error instanceof Unknown)
      return library.decline(library.query.last?.id?.name ?? pass.name, error.message);
    throw error instanceof SpecError ? error : failure(error, pass, library, places);
  }
};

/**
 * @param {import('../ir/estree.js').Node} program
 * @param {Pass} pass
 * @param {State} before
 * @param {{target: any, assume?: string[], verifyEach?: boolean, refuse?: Function, settlesAgain?: boolean, foreign?: Set<string>, reference?: Reference, places?: Map<string, any>}} options
 * @returns {{done: PassReport, after: State}}
 */
const runPass = (program, pass, before, options) => {
  const { target, assume = [], verifyEach = false, reference } = options;
  const missing = (pass.assumes ?? []).filter((name) => !assume.includes(name));
  if (missing.length > 0) return { done: skipped(pass.name, missing), after: before };
  const library = new Library(program, target, pass.name);
  library.reference = reference;
  const code = verifyEach ? copy(program, false) : undefined;
  const { body } = program;
  rewrite(library, pass, options);
  const isIdle = library.report.applied.length === 0;
  if (!isIdle) target.lower(program);
  // what a transaction takes back is a copy
  const after = isIdle && program.body === body ? before : stateOf(program);
  const done = report(pass, library.report, before, after);
  // what a rule of the normal form adds stands for the document's own steps
  if (!pass.canonical) traceFunctions(library, done, after);
  const problem = code && (problemOf(library) ?? unsaid(isIdle, code, program));
  if (problem) throw new SpecError(`the pass ${pass.name} breaks an invariant: ${problem}`);
  return { done, after };
};

/** What a pass does not say of its work is looked for nowhere. @returns {string|undefined} */
const unsaid = (isIdle, before, after) =>
  isIdle && !same(before, after) ? 'it changed code, and names no function that it did' : undefined;

/** @returns {string|undefined} what is wrong with what a pass left */
const problemOf = ({ program, target, query }) => {
  const stale = query.index.stale();
  if (stale) return `${stale} was declared by code that it did not build`;
  return checkInvariants(program) ?? verify(program) ?? checkText(program, target);
};

/** The rules of the normal form, as the ledger names them: they have no guards. @type {Pass[]} */
export const CANONICAL = RULES.map((rule) => ({
  ...rule,
  why: rule.summary,
  guards: [],
  canonical: true,
}));

/**
 * The normal form of a library, which the passes know.
 * @param {import('../ir/estree.js').Node} program changed in place
 * @param {{target: any, verifyEach?: boolean, reference?: Reference, places?: Map<string, any>}} options reference
 *   is the document that the passes were verified with, where it is another
 * @returns {PassReport[]} of the rules that found something to do
 * @throws {SpecError} when a rule leaves an invalid tree
 */
export const canonicalise = (program, options) => {
  freeNames(program, RULES);
  let state = stateOf(program);
  return CANONICAL.map((rule) => {
    const { done, after } = runPass(program, rule, state, options);
    state = after;
    return done;
  });
};

/**
 * @param {import('../ir/estree.js').Node} program changed in place
 * @param {Pass[]} passes in order
 * @param {object} options
 * @param {import('../targets/index.js').Target} options.target
 * @param {string[]} [options.assume] granted assumptions
 * @param {OnPass} [options.onPass] is told of each pass, those that are skipped included
 * @param {boolean} [options.verifyEach] check names, origins and arities, print and read the tree
 *   again after each pass; without it that is for who has the last tree
 * @param {import('./recognise.js').Recognition} [options.recognition] of the document that the passes
 *   were verified with; nothing where it is this one
 * @param {Map<string, import('../../spec/1-read/document.js').Place>} [options.places] by origin
 * @returns {PassReport[]}
 * @throws {SpecError} when a pass leaves an invalid tree
 */
export const optimise = (program, passes, { onPass = () => {}, recognition, ...options }) => {
  const { target } = options;
  const refuse = recognition && restsOn(recognition, target);
  const { settlesAgain, foreignFunctions: foreign } = recognition ?? {};
  let state = passes.length > 0 ? stateOf(program) : undefined;
  return passes.map((pass) => {
    const { done, after } = runPass(program, pass, state, {
      ...options,
      refuse,
      settlesAgain,
      foreign,
    });
    onPass(pass.name, program, done);
    state = after;
    return done;
  });
};
