import { SpecError } from '../spec/error.js';
import { clauseName } from '../spec/document.js';
import { grammar, writePart } from '../spec/parse.js';
import { resolveSection } from '../spec/program.js';

import { translateChain } from './chain.js';
import { Completions } from './completions.js';
import * as estree from './estree.js';
import { expandShorthand } from './shorthand.js';
import { nearest } from './nearest.js';

/** The builders that rules use, under the names of what they build. */
const b = {
  ...estree,
  this: estree.thisValue,
  undefined: estree.undefinedValue,
  throw: estree.throws,
};

const ruleOf = (node) => grammar.rules.get(node.kind).rule;

/** Words that are variables in the standard and keywords in JavaScript. */
const KEYWORDS = new Set('arguments break case catch class const continue default delete do else enum eval export extends finally for function if import in instanceof new return static super switch this throw try typeof var void while with yield let await'.split(' ')); // prettier-ignore

/**
 * Translates the steps of one function. Rules call it; it stamps the origin of what they return
 * and keeps what is known at the current step.
 */
export class Translator {
  /**
   * @param {object} library what all functions share: document, target, functions, primitives, analysis, slots
   * @param {import('./functions.js').SpecFunction} one
   */
  constructor(library, one) {
    this.library = library;
    this.function = one;
    this.b = b;
    this.step = undefined;
    this.activeFunction = one.functionObject;
    this.functionObjects = new Set();
    this.defined = new Set(one.parameters.map(({ name }) => name));
    this.variables = new Set();
    this.completions = new Completions(this, library.analysis.completionVariables(one));
  }

  // --- steps ---

  /** @param {import('../spec/parse.js').ParsedStep[]} steps @returns {object[]} statements */
  steps(steps) {
    const statements = [];
    let comments = [];
    for (let at = 0; at < steps.length; at++) {
      const step = steps[at];
      const group = this.chainFrom(steps, at);
      const own = group
        ? this.inStep(step, () => translateChain(this, group))
        : this.translate(step);
      comments.push(this.comment(step));
      // arms that left no code behind are still shown
      if (group) comments.push(...this.silentArms(group, own));
      if (own.length > 0) {
        own[0].leadingComments = [...comments, ...(own[0].leadingComments ?? [])];
        comments = [];
      }
      statements.push(...own);
      if (group) at += group.length - 1;
    }
    if (comments.length > 0) this.trail(statements, comments);
    return statements;
  }

  /** Steps without code at the end of a block stand behind its last statement. */
  trail(statements, comments) {
    const last = statements.at(-1) ?? statements[statements.push({ type: 'EmptyStatement' }) - 1];
    if (last.type === 'EmptyStatement') last.leadingComments = comments;
    else last.trailingComments = [...(last.trailingComments ?? []), ...comments];
    this.stamp([last], this.step);
  }

  translate(step) {
    return this.inStep(step, () => ruleOf(step.node).translate(step.node, this));
  }

  /** Runs a part of the translation for a step; everything new in it gets the step as its origin. */
  inStep(step, run) {
    const outer = this.step;
    this.step = step;
    const statements = run();
    this.stamp(statements, step);
    this.step = outer;
    return statements;
  }

  stamp(statements, step) {
    if (!step) return;
    for (const node of estree.nodes(statements)) node.origin ??= originsOf(step);
  }

  /** The step that begins an `If` chain with the steps that continue it. */
  chainFrom(steps, at) {
    const place = (step) => step && ruleOf(step.node).chain;
    const begins = place(steps[at]);
    if (!begins) return undefined;
    if (begins !== 'begins') {
      throw this.errorAt(steps[at], 'an If chain that begins with Else', 'an If step before it');
    }
    let end = at + 1;
    while (place(steps[end]) === 'continues') end++;
    if (place(steps[end]) === 'ends') end++;
    return steps.slice(at, end);
  }

  silentArms(group, statements) {
    const shown = new Set();
    for (const node of estree.nodes(statements)) {
      for (const { step } of node.leadingComments ?? []) shown.add(step);
    }
    return group
      .slice(1)
      .filter((step) => !shown.has(step))
      .map((step) => this.comment(step));
  }

  comment(step) {
    const via = step.via ? `${step.clause.operation} ` : '';
    const value = ` ${via}${step.path}. ${plain(step.sentence)}`;
    return { type: 'Line', value, step };
  }

  loopBody() {
    return this.steps(this.step.steps);
  }

  /** A chain that a rule is asked for alone, without its neighbours. */
  chain() {
    return translateChain(this, [this.step]);
  }

  expand(call) {
    return this.steps(expandShorthand(this, call));
  }

  // --- variables ---

  /** `Let` and `Set` of a variable. */
  define(name, value) {
    if (value.kind === 'ActiveFunction') {
      this.activeFunction = name;
      return [];
    }
    if (value.kind === 'BuiltInFunction') return this.functionObject(name, value.steps);
    const statements = this.completions.assign(name, value);
    this.introduce(name);
    return statements;
  }

  /** A variable that a step brings along: the element of a loop. */
  introduce(name) {
    this.defined.add(name);
    this.variables.add(this.nameOf(name));
    return this.variable(name);
  }

  /** A function object: its slots are a record that its code closes over. */
  functionObject(name, section) {
    const clause = resolveSection(this.library.document, section);
    const one = this.library.functions.find((candidate) => candidate.clause === clause);
    if (one?.kind !== 'function object') {
      throw this.error(`no clause defines the function object ${section.title ?? section.id}`);
    }
    this.functionObjects.add(name);
    this.defined.add(name);
    const slots = this.slotsOf(name);
    this.variables.add(slots).add(this.nameOf(name));
    const fields = one.slots.map((slot) => [slot, b.undefined()]);
    return [
      b.assign(b.identifier(slots), b.object(fields)),
      b.assign(this.variable(name), b.call(one.name, [b.identifier(slots)])),
    ];
  }

  slotsOf(name) {
    return `${this.nameOf(name)}Slots`;
  }

  nameOf(name) {
    return KEYWORDS.has(name) || this.library.names.has(name) ? `${name}_` : name;
  }

  variable(name) {
    return b.identifier(this.nameOf(name));
  }

  /** A variable's value, which must have been defined before. */
  read(name) {
    if (name === this.activeFunction && !this.defined.has(name)) {
      return this.unsupported(`the function object _${name}_ as a value`);
    }
    if (!this.defined.has(name)) {
      throw this.error(
        `the variable _${name}_ is used before it is defined`,
        'a Let step before it',
      );
    }
    return this.variable(name);
  }

  /** A name that no variable of the function has. */
  fresh(base) {
    let name = base;
    while (this.variables.has(name) || this.defined.has(name)) name += '_';
    return b.identifier(name);
  }

  // --- expressions ---

  expression(node) {
    return ruleOf(node).translate(node, this);
  }

  valueOf(node) {
    return this.completions.value(node);
  }

  throwIfAbrupt(name) {
    this.read(name);
    return this.completions.throwIfAbrupt(name);
  }

  complete(value) {
    return this.completions.complete(value);
  }

  abruptTest(node) {
    const test = ruleOf(node).abrupt?.(node);
    return test && this.completions.test(test);
  }

  throwCompletion(value) {
    return b.construct(this.use('ThrowCompletion').name, [value]);
  }

  completionRecord(fields) {
    const field = (name) => fields.find((one) => one.name.toLowerCase() === name)?.value;
    const type = field('type');
    if (type?.name === 'normal') return this.expression(field('value'));
    if (type?.name === 'throw') return this.throwCompletion(this.expression(field('value')));
    throw this.error('a completion that is neither normal nor throw');
  }

  mayBeAbrupt(node) {
    return this.library.analysis.mayBeAbrupt(node);
  }

  /** A primitive, which the library then carries. */
  use(name) {
    this.library.used.add(name);
    return b.identifier(name);
  }

  /** An intrinsic that is captured when the library loads. */
  host(name) {
    if (!this.library.intrinsics.has(name)) throw this.error(`the intrinsic ${name} is not known`);
    return b.identifier(name);
  }

  call(name, args) {
    return b.call(this.use(name), args);
  }

  operation(name, args) {
    const { analysis, primitives } = this.library;
    const one = analysis.functions.get(name);
    const primitive = primitives.get(name);
    if (!one && !primitive) {
      const known = [...analysis.functions.keys(), ...primitives.keys()];
      throw this.error(`the operation ${name} is not known`, `perhaps ${nearest(name, known)}`);
    }
    this.checkCount(name, args, (primitive ?? one).parameters);
    const values = args.map((arg) => this.expression(arg));
    return primitive ? this.call(name, values) : b.call(name, values);
  }

  checkCount(name, args, parameters) {
    const least = parameters.filter(({ optional }) => !optional).length;
    if (args.length >= least && args.length <= parameters.length) return;
    const range = least === parameters.length ? least : `${least} to ${parameters.length}`;
    throw this.error(`${name} is called with ${args.length} arguments`, `${range} arguments`);
  }

  operationName(name) {
    if (!this.library.analysis.functions.has(name)) {
      const known = [...this.library.analysis.functions.keys()];
      throw this.error(`the operation ${name} is not known`, `perhaps ${nearest(name, known)}`);
    }
    return b.identifier(name);
  }

  /** @param {string} name `%Promise%` */
  intrinsic(name) {
    const expression = this.library.intrinsicObject(name);
    if (!expression) throw this.error(`the intrinsic ${name} is not known`);
    return expression;
  }

  newTarget() {
    return this.library.target.newTarget();
  }

  isAbsent(parameter) {
    const index = this.function.parameters.findIndex(({ name }) => name === parameter);
    if (index < 0) throw this.error(`_${parameter}_ is not a parameter of ${this.function.name}`);
    return b.binary('<', b.member(b.identifier('arguments'), 'length'), b.literal(index + 1));
  }

  // --- slots and fields ---

  slot(object, name) {
    if (object.kind === 'Variable') {
      if (object.name === this.activeFunction)
        return b.member(b.identifier(object.name), this.fieldName(name));
      if (this.functionObjects.has(object.name)) {
        return b.member(b.identifier(this.slotsOf(object.name)), this.fieldName(name));
      }
      if (this.completions.isValueOf(object, name)) return this.completions.innerValue(object.name);
    }
    const { target, slots } = this.library;
    if (slots.instance.has(name)) return target.slot(this.expression(object), name);
    return b.member(this.expression(object), this.fieldName(name));
  }

  hasSlot(object, name) {
    if (!this.library.slots.instance.has(name)) throw this.undeclared(name);
    return this.library.target.hasSlot(object, name);
  }

  slotName(name) {
    if (!this.library.slots.instance.has(name)) throw this.undeclared(name);
    return name;
  }

  fieldName(name) {
    const { fields, instance } = this.library.slots;
    if (!fields.has(name) && !instance.has(name)) throw this.undeclared(name);
    return name;
  }

  undeclared(name) {
    const { fields, instance } = this.library.slots;
    const known = [...fields, ...instance];
    return this.error(
      `no table and no step declares [[${name}]]`,
      `perhaps [[${nearest(name, known)}]]`,
    );
  }

  // --- errors, of both kinds ---

  /** An error object that says which step it comes from and what did not hold there. */
  newError(type) {
    const name = this.host(`$${type}`).name;
    return b.construct(name, [b.literal(this.reason())]);
  }

  reason() {
    const { clause, path } = this.step ?? { clause: { number: '0.0', name: 'Example' }, path: '1' };
    const title = clause.operation ?? clause.name;
    let at = this.step;
    while (at && !at.node.condition) at = at.parent;
    const where = `${clause.number} ${title}: ${path}`;
    if (!at) return where;
    return `${where}: ${writePart(at.node.condition).replace(/[_*~`]/g, '')}`;
  }

  unsupported(what) {
    throw this.error(`${what} cannot be translated yet`);
  }

  error(problem, expected) {
    return this.errorAt(this.step, problem, expected);
  }

  errorAt(step, problem, expected) {
    if (!step) return new SpecError(problem, { expected });
    const { place, path, sentence, clause } = step;
    const where = { ...place, clause: clauseName(clause), step: path, sentence, expected };
    return new SpecError(problem, where);
  }
}

/** A sentence as a comment shows it: cross references are for documents with links. */
const plain = (sentence) =>
  sentence
    .replace(/ ?\((?:see )?<emu-xref [^>]*><\/emu-xref>\)/g, '')
    .replace(/<emu-xref href="#([^"]*)"[^>]*><\/emu-xref>/g, '$1');

/** @returns {string[]} `sec-promise.all:9`, and the shorthand's own step where one was expanded */
export const originsOf = (step) => {
  const own = `${step.clause.id}:${step.path}`;
  return step.via ? [...originsOf(step.via), own] : [own];
};
