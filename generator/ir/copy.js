import { fieldsOf } from './walk.js';

/** What a field becomes that the copy does not have. */
export const DROPPED = Symbol('dropped');

/**
 * A node of new fields.
 * @param {import('./estree.js').Node} node
 * @param {(key: string, value: any) => any} field what a field becomes
 * @returns {any}
 */
export const mapFields = (node, field) => {
  const mapped = {};
  for (const key in node) {
    const value = field(key, node[key]);
    if (value !== DROPPED) mapped[key] = value;
  }
  return mapped;
};

const withoutComments = (node) =>
  mapFields(node, (key, field) => (key.endsWith('Comments') ? DROPPED : field));

/**
 * A copy of a tree; origins and comments are shared unless they are dropped.
 * @param {any} value a node, a list of nodes, or a field of one
 * @param {boolean} [comments] whether the copy has them too
 * @returns {any}
 */
export const copy = (value, comments = true) => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return copyAll(value, comments);
  const copied = comments ? { ...value } : withoutComments(value);
  const fields = fieldsOf(value);
  for (let i = 0; i < fields.length; i++) {
    const field = value[fields[i]];
    if (field) copied[fields[i]] = copy(field, comments);
  }
  return copied;
};

const copyAll = (values, comments) => {
  const copies = [];
  for (let i = 0; i < values.length; i++) copies.push(copy(values[i], comments));
  return copies;
};
