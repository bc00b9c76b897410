import * as b from '../../ir/estree.js';
import { path } from '../translate.js';
import {
  define,
  described,
  heading,
  keyOf,
  named,
  origin,
  ownFacts,
  valueOf,
} from './properties.js';

/**
 * The constructor as a function, and every property made with a descriptor: where there are no
 * classes, or where the document wants something that a class cannot do.
 */

/** Without new.target, `this` is what shows a construction. */
const newTargetDeclaration = (name, slots, target) => {
  const [slot] = slots.instance;
  const initialized = target.hasSlot(b.thisValue(), slot);
  const value = b.call('newTargetOf', [b.thisValue(), b.identifier(name), initialized]);
  return b.declaration('const', 'NewTarget', value);
};

const entriesOf = (translation, property, bySpec, target) => {
  const attributes = Object.entries(property.attributes);
  if (property.kind === 'value') return [['value', valueOf(translation, property)], ...attributes];
  const { key, computed } = keyOf(property.key);
  const { params, body } = bySpec.get(property.function);
  const code = target.method(key, computed, params, body);
  const { name, length } = property;
  const named = described(
    b.call('nameFunction', [code, b.literal(name), b.literal(length)]),
    ownFacts(translation, { name, length }, { name, length }),
  );
  return property.kind === 'getter'
    ? [['get', named], ['set', b.undefinedValue()], ...attributes]
    : [['value', named], ...attributes];
};

/**
 * @param {import('../translate.js').Translation} translation
 * @param {import('../../targets/index.js').Target} target
 * @returns {import('../../targets/index.js').Shape}
 */
export const functionConstructor = (translation, target) => {
  const { builtIns, functions, intrinsicObject } = translation;
  const bySpec = new Map(functions.map((translated) => [translated.spec, translated]));
  const code = bySpec.get(builtIns.constructor);
  const { name } = builtIns;
  const { clause } = builtIns.constructor;
  const usesThis = target.newTarget().type === 'Identifier';
  const body = usesThis
    ? [newTargetDeclaration(name, translation.slots, target), ...code.body]
    : code.body;
  const statements = heading(
    clause,
    origin(clause, [b.functionDeclaration(name, code.params, body)]),
  );
  const links = { [name]: '%FunctionPrototype%', [`${name}.prototype`]: '%ObjectPrototype%' };
  for (const [holder, intrinsic] of builtIns.prototypes) {
    if (links[holder] === intrinsic) continue;
    const link = b.call('$setPrototypeOf', [path(holder), intrinsicObject(intrinsic)]);
    statements.push(...origin(clause, [b.statement(link)]));
  }
  const wanted = { name, length: builtIns.length };
  statements.push(...origin(clause, [named(name, builtIns.length)]));
  const natural = wanted;
  for (const [key, entries] of ownFacts(translation, wanted, natural)) {
    statements.push(...origin(clause, [define(path(name), key, entries)]));
  }
  for (const property of builtIns.properties) {
    const entries = entriesOf(translation, property, bySpec, target);
    const definitions = [define(path(property.holder), property.key, entries)];
    statements.push(...heading(property.clause, origin(property.clause, definitions)));
  }
  const callable = builtIns.properties.filter(({ kind }) => kind !== 'value');
  return { statements, inside: new Set([code, ...callable.map((p) => bySpec.get(p.function))]) };
};
