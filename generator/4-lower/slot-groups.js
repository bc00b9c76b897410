import { SUBJECT } from '../../spec/3-normalise/subject.js';

/**
 * Which internal slots objects get together. Lists that have the slot which makes a promise count as one: all
 * promises have the same slots.
 */

const FUNCTIONS = 'CreateBuiltinFunction';
/** It is given a List where there are no slots, too. */
const CREATES = 'ObjectCreate';

const isOfSlots = ({ kind, elements = [] }) =>
  kind === 'List' &&
  elements.length > 0 &&
  elements.every((element) => element.kind === 'SlotName');

/** @param {any[]} parts of a step @returns {string[][]} the Lists of slots in it, but for those of function objects */
export const slotListsIn = (parts) => {
  const listOf = (part) => part.arguments?.find(({ kind }) => kind === 'List');
  const ofFunctions = new Set(parts.filter(({ operation }) => operation === FUNCTIONS).map(listOf));
  const isEmpty = (part) => part.operation === CREATES && listOf(part)?.elements.length === 0;
  return [
    ...parts
      .filter((part) => isOfSlots(part) && !ofFunctions.has(part))
      .map(({ elements }) => elements.map(({ slot }) => slot)),
    ...parts.filter(isEmpty).map(() => []),
  ];
};

/**
 * @typedef {object} SlotGroup slots that each List has all or none of
 * @property {string[]} names
 * @property {boolean} ofPromises whether every promise has them
 *
 * @param {string[][]} lists of slots that objects are made with
 * @param {Set<string>} instance all internal slots of objects
 * @returns {{groups: SlotGroup[], byList: boolean}} the group of promises first; and whether a List has to be asked
 *   which of them an object gets
 */
export const slotGroups = (lists, instance) => {
  const isOfPromises = (list) => list.includes(SUBJECT.brand);
  const hasPromises = lists.some(isOfPromises);
  const others = lists.filter((list) => !isOfPromises(list));
  const [first = [], ...rest] = hasPromises
    ? [lists.filter(isOfPromises).flat(), ...others]
    : others;
  const named = new Set(others.flat());
  const groups = new Map();
  for (const slot of instance) {
    // what no List names is of the first objects, as a table says
    const isFirst = first.includes(slot) || !named.has(slot);
    const key = `${isFirst} ${rest.flatMap((list, at) => (list.includes(slot) ? [at] : []))}`;
    if (!groups.has(key)) groups.set(key, { names: [], ofPromises: hasPromises && isFirst });
    groups.get(key).names.push(slot);
  }
  const all = [...groups.values()];
  const isMain = ({ names }) => names.includes(SUBJECT.brand);
  return {
    groups: [...all.filter(isMain), ...all.filter((group) => !isMain(group))],
    byList: all.length > 1 || (hasPromises && others.some((list) => list.length === 0)),
  };
};
