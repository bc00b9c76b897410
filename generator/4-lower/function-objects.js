import { definedBy } from '../../spec/3-normalise/defined.js';
import { resolveSection, walk, walkOwnSteps } from '../../spec/3-normalise/program.js';
import { nearest } from '../../spec/1-read/nearest.js';
import { folded } from '../ledger/entries.js';
import * as b from '../ir/estree.js';
import { definition } from './analysis.js';
import { creation, nameIn } from './creation.js';
import { fieldNameOf } from './names.js';

/**
 * Function objects and Abstract Closures of one function.
 *
 * The steps of a function object, of a clause or of an Abstract Closure, are code: a variable that
 * holds them has no value of its own. A closure's code is a function of its own, which is given what
 * the closure captures (lambda lifting), since the standard captures values and not variables.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('../../spec/2-parse/grammar.js').Node} SpecNode
 *
 * @typedef {object} Steps what a variable that holds steps says
 * @property {import('./functions.js').SpecFunction} code
 * @property {Node[]} captured
 */

/** The variables that a step sets, or counts. @param {SpecNode} node */
const setBy = (node) => {
  const { place, places = { items: [place] } } = node;
  const changed = places.items.filter((item) => item?.kind === 'Variable');
  return [...definedBy(node), ...changed.map(({ name }) => name)];
};

const CREATE = 'CreateBuiltinFunction';
const CODE = 'its steps are the code of the function object';
const COUNT = 'the function object has that length by itself';

/**
 * The slots' names stand last but for a realm and the like; before ES2021 nothing stands before them,
 * and a realm before the steps in a draft of 2018.
 * @param {SpecNode[]} parts
 * @param {(node: SpecNode) => boolean} areSteps
 */
const partsOf = (parts, areSteps) => {
  const [steps, ...others] = parts.slice(Math.max(parts.findIndex(areSteps), 0));
  const at = others.findIndex(({ kind }) => kind === 'List');
  const slots = others[at]?.elements.map(({ slot }) => slot) ?? [];
  const [length, name] = at === 2 ? others : [];
  const [, prototype, prefix] = at < 0 ? [] : others.slice(at + 1);
  return { steps, length, name, prototype, prefix, slots };
};

export class FunctionObjects {
  /**
   * @param {import('./translator.js').Translator} translator
   * @param {import('./functions.js').SpecFunction} spec the function that is translated
   */
  constructor(translator, spec) {
    this.translator = translator;
    this.spec = spec;
    /** @type {Map<string, Steps>} by variable */
    this.steps = new Map();
    /** @type {Map<string, boolean>} variables that are function objects, and whether they have slots */
    this.variables = new Map();
    /** @type {Map<string, number>} numbers of parameters, by variable */
    this.counts = new Map();
    for (const at of translator.library.slotParameters.get(spec.name)?.keys() ?? [])
      this.variables.set(spec.parameters[at].name, true);
    /** @param {SpecNode} node */
    this.areSteps = ({ kind, name }) => kind === 'AlgorithmSteps' || this.steps.has(name);
  }

  /** The function of a clause. @throws {SpecError} where the section is none of a function object */
  codeOf(section) {
    const { library } = this.translator;
    const clause = resolveSection(library.document, section);
    const definition = library.functions.find(
      (candidate) => candidate.clause === clause && candidate.kind === 'function object',
    );
    if (definition) return definition;
    const named = section.title ?? section.id;
    const known = library.functions.filter(({ kind }) => kind === 'function object');
    const titles = known.map(({ clause: { title } }) => title);
    throw this.translator.error(
      `no clause defines the function object ${named}`,
      `perhaps ${nearest(named, titles)}`,
    );
  }

  /**
   * @param {string} name of a variable
   * @param {SpecNode} value
   * @returns {Node[]|undefined} statements, where the value is one of a function object
   */
  define(name, value) {
    const t = this.translator;
    if (value.kind === 'BuiltInFunction') {
      const code = this.codeOf(value.steps);
      return this.assign(name, { code, captured: [] }, code.slots, {});
    }
    if (value.kind === 'AlgorithmSteps') {
      this.hold(name, { code: this.codeOf(value.steps), captured: [] });
      t.account(t.step, folded(CODE));
      return [];
    }
    if (value.kind === 'ParameterCount') {
      if (this.changes(name))
        throw this.translator.error(
          `_${name}_ counts parameters, and is set again`,
          'another name',
        );
      this.counts.set(name, this.codeOf(value.steps).parameters.length);
      t.account(t.step, folded(COUNT));
      return [];
    }
    if (value.kind === 'Variable') return this.again(name, value.name);
    const parts = creation(value);
    if (!parts) return undefined;
    const { steps, slots, ...facts } = partsOf(parts, this.areSteps);
    return this.assign(name, this.held(steps), slots, facts);
  }

  /** @throws {SpecError} where a variable gets steps twice: which of them is meant nobody knows here */
  hold(name, steps) {
    const known = this.steps.get(name);
    if (known && known.code !== steps.code) {
      this.translator.unsupported(`a choice of steps in _${name}_`);
    }
    this.steps.set(name, steps);
  }

  /** @returns {Steps} */
  held(node) {
    if (node.kind === 'AlgorithmSteps') return { code: this.codeOf(node.steps), captured: [] };
    const steps = node.kind === 'Variable' && this.steps.get(node.name);
    if (!steps) throw this.translator.error('no step before names these steps', 'a Let step');
    return steps;
  }

  /** A function object in a variable: its slots are a record that its code closes over. */
  assign(name, steps, slots, facts) {
    const { scope } = this.translator;
    const record = scope.slotsOf(name);
    const hasRecord = slots.length > 0 || this.takesSlots(steps);
    this.variables.set(name, hasRecord);
    scope.defined.add(name);
    if (hasRecord) scope.variables.add(record);
    scope.variables.add(scope.nameOf(name));
    const fields = slots.map((slot) => [fieldNameOf(slot), b.undefinedValue()]);
    return [
      ...(hasRecord ? [b.assign(b.identifier(record), b.object(fields))] : []),
      b.assign(scope.variable(name), this.object(steps, b.identifier(record), facts)),
    ];
  }

  /** A second name for a function object is one for its slots, too. @returns {Node[]|undefined} statements */
  again(name, other) {
    const { translator: t } = this;
    const { scope } = t;
    const steps = this.steps.get(other);
    if (steps) this.hold(name, steps);
    if (this.counts.has(other)) this.counts.set(name, this.counts.get(other));
    if ((steps && !scope.defined.has(other)) || this.counts.has(other)) {
      t.account(t.step, folded(steps ? CODE : COUNT));
      return [];
    }
    const isActive = other === scope.activeFunction;
    if (!isActive && !this.variables.has(other)) return undefined;
    const record = t.slots.recordIn(other);
    this.variables.set(name, Boolean(record));
    if (!record) return undefined;
    const slots = scope.slotsOf(name);
    scope.variables.add(slots);
    const statements = [b.assign(b.identifier(slots), record)];
    if (this.isRead(name)) {
      const value = t.read(other);
      statements.push(b.assign(scope.introduce(name), value));
    }
    return statements;
  }

  /** Whether steps use a function object otherwise than for its slots, by this name or a further one. */
  isRead(name, before = []) {
    return walkOwnSteps(this.spec.steps).some(({ node }) => {
      if (node.captures?.includes(name)) return true;
      const parts = walk(node);
      const places = new Set(parts.filter(({ slot }) => slot).map(({ object }) => object));
      const [other, value] = definition(node.inline ?? node);
      return parts
        .filter((part) => part.kind === 'Variable' && part.name === name && !places.has(part))
        .some((part) => part !== value || !this.isAgain(other, [...before, name]));
    });
  }

  /** Whether a further name of a function object is one for its slots alone. */
  isAgain(name, before) {
    return before.includes(name) || !this.isRead(name, before);
  }

  /** `CreateBuiltinFunction(…)` where no variable gets it. @param {SpecNode[]} parts @returns {Node} */
  create(parts) {
    const { steps, slots, ...facts } = partsOf(parts, this.areSteps);
    const fields = slots.map((slot) => [fieldNameOf(slot), b.undefinedValue()]);
    return this.object(this.held(steps), b.object(fields), facts);
  }

  takesSlots({ code }) {
    return code.kind === 'function object' || code.functionObject !== undefined;
  }

  object(steps, slots, { length, name, prototype, prefix }) {
    const { code, captured } = steps;
    if (prototype && !/^%Function\.?[pP]rototype%$/.test(prototype.name))
      this.translator.unsupported('a function object with a prototype of its own');
    const args = [...(this.takesSlots(steps) ? [slots] : []), ...captured];
    const wanted = {
      length: [this.lengthOf(length), code.length ?? code.parameters.length],
      name: [nameIn(this.translator, name, prefix), ''],
    };
    return Object.entries(wanted).reduce(
      (object, [key, [value, usual]]) => {
        if (value === undefined || value.value === usual) return object;
        const descriptor = [
          ['__proto__', b.literal(null)],
          ['value', value],
        ];
        return b.call('describe', [object, b.literal(key), b.object(descriptor)]);
      },
      b.call(code.name, args),
    );
  }

  /** @returns {Node|undefined} nothing where it is what the steps say by themselves */
  lengthOf(node) {
    if (node?.kind === 'ParameterCount')
      return b.literal(this.codeOf(node.steps).parameters.length);
    const count = node?.kind === 'Variable' ? this.counts.get(node.name) : undefined;
    if (count !== undefined) return b.literal(count);
    return node && this.translator.expression(node);
  }

  /** `Let _variable_ be a new Abstract Closure …` @returns {Node[]} statements */
  closure({ variable, captures }) {
    const t = this.translator;
    const code = t.library.closures.get(t.step);
    const copies = new Map();
    for (const name of captures.filter((capture) => this.changes(capture))) {
      copies.set(name, t.scope.fresh(`${t.scope.nameOf(name)}Captured`));
      t.scope.variables.add(copies.get(name).name);
    }
    const captured = captures.map((name) => copies.get(name) ?? t.read(name));
    const statements = [...copies].map(([name, copy]) => b.assign(copy, t.read(name)));
    this.hold(variable, { code, captured });
    if (this.isValue(variable)) {
      statements.push(b.assign(t.scope.introduce(variable), b.call(code.name, captured)));
    }
    if (statements.length === 0) t.account(t.step, folded(CODE));
    return statements;
  }

  /** `Return a new Abstract Closure …` @returns {Node[]} */
  returned({ captures }) {
    const t = this.translator;
    const code = t.library.closures.get(t.step);
    return [
      b.returns(
        b.call(
          code.name,
          captures.map((name) => t.read(name)),
        ),
      ),
    ];
  }

  /** Whether a variable may get another value between a closure and the function object of it. */
  changes(name) {
    const setters = walkOwnSteps(this.spec.steps).filter(({ node }) =>
      setBy(node.inline ?? node).includes(name),
    );
    const { parameters, captures = [] } = this.spec;
    const isSet =
      captures.includes(name) || parameters.some((parameter) => parameter.name === name);
    return setters.length > (isSet ? 0 : 1);
  }

  /** Whether a closure is more than the steps of function objects: a job, or called by itself. */
  isValue(variable) {
    for (const { node } of walkOwnSteps(this.spec.steps)) {
      if (node.captures?.includes(variable)) return true;
      const steps = new Set();
      for (const part of walk(node)) {
        if (part.operation === CREATE) steps.add(part.arguments[0]);
        if (part.kind === 'Variable' && part.name === variable && !steps.has(part)) return true;
        if (part.closure === variable) return true;
      }
    }
    return false;
  }
}
