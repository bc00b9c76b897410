import { isSetAgain } from '../ir/assignments.js';
import { nodes } from '../ir/estree.js';
import { documentCodes, functionMadeBy } from './functions.js';
import { holdsSlots, initialised } from './holders.js';

/** @param {any} node @returns {boolean} whether it makes a reaction */
export const isReaction = ({ type, properties }) =>
  type === 'ObjectExpression' && properties.some(({ key }) => key?.name === 'Handler');

/**
 * Slots of function objects may have the names of fields.
 * @param {any} node
 * @param {string} field
 * @returns {boolean} whether it sets that field of a Record
 */
export const setsField = ({ type, left }, field) =>
  type === 'AssignmentExpression' && left.property?.name === field && !holdsSlots(left.object);

/**
 * @param {{program: import('../ir/estree.js').Node}} library
 * @param {string} field
 * @param {import('./holders.js').Holds} holds whether an expression in a function is of a kind
 * @returns {boolean} whether all reactions have a value of that kind in a field, and keep it
 */
export const reactionsHold = ({ program }, field, holds) => {
  const isKept = (code, /** @type {any} */ { properties }) =>
    properties.some(({ key, value }) => key?.name === field && holds(code, value));
  return (
    documentCodes(program).every((code) =>
      nodes(code)
        .filter(isReaction)
        .every((reaction) => isKept(code, reaction)),
    ) && !nodes(program).some((node) => setsField(node, field))
  );
};

/** The variable that holds the slots of the function object that a function makes, as all who call it have it. */
const slotsOf = (code, calls) => {
  const [slots] = code.params;
  const isGiven = ({ callee, arguments: [first] }) =>
    callee.name !== code.id?.name || (first && holdsSlots(first));
  return functionMadeBy(code) && slots && calls.every(isGiven) ? slots.name : undefined;
};

/**
 * @param {{program: import('../ir/estree.js').Node}} library
 * @param {string} field
 * @returns {import('../ir/estree.js').Node[]} where steps ask a Record for a field, slots of function objects aside
 */
export const readsOf = ({ program }, field) => {
  const codes = documentCodes(program);
  const calls = codes.flatMap((code) =>
    nodes(code).filter(({ type }) => type === 'CallExpression'),
  );
  return codes.flatMap((code) => {
    const slots = slotsOf(code, calls);
    const isOfSlots = ({ name = '' }) => holdsSlots({ name }) || name === slots;
    const all = nodes(code);
    const set = new Set(all.map(({ type, left }) => type === 'AssignmentExpression' && left));
    return all.filter(
      (node) =>
        node.type === 'MemberExpression' &&
        !node.computed &&
        node.property.name === field &&
        !isOfSlots(node.object) &&
        !set.has(node),
    );
  });
};

/**
 * @param {import('../ir/library.js').Library} library
 * @param {import('../ir/estree.js').Node} job
 * @returns {Map<string, string>} the variables of the job of a reaction that it asks whether they are undefined, and
 *   that hold a field of the reaction all along; and these fields
 */
export const absentIn = (library, job) => {
  const declarators = /** @type {any[]} */ (initialised(job));
  const fieldOf = (name) => {
    const [only, ...others] = declarators.filter(({ id }) => id.name === name);
    const isField = only?.init.type === 'MemberExpression' && !only.init.computed;
    return isField && others.length === 0 && !isSetAgain(job, name) && only.init.property.name;
  };
  const names = library.findAll(job, '__value === undefined').map(({ __value }) => __value.name);
  const fields = names.map((name) => /** @type {const} */ ([name, fieldOf(name)]));
  return new Map(fields.filter(([, field]) => field));
};
