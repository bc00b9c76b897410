import { SUBJECT } from '../../spec/3-normalise/subject.js';

/**
 * @param {import('../ir/library.js').Library} library
 * @param {string} name of an operation that makes objects
 * @returns {boolean} whether they get the internal slots of the List that they are made with, not those of promises each
 *   time: see targets/slot-stamps.js
 */
export const stampsByList = (library, name) => {
  const create = library.find(name);
  return Boolean(create) && library.count('StampInternalSlots', create) > 0;
};

/** @param {import('../ir/library.js').Library} library @returns {boolean} whether no other object has one of the slots of promises */
export const areApart = (library) =>
  library.findNodes(library.program, `HasSlotName(names, '${SUBJECT.brand}')`).length === 1;

/** @param {any} list of slots @returns {boolean} whether it is that of promises */
export const isOfPromises = ({ elements }) => elements.some(({ value }) => value === SUBJECT.brand);
