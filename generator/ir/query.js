import { isWholeStep } from './origin.js';
import { SUBJECT } from '../../spec/3-normalise/subject.js';
import { thisValue } from './estree.js';
import { undescribed } from './descriptions.js';
import { FunctionIndex } from './function-index.js';
import { matcherOf, matchStatements, matchExpression } from './pattern.js';
import { findNode, isFunction, nodes } from './walk.js';

/**
 * `PromiseState` → `#PromiseState` or `_PromiseState`
 * @param {import('../targets/index.js').Target} target
 * @param {any} slot or another element of a List, which names none
 */
export const slotNameIn = (target, slot) => target.slot(thisValue(), String(slot)).property.name;

/** A list of the internal slots that promises have. @param {Node} node */
export const isSlotList = ({ type, elements = [] }) =>
  type === 'ArrayExpression' && elements.some((element) => element?.value === SUBJECT.brand);

/** The function inside of what names and describes it; a method is taken from an object literal. */
const codeOf = (value) => {
  if (isFunction(value)) return value;
  if (value.type === 'CallExpression') return codeOf(value.arguments[0]);
  return value.object?.type === 'ObjectExpression' ? value.object.properties[0].value : undefined;
};

/** @param {any} declaration of a class */
const membersOf = ({ id, body }) =>
  body.body
    .filter(({ kind }) => kind !== 'constructor')
    .map(({ kind, static: isStatic, computed, key, value }) => ({
      holder: isStatic ? id.name : `${id.name}.prototype`,
      key: computed ? undefined : key.name,
      kind,
      code: value,
    }));

/** What `$defineProperty(holder, key, { … })` defines, if that is a function. @param {any} call */
const definedBy = ({ arguments: [object, key, { properties = [] }] }) => {
  const name = object.type === 'MemberExpression' ? `${object.object.name}.prototype` : object.name;
  return properties.flatMap(({ key: { name: field }, value }) => {
    const code = /^(?:value|get)$/.test(field) && codeOf(value);
    return code
      ? [{ holder: name, key: key.value, kind: field === 'value' ? 'method' : field, code }]
      : [];
  });
};

/**
 * What stands where in an emitted library, in the shapes of both targets.
 *
 * @typedef {import('./estree.js').Node} Node
 * @typedef {import('./pattern.js').Bindings} Bindings
 */
export class Query {
  /**
   * @param {Node} program
   * @param {import('../targets/index.js').Target} target
   */
  constructor(program, target) {
    this.program = program;
    this.target = target;
    this.index = new FunctionIndex(program);
    /** @type {Node|undefined} the declaration that was asked for last, for messages */
    this.last = undefined;
  }

  /** @returns {Node|undefined} the declaration of a function, of a class method, or of a class */
  find(name) {
    const declaration = this.index.find(name);
    this.last = declaration ?? this.last;
    return declaration;
  }

  /** @returns {Node|undefined} the constructor's function, in either shape */
  constructorFunction(name = SUBJECT.constructor) {
    const declaration = this.find(name);
    if (declaration?.type !== 'ClassDeclaration') return declaration;
    return declaration.body.body.find(({ kind }) => kind === 'constructor').value;
  }

  /**
   * @returns {{holder: string, key: string|undefined, kind: string, code: Node}[]} methods and accessors, in either
   *   shape, of `Promise` or `Promise.prototype`; a computed name is no key
   */
  methods() {
    return nodes(this.program).flatMap((node) => {
      if (node.type === 'ClassDeclaration') return membersOf(node);
      const isDefinition = node.type === 'CallExpression' && node.callee.name === '$defineProperty';
      return isDefinition ? definedBy(node) : [];
    });
  }

  /**
   * @param {string} name `Promise.resolve`, `Promise.prototype.then`
   * @returns {Node|undefined} the method's function, in either shape
   */
  method(name) {
    const isIt = ({ holder, key, kind }) => kind === 'method' && `${holder}.${key}` === name;
    return this.methods().find(isIt)?.code;
  }

  /** The body of the function object that a function returns, whatever describes it. */
  functionObject(name) {
    const statement = this.find(name)?.body.body.at(-1);
    const code =
      statement?.type === 'ReturnStatement' ? undescribed(statement.argument) : undefined;
    return code && isFunction(code) ? code : undefined;
  }

  /**
   * @param {Node | Node[]} [root]
   * @returns {Node[]} the declarations of all functions, or of those in a tree
   */
  functions(root = this.program) {
    return nodes(root).filter(({ type }) => type === 'FunctionDeclaration');
  }

  /** @returns {Node[]} the declarations of functions that declare none */
  innermostFunctions() {
    return this.functions().filter((declaration) => this.functions(declaration).length === 1);
  }

  /** @returns {Node[]} everything that has parameters and a body */
  allFunctions() {
    return nodes(this.program).filter(isFunction);
  }

  /** The list that holds a statement. */
  listOf(statement) {
    const known = this.index.listOf(statement);
    if (known) return known;
    const holds = (node) => Array.isArray(node.body) && node.body.includes(statement);
    return findNode(this.program, holds)?.body;
  }

  declares(name) {
    const declares = ({ type, id }) => type === 'VariableDeclarator' && id.name === name;
    return findNode(this.program, declares) !== undefined;
  }

  /**
   * The steps that a tree stems from, for code that stands for them.
   * @param {Node|Node[]} tree
   * @returns {string[]}
   */
  stepsOf(tree) {
    const origins = new Set(nodes(tree).map(({ origin }) => origin ?? [])); // lists, which nodes share
    return [...new Set([...origins].flat())].filter(isWholeStep);
  }

  /** How often a name stands in a tree, as a variable or as a property. */
  count(name, root = this.program) {
    let count = 0;
    for (const node of nodes(root)) if (node.name === name && node.type === 'Identifier') count++;
    return count;
  }

  /** @returns {Map<string, number>} how often each name stands in a tree, as `count` has it */
  counts(root = this.program) {
    const counts = new Map();
    for (const { type, name } of nodes(root)) {
      if (type === 'Identifier') counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return counts;
  }

  /** Takes the names of a tree that is gone off. @param {Node} root @param {Map<string, number>} counts */
  uncount(root, counts) {
    for (const [name, count] of this.counts(root)) counts.set(name, counts.get(name) - count);
  }

  /** @returns {Node[]} where a property is read or set by its name */
  members(name) {
    return nodes(this.program).filter(
      ({ type, computed, property }) =>
        type === 'MemberExpression' && !computed && property.name === name,
    );
  }

  /** `PromiseState` → `#PromiseState` or `_PromiseState` */
  slotName(name) {
    return slotNameIn(this.target, name);
  }

  match(text, node, bindings) {
    return matchExpression(text, node, this.target, bindings);
  }

  /** @returns {Bindings|undefined} what a pattern's names stand for where it matches at a place in a list */
  matchAt(pattern, list, at, bindings) {
    return matchStatements(pattern, list, at, this.target, bindings)?.bindings;
  }

  /**
   * Where statements match a pattern.
   * @param {Node} root
   * @param {string} pattern
   * @param {Bindings} [bindings]
   * @returns {{bindings: Bindings, list: Node[], at: number}[]} with the list that holds them
   */
  findPlaces(root, pattern, bindings) {
    const lists = nodes(root)
      .map(({ body }) => body)
      .filter(Array.isArray);
    return lists.flatMap((list) =>
      list.flatMap((_, at) => {
        const match = this.matchAt(pattern, list, at, bindings);
        return match ? [{ bindings: match, list, at }] : [];
      }),
    );
  }

  /** @returns {Bindings[]} the bindings of every match of an expression */
  findAll(root, pattern) {
    const match = matcherOf(pattern, this.target);
    return nodes(root)
      .map((node) => match(node))
      .filter(Boolean);
  }
}
