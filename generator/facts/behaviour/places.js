import { isSetAgain } from '../../ir/assignments.js';
import { isSlotList } from '../../ir/query.js';
import { nodes } from '../../ir/walk.js';
import { functionMadeBy } from '../functions.js';
import { holdsSlots } from '../holders.js';
import { isConstant } from './values.js';

/**
 * Which values slots and fields have, where these are few: states, flags.
 *
 * @typedef {import('../../ir/estree.js').Node} Node
 * @typedef {{place: string, object?: string, value: any, code: Node}} Setting the object is the name of a
 *   variable, empty where that of another expression is set, and not there where the object is made
 * @typedef {Map<string, Set<string|undefined>>} Values
 */

/** @param {any} node @returns {string|undefined} nothing for what is no constant */
export const constantOf = ({ type, value, name }) => {
  const text = type === 'Literal' ? JSON.stringify(value) : name;
  return text !== undefined && isConstant(text) ? text : undefined;
};

/** `return undefined;`: a function ends, and gives nothing that it has. @param {any} node */
export const returnsConstant = ({ type, argument }) =>
  type === 'ReturnStatement' && Boolean(argument) && constantOf(argument) !== undefined;

/** @param {any} node @param {any} [code] @returns {Setting|undefined} a place that gets a value */
const settingOf = ({ type, left, right, key, value }, code) => {
  if (type === 'Property' && key.type === 'Identifier') return { place: key.name, value, code };
  const isSet = type === 'AssignmentExpression' && left.type === 'MemberExpression';
  return isSet && !left.computed
    ? { place: left.property.name, object: left.object.name ?? '', value: right, code }
    : undefined;
};

/** Slots of new objects, with whether nothing is called before they are set. @returns {Map<string, boolean>} */
const newSlots = (program, nameOf) => {
  const slots = new Map();
  const lists = new Set();
  const note = (slotList, sets) => {
    lists.add(slotList);
    for (const slot of slotList.elements.map(({ value }) => nameOf(value)))
      slots.set(slot, slots.get(slot) !== false && sets.includes(slot));
  };
  for (const { body: list } of nodes(program)) {
    if (!Array.isArray(list)) continue;
    list.forEach((statement, at) => {
      const [{ id, init }] = statement.declarations ?? [{}];
      const slotList = init?.arguments?.find(isSlotList);
      if (!slotList) return;
      const end = list.findIndex(
        (other, i) => i > at && nodes(other).some(({ type }) => /^(?:Call|New|If)/.test(type)),
      );
      const sets = nodes(list.slice(at + 1, end < 0 ? list.length : end))
        .map((node) => settingOf(node))
        .filter((setting) => setting?.object === id.name)
        .map((setting) => setting?.place);
      note(slotList, sets);
    });
  }
  // an object that no variable of its maker holds
  for (const node of nodes(program)) if (isSlotList(node) && !lists.has(node)) note(node, []);
  return slots;
};

/** @param {Values} values */
const add = (values, key, value) => {
  if (!values.has(key)) values.set(key, new Set());
  values.get(key).add(value);
};

/**
 * Who is given the objects that hold the slots of function objects, and makes these: `resolveSlots` → `PromiseResolveFunction`.
 * @returns {Map<string, string[]>}
 */
const makersIn = (code) => {
  const makers = new Map();
  for (const { type, callee, arguments: [first] = [] } of nodes(code))
    if (type === 'CallExpression' && callee.name && holdsSlots(first))
      makers.set(first.name, [...(makers.get(first.name) ?? []), callee.name]);
  return makers;
};

/** `const resolveSlots = { Promise: undefined }` */
const isOfSlots = (declarator) =>
  holdsSlots(declarator?.id) && declarator.init?.type === 'ObjectExpression';

/** A slot that is set by one of the next statements, which call nothing but who makes the function. */
const isSetAtOnce = (behind, name, slot) => {
  for (const statement of behind) {
    const calls = nodes(statement).filter(({ type }) => /^(?:Call|New|If)/.test(type));
    const isMade = statement.declarations?.[0].init === calls[0];
    const asks = calls.some((call) => !isMade || call.arguments[0]?.name !== name);
    if (asks) return false;
    const { object, place } = settingOf(statement.expression ?? {}) ?? {};
    if (object === name && place === slot) return true;
  }
  return false;
};

/** Slots of new function objects that may be asked for before they are set. @returns {[maker: string, slot: string][]} */
const unsetSlots = (code, makers) =>
  nodes(code).flatMap(({ body: list }) => {
    if (!Array.isArray(list)) return [];
    return list.flatMap((statement, at) => {
      const [declared] = statement.declarations ?? [];
      if (!isOfSlots(declared)) return [];
      const { name } = declared.id;
      return declared.init.properties
        .map(({ key }) => key.name)
        .filter((slot) => !isSetAtOnce(list.slice(at + 1), name, slot))
        .flatMap((slot) => (makers.get(name) ?? []).map((maker) => [maker, slot]));
    });
  });

/**
 * What the slots of function objects are set to, by who makes these.
 * @param {Setting[]} settings
 * @param {Node[]} codes
 * @returns {Values}
 */
const slotsOfFunctions = (settings, codes) => {
  const values = new Map();
  const makersOf = new Map(codes.map((code) => [code, makersIn(code)]));
  const all = new Set([...makersOf.values()].flatMap((makers) => [...makers.values()].flat()));
  for (const { place, object, value, code } of settings) {
    const { params, id } = /** @type {any} */ (code);
    const isOwn = object && object === params[0]?.name && all.has(id?.name) && functionMadeBy(code);
    const makers = isOwn ? [id.name] : makersOf.get(code).get(object);
    if (makers) for (const maker of makers) add(values, `${maker}.${place}`, constantOf(value));
    // a further name of a function object, which any may be
    else if (object !== undefined && recordOf(code, object)?.type !== 'ObjectExpression')
      for (const other of all) add(values, `${other}.${place}`, undefined);
  }
  for (const [code, makers] of makersOf)
    for (const [maker, slot] of unsetSlots(code, makers))
      add(values, `${maker}.${slot}`, 'undefined');
  return values;
};

/** `count.value = count.value - 1`: what holds true or false is nothing to count with. @param {Setting} setting */
const counts = ({ place, object, value: { operator = '', left, right } }) =>
  /^[-+]$/.test(operator) &&
  typeof right.value === 'number' &&
  left.property?.name === place &&
  left.object.name === object;

/** The Record that a variable holds, if it never holds another. */
const recordOf = (code, name) =>
  isSetAgain(code, name)
    ? undefined
    : nodes(code).find(
        ({ type, id, init }) => type === 'VariableDeclarator' && id.name === name && init,
      )?.init;

/**
 * Flags in Records that are kept in a slot: these begin as Booleans, and no step sets a field of that
 * name to anything but Booleans, or counts in it, which is in others.
 * @param {Setting[]} settings
 */
const keepsFlags = (settings, slot, field) => {
  const kept = settings.filter(({ place }) => place === slot);
  const isFlag = ({ value, code }) => {
    if (constantOf(value) !== undefined) return true;
    const { type, properties = [] } = recordOf(code, value.name) ?? {};
    return (
      type === 'ObjectExpression' &&
      properties.some(
        ({ key, value: first }) => key.name === field && typeof first.value === 'boolean',
      )
    );
  };
  const stores = settings.filter(({ place, object }) => place === field && object !== undefined);
  return (
    kept.length > 0 &&
    kept.every(isFlag) &&
    stores.every((setting) => typeof setting.value.value === 'boolean' || counts(setting))
  );
};

/**
 * Fields that a Record lacks which has others of theirs: asked for one, it has nothing there.
 * @param {Node} program
 * @returns {Set<string>}
 */
export const lackedIn = (program) => {
  const records = nodes(program)
    .filter(({ type }) => type === 'ObjectExpression')
    .map(({ properties }) => new Set(properties.map(({ key }) => key?.name)));
  const alike = new Map();
  for (const fields of records)
    for (const field of fields) alike.set(field, [...(alike.get(field) ?? []), fields]);
  return new Set(
    [...alike.values()].flatMap((group) =>
      [...new Set(group.flatMap((fields) => [...fields]))].filter((field) =>
        group.some((fields) => !fields.has(field)),
      ),
    ),
  );
};

/** @param {Values} values @returns {Map<string, string[]>} those that are constants alone */
const constant = (values) =>
  new Map(
    [...values]
      .filter(([, set]) => !set.has(undefined))
      .map(([place, set]) => [place, /** @type {string[]} */ ([...set].sort())]),
  );

const FLAGS = ['false', 'true'];

/**
 * @param {Node} program
 * @param {Map<string, import('../functions.js').DocumentFunction>} functions
 * @param {(slot: string) => string} nameOf a slot
 * @param {Set<string>} lacked fields that Records lack
 * @returns {import('./execution.js').Facts['valuesOf']}
 */
export const valuesIn = (program, functions, nameOf, lacked) => {
  const settings = [...functions.values()].flatMap(({ code }) =>
    nodes(code).flatMap((node) => settingOf(node, code) ?? []),
  );
  const everywhere = new Map();
  for (const node of nodes(program)) {
    const { place, value } = settingOf(node) ?? {};
    if (place !== undefined) add(everywhere, place, constantOf(value));
  }
  for (const field of lacked) if (everywhere.has(field)) add(everywhere, field, 'undefined');
  for (const [slot, isSet] of newSlots(program, nameOf)) if (!isSet) everywhere.delete(slot);
  const codes = [...functions.values()].map(({ code }) => code);
  const [all, ofFunctions] = [everywhere, slotsOfFunctions(settings, codes)].map(constant);
  return (place, key, object, from) => {
    if (from && keepsFlags(settings, from, place)) return FLAGS;
    return all.get(place) ?? (object === '$0' ? ofFunctions.get(`${key}.${place}`) : undefined);
  };
};
