import { documentFunctions } from '../../facts/functions.js';
import { isField, isFieldName, isPure } from '../../facts/purity.js';
import { references } from '../../ir/estree.js';
import { dropUnusedParameters } from '../unused-parameters.js';

const namesOf = ({ params }) => params.map(({ name }) => name);

/** The parameters of a function as its steps name them, one after the other. @returns {string[]} */
const usesOf = (code) => {
  const names = namesOf(code);
  return references(code.body).flatMap(({ node }) => (names.includes(node.name) ? node.name : []));
};

/** The names of the parameters in the order of the reference: where they are others, steps say which is which. */
const orderedNames = (code, known) => {
  const others = namesOf(known);
  if (others.every((name) => namesOf(code).includes(name))) return others;
  const [uses, otherUses] = [code, known].map(usesOf);
  const between = new Map(otherUses.map((name, at) => [name, uses[at]]));
  const isSame =
    uses.length === otherUses.length &&
    otherUses.every((name, at) => between.get(name) === uses[at]);
  return isSame ? others.map((name) => between.get(name)) : [];
};

/** Where the reference has each parameter, if it has the same in another order. */
const orderOf = (code, known) => {
  const names = namesOf(code);
  const order = orderedNames(code, known).map((name) => names.indexOf(name));
  const isWhole = new Set(order).size === names.length && !order.includes(-1);
  return isWhole && order.some((at, i) => at !== i) ? order : undefined;
};

/**
 * Records and completions have fields, the host has its own; a slot may not be there.
 * @param {any} node
 */
const isRead = (node) =>
  isField(node, (name) => isFieldName(name) || name === 'value') || node.object.name === 'contexts';

/** @param {any[]} uses @param {any} code @returns {any[]|undefined} calls that give all arguments, if nothing names it otherwise */
const wholeCalls = (uses, { id, params }) => {
  const all = uses.filter(({ node, parent }) => node.name === id.name && parent.id !== node);
  const isWhole = ({ node, parent: { callee, arguments: args } }) =>
    callee === node &&
    args.length === params.length &&
    args.every((value) => isPure(value, { isRead }));
  return all.every(isWhole) ? all.map(({ parent }) => parent) : undefined;
};

/** How many arguments there are is the same in any order. @param {any} code */
const namesArguments = ({ body }) =>
  references(body).some(
    ({ node, parent }) => node.name === 'arguments' && parent.property?.name !== 'length',
  );

/** @type {import('./index.js').Rule} */
export default {
  name: 'parameter-order',
  summary:
    'an operation has its parameters in the order that passes know, and none beside them that no step names',
  sound:
    'Operations are called by steps alone, with all arguments, and nobody can tell in which order these were evaluated, nor whether a variable or a constant was.',
  examples: [
    {
      reference: 'function F(a) { return use(a); } function G(x) { return F(x); }',
      before: 'function F(more, a) { return use(a); } function G(x) { return F(1, x); }',
      after: 'function F(a) { return use(a); } function G(x) { return F(x); }',
    },
    {
      reference: 'function F(a, b) { return use(a, b); } function G(x) { return F(x, 1); }',
      before: 'function F(b, a) { return use(a, b); } function G(x) { return F(1, x); }',
      after: 'function F(a, b) { return use(a, b); } function G(x) { return F(x, 1); }',
    },
    {
      reference: 'function F(a, b) { return use(a, b, a); } function G(x) { return F(x, 1); }',
      before: 'function F(c, d) { return use(d, c, d); } function G(x) { return F(1, x); }',
      after: 'function F(d, c) { return use(d, c, d); } function G(x) { return F(x, 1); }',
    },
    {
      reference: 'function F(a, b) { return use(a, b, a); } function G(x) { return F(x, 1); }',
      before: 'function F(c, d) { return use(d, c, c); } function G(x) { return F(1, x); }',
      after: 'function F(c, d) { return use(d, c, c); } function G(x) { return F(1, x); }',
    },
    {
      reference: 'function F(a, b) { return use(a, b); } function G(x) { return F(x, 1); }',
      before: 'function F(b, a) { return use(a, b); } function G(x) { return F(Get(x, "a"), x); }',
      after: 'function F(b, a) { return use(a, b); } function G(x) { return F(Get(x, "a"), x); }',
    },
  ],
  rewrite(library) {
    const { reference } = library;
    if (!reference) return;
    const count = dropUnusedParameters(
      library,
      ({ key, code }) => reference.get(key)?.code.params.length < code.params.length,
    );
    if (count > 0) library.did(`${count} parameters`);
    const others = [...documentFunctions(library.program).values()].filter(({ key, code }) => {
      const known = reference.get(key)?.code;
      return code.type === 'FunctionDeclaration' && known && orderOf(code, known);
    });
    if (others.length === 0) return;
    const uses = references(library.program);
    for (const { key, code } of others) {
      const calls = namesArguments(code) ? undefined : wholeCalls(uses, code);
      if (!calls) continue;
      const order = orderOf(code, reference.get(key).code);
      code.params = order.map((at) => code.params[at]);
      for (const call of calls) call.arguments = order.map((at) => call.arguments[at]);
      library.did(key);
    }
  },
};
