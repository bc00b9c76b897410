import { isSlotList } from '../../ir/query.js';
import { nodes } from '../../ir/walk.js';
import { isConstant } from './values.js';

/**
 * Which values slots and fields have, where these are few: states, flags.
 *
 * @typedef {import('../../ir/estree.js').Node} Node
 * @typedef {{place: string, object?: string, value: any, code: Node}} Setting
 * @typedef {Map<string, Set<string|undefined>>} Values
 */

/** @param {any} node @returns {string|undefined} nothing for what is no constant */
export const constantOf = ({ type, value, name }) => {
  const text = type === 'Literal' ? JSON.stringify(value) : name;
  return text !== undefined && isConstant(text) ? text : undefined;
};

/** @param {any} node @param {any} [code] @returns {Setting|undefined} a place that gets a value */
const settingOf = ({ type, left, right, key, value }, code) => {
  if (type === 'Property' && key.type === 'Identifier') return { place: key.name, value, code };
  const isSet = type === 'AssignmentExpression' && left.type === 'MemberExpression';
  return isSet && !left.computed
    ? { place: left.property.name, object: left.object.name, value: right, code }
    : undefined;
};

/** Slots of new objects, with whether nothing is called before they are set. @returns {Map<string, boolean>} */
const newSlots = (program, nameOf) => {
  const slots = new Map();
  for (const { body: list } of nodes(program)) {
    if (!Array.isArray(list)) continue;
    list.forEach((statement, at) => {
      const slotList = statement.declarations?.[0].init?.arguments?.find(isSlotList);
      if (!slotList) return;
      const end = list.findIndex(
        (other, i) => i > at && nodes(other).some(({ type }) => /^(?:Call|New|If)/.test(type)),
      );
      const sets = nodes(list.slice(at + 1, end < 0 ? list.length : end)).map(
        (node) => settingOf(node)?.place,
      );
      for (const slot of slotList.elements.map(({ value }) => nameOf(value)))
        slots.set(slot, slots.get(slot) !== false && sets.includes(slot));
    });
  }
  return slots;
};

/** @param {Values} values */
const add = (values, key, value) => {
  if (!values.has(key)) values.set(key, new Set());
  values.get(key).add(value);
};

/** The objects that hold the slots of function objects, by who makes these: `resolveSlots` → `PromiseResolveFunction`. */
const makersIn = (code) =>
  new Map(
    nodes(code)
      .filter(
        ({ type, callee, arguments: [first] = [] }) =>
          type === 'CallExpression' && callee.name && /Slots$/.test(first?.name ?? ''),
      )
      .map(({ callee, arguments: [first] }) => [first.name, callee.name]),
  );

/** What the slots of function objects are set to, by who makes these. @param {Setting[]} settings @returns {Values} */
const slotsOfFunctions = (settings) => {
  const values = new Map();
  const makers = new Map();
  for (const { place, object, value, code } of settings) {
    if (!makers.has(code)) makers.set(code, makersIn(code));
    const maker = makers.get(code).get(object);
    const { params, id } = /** @type {any} */ (code);
    if (maker) add(values, `${maker}.${place}`, constantOf(value));
    else if (object && object === params[0]?.name)
      add(values, `${id?.name}.${place}`, constantOf(value));
  }
  return values;
};

const COUNTS = /^[-+]$/;

/** The Record that a variable is declared with. */
const recordOf = (code, name) =>
  nodes(code).find(
    ({ type, id, init }) => type === 'VariableDeclarator' && id.name === name && init,
  )?.init;

/**
 * Flags in Records that are kept in a slot: these begin as Booleans, and no step sets a field of that
 * name to anything but Booleans and sums, which are of Records that count.
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
  const stores = settings.filter(({ place, object }) => place === field && object);
  return (
    kept.length > 0 &&
    kept.every(isFlag) &&
    stores.every(
      ({ value }) => typeof value.value === 'boolean' || COUNTS.test(value.operator ?? ''),
    )
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
 * @returns {import('./execution.js').Facts['valuesOf']}
 */
export const valuesIn = (program, functions, nameOf) => {
  const settings = [...functions.values()].flatMap(({ code }) =>
    nodes(code).flatMap((node) => settingOf(node, code) ?? []),
  );
  const everywhere = new Map();
  for (const node of nodes(program)) {
    const { place, value } = settingOf(node) ?? {};
    if (place !== undefined) add(everywhere, place, constantOf(value));
  }
  for (const [slot, isSet] of newSlots(program, nameOf)) if (!isSet) everywhere.delete(slot);
  const [all, ofFunctions] = [everywhere, slotsOfFunctions(settings)].map(constant);
  return (place, key, object, from) => {
    if (from && keepsFlags(settings, from, place)) return FLAGS;
    return all.get(place) ?? (object === '$0' ? ofFunctions.get(`${key}.${place}`) : undefined);
  };
};
