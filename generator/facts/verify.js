import { setBy } from '../ir/assignments.js';
import { parseOrigin } from '../ir/origin.js';
import { fieldsOf, isFunction, isReference, nodes } from '../ir/walk.js';
import { GLOBALS } from '../ir/invariants.js';

/**
 * What has to hold of a library's names after every pass: each is declared once in its scope, and
 * around and before its uses; a constant is set where it is declared alone; a function is called with
 * as many arguments as it takes.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {Map<string, Node>} Scope what declares a name
 */

const lists = ({ type }) => type === 'BlockStatement' || type === 'Program';

/** The names that a block or program declares for itself; `var` belongs to the function around. */
const declaredIn = (list) =>
  list.flatMap((statement) => {
    if (/^(?:Function|Class)Declaration$/.test(statement.type))
      return [[statement.id.name, statement]];
    const isOwn = statement.type === 'VariableDeclaration' && statement.kind !== 'var';
    return isOwn ? statement.declarations.map(({ id }) => [id.name, statement]) : [];
  });

/** @returns {string[]} the names that `var` declares in a function, functions inside it left out */
const varsOf = (node) => {
  if (Array.isArray(node)) return node.flatMap(varsOf);
  if (!node?.type || isFunction(node)) return [];
  const declared =
    node.type === 'VariableDeclaration' && node.kind === 'var'
      ? node.declarations.map(({ id }) => id.name)
      : [];
  return [...declared, ...fieldsOf(node).flatMap((key) => varsOf(node[key] ?? []))];
};

class Verifier {
  constructor() {
    /** @type {string|undefined} */
    this.problem = undefined;
    this.calls = [];
  }

  wrong(text) {
    this.problem ??= text;
  }

  /** @returns {Scope[]} with one more, in which nothing is declared twice */
  open(scopes, entries) {
    const scope = new Map();
    for (const [name, node] of entries) {
      if (scope.has(name)) this.wrong(`${name} is declared twice`);
      scope.set(name, node);
    }
    return [...scopes, scope];
  }

  visit(node, scopes) {
    if (Array.isArray(node)) return node.forEach((child) => this.visit(child, scopes));
    if (!node?.type) return undefined;
    if (isFunction(node)) return this.code(node, scopes);
    if (lists(node)) return this.list(node.body, scopes);
    if (node.type === 'ForStatement' && node.init?.declarations) {
      const variables = node.init.declarations.map(({ id }) => [id.name, node]);
      return this.children(node, node.init.kind === 'var' ? scopes : this.open(scopes, variables));
    }
    if (node.type === 'CatchClause' && node.param) {
      return this.visit(node.body, this.open(scopes, [[node.param.name, node]]));
    }
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier')
      this.calls.push([node, scopes]);
    if (setBy(node)) this.set(setBy(node), scopes);
    return this.children(node, scopes);
  }

  children(node, scopes) {
    for (const key of fieldsOf(node)) {
      for (const child of [node[key]].flat()) {
        if (child?.type === 'Identifier') {
          if (isReference(node, key)) this.name(child.name, scopes);
        } else this.visit(child, scopes);
      }
    }
  }

  set(name, scopes) {
    const scope = scopes.findLast((names) => names.has(name));
    if (scope?.get(name).kind === 'const') this.wrong(`${name} is a constant and set again`);
  }

  name(name, scopes) {
    if (name.startsWith('#') || GLOBALS.has(name)) return;
    if (!scopes.some((scope) => scope.has(name))) this.wrong(`nothing declares ${name}`);
  }

  code(node, scopes) {
    const params = node.params.map((param) => [param.name ?? param.argument.name, node]);
    const vars = [...new Set(varsOf(node.body))].filter(
      (name) => !node.params.some((param) => param.name === name),
    );
    const self = node.type === 'FunctionExpression' && node.id ? [[node.id.name, node]] : [];
    const inner = this.open(this.open(scopes, self), [
      ...params,
      ...vars.map((name) => [name, node]),
    ]);
    return node.body.type === 'BlockStatement'
      ? this.list(node.body.body, inner)
      : this.children(node, inner);
  }

  list(list, scopes) {
    const declared = declaredIn(list);
    const inner = this.open(scopes, declared);
    this.early(list, new Map(declared));
    for (const statement of list) this.visit(statement, inner);
  }

  /** A constant that is read above its declaration fails; functions run later. */
  early(list, declared) {
    const open = new Set(
      [...declared]
        .filter(([, declaration]) => declaration.type === 'VariableDeclaration')
        .map(([name]) => name),
    );
    const read = (tree) => {
      for (const name of open.size > 0 ? namesAtOnce(tree) : [])
        if (open.has(name)) this.wrong(`${name} is used before it is defined`);
    };
    for (const statement of list) {
      if (statement.type !== 'VariableDeclaration') read(statement);
      for (const { id, init } of statement.declarations ?? []) {
        if (init) read({ type: 'ExpressionStatement', expression: init });
        open.delete(id.name);
      }
    }
  }

  arity() {
    for (const [{ callee, arguments: args }, scopes] of this.calls) {
      const scope = scopes.findLast((names) => names.has(callee.name));
      const code = scope?.get(callee.name);
      if (code?.type !== 'FunctionDeclaration' || code.id.name !== callee.name) continue;
      const { params, origin = [] } = code;
      const isOpen = origin.some(isOfHost) || asks(code);
      if (!isOpen && args.length !== params.length)
        this.wrong(`${callee.name} takes ${params.length} arguments and is given ${args.length}`);
    }
  }
}

/** Whether code is written by hand. */
const isOfHost = (text) => ['primitive', 'host'].includes(parseOrigin(text).kind);

/** Whether a function asks how many arguments it was given. */
const asks = (code) =>
  nodes(code).some(({ type, name }) => type === 'Identifier' && name === 'arguments');

/** Names that a statement reads while it runs. */
const namesAtOnce = (node) => {
  if (Array.isArray(node)) return node.flatMap(namesAtOnce);
  if (!node?.type || isFunction(node) || node.type === 'ClassDeclaration') return [];
  const inner = new Set(lists(node) ? declaredIn(node.body).map(([name]) => name) : []);
  const names = fieldsOf(node).flatMap((key) =>
    [node[key]].flat().flatMap((child) => {
      if (child?.type === 'Identifier') return isReference(node, key) ? [child.name] : [];
      return namesAtOnce(child ?? []);
    }),
  );
  return names.filter((name) => !inner.has(name));
};

/**
 * @param {Node} program
 * @returns {string|undefined} what is wrong
 */
export const verify = (program) => {
  const verifier = new Verifier();
  const globals = varsOf(program.body).map((name) => [name, program]);
  verifier.list(program.body, verifier.open([], globals));
  verifier.arity();
  return verifier.problem;
};
