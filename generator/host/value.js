import { SUBJECT } from '../../spec/3-normalise/subject.js';
import { valueOf } from '../ir/source.js';
import { nodes } from '../ir/walk.js';
import { intrinsics } from './intrinsics.js';

/**
 * @param {string} name of an intrinsic
 * @param {import('../targets/index.js').Target} target
 * @returns {import('../ir/estree.js').Node} its expression, in which `$$brand` is the slot of promises
 */
export const intrinsicValue = (name, target) => {
  const value = valueOf(intrinsics[name][target.name] ?? intrinsics[name].es2022, 'host');
  for (const node of nodes(value)) {
    if (node.type !== 'MemberExpression' || node.property.name !== '$$brand') continue;
    node.property.name = target.slot(node.object, SUBJECT.brand).property.name;
  }
  return value;
};
