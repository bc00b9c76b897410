import { errorAt, errorOfClause } from './errors.js';
import { tableSlots } from '../../spec/2-parse/declare.js';
import { ruleOf } from '../../spec/2-parse/parse.js';
import { clauseName } from '../../spec/1-read/document.js';
import { SpecError } from '../../spec/1-read/error.js';
import { primitives } from '../primitives/index.js';
import { walk, walkSteps } from '../../spec/3-normalise/program.js';
import { RESERVED } from '../ir/identifiers.js';
import { activeFunctionOf } from './closures.js';
import { camel } from './names.js';
import { slotGroups, slotListsIn } from './slot-groups.js';

/**
 * The functions that a program defines, and the facts about them that its prose declares.
 *
 * @typedef {object} SpecFunction
 * @property {'operation'|'shorthand'|'function object'|'closure'|'constructor'|'method'|'getter'} kind
 * @property {string} name in the emitted library
 * @property {import('../../spec/1-read/document.js').Clause} clause
 * @property {import('../../spec/1-read/header.js').Parameter[]} parameters
 * @property {import('../../spec/2-parse/parse.js').ParsedStep[]} steps
 * @property {string} [functionObject] name of the variable that is the function object itself
 * @property {string[]} [slots] of a function object
 * @property {string[]} [captures] of a closure
 * @property {string} [variable] that a closure is in
 * @property {number} [length] where the document declares one
 * @property {string} [holder] of a method or getter: `Promise`, `Promise.prototype`
 * @property {string} [key] of a method or getter: `all`, `@@species`
 *
 * @typedef {object} Slots
 * @property {Set<string>} instance internal slots of instances
 * @property {Set<string>} fields of Records, and slots of function objects
 * @property {Set<string>} ofFunctions slots of function objects alone
 * @property {import('./slot-groups.js').SlotGroup[]} groups those of instances that objects get together
 * @property {boolean} byList whether the List that an object is made with says which of them it gets
 */

/** `Promise.prototype [ @@toStringTag ]`, `get Promise [ @@species ]`, `Promise.all` */
const PROPERTY =
  /^(?<get>get )?(?<holder>[A-Z]\w*(?:\.prototype)?)(?:\.(?<key>\w+)| ?\[ ?(?<symbol>@@\w+|%Symbol\.\w+%) ?\])$/;

const CONSTRUCTOR = /^[A-Z]\w*$/;

/** @param {string} name of a clause @returns {{getter: boolean, holder: string, key: string}|undefined} */
export const propertyOf = (name) => {
  const match = PROPERTY.exec(name)?.groups;
  if (!match) return undefined;
  const symbol = match.symbol && `@@${/\w+(?=%?$)/.exec(match.symbol)[0]}`;
  return { getter: Boolean(match.get), holder: match.holder, key: match.key ?? symbol };
};

const factsOf = (declarations) => {
  const facts = new Map();
  for (const { node } of declarations) {
    facts.set(node.kind, [...(facts.get(node.kind) ?? []), node]);
  }
  return facts;
};

/** A shorthand's clause shows its form, then the steps that it stands for. */
const isShorthand = (clause, algorithms) =>
  algorithms.length === 2 &&
  algorithms[0].length === 1 &&
  algorithms[0][0].node.call?.operation === clause.operation;

/** A parameter is optional where its heading says so, or where a step asks whether it is there. */
const withOptional = (parameters, steps) => {
  const inspected = new Set();
  for (const { node } of walkSteps(steps)) {
    for (const part of walk(node)) if (part.parameter) inspected.add(part.parameter);
  }
  return parameters.map((parameter) => ({
    ...parameter,
    optional: parameter.optional || inspected.has(parameter.name),
    isAsked: inspected.has(parameter.name),
  }));
};

/** @returns {Omit<SpecFunction, 'clause'>} */
const functionObject = (clause, facts, steps) => {
  const [called] = facts.get('Called');
  return {
    kind: 'function object',
    name: camel(clause.title).replace(/Functions$/, 'Function'),
    parameters: called.parameters.map((name) => ({ name, optional: false })),
    functionObject: called.function ?? activeFunctionOf(steps),
    slots: facts.get('FunctionSlots')?.[0].slots ?? [],
    steps,
  };
};

/** @returns {Omit<SpecFunction, 'clause'>} */
const builtIn = (clause, steps) => {
  const parameters = clause.parameters ?? [];
  const property = propertyOf(clause.name);
  if (!property && !CONSTRUCTOR.test(clause.name)) {
    const name = clause.name || 'a clause without a heading';
    const problem = `the steps of ${name} are of no operation, and of no property`;
    const expected = 'a heading like Promise.all ( _iterable_ ) or get Promise.all, or an aoid';
    throw errorOfClause(clause, problem, expected);
  }
  if (!property) return { kind: 'constructor', name: clause.name, parameters, steps };
  const { getter, holder, key } = property;
  return { kind: getter ? 'getter' : 'method', name: clause.name, holder, key, parameters, steps };
};

/** @returns {SpecFunction} */
const readFunction = (clause, algorithms, declarations) => {
  const facts = factsOf(declarations);
  const { parameters = [], operation } = clause;
  const length = facts.get('Length')?.[0].length.value;
  const common = { clause, ...(length === undefined ? {} : { length }) };
  if (isShorthand(clause, algorithms)) {
    return { ...common, kind: 'shorthand', name: operation, parameters, steps: algorithms[1] };
  }
  const [steps] = algorithms;
  // a heading without a list of parameters is of no operation, whatever its clause is called
  const isObject = facts.has('Called') && !(operation && clause.parameters);
  if (isObject) return { ...common, ...functionObject(clause, facts, steps) };
  if (operation) {
    const optional = withOptional(parameters, steps);
    return { ...common, kind: 'operation', name: operation, parameters: optional, steps };
  }
  return { ...common, ...builtIn(clause, steps) };
};

/**
 * @param {SpecFunction[]} functions
 * @param {Set<string>} kept names that the library needs for itself
 * @throws {SpecError} on an operation that is called so, and on parameters that are called alike
 */
export const checkNames = (functions, kept) => {
  for (const { kind, name, parameters, clause } of functions) {
    if (kind === 'operation' && (kept.has(name) || RESERVED.has(name)))
      throw errorOfClause(
        clause,
        `the library has another use for the name ${name}`,
        'another name',
      );
    const names = parameters.map((parameter) => parameter.name);
    const twice = names.find((parameter, at) => names.indexOf(parameter) !== at);
    if (twice)
      throw errorOfClause(clause, `_${twice}_ is a parameter twice`, 'another name for each');
  }
};

const IS_PROPERTY = /^(?:method|getter)$/;

/** Only one clause says what a property is, and only one has the steps of a constructor. */
const checkAlone = ({ kind, name, clause }, definitions, { inside }) => {
  if (!inside.has(clause) || !(IS_PROPERTY.test(kind) || kind === 'constructor')) return;
  const first = definitions.find(
    (other) =>
      other.kind === kind &&
      inside.has(other.clause) &&
      (kind === 'constructor' || other.name === name),
  );
  if (first.clause === clause) return;
  if (kind === 'constructor') {
    const expected = 'an operation, whose name has two words or whose clause has an aoid';
    throw errorOfClause(clause, `the document has a constructor: ${first.name}`, expected);
  }
  const expected = `another name: ${clauseName(first.clause)} has it`;
  throw errorOfClause(clause, `${name} stands twice`, expected);
};

/**
 * @param {import('../../spec/3-normalise/program.js').Program} program
 * @returns {SpecFunction[]} in document order
 * @throws {SpecError} on steps of nothing, or of what has steps already
 */
export const readFunctions = (program) => {
  const all = program.clauses
    .filter((clause) => program.steps.get(clause).length > 0)
    .map((clause) =>
      readFunction(clause, program.steps.get(clause), program.declarationsOf(clause)),
    );
  for (const definition of all) checkAlone(definition, all, program);
  return all;
};

/** The fields of what an expression stands for, where its rule names the table of them. */
const fieldsOf = (part, { clauses }) => {
  const table = part.kind && ruleOf(part)?.table;
  return table ? clauses.flatMap((clause) => tableSlots(clause, table) ?? []) : [];
};

/** Nothing but its name tells a slot from a field where a variable may hold an object or a Record. */
const checkApart = (instance, records) => {
  for (const [name, step] of instance) {
    if (!records.has(name)) continue;
    const problem = `[[${name}]] is an internal slot, and a field of Records`;
    throw errorAt(step, problem, 'another name for one of them');
  }
};

/**
 * Slots and fields by what declares them.
 * @param {import('../../spec/3-normalise/program.js').Program} program
 * @param {SpecFunction[]} functions
 * @returns {Slots}
 * @throws {SpecError} on a table that is not there
 */
export const readSlots = (program, functions) => {
  /** @type {Map<string, any>} where each stands first */
  const instance = new Map();
  const records = new Set();
  const lists = [];
  const ofFunctionObjects = functions.flatMap(({ slots }) => slots ?? []);
  for (const clause of program.clauses) {
    for (const { node, place, sentence } of program.declarationsOf(clause)) {
      if (!node.table) continue;
      const names = tableSlots(clause, node.table.id);
      if (!names) {
        const where = { ...place, clause: clauseName(clause), sentence };
        throw new SpecError('no table of this clause has that id', {
          ...where,
          expected: 'a table',
        });
      }
      for (const name of names) {
        if (node.kind === 'InstanceSlots') instance.set(name, undefined);
        else records.add(name);
      }
    }
  }
  for (const { steps } of functions) {
    for (const step of walkSteps(steps)) {
      const parts = walk(step.node);
      lists.push(...slotListsIn(parts));
      const ofFunctions = new Set();
      for (const part of parts) {
        const list = part.arguments?.find(({ kind }) => kind === 'List');
        if (part.operation === 'CreateBuiltinFunction')
          list?.elements.forEach((slot) => ofFunctions.add(slot));
        if (part.kind === 'Record') part.fields.forEach(({ name }) => records.add(name));
        for (const name of fieldsOf(part, program.document)) records.add(name);
        if (part.kind !== 'SlotName') continue;
        if (ofFunctions.has(part)) ofFunctionObjects.push(part.slot);
        else instance.set(part.slot, instance.get(part.slot) ?? step);
      }
    }
  }
  for (const { fields: names = [] } of primitives.values())
    for (const name of names) records.add(name);
  checkApart(instance, records);
  const slots = new Set(instance.keys());
  return {
    instance: slots,
    fields: new Set([...records, ...ofFunctionObjects]),
    ofFunctions: new Set(
      ofFunctionObjects.filter((name) => !records.has(name) && !instance.has(name)),
    ),
    ...slotGroups(lists, slots),
  };
};
