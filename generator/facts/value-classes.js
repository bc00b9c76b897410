import { fieldsOf, isFunction, nodes } from '../ir/walk.js';
import { primitives } from '../primitives/index.js';
import { constantOf } from './behaviour/places.js';
import { localsOf } from './bindings.js';
import { documentFunctions, libraryList, reachedByUsers } from './functions.js';

/**
 * Which variables, parameters, results, fields and elements of Lists may hold one value: those that a
 * value gets into are of one class, by unification. Fields are told apart by their names alone, elements
 * by the Lists that they are of.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 *
 * @typedef {object} ValueClass
 * @property {ValueClass} [into] the class that it has become one with
 * @property {ValueClass} [element] what a List that it holds has
 * @property {boolean} isOpen whether its values are looked at, get where nobody follows them, or others
 *   are among them than constants and those that are asked about
 * @property {boolean} isLost whether this holds for what its Lists have as well
 *
 * @typedef {object} Question
 * @property {(node: any) => boolean} isMade whether an expression makes a value that is asked about
 * @property {(node: any) => Node|undefined} takenBy the argument that a call takes for such a value
 * @property {string[]} about functions that know these values: their steps are not followed
 */

/** @returns {ValueClass} */
const newClass = (isOpen = false) => ({ isOpen, isLost: false });

/** @param {ValueClass} value */
const find = (value) => {
  let last = value;
  while (last.into) last = last.into;
  return last;
};

/** @param {ValueClass} value with the elements that it has, or gets */
const lose = (value) => {
  const last = find(value);
  if (last.isLost) return;
  last.isOpen = last.isLost = true;
  if (last.element) lose(last.element);
};

/** @param {ValueClass} first @param {ValueClass} second */
const unify = (first, second) => {
  const [root, branch] = [find(first), find(second)];
  if (root === branch) return;
  if (root.isLost) lose(branch);
  if (branch.isLost) lose(root);
  branch.into = root;
  root.isOpen ||= branch.isOpen;
  if (root.element && branch.element) unify(root.element, branch.element);
  else root.element ??= branch.element;
};

/** @param {ValueClass} list */
const elementOf = (list) => {
  const last = find(list);
  if (!last.element) {
    last.element = newClass();
    if (last.isLost) lose(last.element);
  }
  return find(last.element);
};

/** Fields that primitives set, and read: those that they tell, and that of a completion. */
const fieldsOfPrimitives = () =>
  [...primitives.values()].flatMap(({ fields = [] }) => fields).concat('value');

/** What a function is called with, or a job later. */
const callOf = ({ callee, arguments: args }) =>
  callee.name === 'EnqueueJob' && args[1]?.type === 'Identifier' && args[2]?.elements
    ? { name: args[1].name, args: args[2].elements, list: args[2] }
    : { name: callee.name, args };

const NO_EXPRESSION =
  /Statement$|Declaration$|^(?:CatchClause|Property|VariableDeclarator|ClassBody|TemplateElement)$/;

/** What stands in these is used where they are. */
const HAS_ITS_USE = /^(?:Object|Logical|Conditional)Expression$/;

class Flow {
  /** @param {Map<string, any>} declared functions by their names @param {Question} question */
  constructor(declared, question) {
    this.declared = declared;
    this.question = question;
    this.fields = new Map();
    this.results = new Map();
    this.variables = new Map();
    this.locals = new Map();
    this.known = new Map(); // expressions
    this.lists = new Set(); // what jobs are called with
    for (const field of fieldsOfPrimitives()) lose(this.of(this.fields, field));
  }

  /** @returns {ValueClass} */
  of(map, key) {
    if (!map.has(key)) map.set(key, newClass());
    return find(map.get(key));
  }

  variable(code, name) {
    if (!this.variables.has(code)) this.variables.set(code, new Map());
    return this.of(this.variables.get(code), name);
  }

  isLocal(code, name) {
    if (!this.locals.has(code)) this.locals.set(code, localsOf(code));
    return this.locals.get(code).has(name);
  }

  /** Anybody may call a function: the names of its variables are those of some code. */
  open(code, params) {
    for (const { name, argument } of params)
      this.variable(code, name ?? argument?.name).isOpen = true;
  }

  /** @param {Node} code @param {Node} node @returns {ValueClass|undefined} none of a constant */
  classOf(code, node) {
    if (!this.known.has(node)) this.known.set(node, this.made(code, node));
    return this.classAt(node);
  }

  /** @param {Node} node @returns {ValueClass|undefined} */
  classAt(node) {
    const value = this.known.get(node);
    return value && find(value);
  }

  /** @returns {ValueClass|undefined} */
  made(code, node) {
    if (this.question.isMade(node) || node.type === 'ArrayExpression') return newClass();
    switch (node.type) {
      case 'Identifier':
        return this.named(code, node);
      case 'MemberExpression':
        if (!node.computed) return this.of(this.fields, node.property.name);
        return elementOf(this.classOf(code, node.object) ?? newClass(true));
      case 'AssignmentExpression':
        return this.classOf(code, node.left);
      case 'ConditionalExpression':
        return this.either(code, [node.consequent, node.alternate]);
      case 'LogicalExpression':
        return this.either(code, [node.left, node.right]);
      case 'CallExpression':
        return this.given(code, node);
    }
    return constantOf(node) === undefined ? newClass(true) : undefined;
  }

  named(code, { type, name }) {
    if (this.isLocal(code, name)) return this.variable(code, name);
    const declared = this.declared.get(name);
    if (declared) this.open(declared, declared.params);
    if (declared) lose(this.of(this.results, name));
    return constantOf({ type, name }) === undefined ? newClass(true) : undefined;
  }

  either(code, list) {
    const either = newClass();
    for (const node of list) this.flow(either, code, node);
    return find(either);
  }

  given(code, { callee, arguments: [first] }) {
    if (this.declared.has(callee.name)) return this.of(this.results, callee.name);
    // a List of several has the elements of each
    const lists = callee.name === 'ListConcatenation' && this.classOf(code, first);
    return lists ? elementOf(lists) : newClass(true);
  }

  /** A value gets into a place. @param {ValueClass} place */
  flow(place, code, node) {
    const value = node && this.classOf(code, node);
    if (value) unify(place, value);
  }

  lose(code, node) {
    const value = node && this.classOf(code, node);
    if (value) lose(value);
  }

  call(code, node) {
    const { name, args, list } = callOf(node);
    if (list) this.lists.add(list);
    const callee = this.declared.get(name);
    const taken = this.question.takenBy(node);
    if (node.callee.type !== 'Identifier') this.lose(code, node.callee);
    for (const [at, argument] of args.entries()) {
      const param = callee?.params[at];
      if (param?.name) this.flow(this.variable(callee, param.name), code, argument);
      else if (argument === taken) this.classOf(code, argument);
      else this.hand(code, name, at, args);
    }
  }

  /** What becomes of an argument of a primitive. */
  hand(code, name, at, args) {
    const isList = /^(?:AppendTo|PrependTo|RemoveFrom)List$/.test(name);
    if (isList && at === 0) return undefined;
    if (name === 'ListConcatenation') return undefined;
    const list = isList && this.classOf(code, args[0]);
    return list ? this.flow(elementOf(list), code, args[at]) : this.lose(code, args[at]);
  }

  /** Follows what stands directly in a node. @param {any} node @param {boolean} isResult */
  follow(code, node, isResult) {
    switch (node.type) {
      case 'VariableDeclarator':
        return this.flow(this.classOf(code, node.id), code, node.init);
      case 'AssignmentExpression':
        if (node.operator !== '=') return this.lose(code, node.right);
        return this.flow(this.classOf(code, node.left), code, node.right);
      case 'Property':
        return this.flow(this.of(this.fields, node.key.name ?? node.key.value), code, node.value);
      case 'ArrayExpression':
        for (const item of this.lists.has(node) ? [] : node.elements)
          this.flow(elementOf(this.classOf(code, node)), code, item);
        return undefined;
      case 'ForOfStatement':
        return this.iterate(code, node);
      case 'CallExpression':
        return this.call(code, node);
      case 'ReturnStatement':
        if (!isResult) return this.lose(code, node.argument);
        return this.flow(this.of(this.results, code.id.name), code, node.argument);
      case 'BinaryExpression':
        return this.compare(code, node);
      case 'MemberExpression':
        return this.ask(code, node);
      case 'ExpressionStatement':
        return this.classOf(code, node.expression);
    }
    return HAS_ITS_USE.test(node.type) ? undefined : this.loseAll(code, node);
  }

  iterate(code, { left, right }) {
    const [{ id }] = left.declarations ?? [{ id: left }];
    const list = this.classOf(code, right);
    if (list) unify(this.classOf(code, id), elementOf(list));
  }

  /** Which constant a value is can be asked of any; of two others it would be seen whether they are one. */
  compare(code, { operator, left, right }) {
    const sides = [left, right];
    const isAsked = sides.some((side) => constantOf(side) !== undefined);
    if (!isAsked || !/^[!=]==$/.test(operator)) for (const side of sides) this.lose(code, side);
  }

  ask(code, { object, property, computed }) {
    if (computed) return this.lose(code, property);
    const record = this.classOf(code, object);
    if (record) record.isOpen = true;
    return undefined;
  }

  loseAll(code, node) {
    if (isFunction(node) && node !== code) this.open(code, node.params);
    if (node.type === 'CatchClause' && node.param) this.open(code, [node.param]);
    const below = fieldsOf(node).flatMap((field) => node[field] ?? []);
    for (const child of below)
      if (!isFunction(node) || child === node.body)
        if (!NO_EXPRESSION.test(child.type)) this.lose(code, child);
  }
}

/**
 * @param {Node} program
 * @param {Question} question
 * @returns {(node: Node) => ValueClass|undefined} the class of an expression that makes, or takes, such values
 */
export const valueClassesIn = (program, question) => {
  const functions = documentFunctions(program);
  const isReached = reachedByUsers(functions.keys());
  const isFollowed = ({ type, id }) =>
    type === 'FunctionDeclaration' && !question.about.includes(id.name) && !primitives.has(id.name);
  const declared = new Map(
    libraryList(program)
      .filter(isFollowed)
      .map((code) => [code.id.name, code]),
  );
  const flow = new Flow(declared, question);
  const codes = new Map([...declared].map(([key, code]) => [code, isReached(key)]));
  for (const { key, code } of functions.values())
    if (!question.about.includes(key)) codes.set(code, isReached(key));
  for (const [code, isOpen] of codes) {
    const all = nodes(code);
    if (isOpen) flow.open(code, code.params);
    const inner = all.filter((node) => node !== code && isFunction(node)).flatMap(nodes);
    const others = new Set(isOpen ? all : inner);
    for (const node of all) if (node !== code) flow.follow(code, node, !others.has(node));
  }
  return (node) => flow.classAt(node);
};
