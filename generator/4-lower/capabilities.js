import { remembered } from '../../spec/remembered.js';
import { constantsIn, setAgainIn } from '../ir/assignments.js';
import * as b from '../ir/estree.js';
import { isReturn } from '../ir/statements.js';

/**
 * The fields of a capability that have the functions which settle its promise, whatever a document calls
 * them: those that an executor stores its two arguments in, or those that get what is stored there.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('./translate.js').TranslatedFunction} Operation
 *
 * @typedef {object} CapabilityFields
 * @property {string} Promise
 * @property {string} Resolve
 * @property {string} Reject
 */

/** The names of the standard. */
const USUAL = { Promise: 'Promise', Resolve: 'Resolve', Reject: 'Reject' };

const isField = (node) => node?.type === 'MemberExpression' && !node.computed;

/** What is stored in which field, of what: `record.Field = value`, `{ Field: value }` */
const storesIn = (body) =>
  b.nodes(b.block(body)).flatMap(({ type, left, right, key, value }) => {
    if (type === 'AssignmentExpression' && isField(left))
      return [[left.property.name, right, left.object]];
    return type === 'Property' && value ? [[key.name, value]] : [];
  });

/** @param {Operation} executor @returns {string[]|undefined} the fields that have its first two arguments */
const storedIn = ({ spec, params, body }) => {
  if (spec.kind === 'operation' || params.length < 2) return undefined;
  const stores = storesIn(body);
  const fields = params
    .slice(0, 2)
    .map(({ name }) => stores.find(([, value]) => value.name === name)?.[0]);
  return fields.every(Boolean) ? fields : undefined;
};

/** Operations that make a function object of a function. */
const makersOf = ({ spec }, functions) =>
  functions.filter(({ body }) =>
    b.nodes(b.block(body)).some(({ callee }) => callee?.name === spec.name),
  );

/**
 * The field of another Record that gets what an executor has stored in a field, or that field itself; it
 * is another one where no such Record keeps the name.
 */
const lastField = (field, makers) => {
  const isTaken = ([, value, holder]) =>
    isField(value) &&
    value.property.name === field &&
    (!holder || holder.name !== value.object.name);
  const names = makers
    .flatMap(({ body }) => storesIn(body))
    .filter(isTaken)
    .map(([name]) => name);
  return names.includes(field) ? field : (names[0] ?? field);
};

/** Whether steps read fields that are called as the standard calls them. */
const areUsual = (functions) => {
  const read = new Set(
    functions.flatMap(({ body }) => b.nodes(b.block(body))).map(({ property }) => property?.name),
  );
  return read.has(USUAL.Resolve) && read.has(USUAL.Reject);
};

/** The field of a Record that has both functions, and one thing beside them. */
const fieldBeside = (functions, names) =>
  functions
    .flatMap(({ body }) => b.nodes(b.block(body)))
    .flatMap(({ type, properties }) => {
      const keys = type === 'ObjectExpression' ? properties.map(({ key }) => key.name) : [];
      const others = keys.filter((key) => !names.includes(key));
      return keys.length === 3 && others.length === 1 ? others : [];
    })[0];

/**
 * The names in the functions of a document, looked up once: nothing where no executor stores its
 * arguments, or several in different fields, and the names are not the standard's.
 * @type {(functions: Operation[]) => CapabilityFields|undefined}
 */
export const capabilityFields = remembered((functions) => {
  const executors = functions.filter(storedIn);
  const all = new Set(executors.flatMap(storedIn));
  if (all.size !== 2) return areUsual(functions) ? USUAL : undefined;
  const makers = executors.flatMap((executor) => makersOf(executor, functions));
  const [Resolve, Reject] = [...all].map((field) => lastField(field, makers));
  return { Resolve, Reject, Promise: fieldBeside(makers, [Resolve, Reject]) ?? USUAL.Promise };
}, new WeakMap());

/**
 * Gives the fields of a capability that the host layer makes the names that they have in a document.
 * @param {Node[]} declarations of the host layer, changed in place
 * @param {CapabilityFields} [fields] without them the names stay
 */
export const nameFields = (declarations, fields = USUAL) => {
  const isCapability = ({ type, key }) => type === 'Property' && key.name === 'nobody';
  for (const { value } of b.nodes(declarations).filter(isCapability))
    for (const property of value.properties) {
      property.key.name = fields[property.key.name];
      property.isField = true;
    }
};

/** The fields that steps read of variables, in operations that they give these to as well. */
const readOf = (names, body, functions, seen = new Set()) => {
  const fields = new Set();
  for (const { type, object, property, callee, arguments: list } of b.nodes(b.block(body))) {
    if (type === 'MemberExpression' && names.has(object.name)) fields.add(property.name);
    const called = functions.find(({ spec }) => spec.name === callee?.name);
    if (type !== 'CallExpression' || !called || seen.has(called)) continue;
    const inner = called.params.filter((_, at) => names.has(list[at]?.name));
    if (inner.length === 0) continue;
    const set = new Set(inner.map(({ name }) => name));
    const further = readOf(set, called.body, functions, new Set([...seen, called]));
    for (const field of further) fields.add(field);
  }
  return fields;
};

/**
 * Whether a variable has Records that are no reactions: they are made without a handler.
 * @param {Operation[]} functions
 * @param {string} handler the field
 * @returns {(code: Operation, name: string) => boolean}
 */
const othersIn = (functions, handler) => {
  const callsOf = remembered(
    ({ spec }) =>
      functions.flatMap((code) =>
        b
          .nodes(b.block(code.body))
          .flatMap(({ type, callee, arguments: list }) =>
            type === 'CallExpression' && callee.name === spec.name ? [{ code, list }] : [],
          ),
      ),
    new Map(),
  );
  const isMadeBy = ({ callee }, seen) => {
    const maker = functions.find(({ spec }) => spec.name === callee.name);
    if (maker?.spec.kind !== 'operation' || seen.has(maker)) return false;
    const results = b.nodes(b.block(maker.body)).filter(isReturn);
    return results.every(({ argument }) => isOther(maker, argument, new Set([...seen, maker])));
  };
  const constants = remembered(({ body }) => constantsIn(b.nodes(b.block(body))), new Map());
  /** @param {any} value */
  const isOther = (code, value, seen = new Set()) => {
    if (value?.type === 'ObjectExpression')
      return value.properties.every(({ key }) => key.name !== handler);
    if (value?.type === 'CallExpression') return isMadeBy(value, seen);
    if (value?.type !== 'Identifier') return false;
    const declared = constants(code).get(value.name);
    if (declared) return isOther(code, declared, seen);
    const at = code.params.findIndex(({ name }) => name === value.name);
    if (at < 0 || code.spec.kind !== 'operation' || seen.has(code)) return false;
    const calls = callsOf(code);
    return (
      calls.length > 0 &&
      !setAgainIn(b.block(code.body)).includes(value.name) &&
      calls.every((call) => isOther(call.code, call.list[at], new Set([...seen, code])))
    );
  };
  return (code, name) => isOther(code, b.identifier(name));
};

/**
 * @param {Operation[]} functions of a document
 * @param {object} fields of reactions
 * @param {string} fields.capability has the capability
 * @param {string} fields.handler
 * @returns {Set<string>} the fields of capabilities that those read who take them out of reactions
 */
export const fieldsReadOf = (functions, { capability, handler }) => {
  const isOther = othersIn(functions, handler);
  const fields = new Set();
  for (const code of functions) {
    const all = b.nodes(b.block(code.body));
    const isRead = (node) =>
      isField(node) && node.property.name === capability && !isOther(code, node.object.name);
    for (const { type, object, property } of all)
      if (type === 'MemberExpression' && isRead(object)) fields.add(property.name);
    const names = all.filter(({ id, init }) => id && init && isRead(init)).map(({ id }) => id.name);
    for (const name of readOf(new Set(names), code.body, functions)) fields.add(name);
  }
  return fields;
};
