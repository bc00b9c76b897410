import { clauseName } from '../../spec/1-read/document.js';
import { SpecError } from '../../spec/1-read/error.js';
import { grammar } from '../../spec/2-parse/parse.js';
import { symbolNamed, unknownSymbol } from '../host/symbols.js';
import { errorOfClause } from './errors.js';
import { propertyOf } from './functions.js';
import { SUBJECT } from '../../spec/3-normalise/subject.js';
import { nearest } from '../../spec/1-read/nearest.js';

/**
 * The built-in objects of a program: properties in document order with their attributes, lengths
 * and names, as the document declares them.
 *
 * @typedef {object} BuiltInProperty
 * @property {import('../../spec/1-read/document.js').Clause} clause
 * @property {'method'|'getter'|'value'} kind
 * @property {string} holder `Promise`, `Promise.prototype`
 * @property {string} key `all`, `@@species`
 * @property {{writable?: boolean, enumerable: boolean, configurable: boolean}} attributes
 * @property {import('./functions.js').SpecFunction} [function]
 * @property {number} [length]
 * @property {string} [name]
 * @property {string} [value] name of an intrinsic
 * @property {any} [text] a value that is none
 *
 * @typedef {object} BuiltIns
 * @property {string} name of the constructor
 * @property {import('./functions.js').SpecFunction} constructor
 * @property {number} length of the constructor
 * @property {BuiltInProperty[]} properties
 * @property {Map<string, string>} intrinsics `%PromisePrototype%` → `Promise.prototype`
 * @property {Map<string, string>} prototypes `Promise` → `%FunctionPrototype%`
 * @property {{length: object, name: object}} functionAttributes of the properties of every function
 * @property {{clause: object, entry: object, name: string}[]} mentioned intrinsics, and where
 */

/** An error about a sentence that declares something. */
const errorIn = (clause, { place, sentence }, problem, expected) =>
  new SpecError(problem, { ...place, clause: clauseName(clause), sentence, expected });

/** The language value that a declaration gives, in whatever words. */
const literalOf = (clause, entry, node) => {
  const { literal } = grammar.meaning(node);
  if (literal && literal.type !== 'special') return literal.value;
  throw errorIn(clause, entry, 'this is no value', '*true*, *"text"* or the like');
};

const ATTRIBUTES = ['Writable', 'Enumerable', 'Configurable'];

const attributesOf = (clause, entry) => {
  const attributes = {};
  for (const { name, value } of entry.node.attributes) {
    if (!ATTRIBUTES.includes(name)) {
      const expected = `perhaps [[${nearest(name, ATTRIBUTES)}]]`;
      throw errorIn(clause, entry, `no attribute is called [[${name}]]`, expected);
    }
    const attribute = literalOf(clause, entry, value);
    if (typeof attribute !== 'boolean') {
      throw errorIn(clause, entry, `[[${name}]] is no Boolean`, '*true* or *false*');
    }
    attributes[name.toLowerCase()] = attribute;
  }
  return attributes;
};

/** @param {import('../../spec/3-normalise/program.js').Program} program */
const readDefaults = ({ document, defaults: clause, declarationsOf }) => {
  const defaults = {};
  for (const entry of clause ? declarationsOf(clause) : []) {
    const { kind } = entry.node;
    if (/^Default/.test(kind)) defaults[kind] = attributesOf(clause, entry);
  }
  for (const kind of ['Data', 'Accessor', 'Length', 'Name'].map((k) => `Default${k}Attributes`)) {
    if (defaults[kind]) continue;
    throw new SpecError(`the document declares no ${kind}`, {
      file: document.file,
      clause: SUBJECT.defaults,
      expected: grammar.rules.get(kind).rule.sentence[0],
    });
  }
  return defaults;
};

/** What a function is called where the document does not say. */
export const usualName = (kind, key) => {
  const name = key.startsWith('@@') ? `[Symbol.${key.slice(2)}]` : key;
  return kind === 'getter' ? `get ${name}` : name;
};

/** @param {import('./functions.js').SpecFunction} code @returns {number} without one that takes the rest */
export const parameterCount = ({ parameters }) => parameters.filter(({ rest }) => !rest).length;

/** What is optional, by the heading, does not count (18 ECMAScript Standard Built-in Objects). */
const usualLength = ({ parameters }) =>
  parameters.filter(({ rest, optional }) => !rest && !optional).length;

const readProperty = (clause, code, defaults, declarations) => {
  const property = propertyOf(clause.name);
  if (!property) return undefined;
  const facts = new Map(declarations.map((entry) => [entry.node.kind, entry]));
  const [intrinsic, text, called] = ['InitialValue', 'InitialLiteral', 'NameProperty'].map((kind) =>
    facts.get(kind),
  );
  if (!code && !intrinsic && !text) {
    const expected = 'steps, or: The initial value of `Promise.a` is *"text"*.';
    throw errorOfClause(clause, `nothing says what ${clause.name} is`, expected);
  }
  const kind = code ? code.kind : 'value';
  const usual =
    kind === 'getter' ? defaults.DefaultAccessorAttributes : defaults.DefaultDataAttributes;
  const declared = facts.get('Attributes');
  const key = property.key;
  return {
    clause,
    kind,
    holder: property.holder,
    key,
    attributes: declared ? attributesOf(clause, declared) : usual,
    function: code,
    length: code && (code.length ?? usualLength(code)),
    name: called ? literalOf(clause, called, called.node.name) : usualName(kind, key),
    value: intrinsic?.node.value,
    text: text && literalOf(clause, text, text.node.value),
  };
};

/** What the clauses say of the constructor and its prototype as a whole. */
const readObjects = (program) => {
  const objects = {
    intrinsics: new Map(),
    prototypes: new Map(),
    mentioned: [],
    length: undefined,
  };
  for (const clause of program.inside) {
    for (const entry of program.declarationsOf(clause)) {
      const { node } = entry;
      const mention = (name) => objects.mentioned.push({ clause, entry, name });
      if (node.kind === 'ConstructorIntrinsic') objects.intrinsics.set(node.intrinsic, node.name);
      if (node.kind === 'PrototypeIntrinsic') {
        objects.intrinsics.set(node.intrinsic, `${node.name}.prototype`);
      }
      if (node.kind === 'Length' && /constructor$/.test(node.subject)) {
        objects.length = node.length.value;
      }
      if (node.kind === 'InitialValue') mention(node.value);
      if (node.kind === 'PrototypeLink') {
        const holder = node.role === 'prototype' ? `${node.name.name}.prototype` : node.name.name;
        objects.prototypes.set(holder, node.intrinsic);
        mention(node.intrinsic);
      }
    }
  }
  return objects;
};

/** `%PromisePrototype%` is `%Promise.prototype%` since ES2020, which uses both. */
const spellings = (name) => [
  name,
  name.replace(/\.prototype%$/, 'Prototype%'),
  name.replace(/Prototype%$/, '.prototype%'),
];

/**
 * @param {Map<string, string>} intrinsics that the document defines
 * @param {string} name `%Promise.prototype%`
 * @returns {string|undefined} the object that it names: `Promise.prototype`
 */
export const objectNamed = (intrinsics, name) =>
  spellings(name)
    .map((spelling) => intrinsics.get(spelling))
    .find(Boolean);

/**
 * @param {{properties: {kind: string, holder: string, key: string}[]}} builtIns
 * @param {string} name `%Promise.prototype.then%`
 * @returns {string|undefined} where the document's method of that name is: `Promise.prototype.then`
 */
export const methodNamed = ({ properties }, name) => {
  const place = name.slice(1, -1);
  return properties.some(
    ({ kind, holder, key }) => kind === 'method' && `${holder}.${key}` === place,
  )
    ? place
    : undefined;
};

/** Properties of what the document does not define, or that JavaScript does not let be otherwise. */
const checkProperty = ({ clause, kind, holder, key, value }, constructor, intrinsics) => {
  const { name } = constructor;
  if (kind !== 'value' && `${holder}.${key}` === `${name}.prototype.constructor`) {
    const expected = `The initial value of \`${clause.name}\` is %${name}%.`;
    throw errorOfClause(clause, `${clause.name} has steps of its own`, expected);
  }
  const symbol = /^@@(.*)/.exec(key)?.[1];
  if (symbol && !symbolNamed(symbol)) throw errorOfClause(clause, ...unknownSymbol(symbol));
  if (holder !== name && holder !== `${name}.prototype`) {
    const expected = `a property of ${name}, which ${clauseName(constructor.clause)} defines`;
    throw errorOfClause(clause, `no clause defines ${holder}`, expected);
  }
  const prototype = holder === name && key === 'prototype';
  if (prototype && objectNamed(intrinsics, value ?? '') !== `${name}.prototype`) {
    const expected = 'the intrinsic that the clause of the prototype object names';
    throw errorOfClause(clause, `${name}.prototype cannot be ${value ?? 'a function'}`, expected);
  }
};

/** Without a word about it, what a class extends would be nothing. */
const checkLinks = ({ name, clause }, prototypes) => {
  const missing = [name, `${name}.prototype`].find((holder) => !prototypes.has(holder));
  if (!missing) return;
  throw new SpecError(`the document does not say what the [[Prototype]] of ${missing} is`, {
    file: clause.place.file,
    clause: clauseName(clause),
    expected: grammar.rules.get('PrototypeLink').rule.sentence[0],
  });
};

/** @throws {SpecError} on an intrinsic that neither the document nor the host has */
export const checkIntrinsics = ({ mentioned }, objectOf, known) => {
  for (const { clause, entry, name } of mentioned) {
    if (objectOf(name)) continue;
    const expected = `perhaps ${nearest(name, known)}`;
    throw errorIn(clause, entry, `the intrinsic ${name} is not known`, expected);
  }
};

/**
 * @param {import('../../spec/3-normalise/program.js').Program} program
 * @param {import('./functions.js').SpecFunction[]} functions
 * @returns {BuiltIns}
 * @throws {SpecError} on a document without defaults of attributes, or without a constructor
 */
export const readBuiltIns = (program, functions) => {
  const defaults = readDefaults(program);
  const { length, intrinsics, ...objects } = readObjects(program);
  const constructor = functions.find(({ kind }) => kind === 'constructor');
  if (!constructor) {
    throw new SpecError('the document defines no constructor', {
      file: program.document.file,
      expected: 'a clause with a heading like Promise ( executor ) and its steps',
    });
  }
  const definitions = functions.filter(({ kind }) => kind !== 'closure');
  const byClause = new Map(definitions.map((definition) => [definition.clause, definition]));
  const properties = [...program.inside]
    .map((clause) =>
      readProperty(clause, byClause.get(clause), defaults, program.declarationsOf(clause)),
    )
    .filter(Boolean);
  for (const property of properties) checkProperty(property, constructor, intrinsics);
  checkLinks(constructor, objects.prototypes);
  return {
    name: constructor.name,
    constructor,
    length: length ?? usualLength(constructor),
    properties,
    intrinsics,
    ...objects,
    functionAttributes: {
      length: defaults.DefaultLengthAttributes,
      name: defaults.DefaultNameAttributes,
    },
  };
};
