import { nodes } from '../ir/walk.js';

/**
 * Fields of Records that nothing reads but, in a sum, what the field is next.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 *
 * @typedef {object} FieldSetting
 * @property {Node} value
 * @property {Node[]} list of properties or statements
 * @property {Node} item of the list, which gives the field the value and does no more
 */

/** @param {any} item of a list */
const settingOf = (item, list) => {
  const { type, key, value, expression } = item;
  if (type === 'Property') return { name: key.name, value, list, item, place: item };
  const isSet = expression?.type === 'AssignmentExpression' && expression.operator === '=';
  const { left, right } = isSet ? expression : {};
  return left?.type === 'MemberExpression' && !left.computed && left.object.type === 'Identifier'
    ? { name: left.property.name, value: right, list, item, place: left }
    : undefined;
};

/** What steps ask a Record for is no setting. */
const isQuestion = ({ type, callee }) => type === 'CallExpression' && callee.name === 'HasField';

const settingsIn = (all) => {
  const questions = new Set(all.filter(isQuestion).map(({ arguments: [, fields] }) => fields));
  return all
    .filter((node) => !questions.has(node))
    .flatMap(({ properties, body }) => (Array.isArray(properties) ? [properties] : [body]))
    .filter(Array.isArray)
    .flatMap((list) => list.flatMap((item) => settingOf(item, list) ?? []));
};

/**
 * @param {Node} tree a program
 * @param {(name: string) => boolean} concerns which fields, or slots, are asked about
 * @returns {Map<string, FieldSetting[]>} by field
 */
export const unreadFieldsIn = (tree, concerns) => {
  const all = nodes(tree);
  const settings = settingsIn(all).filter(({ name = '' }) => concerns(name));
  const places = new Set(settings.map(({ place }) => place));
  const sums = new Set(
    settings.flatMap(({ name, value }) =>
      nodes(value).filter(({ property }) => property?.name === name),
    ),
  );
  const read = new Set(
    all
      .filter((node) => node.property || node.type === 'Property')
      .filter((node) => !places.has(node) && !sums.has(node))
      .map(({ property, key }) => (property ?? key).name),
  );
  const fields = new Map();
  for (const setting of settings) {
    if (read.has(setting.name)) continue;
    if (!fields.has(setting.name)) fields.set(setting.name, []);
    fields.get(setting.name).push(setting);
  }
  return fields;
};
