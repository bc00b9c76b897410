import { ruleOf } from '../../spec/2-parse/parse.js';

import { definedIn } from '../../spec/3-normalise/defined.js';
import { groupAt, silentSteps, translateChain } from './chain.js';
import { commentOf, trail } from './comments.js';
import { lead } from '../ir/comments.js';
import { Completions } from './completions.js';
import { FunctionObjects } from './function-objects.js';
import { keyOf } from '../ledger/entries.js';
import { partOf } from '../ir/origin.js';
import { errorAt, messageAt } from './errors.js';
import * as estree from '../ir/estree.js';
import { Operands } from './operands.js';
import { Operations } from './operations.js';
import { stamp } from './origins.js';
import { Scope } from './scope.js';
import { expandShorthand } from './shorthand.js';
import { Slots } from './slots.js';

/** The builders that rules use, under the names of what they build. */
const b = {
  ...estree,
  this: estree.thisValue,
  undefined: estree.undefinedValue,
  throw: estree.throws,
};

/**
 * Translates the steps of one function: it stamps the origin of what the rules return and keeps what
 * is known at the current step. Rules see its methods alone, not the parts that it is made of.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('../../spec/2-parse/grammar.js').Node} SpecNode step IR
 */
export class Translator {
  /**
   * @param {import('./translate.js').Shared} library
   * @param {import('./functions.js').SpecFunction} definition
   */
  constructor(library, definition) {
    this.library = library;
    this.definition = definition;
    this.b = b;
    /** @type {import('../../spec/2-parse/parse.js').ParsedStep|undefined} the one that is translated now */
    this.step = undefined;
    this.scope = new Scope(this, definition);
    this.functionObjects = new FunctionObjects(this, definition);
    this.operands = new Operands(this);
    this.operations = new Operations(this);
    this.slots = new Slots(this);
    this.completions = new Completions(this, library.completions.variablesOf(definition));
  }

  /**
   * Says for the ledger what became of a step that has no code of its own, or of a part of it; what
   * is said first counts.
   * @param {import('../../spec/2-parse/parse.js').ParsedStep|undefined} step none in the examples of rules
   * @param {import('../ledger/dispositions.js').Entry} fact
   * @param {string} [part] `then`, `?1`
   */
  account(step, fact, part) {
    if (!step) return;
    const { facts } = this.library;
    const key = part ? partOf(keyOf(step), part) : keyOf(step);
    if (!facts.has(key)) facts.set(key, fact);
  }

  // --- steps ---

  /** @param {import('../../spec/2-parse/parse.js').ParsedStep[]} steps @returns {Node[]} statements */
  steps(steps) {
    const statements = [];
    let comments = [];
    for (let at = 0; at < steps.length;) {
      const group = groupAt(steps, at);
      const code = this.inStep(steps[at], () => this.attempt(group));
      comments.push(...[steps[at], ...silentSteps(group, code)].map(commentOf));
      if (code.length > 0) {
        lead(code[0], comments);
        comments = [];
      }
      statements.push(...code);
      at += group.length;
    }
    if (comments.length > 0) stamp(trail(statements, comments), this.step);
    return statements;
  }

  /** The code of a step, or where it has none an error beside those of other steps. */
  attempt(group) {
    const { errors } = this.library;
    const known = errors.list.length;
    const statements = errors.attempt(() => this.group(group), []);
    // what it would have set is no error more where it is used
    if (errors.list.length > known) {
      for (const name of definedIn(group)) this.scope.lose(name);
    }
    return statements;
  }

  group(group) {
    const [{ node }] = group;
    if (ruleOf(node).chain) return translateChain(this, group);
    return ruleOf(node).loop
      ? this.completions.forgetting(() => this.expression(node))
      : this.expression(node);
  }

  /** Runs a part of the translation for a step; everything new in it gets the step as its origin. */
  inStep(step, run) {
    const outer = this.step;
    this.step = step;
    const result = run();
    stamp(result, step);
    this.step = outer;
    return result;
  }

  loopBody(index) {
    return this.scope.whileCounting(index, () => this.steps(this.step.steps));
  }

  /** A chain that a rule is asked for alone, without its neighbours. */
  chain() {
    return translateChain(this, [this.step]);
  }

  expand(call) {
    return this.steps(expandShorthand(this, call));
  }

  // --- variables and parameters ---

  define(name, value) {
    return this.scope.define(name, value);
  }

  introduce(name) {
    return this.scope.introduce(name);
  }

  read(name) {
    return this.scope.read(name);
  }

  fresh(base) {
    return this.scope.fresh(base);
  }

  isAbsent(parameter) {
    return this.scope.isAbsent(parameter);
  }

  /** An Abstract Closure that a variable gets. */
  closure(node) {
    return this.functionObjects.closure(node);
  }

  /** An Abstract Closure that is returned. */
  returnedClosure(node) {
    return this.functionObjects.returned(node);
  }

  /** Nothing but the constructor is constructed. */
  newTarget() {
    return this.definition.kind === 'constructor' ? this.library.target.newTarget() : b.undefined();
  }

  /** The function object that runs, as a value. */
  activeFunction() {
    return this.scope.functionObject();
  }

  // --- expressions and operations ---

  /** What a rule makes of a node: an expression, or the statements of a step inside a sentence. */
  expression(node) {
    return this.operands.evaluate(node, () => ruleOf(node).translate(node, this));
  }

  operation(name, args) {
    return this.operations.operation(name, args);
  }

  operationName(name) {
    return this.operations.operationName(name);
  }

  /** An essential internal method of an object, a primitive; or the closure that a Record's field holds. */
  internalMethod({ object, method, arguments: args }) {
    return this.slots.isOfRecords(method)
      ? this.closureCall(this.slot(object, method), args)
      : this.operations.internalMethod(method, [object, ...args]);
  }

  /** The steps of an Abstract Closure: its value is a function. */
  closureCall(closure, args) {
    const list = b.array(args.map((argument) => this.expression(argument)));
    return this.call('Call', [closure, b.undefinedValue(), list]);
  }

  /** The realm that the library was loaded in. */
  realm() {
    return b.identifier('realm');
  }

  /** What the code of an agent shares: each library is an agent of its own. */
  agentRecord() {
    return b.identifier('AgentRecord');
  }

  /** A value that the standard alone has: `~done~` */
  enumeration(name) {
    return this.operations.enumeration(name);
  }

  call(name, args) {
    return this.operations.call(name, args);
  }

  host(name) {
    return this.operations.host(name);
  }

  symbol(name) {
    return this.operations.symbol(name);
  }

  intrinsic(name) {
    return this.operations.intrinsic(name);
  }

  // --- completions ---

  valueOf(node) {
    return this.completions.value(node);
  }

  complete(value) {
    return this.completions.complete(value);
  }

  throwIfAbrupt(name) {
    return this.completions.throwIfAbrupt(name);
  }

  throwCompletion(value) {
    return this.completions.throwCompletion(value);
  }

  completionRecord(fields) {
    return this.completions.record(fields);
  }

  abruptTest(node) {
    return this.completions.test(node);
  }

  perform(value) {
    return this.completions.perform(value);
  }

  // --- slots and fields ---

  slot(object, name) {
    return this.slots.slot(object, name);
  }

  hasSlot(object, name) {
    return this.slots.hasSlot(object, name);
  }

  hasField(record, name) {
    return this.slots.hasField(record, name);
  }

  slotName(name) {
    return this.slots.slotName(name);
  }

  fieldName(name) {
    return this.slots.fieldName(name);
  }

  // --- errors ---

  /** An error object that says which step it comes from and what held there. */
  newError(type) {
    const message = messageAt(type, this.step, (node) => this.expression(node));
    return b.construct(this.host(`$${type}`).name, [message]);
  }

  unsupported(subject) {
    throw this.error(`${subject} cannot be translated yet`, 'a sentence that does without');
  }

  error(problem, expected) {
    return errorAt(this.step, problem, expected);
  }
}
