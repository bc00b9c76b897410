import { describing, undescribed } from '../ir/descriptions.js';
import { isFunction } from '../ir/walk.js';

/**
 * What the document says of the properties of a function object is none of its steps: where the
 * reference says nothing, it is set aside while both are compared.
 *
 * @typedef {Map<string, import('../facts/functions.js').DocumentFunction>} Functions
 */

const returnOf = ({ code }) => {
  const last = code.body.body?.at(-1);
  return last?.type === 'ReturnStatement' ? last : undefined;
};

/**
 * @param {Functions} functions of the document, whose makers give function objects as the reference's do
 * @param {Functions} reference
 * @returns {() => void} puts it back
 */
export const setDescriptionsAside = (functions, reference) => {
  const aside = [];
  for (const [key, entry] of functions) {
    const last = returnOf(entry);
    const known = reference.has(key) && returnOf(reference.get(key))?.argument;
    const inner = undescribed(last?.argument);
    if (!known || !isFunction(known) || inner === last.argument || !isFunction(inner)) continue;
    aside.push({ entry, description: last.argument });
    last.argument = inner;
  }
  return () => {
    for (const { entry, description } of aside) {
      const last = returnOf(entry);
      last.argument = describing(description, last.argument);
    }
  };
};
