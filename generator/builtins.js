import { declare } from '../spec/declare.js';
import { SpecError } from '../spec/error.js';
import { grammar } from '../spec/parse.js';
import { propertyOf } from './functions.js';

/**
 * The built-in objects of a program: properties in document order with their attributes, lengths
 * and names, as the document declares them.
 *
 * @typedef {object} BuiltInProperty
 * @property {import('../spec/document.js').Clause} clause
 * @property {'method'|'getter'|'value'} kind
 * @property {string} holder `Promise`, `Promise.prototype`
 * @property {string} key `all`, `@@species`
 * @property {{writable?: boolean, enumerable: boolean, configurable: boolean}} attributes
 * @property {import('./functions.js').SpecFunction} [function]
 * @property {number} [length]
 * @property {string} [name]
 * @property {any} [value] name of an intrinsic, or step IR
 *
 * @typedef {object} BuiltIns
 * @property {string} name of the constructor
 * @property {import('./functions.js').SpecFunction} constructor
 * @property {number} length of the constructor
 * @property {BuiltInProperty[]} properties
 * @property {Map<string, string>} intrinsics `%PromisePrototype%` → `Promise.prototype`
 * @property {Map<string, string>} prototypes `Promise` → `%FunctionPrototype%`
 */

const DEFAULTS = 'sec-ecmascript-standard-built-in-objects';

const attributesOf = (fields) =>
  Object.fromEntries(fields.map(({ name, value }) => [name.toLowerCase(), value.literal.value]));

const readDefaults = (document) => {
  const clause = document.byId.get(DEFAULTS);
  const found = {};
  for (const { node } of clause ? declare(clause).declarations : []) {
    if (/^Default/.test(node.kind)) found[node.kind] = attributesOf(node.attributes);
  }
  for (const kind of ['Data', 'Accessor', 'Length', 'Name'].map((k) => `Default${k}Attributes`)) {
    if (found[kind]) continue;
    throw new SpecError(`the document declares no ${kind}`, {
      file: document.file,
      clause: DEFAULTS,
      expected: grammar.rules.get(kind).rule.sentence[0],
    });
  }
  return found;
};

const readProperty = (clause, one, defaults) => {
  const property = propertyOf(clause.name);
  if (!property) return undefined;
  const facts = new Map(declare(clause).declarations.map(({ node }) => [node.kind, node]));
  const value = facts.get('InitialValue') ?? facts.get('InitialString');
  if (!one && !value) return undefined;
  const kind = one ? one.kind : 'value';
  const usual =
    kind === 'getter' ? defaults.DefaultAccessorAttributes : defaults.DefaultDataAttributes;
  const own = facts.get('Attributes');
  const key = property.key;
  return {
    clause,
    kind,
    holder: property.holder,
    key,
    attributes: own ? attributesOf(own.attributes) : usual,
    function: one,
    length: one && (one.length ?? one.parameters.length),
    name: facts.get('NameProperty')?.name.literal.value ?? key,
    value: value?.value,
  };
};

/**
 * @param {import('../spec/program.js').Program} program
 * @param {import('./functions.js').SpecFunction[]} functions
 * @returns {BuiltIns}
 * @throws {SpecError} on a document without defaults of attributes, or without a constructor
 */
export const readBuiltIns = (program, functions) => {
  const defaults = readDefaults(program.document);
  const intrinsics = new Map();
  const prototypes = new Map();
  let length;
  for (const clause of program.inside) {
    for (const { node } of declare(clause).declarations) {
      if (node.kind === 'ConstructorIntrinsic') intrinsics.set(node.intrinsic, node.name);
      if (node.kind === 'PrototypeIntrinsic')
        intrinsics.set(node.intrinsic, `${node.name}.prototype`);
      if (node.kind === 'Length' && /constructor$/.test(node.subject)) length = node.length.value;
      if (node.kind === 'PrototypeLink') {
        const holder = node.role === 'prototype' ? `${node.name.name}.prototype` : node.name.name;
        prototypes.set(holder, node.intrinsic);
      }
    }
  }
  const constructor = functions.find(({ kind }) => kind === 'constructor');
  if (!constructor) {
    throw new SpecError('the document defines no constructor', {
      file: program.document.file,
      expected: 'a clause with a heading like Promise ( executor ) and its steps',
    });
  }
  const byClause = new Map(functions.map((one) => [one.clause, one]));
  const properties = [...program.inside]
    .map((clause) => readProperty(clause, byClause.get(clause), defaults))
    .filter(Boolean);
  return {
    name: constructor.name,
    constructor,
    length: length ?? constructor.parameters.length,
    properties,
    intrinsics,
    prototypes,
  };
};
