import { isSetAgain } from '../ir/assignments.js';
import { nodes } from '../ir/estree.js';
import { returnsAlways } from '../ir/statements.js';
import { returnsOf } from './answers.js';
import { asksWhetherAbsent } from './capabilities.js';

/** @typedef {{at: number, field: string}} Given a field of the argument at that place */

/** The name of a variable and that of the field that an expression reads. @param {any} node */
const readIn = (node) =>
  node?.type === 'MemberExpression' &&
  !node.computed &&
  node.object.type === 'Identifier' &&
  node.property.type === 'Identifier'
    ? [node.object.name, node.property.name]
    : [];

/** The arms that run without a Record. */
const absentArms = (code, name) =>
  nodes(code.body)
    .filter((node) => asksWhetherAbsent(node, name))
    .map((/** @type {any} */ { consequent }) => consequent);

/** `if (arguments.length < 2) b = undefined;`, which does nothing where the second argument is there. @param {any} node */
const isForAbsent = ({ type, test, alternate }, at) =>
  type === 'IfStatement' &&
  !alternate &&
  test.operator === '<' &&
  test.left.object?.name === 'arguments' &&
  test.left.property.name === 'length' &&
  test.right.value === at + 1;

/** What a function returns, on every way where it is given a Record. @param {any} code @returns {Given|undefined} */
export const fieldReturned = (code) => {
  const all = returnsOf(code).map((statement) => ({ statement, read: readIn(statement.argument) }));
  const [name, field] = all.find(({ read }) => read.length > 0)?.read ?? [];
  const at = code.params.findIndex((parameter) => parameter.name === name);
  const steps = code.body.body.filter((statement) => !isForAbsent(statement, at));
  if (at < 0 || isSetAgain(steps, name) || !returnsAlways(code.body)) return undefined;
  const absent = new Set(nodes(absentArms(code, name)));
  const isGiven = ({ statement, read }) =>
    absent.has(statement) || (read[0] === name && read[1] === field);
  return all.every(isGiven) ? { at, field } : undefined;
};
