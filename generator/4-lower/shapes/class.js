import * as b from '../../ir/estree.js';
import { parameterCount, usualName } from '../builtins.js';
import { path } from '../translate.js';
import { lead, noteOf } from '../../ir/comments.js';
import { define, heading, keyOf, keyValue, origin, ownFacts, same, valueOf } from './properties.js';

/**
 * The constructor as a class. What a class gives its members by itself is not said again; where the
 * document declares something else, a statement behind the class makes it so.
 */

const DERIVED =
  '`extends null` makes this a derived class: no object is created before the steps of its constructor create one.';

const LINKS = 'A class that extends null inherits from nothing by itself.';
const NAME = 'Its name, whatever a minifier calls the class.';

const NATURAL = { writable: true, enumerable: false, configurable: true };
const NATURAL_ACCESSOR = { enumerable: false, configurable: true };
const NATURAL_PROTOTYPE = { writable: false, enumerable: false, configurable: false };

const isStatic = ({ holder }) => !holder.includes('.');

const memberOf = (property, { params, body }) => {
  const { key, computed } = keyOf(property.key);
  const definition = {
    type: 'MethodDefinition',
    key,
    computed,
    value: b.functionExpression(params, body),
    kind: property.kind === 'getter' ? 'get' : 'method',
    static: isStatic(property),
  };
  return heading(property.clause, origin(property.clause, [definition]))[0];
};

/** What the class did not do by itself. */
const adjustments = (translation, property) => {
  const holder = path(property.holder);
  const { attributes, kind, key } = property;
  if (kind === 'value') return valueAdjustments(translation, property, holder);
  const usual = kind === 'getter' ? NATURAL_ACCESSOR : NATURAL;
  const statements = [];
  if (!same(usual, attributes)) statements.push(define(holder, key, Object.entries(attributes)));
  const { name, length } = property;
  const natural = { name: usualName(kind, key), length: parameterCount(property.function) };
  for (const [fact, entries] of ownFacts(translation, { name, length }, natural)) {
    statements.push(define(codeOf(holder, property), fact, entries));
  }
  return statements;
};

/** The function that a member became. */
const codeOf = (holder, { kind, key }) =>
  kind === 'getter'
    ? b.member(b.call('$getOwnPropertyDescriptor', [holder, keyValue(key)]), 'get')
    : b.member(holder, keyValue(key), true);

const valueAdjustments = (translation, property, holder) => {
  const { attributes, key } = property;
  const { intrinsics, name } = translation.builtIns;
  if (key === 'prototype') {
    return same(NATURAL_PROTOTYPE, attributes)
      ? []
      : [define(holder, key, Object.entries(attributes))];
  }
  const itself = key === 'constructor' && intrinsics.get(property.value) === name;
  if (itself && same(NATURAL, attributes)) return [];
  const value = valueOf(translation, property);
  return heading(property.clause, [
    define(holder, key, [['value', value], ...Object.entries(attributes)]),
  ]);
};

const constructorMember = ({ params, body }) => ({
  type: 'MethodDefinition',
  key: b.identifier('constructor'),
  computed: false,
  value: b.functionExpression(params, body),
  kind: 'constructor',
  static: false,
});

/**
 * @param {import('../translate.js').Translation} translation
 * @returns {import('../../targets/index.js').Shape}
 */
export const classConstructor = (translation) => {
  const { builtIns, functions, intrinsicObject } = translation;
  const bySpec = new Map(functions.map((translated) => [translated.spec, translated]));
  const translated = bySpec.get(builtIns.constructor);
  const { clause } = builtIns.constructor;
  const callable = builtIns.properties.filter(({ kind }) => kind !== 'value');
  const constructor = heading(clause, origin(clause, [constructorMember(translated)]))[0];
  const members = callable.map((property) => memberOf(property, bySpec.get(property.function)));
  const declaration = {
    type: 'ClassDeclaration',
    id: b.identifier(builtIns.name),
    superClass: b.literal(null),
    body: { type: 'ClassBody', body: [constructor, ...members] },
  };
  lead(declaration, noteOf(DERIVED));
  const statements = origin(clause, [declaration]);
  const prototype = builtIns.prototypes.get(`${builtIns.name}.prototype`);
  if (prototype) {
    const holder = path(`${builtIns.name}.prototype`);
    const link = b.statement(b.call('$setPrototypeOf', [holder, intrinsicObject(prototype)]));
    lead(link, noteOf(LINKS));
    statements.push(...origin(clause.parent ?? clause, [link]));
  }
  const constructorPrototype = builtIns.prototypes.get(builtIns.name);
  if (constructorPrototype && constructorPrototype !== '%FunctionPrototype%') {
    const link = b.call('$setPrototypeOf', [
      path(builtIns.name),
      intrinsicObject(constructorPrototype),
    ]);
    statements.push(...origin(clause.parent ?? clause, [b.statement(link)]));
  }
  const { name, length } = builtIns;
  const kept = define(path(name), 'name', [['value', b.literal(name)]]);
  lead(kept, noteOf(NAME));
  const hasOther = members.some((member) => member.static && member.key.name === 'name');
  if (!hasOther) statements.push(...origin(clause, [kept]));
  const natural = { name, length: translated.params.length };
  for (const [key, entries] of ownFacts(translation, { name, length }, natural)) {
    statements.push(...origin(clause, [define(path(name), key, entries)]));
  }
  for (const property of builtIns.properties) {
    statements.push(...origin(property.clause, adjustments(translation, property)));
  }
  return {
    statements,
    inside: new Set([translated, ...callable.map((p) => bySpec.get(p.function))]),
  };
};
