import { lazy, remembered } from '../../../spec/remembered.js';
import { isFunction, nodes, references } from '../../ir/walk.js';
import { SUBJECT } from '../../../spec/3-normalise/subject.js';
import { member } from '../../ir/estree.js';
import { intrinsics } from '../../host/intrinsics.js';
import { primitives } from '../../primitives/index.js';
import { booleanFunctions, silentFunctions, userValueFunctions } from '../answers.js';
import { effectsOf } from '../effects.js';
import { isBrandCheck, promisesIn } from '../promises.js';
import { fieldReturned } from '../returned-fields.js';
import { givenRecordsIn } from './given-records.js';
import { lastingIn } from './lasting.js';
import { lackedIn, valuesIn } from './places.js';
import { isNewRecord } from './values.js';

/**
 * What is known of the functions of a document where one of them is looked at: see execution.js.
 *
 * @typedef {import('../../ir/estree.js').Node} Node
 */

/** A parameter, or what the slot of a function object held when it was called. */
const HELD = /^\$(\d+)(?:\.(\w+)#0)?$/;

const FLAGS = ['runsUserCode', 'throws', 'enqueues', 'asksHost'];

const isQuiet = ({ reads = new Set(), writes = new Set(), ...flags }) =>
  reads.size + writes.size === 0 && FLAGS.every((flag) => !flags[flag]);

/** @param {any} code */
const makesFunction = ({ body }) =>
  body.body.length === 1 &&
  body.body[0].type === 'ReturnStatement' &&
  body.body[0].argument !== null &&
  isFunction(body.body[0].argument);

/** What each mention of a name in a program is called with; nothing where it is named otherwise. @returns {Map<string, any[]>} */
const callsIn = (program) => {
  const calls = new Map();
  for (const { node, parent } of references(program)) {
    if (parent.id === node) continue;
    if (!calls.has(node.name)) calls.set(node.name, []);
    calls.get(node.name).push(parent.callee === node ? parent.arguments : undefined);
  }
  return calls;
};

/** How many arguments every call gives, of functions that nothing else names. */
const leastIn = (calls) => Math.min(...calls.map((list) => list?.length ?? 0));

/** Whether a value in a function is something that it holds from the start. */
const heldIn = (functions) => (holds, key, object) => {
  const [, at, field] = HELD.exec(object) ?? [];
  const code = /** @type {any} */ (functions.get(key)?.code);
  const param = code?.params[at];
  if (param?.type !== 'Identifier') return false;
  return holds(code, field ? member(param, field) : param);
};

/** Whether a value in an operation is what it is called with, or a field of that, and that is known. */
const givenIn = (operation, known) => (key, object) => {
  const [, at, field] = HELD.exec(object) ?? [];
  return Boolean(at && operation(key)) && known()(key, Number(at), field);
};

/** Which operations give what users have. @param {Map<string, import('../functions.js').DocumentFunction>} functions */
const userValuesIn = (functions) => {
  const isOfUsers = (name) => Boolean(primitives.get(name)?.givesUserValue);
  const known = lazy(() => {
    const codes = [...functions.values()].map(({ code }) => code);
    return userValueFunctions(
      codes.filter(({ type }) => type === 'FunctionDeclaration'),
      isOfUsers,
    );
  });
  return (name) => (functions.has(name) ? known().has(name) : isOfUsers(name));
};

/** Which variables hold promises, and whether IsPromise knows them by their slot. */
const promiseFactsOf = (functions, nameOf) => ({
  holds: lazy(() =>
    promisesIn(
      [...functions.values()].map(({ code }) => code),
      nameOf,
    ),
  ),
  checked: lazy(() => isBrandCheck(functions.get('IsPromise')?.code, nameOf(SUBJECT.brand))),
});

/**
 * @param {Node} program
 * @param {Map<string, import('../functions.js').DocumentFunction>} functions of the program
 * @param {(slot: string) => string} nameOf a slot
 * @returns {(opened: Set<string>, pendingOf?: import('./execution.js').Facts['pendingOf']) => import('./execution.js').Facts} where operations are looked into
 */
export const factsOf = (program, functions, nameOf) => {
  const effects = lazy(() => effectsOf(functions));
  const declared = lazy(() => nodes(program).filter(({ type }) => type === 'FunctionDeclaration'));
  const booleans = lazy(() => booleanFunctions(declared()));
  const givesUserValue = userValuesIn(functions);
  const silent = lazy(() => silentFunctions(declared()));
  const lacked = lazy(() => lackedIn(program));
  const values = lazy(() => valuesIn(program, functions, nameOf, lacked()));
  const calls = lazy(() => callsIn(program));
  const lasting = lazy(() => lastingIn(functions, effects().within));
  const { holds, checked } = promiseFactsOf(functions, nameOf);
  const isHeld = heldIn(functions);
  const isGiven = (key, object) => isNewRecord(object) || isHeld(lasting().holds, key, object);
  const operation = (name) => {
    const code = functions.get(name)?.code;
    return code?.type === 'FunctionDeclaration' ? code : undefined;
  };
  const isQuietOperation = remembered(
    (name) => Boolean(operation(name)) && isQuiet(effects().of(name)),
    new Map(),
  );
  const fieldOf = remembered(
    (name) => (operation(name) ? fieldReturned(operation(name)) : undefined),
    new Map(),
  );
  const isGivenRecord = givenIn(
    operation,
    lazy(() => givenRecordsIn(program, functions, { mentions: calls(), lacked: lacked() })),
  );
  const makes = (name) => Boolean(operation(name)) && makesFunction(operation(name));
  const isBoolean = (name) => booleans().has(name);
  return (opened, pendingOf = () => undefined) => ({
    pendingOf,
    effectsOf: (name) => effects().calling(name),
    isBoolean,
    isSteady: (name) =>
      functions.has(name)
        ? isQuietOperation(name) && isBoolean(name)
        : Boolean((primitives.get(name) ?? intrinsics[name])?.steady),
    isSymmetric: (name) => !functions.has(name) && Boolean(primitives.get(name)?.symmetric),
    givesUserValue,
    isSilent: (name) => silent().has(name),
    fieldOf,
    makesFunction: makes,
    stepsOf: (name) =>
      opened.has(name) || (isQuietOperation(name) && !isBoolean(name))
        ? operation(name)
        : undefined,
    givenTo: (name) => (operation(name) ? leastIn(calls().get(name) ?? [undefined]) : 0),
    prefix: nameOf(''),
    isPromise: (key, object) => isHeld(holds(), key, object),
    isRecord: isGivenRecord,
    checksPromises: checked,
    valuesOf: (...place) => values()(...place),
    givesLasting: (name) => lasting().gives(name),
    isLasting: (place, key, object) =>
      lasting().isLasting(place, false) ||
      (lasting().isLasting(place, true) && isGiven(key, object)),
  });
};
