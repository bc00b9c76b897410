import { remembered } from '../../../spec/remembered.js';
import { setBy } from '../../ir/assignments.js';
import { nodes } from '../../ir/walk.js';
import { givesRecord } from '../answers.js';
import { documentCodes } from '../functions.js';
import { givenToHost } from '../handlers.js';
import { holdersIn, holdsSlots, usesOf } from '../holders.js';
import { isFieldName } from '../purity.js';
import { setsField } from '../reactions.js';

/**
 * Parameters that each call of an operation gives a Record for, and fields of Records that hold nothing else:
 * what is there when the operation starts.
 *
 * @typedef {import('../../ir/estree.js').Node} Node
 */

const IN_CONTEXT = /InContext$/;

/** The capability of the host layer is one. @param {any} node */
const isOfHost = ({ type, object, property }) =>
  type === 'MemberExpression' && object.name === 'contexts' && property.name === 'nobody';

/** Whether steps set a parameter otherwise than where there is no argument for it. */
const setsWhereGiven = (code, name, at) => {
  const asksForIt = ({ type, test }) =>
    type === 'IfStatement' &&
    test.left?.object?.name === 'arguments' &&
    test.operator === '<' &&
    test.right.value <= at + 1;
  const absent = new Set(
    nodes(code)
      .filter(asksForIt)
      .flatMap(({ consequent }) => nodes(consequent)),
  );
  return nodes(code).some((node) => setBy(node) === name && !absent.has(node));
};

/** What Records, slots of function objects aside, have in a field. */
const fieldValuesIn = (code, field) => {
  const slots = new Set(
    nodes(code)
      .filter(({ type, id }) => type === 'VariableDeclarator' && holdsSlots(id))
      .map(({ init }) => init),
  );
  return nodes(code)
    .filter((node) => node.type === 'ObjectExpression' && !slots.has(node))
    .flatMap(({ properties }) => properties.filter(({ key }) => key?.name === field))
    .map(({ value }) => value);
};

/** What the host layer makes reactions with, in a context. */
const valuesInContext = (program, field) =>
  nodes(program)
    .filter(({ type, id }) => type === 'FunctionDeclaration' && IN_CONTEXT.test(id.name))
    .flatMap((code) => fieldValuesIn(code, field));

/** Whether all Records that have a field have a Record in it, and keep it; the host layer has those that it is given. */
const isHeldIn = (program, codes, field, holds) => {
  if (!isFieldName(field) || nodes(program).some((node) => setsField(node, field))) return false;
  const values = codes.map((code) => fieldValuesIn(code, field));
  // a function that is taken for the known one has another form in the program
  const ofSteps = new Set(
    [...codes, ...documentCodes(program)].flatMap((code) => fieldValuesIn(code, field)),
  );
  const ofHost = fieldValuesIn(program, field).filter((value) => !ofSteps.has(value));
  const inContext = valuesInContext(program, field).filter(({ type }) => type === 'Identifier');
  const givesRecords = (code) =>
    givenToHost(code).every(({ capability }) => holds(code, capability));
  return (
    values.some(({ length }) => length > 0) &&
    values.every((list, at) => list.every((value) => holds(codes[at], value))) &&
    ofHost.every((value) => inContext.includes(value)) &&
    (ofHost.length === 0 || codes.every(givesRecords))
  );
};

/**
 * @param {Node} program
 * @param {Map<string, import('../functions.js').DocumentFunction>} functions of the program
 * @param {{mentions: Map<string, any[]>, lacked: Set<string>}} known what mentions of names are called with, and fields
 *   that Records lack
 * @returns {(name: string, at: number, field?: string) => boolean} whether every call of an operation gives a Record
 *   there, or the field of what it gives holds one
 */
export const givenRecordsIn = (program, functions, { mentions, lacked }) => {
  const codes = [...functions.values()].map(({ code }) => code);
  const { calls } = usesOf(codes);
  const makers = new Set(
    codes
      .filter((code) => code.type === 'FunctionDeclaration' && givesRecord(code))
      .map(({ id }) => id.name),
  );
  const isMade = ({ type, callee }) => type === 'ObjectExpression' || makers.has(callee?.name);
  const holds = holdersIn(codes, isMade);
  const isGiven = (name, at) => {
    const others = (mentions.get(name) ?? []).filter((args) => !args?.[at] || !isOfHost(args[at]));
    const all = (calls.get(name) ?? []).filter(({ args }) => !args[at] || !isOfHost(args[at]));
    const isThere = ({ code, args }) => args[at] && holds(code, args[at]);
    return all.length > 0 && all.length === others.length && all.every(isThere);
  };
  const isParameter = (/** @type {any} */ code, { name }) => {
    const at = code.params.findIndex((param) => param.name === name);
    const isHere = at >= 0 && code.type === 'FunctionDeclaration' && isGiven(code.id.name, at);
    return isHere && !setsWhereGiven(code, name, at);
  };
  const isRecord = (code, value) => holds(code, value) || isParameter(code, value);
  const isHeld = remembered(
    (field) => !lacked.has(field) && isHeldIn(program, codes, field, isRecord),
    new Map(),
  );
  const isSlots = (name, at) => (calls.get(name) ?? []).some(({ args }) => holdsSlots(args[at]));
  return (name, at, field) => (field ? !isSlots(name, at) && isHeld(field) : isGiven(name, at));
};
