import { walk, walkSteps } from '../../spec/3-normalise/program.js';
import { didYouMean, distance } from '../../spec/1-read/nearest.js';
import { holdsSlots } from '../facts/holders.js';
import { folded } from '../ledger/entries.js';
import * as b from '../ir/estree.js';
import { identifierOf, RESERVED } from '../ir/identifiers.js';

const addText = (value, texts) => {
  if (typeof value === 'string') texts.add(value);
  else if (Array.isArray(value)) for (const item of value) addText(item, texts);
};

/**
 * @param {import('../../spec/2-parse/parse.js').ParsedStep[]} steps
 * @returns {Set<string>} every text in them, the names of their variables among them
 */
export const textsIn = (steps) => {
  const texts = new Set();
  for (const { node } of walkSteps(steps)) {
    for (const part of walk(node)) for (const key in part) addText(part[key], texts);
  }
  return texts;
};

/** Variables of the library, and the sentences that stand for them: there no variable hides one. */
const GLOBALS = new Map([
  ['realm', 'CurrentRealm'],
  ['AgentRecord', 'AgentRecord'],
]);

/** So many letters may differ in a name that is misspelt. */
const SLIP = 2;

/**
 * The variables of one function: what defines them, and what they are called in JavaScript.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */
export class Scope {
  /**
   * @param {import('./translator.js').Translator} translator
   * @param {import('./functions.js').SpecFunction} one
   */
  constructor(translator, { name: operation, functionObject, parameters, captures = [], steps }) {
    this.translator = translator;
    this.operation = operation;
    /** what steps may name: the names that the translation must not choose */
    this.taken = new Set([...textsIn(steps), ...translator.library.shorthandTexts]);
    /** the records of function objects, by the variable */
    this.slotRecords = new Map();
    this.parameters = parameters;
    /** the variable that is the function object itself, which has slots and no value */
    this.activeFunction = functionObject;
    /** @type {string|undefined} the variable around the code that is the function object, where steps use it as a value */
    this.itself = undefined;
    /** variables of the standard that a step before has set */
    this.defined = new Set([...parameters.map(({ name }) => name), ...captures]);
    /** names that the function's code has to declare */
    this.variables = new Set();
    /** variables that steps with an error would have set: what they hold nobody knows */
    this.lost = new Set();
    /** what the loops count that are open */
    this.counting = new Set();
  }

  /** @returns {Node[]} the steps of a loop, which may count a variable: loops inside of it count others */
  whileCounting(index, translate) {
    if (index) this.counting.add(index.name);
    const statements = translate();
    if (index) this.counting.delete(index.name);
    return statements;
  }

  /** A step with an error would have set a variable: that it is used is no error more. */
  lose(name) {
    this.defined.add(name);
    this.lost.add(name);
  }

  /** @returns {Node[]} statements: `Let` and `Set` of a variable */
  define(name, value) {
    if (value.kind === 'ActiveFunction') {
      this.activeFunction = name;
      const proved = 'the code is the function object, and closes over its slots';
      this.translator.account(this.translator.step, folded(proved));
      return [];
    }
    if (name === this.activeFunction)
      throw this.translator.error(`_${name}_ is the active function object`, 'another name');
    const object = this.translator.functionObjects.define(name, value);
    if (object) return object;
    const statements = this.translator.completions.assign(name, value);
    this.declare(name);
    return statements;
  }

  /** A variable that a step brings along: the element of a loop. */
  introduce(name) {
    this.translator.completions.hold(name);
    return this.declare(name);
  }

  declare(name) {
    this.defined.add(name);
    this.variables.add(this.nameOf(name));
    return this.variable(name);
  }

  /** The record that holds a function object's slots. */
  slotsOf(name) {
    if (!this.slotRecords.has(name)) {
      this.slotRecords.set(name, this.fresh(`${this.nameOf(name)}Slots`).name);
    }
    return this.slotRecords.get(name);
  }

  nameOf(variable) {
    const name = identifierOf(variable);
    const isGlobal = this.taken.has(GLOBALS.get(name));
    const isTaken = RESERVED.has(name) || this.translator.library.names.has(name) || isGlobal;
    return isTaken || holdsSlots({ name }) ? `${name}_` : name;
  }

  variable(name) {
    return b.identifier(this.nameOf(name));
  }

  /**
   * A variable's value.
   * @throws {SpecError} where no step before has defined it
   */
  read(name) {
    if (this.defined.has(name)) return this.variable(name);
    const count = this.translator.functionObjects.counts.get(name);
    if (count !== undefined) return b.literal(count);
    if (name === this.activeFunction) return this.functionObject();
    // a slip of the pen; any other name is another variable
    const near = [...this.defined].filter((other) => distance(name, other) <= SLIP);
    const named = near.map((other) => `_${other}_`);
    throw this.translator.error(
      `the variable _${name}_ is used before it is defined`,
      `a Let step before it${didYouMean(`_${name}_`, named)}`,
    );
  }

  /** The function object that runs: the constructor, or what the function around the code gives. */
  functionObject() {
    const { kind, name } = this.translator.definition;
    if (kind === 'constructor') return b.identifier(name);
    if (kind !== 'function object' && kind !== 'closure')
      return this.translator.unsupported(`the function object of a ${kind} as a value`);
    this.itself ??= this.fresh('functionObject').name;
    return b.identifier(this.itself);
  }

  /** @returns {Node} the test whether an argument was not passed */
  isAbsent(parameter) {
    const at = this.parameters.findIndex(({ name }) => name === parameter);
    if (at < 0) {
      const known = this.parameters.map(({ name }) => `_${name}_`).join(', ');
      throw this.translator.error(`_${parameter}_ is not a parameter`, known || 'no parameter');
    }
    const before = this.parameters.slice(0, at).flatMap((_, i) => this.parameterAt(i)).length;
    return b.binary('<', b.member(b.identifier('arguments'), 'length'), b.literal(before + 1));
  }

  /** @returns {Node[]} what stands for a parameter: of a function object its slots, and itself where it is a value */
  parameterAt(at) {
    const { name } = this.parameters[at];
    const { slotParameters } = this.translator.library;
    const known = slotParameters.get(this.operation)?.get(at);
    if (!known) return [this.variable(name)];
    const slots = b.identifier(this.slotsOf(name));
    return known.isValue ? [this.variable(name), slots] : [slots];
  }

  /** A name that no variable of the function has, nor will have. */
  fresh(base) {
    const { names } = this.translator.library;
    const isTaken = (name) =>
      [this.taken, this.defined, this.variables, this.counting, names].some((known) =>
        known.has(name),
      );
    let name = base;
    while (isTaken(name)) name += '_';
    return b.identifier(name);
  }

  /** A variable of the translation's own. @returns {string} its name, which no other has */
  temporary(base) {
    const { name } = this.fresh(base);
    this.variables.add(name);
    return name;
  }
}
