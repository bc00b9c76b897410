import { walk, walkOwnSteps } from '../../spec/3-normalise/program.js';
import { definition } from './analysis.js';
import { creation } from './creation.js';

/**
 * Parameters of operations that are function objects, where steps read or set slots of these. The slots
 * are a Record that the code of the function object closes over: an operation is given that Record, and
 * the function object beside it only where its steps use it as a value.
 *
 * @typedef {import('./functions.js').SpecFunction} SpecFunction
 *
 * @typedef {object} SlotParameter
 * @property {boolean} isValue whether the function object itself is used
 * @property {boolean} isMixed whether some call gives something else
 *
 * @typedef {Map<string, Map<number, SlotParameter>>} SlotParameters by operation, and by the place of the parameter
 */

const isVariable = (node, name) => node?.kind === 'Variable' && node.name === name;

const isAmong = (node, names) => node?.kind === 'Variable' && names.has(node.name);

/** Some variables, and those that steps set to what they hold, or to a value of some kind. */
const namesFrom = (first, { steps }, isOfKind) => {
  const names = new Set(first);
  for (const { node } of walkOwnSteps(steps)) {
    const [name, value] = definition(node.inline ?? node);
    if (name && (isAmong(value, names) || isOfKind?.(value))) names.add(name);
  }
  return names;
};

/** Variables that are function objects: made here, or the active one. */
const objectsIn = (spec) =>
  namesFrom(
    spec.functionObject ? [spec.functionObject] : [],
    spec,
    (value) => /^(?:BuiltInFunction|ActiveFunction)$/.test(value.kind) || Boolean(creation(value)),
  );

/** What is known of the steps of a function. */
const summaryOf = (spec) => {
  const parts = walkOwnSteps(spec.steps).flatMap(({ node }) => walk(node));
  return {
    spec,
    parts,
    calls: parts.filter((part) => part.operation && Array.isArray(part.arguments)),
    objects: objectsIn(spec),
  };
};

/** Whether steps read or set a slot of one of these variables. */
const hasSlots = (parts, names) =>
  parts.some(
    ({ kind, slot, object, objects = [] }) =>
      slot &&
      kind !== 'Call' &&
      (isAmong(object, names) || [...names].some((name) => objects.includes?.(name))),
  );

/** Variables that are nothing but the object of a slot, or handed on to where slots are taken. */
const isUsed = ({ parts, calls }, name, parameters) => {
  const places = new Set(parts.filter(({ slot }) => slot).map(({ object }) => object));
  for (const { operation, arguments: list } of calls)
    for (const [at, { isValue }] of parameters.get(operation) ?? [])
      if (!isValue) places.add(list[at]);
  return parts.some((part) => isVariable(part, name) && !places.has(part));
};

/**
 * @param {SpecFunction[]} functions
 * @returns {SlotParameters}
 */
export const slotParametersOf = (functions) => {
  const summaries = functions.map(summaryOf);
  const operations = new Map(
    summaries
      .filter(({ spec }) => spec.kind === 'operation')
      .map((summary) => [summary.spec.name, summary]),
  );
  /** @type {SlotParameters} */
  const parameters = new Map();
  const takes = ({ spec, parts, calls }, at) => {
    const { name } = spec.parameters[at] ?? {};
    const names = namesFrom([name], spec);
    const handsOn = (call) =>
      [...(parameters.get(call.operation)?.keys() ?? [])].some((i) =>
        isAmong(call.arguments[i], names),
      );
    return name && (hasSlots(parts, names) || calls.some(handsOn));
  };
  /** @returns {number} how many parameters of the callee were found to be function objects */
  const mark = ({ objects }, { operation, arguments: list }) => {
    const callee = operations.get(operation);
    const places = parameters.get(operation) ?? new Map();
    const further = [...list.keys()].filter(
      (at) => callee && isAmong(list[at], objects) && !places.has(at) && takes(callee, at),
    );
    for (const at of further) {
      parameters.set(operation, places.set(at, { isValue: false, isMixed: false }));
      callee.objects.add(callee.spec.parameters[at].name);
    }
    return further.length;
  };
  const markAll = () =>
    summaries
      .flatMap((summary) => summary.calls.map((call) => mark(summary, call)))
      .reduce((sum, count) => sum + count, 0);
  while (markAll() > 0);
  describe(parameters, operations, summaries);
  return parameters;
};

const describe = (parameters, operations, summaries) => {
  for (const [operation, places] of parameters) {
    const { spec } = operations.get(operation);
    for (const [at, parameter] of places) {
      const isObject = ({ calls, objects }) =>
        calls
          .filter((call) => call.operation === operation)
          .every(({ arguments: list }) => isAmong(list[at], objects));
      parameter.isMixed = !summaries.every(isObject);
      parameter.isValue = isUsed(operations.get(operation), spec.parameters[at].name, parameters);
    }
  }
};
