import { freeName, localsOf, renameLocals } from '../facts/bindings.js';
import { setAgainIn } from '../ir/assignments.js';
import { functionDeclaration, identifier, throws as throwing } from '../ir/estree.js';
import { nodes, references } from '../ir/walk.js';
import { asCode, tidy } from './code.js';
import { Evaluation } from './evaluation.js';
import { knowledgeOf, knowledgeWith } from './knowledge.js';
import { State } from './state.js';
import { Unknown } from './unknown.js';
import { variable } from './values.js';

/**
 * Evaluates functions of a library as far as what is known of their arguments goes, and leaves the
 * rest as code: calls of operations are entered, conditions that are known are decided, and Records,
 * Lists, completions, function objects and promises that get nowhere are never made; those that get
 * out are made where they do. What runs user code stays, in its order. Statements that nothing is known
 * about stay as they are. What cannot be evaluated is thrown as Unknown: a pass that meets it declines.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('./values.js').Value} Value
 * @typedef {import('./values.js').Facts} Facts
 *
 * @typedef {object} Instead
 * @property {Node} call whose value nobody has
 * @property {{objects: any[][]}[]} [gone] objects, by number, that nobody may ask for behind it
 *
 * @typedef {object} Options
 * @property {(name: string) => boolean} [enters] operations whose steps stand for their calls, beside
 *   those that are given a function object or a promise of our own, or of whose first argument all is known
 * @property {(name: string) => boolean} [stays] operations whose calls stay in any case
 * @property {(name: string, values: Value[], state: State, codes: (some: Value[]) => Node[]) => Instead|undefined} [instead] what stands
 *   for a call; codes are those that give some of its values
 * @property {(name: string) => Node|undefined} [functionOf] the function that a name of the library stands for
 * @property {Map<string, Node>} [functions] operations as they will be, in place of those of the library
 * @property {string} [constructorName] the name of a constructor whose steps are those of %Promise%, or of
 *   that itself
 * @property {boolean} [creates] whether promises of the constructor are objects of our own
 * @property {(state: State, value: any, run: Evaluation) => Node|null} [result] what is returned for a
 *   value: itself without it
 * @property {Partial<import('./knowledge.js').Knowledge>} [knowledge] of functions that are not in the library yet
 */

/**
 * Variables that were set apart from those of other functions keep their names where these are gone,
 * and those that get one value are constants.
 */
const plain = (statements) => {
  const changing = new Set(setAgainIn(statements));
  for (const node of nodes(statements)) {
    const [{ id, init }] = node.declarations ?? [{}];
    if (init && !changing.has(id.name)) node.kind = 'const';
  }
  const locals = localsOf(asCode(statements));
  const used = new Set(references(statements).map(({ node }) => node.name));
  for (const name of locals) used.delete(name);
  const names = new Map();
  for (const name of locals) names.set(name, freeName(name.replace(/_+$/, ''), used));
  renameLocals(asCode(statements), names);
  return statements;
};

/** What a run leaves of statements. */
const leftOf = (run, body, variables, result) => {
  const out = [];
  for (const name of [...variables.keys(), ...localsOf(asCode(body)), 'thrown'])
    run.taken.add(name);
  for (const name of setAgainIn(body)) run.changing.add(name);
  const ways = {
    returns: (last, value) =>
      run.end(last, result ? result(last, value, run) : run.codes(last, [value])[0]),
    throws: (last, value) => run.emit(last, throwing(run.codes(last, [value])[0])),
    isLast: !result,
  };
  try {
    const state = new State(out, [{ variables, rest: [], operands: [] }]);
    for (const holder of variables.values())
      for (const [slot, facts] of Object.entries(holder.facts?.slots ?? {}))
        state.slots.know(holder, run.library.slotName(slot), facts);
    run.list(body, 0, state, ways, () => {});
  } catch (error) {
    // each statement is deeper in the stack than the one before
    throw error instanceof RangeError ? new Unknown('too many steps') : error;
  }
  return out;
};

/**
 * @param {import('../ir/library.js').Library} library
 * @param {Node[]} body statements, which stay as they are
 * @param {Record<string, Facts|Value>} variables what they may use
 * @param {Options} [options]
 * @returns {Node[]} what is left of them
 * @throws {import('./unknown.js').Unknown} where they cannot be evaluated
 */
export const evaluate = (library, body, variables, { result, knowledge, ...options } = {}) => {
  const run = new Evaluation(library, { ...knowledgeOf(library), ...knowledge, ...options });
  const values = Object.entries(variables).map(([name, value]) => [
    name,
    'is' in value ? value : variable(name, value),
  ]);
  return plain(tidy(leftOf(run, body, new Map(/** @type {any[]} */ (values)), result)));
};

/**
 * A function of what is left of steps.
 * @param {import('../ir/library.js').Library} library
 * @param {string} name
 * @param {Record<string, Facts>} params what is known of them
 * @param {Node[]} body
 * @param {Options} [options]
 * @returns {Node} its declaration, without origins of its own
 */
export const evaluatedFunction = (library, name, params, body, options) =>
  functionDeclaration(
    name,
    Object.keys(params).map(identifier),
    evaluate(library, body, params, options),
  );

export { knowledgeOf, knowledgeWith };
