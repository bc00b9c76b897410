import { ruleOf } from '../../spec/2-parse/parse.js';
import { propagations } from '../ledger/entries.js';
import { walk, walkOwnSteps } from '../../spec/3-normalise/program.js';
import { lazy } from '../../spec/remembered.js';

/**
 * What the translation of completions needs to know: which operations may complete abruptly, which
 * variables hold a completion and not just its value, and where an abrupt completion only passes
 * through, so that JavaScript's own exceptions carry it.
 *
 * The standard treats every result as a completion record. Here a normal completion is its value,
 * an abrupt one is an exception; only where a step looks at the completion is it kept in a variable:
 * then an abrupt one is a ThrowCompletion object, which user code never gets to see.
 */

const isVariable = (node, name) => node?.kind === 'Variable' && node.name === name;

/** @returns {import('../../spec/2-parse/parse.js').ParsedStep|undefined} the step that runs after this one, where that is certain */
export const following = (step) => {
  const siblings = step.siblings ?? [];
  let at = siblings.indexOf(step) + 1;
  if (ruleOf(step.node).chain) {
    while (['continues', 'ends'].includes(ruleOf(siblings[at]?.node ?? {})?.chain)) at++;
  }
  if (siblings[at]) return siblings[at];
  const outer = step.parent && ruleOf(step.parent.node);
  if (!outer || outer.loop || outer.closure) return undefined;
  return following(step.parent);
};

export const CALLS = new Set(['Call', 'ClosureCall', 'InternalMethod']);
/** Steps that ask and answer alone. */
const ASKS = /^(?:Assert|AssertProse|If|ElseIf|Else|Let|Note|Return)(?:Inline)?$/;
const SIMPLE = new Set(['Variable', 'Literal', 'Enum', 'List']);

/** `Completion(_x_)` and `? _x_` of a variable say no more than `_x_` where it is returned. */
const returned = (node) =>
  ['Completion', 'PropagateAbrupt'].includes(node.kind) ? returned(node.value) : node;

const placeOf = (operation, parameter) => `${operation}(_${parameter}_)`;

/** What is known of all functions of a program, found once. */
export class Analysis {
  /**
   * @param {import('./functions.js').SpecFunction[]} functions
   * @param {Map<string, {abrupt: boolean, propagates?: number[], effects?: object}>} primitives
   */
  constructor(functions, primitives) {
    this.primitives = primitives;
    this.functions = new Map(functions.map((callee) => [callee.name, callee]));
    this.abrupt = new Set();
    /** Parameters that some call may give a completion: `operation(_parameter_)` */
    this.given = new Set();
    const count = () => this.abrupt.size + this.given.size;
    for (let before = -1; before !== count();) {
      before = count();
      for (const callee of functions) {
        if (this.endsAbruptly(callee)) this.abrupt.add(callee.name);
        this.follow(callee);
      }
    }
  }

  /** Which variables of a function may hold a completion, as far as its steps set them. */
  keptIn({ name, steps, parameters }) {
    const isGiven = (parameter) => this.given.has(placeOf(name, parameter));
    const kept = new Set(parameters.map((parameter) => parameter.name).filter(isGiven));
    for (const step of walkOwnSteps(steps)) {
      const [variable, value] = definition(step.node.inline ?? step.node);
      const isKept = () => isCompletion(value) || kept.has(value.name);
      if (variable && (this.keepsCompletion(step) || isKept())) kept.add(variable);
    }
    return kept;
  }

  /** Where the completions of a function get as arguments. */
  follow(spec) {
    const kept = this.keptIn(spec);
    const calls = walkOwnSteps(spec.steps).flatMap(({ node }) => walk(node));
    for (const { operation, arguments: list } of calls) {
      const { parameters } = this.functions.get(operation) ?? {};
      if (!parameters || !Array.isArray(list)) continue;
      for (const [at, value] of list.entries())
        if (parameters[at] && (isCompletion(value) || kept.has(value.name)))
          this.given.add(placeOf(operation, parameters[at].name));
    }
  }

  /** Parameters whose abrupt completion an operation returns before it does anything else. */
  propagatedParameters(name) {
    const primitive = this.primitives.get(name);
    if (primitive) return primitive.propagates ?? [];
    const { steps = [], parameters = [] } = this.functions.get(name) ?? {};
    const result = [];
    for (const { node } of steps) {
      if (node.kind === 'ReturnIfAbrupt') {
        result.push(parameters.findIndex((parameter) => parameter.name === node.variable));
      } else if (!ruleOf(node).asserts && node.kind !== 'Note') break;
    }
    return result;
  }

  /** Whether evaluating an expression may end in an abrupt completion that is not handled inside. */
  mayBeAbrupt(node) {
    if (node.kind === 'PropagateAbrupt' || node.kind === 'AssertNormal') return false;
    if (node.kind === 'Completion' || ruleOf(node)?.transparent)
      return this.mayBeAbrupt(node.value);
    if (!CALLS.has(node.kind)) return false;
    if (node.kind !== 'Call') return true;
    const { operation, arguments: args } = node.call;
    return (
      this.abrupt.has(operation) ||
      this.primitives.get(operation)?.abrupt === true ||
      args.some((argument) => this.mayBeAbrupt(argument))
    );
  }

  /** Whether anybody could tell that something was evaluated: it may throw, change something or run other code. */
  canBeTold(value, open = new Set()) {
    return walk(value).some(({ kind, call }) => {
      if (!CALLS.has(kind)) return kind === 'PropagateAbrupt';
      const primitive = this.primitives.get(call?.operation);
      if (primitive) return primitive.abrupt || Object.keys(primitive.effects ?? {}).length > 0;
      const callee = this.functions.get(call?.operation);
      if (!callee || open.has(callee)) return callee === undefined;
      const within = new Set([...open, callee]);
      return walkOwnSteps(callee.steps).some(
        ({ node }) => !ASKS.test(node.inline?.kind ?? node.kind) || this.canBeTold(node, within),
      );
    });
  }

  /** Whether an abrupt completion in this variable, just set, is passed on by what follows. */
  isPropagated(step, variable) {
    const next = following(step);
    if (!next) return false;
    const { node } = next;
    if (node.kind === 'ReturnIfAbrupt') return node.variable === variable;
    if (node.kind === 'Assert') return this.isAssertedNormal(step, variable);
    if (node.kind !== 'Return' && node.kind !== 'NextJob') return false;
    const value = returned(node.value);
    if (isVariable(value, variable)) return true;
    if (value.kind !== 'Call' || !value.call.arguments.every((arg) => SIMPLE.has(arg.kind)))
      return false;
    const [first] = this.propagatedParameters(value.call.operation);
    return isVariable(value.call.arguments[first], variable);
  }

  /** `Assert: _status_ is *true*` behind a step says that its completion was a normal one. */
  isAssertedNormal(step, variable) {
    const next = following(step)?.node;
    return next?.kind === 'Assert' && mentions(next.condition, variable);
  }

  /** A step keeps the completion of its value, abrupt or not, in the variable that it sets. */
  keepsCompletion(step) {
    const [variable, value] = definition(step.node.inline ?? step.node);
    if (!variable) return false;
    if (value.kind === 'Completion') return this.mayBeAbrupt(value.value);
    return this.mayBeAbrupt(value) && !this.isPropagated(step, variable);
  }

  endsAbruptly(spec) {
    const kept = lazy(() => this.keptIn(spec));
    for (const step of walkOwnSteps(spec.steps)) {
      const node = step.node.inline ?? step.node;
      if (node.kind === 'Return' && kept().has(returned(node.value).name)) return true;
      if (node.kind === 'Throw' || node.kind === 'ReturnIfAbrupt') return true;
      if (node.kind === 'Return' && thrownBy(node.value)) return true;
      if (node.kind === 'Shorthand' && this.abrupt.has(node.call.operation)) return true;
      if (ruleOf(node).asserts || node.kind === 'Note') continue;
      const isDiscarded = node.kind === 'Perform' && this.mayBeAbrupt(node.value);
      if (isDiscarded || this.keepsCompletion(step)) {
        if (propagations(step).length > 0) return true;
        continue;
      }
      if (this.isAssertedNormal(step, definition(node)[0])) continue;
      if (this.hasAbruptPart(step.node)) return true;
    }
    return false;
  }

  hasAbruptPart(value) {
    if (Array.isArray(value)) return value.some((item) => this.hasAbruptPart(item));
    if (value === null || typeof value !== 'object') return false;
    if (value.kind === 'ThrowCompletion' || value.kind === 'PropagateAbrupt') return true;
    if (value.kind === 'AssertNormal') return false;
    if (CALLS.has(value.kind) && this.mayBeAbrupt(value)) return true;
    return Object.entries(value).some(
      ([key, part]) => key !== 'wording' && this.hasAbruptPart(part),
    );
  }

  /**
   * The variables of a function that may hold a kept completion.
   * @param {import('./functions.js').SpecFunction} definition
   * @param {Set<import('./functions.js').SpecFunction>} [open] shorthands that it stands in
   * @returns {Set<string>}
   */
  completionVariables({ steps, parameters }, open = new Set()) {
    const variables = new Set();
    const names = new Set(parameters.map(({ name }) => name));
    for (const step of walkOwnSteps(steps)) {
      const [variable, value] = definition(step.node.inline ?? step.node);
      if (variable && (this.keepsCompletion(step) || isCompletion(value))) variables.add(variable);
      for (const name of this.inspectedBy(step)) variables.add(name);
      for (const name of this.keptInside(step, open)) variables.add(name);
      for (const name of returnedAsIs(step.node)) if (names.has(name)) variables.add(name);
    }
    return variables;
  }

  /** What a step is short for. */
  shorthandOf({ node }) {
    return node.kind === 'Shorthand' ? this.functions.get(node.call.operation) : undefined;
  }

  /** Variables that only the steps have which a step is short for. */
  keptInside(step, open) {
    const shorthand = this.shorthandOf(step);
    if (!shorthand || open.has(shorthand)) return [];
    const parameters = new Set(shorthand.parameters.map(({ name }) => name));
    return [...this.completionVariables(shorthand, new Set([...open, shorthand]))].filter(
      (name) => !parameters.has(name),
    );
  }

  /** Variables that a step, or a shorthand that it stands for, asks what completion they are. */
  inspectedBy({ node }) {
    const shorthand = this.shorthandOf({ node });
    if (!shorthand) return inspected(node);
    const names = new Set(
      walkOwnSteps(shorthand.steps).flatMap((step) => [...inspected(step.node)]),
    );
    const values = node.call.arguments.filter((_, i) => names.has(shorthand.parameters[i]?.name));
    return values.filter(({ kind }) => kind === 'Variable').map(({ name }) => name);
  }
}

/**
 * @param {import('../../spec/2-parse/grammar.js').Node} node of a step
 * @returns {[variable?: string, value?: import('../../spec/2-parse/grammar.js').Node]} what it sets, and to what
 */
export const definition = (node) => {
  if (node.kind === 'Let') return [node.variable, node.value];
  if (node.kind === 'Set' && node.place.kind === 'Variable') return [node.place.name, node.value];
  return [];
};

/** @returns {import('../../spec/2-parse/grammar.js').Node|undefined} the value of a Record's field */
export const fieldOf = (fields, name) =>
  fields.find((field) => field.name.toLowerCase() === name)?.value;

/**
 * What a throw completion is of, in either wording.
 * @param {import('../../spec/2-parse/grammar.js').Node} node
 * @returns {import('../../spec/2-parse/grammar.js').Node|undefined} nothing where it is none
 */
export const thrownBy = ({ kind, type, fields, value }) => {
  if (kind === 'ThrowCompletion') return value;
  const isThrow = type === 'Completion' && fieldOf(fields, 'type')?.name === 'throw';
  return isThrow ? fieldOf(fields, 'value') : undefined;
};

export const isCompletion = (node) =>
  ['ThrowCompletion', 'NormalCompletion', 'Completion'].includes(node.kind) ||
  (node.kind === 'Record' && node.type === 'Completion');

const mentions = (value, variable) => {
  if (value === null || typeof value !== 'object') return false;
  if (isVariable(value, variable)) return true;
  return Object.values(value).some((part) => mentions(part, variable));
};

/** Variables that a node asks what completion they are. */
const inspected = function* (value) {
  if (value === null || typeof value !== 'object') return;
  if (/^Is(?:Abrupt|Normal|CompletionRecord)$/.test(value.kind)) yield value.variable;
  for (const [key, part] of Object.entries(value)) if (key !== 'wording') yield* inspected(part);
};

/** Variables that a node takes for completions, if they can be that: parameters can. */
const returnedAsIs = function* (value) {
  if (value === null || typeof value !== 'object') return;
  if (value.kind === 'Completion' && value.value.kind === 'Variable') yield value.value.name;
  const test = value.kind && ruleOf(value)?.abrupt?.(value);
  if (test) yield test.variable;
  for (const [key, part] of Object.entries(value)) if (key !== 'wording') yield* returnedAsIs(part);
};
