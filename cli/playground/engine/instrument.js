import escodegen from 'escodegen';
import { isPart, isStepKey } from '../../../generator/ir/origin.js';
import * as b from '../../../generator/ir/estree.js';
import { copy } from '../../../generator/ir/pattern.js';
import { isFunction } from '../../../generator/ir/walk.js';
import { VERBATIM } from '../../../generator/ir/verbatim.js';

/**
 * A library that tells a recorder which step it is about to do. Nothing of it is written by hand:
 * every statement carries the steps that it comes from, so each gets a call in front of it that
 * names them and hands over the variables that are in scope there.
 *
 *     $record.step(17, promise, resolution);
 *     if (SameValue(resolution, promise) === true) …
 *
 * @typedef {import('../../../generator/ir/estree.js').Node} Node
 *
 * @typedef {object} Point a place in the code where the recorder is called
 * @property {string} step its key, `sec-promise.resolve:3.c`
 * @property {string[]} names of the variables that are handed over
 *
 * @typedef {object} Instrumented
 * @property {string} code the module's body; it uses `exports` and `$record`
 * @property {Point[]} points
 * @property {string[]} functions names, by the number that `enter` is given
 */

const ENUMERATION = /^enum[A-Z]/;

const isStep = (origin) => isStepKey(origin) && !isPart(origin);
const stepsOf = ({ origin = [] }) => origin.filter(isStep);

/** Names of the host layer say nothing about a step. */
const isShown = (name) => !name.startsWith('$');

const record = (method, args) =>
  b.statement(b.call(b.member(b.identifier('$record'), method), args));

class Instrumenter {
  constructor() {
    /** @type {Point[]} */
    this.points = [];
    /** @type {string[]} */
    this.functions = [];
  }

  /** Looks for functions that do steps, whatever holds them. */
  walk(node, name = '', outer = []) {
    if (Array.isArray(node)) return node.forEach((child) => this.walk(child, name, outer));
    if (!isNode(node)) return;
    const called = node.id?.name ?? keyName(node) ?? name;
    if (isFunction(node) && node.body.type === 'BlockStatement') {
      this.function(node, called, outer);
    } else for (const [, child] of childrenOf(node)) this.walk(child, called, outer);
  }

  /** What declares functions holds the library; its variables are of no step. */
  function(node, name, outer) {
    const declares = node.body.body.some(({ type }) =>
      /^(?:Function|Class)Declaration$/.test(type),
    );
    const does = [...b.nodes(node.body)].some((part) => stepsOf(part).length > 0);
    const names = declares ? [] : [...outer, ...node.params.map(nameOf).filter(isShown)];
    const body = this.statements(node.body.body, names, name, declares);
    if (!does || declares) return (node.body.body = body);
    const number = this.functions.push(name) - 1;
    const exit = b.block([record('exit', [])]);
    const guarded = { type: 'TryStatement', block: b.block(body), handler: null, finalizer: exit };
    node.body.body = [record('enter', [b.literal(number)]), guarded];
  }

  /** The statements of a list, each behind the calls that announce its steps. */
  statements(list, outer, name, isLibrary = false) {
    const names = [...outer];
    const instrumented = [];
    let last = [];
    for (const statement of list) {
      if (isDoing(statement) && !isLibrary) {
        const steps = stepsOf(statement);
        const due = steps.filter((step) => !last.includes(step));
        instrumented.push(...due.map((step) => this.announce(step, names)));
        last = steps;
      }
      this.within(statement, names, name);
      instrumented.push(statement, ...storesOf(statement));
      if (statement.type === 'VariableDeclaration' && !isLibrary)
        names.push(...statement.declarations.map(({ id }) => id.name).filter(isShown));
    }
    return instrumented;
  }

  announce(step, names) {
    const number = this.points.push({ step, names: [...names] }) - 1;
    return record('step', [b.literal(number), ...names.map((variable) => b.identifier(variable))]);
  }

  /** Blocks and functions inside of a statement; an arm becomes a block, as it has a step of its own. */
  within(node, names, name) {
    if (isFunction(node) || /^Class/.test(node.type)) return this.walk(node, name, names);
    for (const [key, child] of childrenOf(node)) {
      if (Array.isArray(child))
        child.forEach((part) => isNode(part) && this.within(part, names, name));
      else if (isStatement(child) && /^(?:consequent|alternate|body|block|finalizer)$/.test(key)) {
        const list = child.type === 'BlockStatement' ? child.body : [child];
        node[key] = b.block(this.statements(list, names, name));
      } else this.within(child, names, name);
    }
  }
}

/** @param {any} value of a field @returns {boolean} */
export const isNode = (value) => typeof value?.type === 'string';

const childrenOf = (node) =>
  Object.entries(node).filter(
    ([key, child]) =>
      child && typeof child === 'object' && !/^(?:origin|loc|\w+Comments)$/.test(key),
  );

const keyName = (node) => {
  if (!/^(?:MethodDefinition|Property)$/.test(node.type)) return undefined;
  if (node.key.type === 'Literal') return String(node.key.value);
  return node.computed ? `[${node.key.name ?? 'symbol'}]` : node.key.name;
};

const nameOf = (parameter) => (parameter.argument ?? parameter).name;

const isStatement = ({ type }) => /Statement$|^VariableDeclaration$/.test(type);

/** A declaration without a value does nothing yet. */
const isDoing = ({ type, declarations }) =>
  !/^(?:Function|Class)Declaration$/.test(type) &&
  !(type === 'VariableDeclaration' && declarations.every(({ init }) => !init));

/** Where a statement sets an internal slot, the recorder hears of it afterwards. */
const storesOf = ({ type, expression }) => {
  const { left } = expression ?? {};
  const isStore = type === 'ExpressionStatement' && left?.property?.name?.startsWith('#');
  if (!isStore || !/^(?:Identifier|ThisExpression)$/.test(left.object.type)) return [];
  return [record('stored', [copy(left.object), b.literal(left.property.name.slice(1))])];
};

/** A value of the standard alone is shown by its name. */
const isEnumeration = ({ type, declarations }) =>
  type === 'VariableDeclaration' && ENUMERATION.test(declarations[0].id.name);

/** @returns {Node[]} the statements, each enumeration with its name for the recorder */
const withNames = (statements) =>
  statements.flatMap((statement) => {
    if (!isEnumeration(statement)) return [statement];
    const [{ id, init }] = statement.declarations;
    const [{ value }] = init.properties;
    return [statement, record('named', [b.identifier(id.name), copy(value)])];
  });

/** `slots`: what the recorder reads a promise's internal slots with. */
const reader = (slots) => {
  const promise = b.identifier('promise');
  const has = b.binary('in', b.identifier(`#${slots[0]}`), promise);
  const values = slots.map((slot) => [b.literal(slot), b.member(promise, `#${slot}`)]);
  const read = b.arrow(
    [promise],
    [b.returns(b.conditional(has, b.object(values), b.identifier('undefined')))],
  );
  return b.assign(b.member(b.identifier('$record'), 'slotsOf'), read);
};

/**
 * @param {Node} program of target es2022; stays as it is
 * @returns {Instrumented}
 */
export const instrument = (program) => {
  const tree = copy(program, false);
  const instrumenter = new Instrumenter();
  instrumenter.walk(tree);
  const holder = [...b.nodes(tree)].find(({ id }) => id?.name === 'InternalSlots');
  const fields = holder.body.body.filter(({ type }) => type === 'PropertyDefinition');
  const library = holder.body.body.find(({ key }) => key?.name === 'library');
  const { body } = library.value;
  body.body = [reader(fields.map(({ key }) => key.name.slice(1))), ...withNames(body.body)];
  const code = escodegen.generate(tree, { verbatim: VERBATIM });
  return { code, points: instrumenter.points, functions: instrumenter.functions };
};
