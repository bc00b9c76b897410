import { Errors } from '../../spec/1-read/error.js';
import { referencesOf } from '../../spec/3-normalise/program.js';
import { Analysis } from './analysis.js';
import { folded, keysIn } from '../ledger/entries.js';
import { propagateConstants } from './constants.js';
import { liftClosures } from './closures.js';
import { checkIntrinsics, objectNamed, readBuiltIns } from './builtins.js';
import * as b from '../ir/estree.js';
import { checkNames, readFunctions, readSlots } from './functions.js';
import { host } from '../host/index.js';
import * as reactions from '../host/reactions.js';
import { intrinsics } from '../host/intrinsics.js';
import { keptCompletions } from './kept-completions.js';
import { primitives } from '../primitives/index.js';
import { textsIn } from './scope.js';
import { slotParametersOf } from './slot-parameters.js';
import { Translator } from './translator.js';
import { declareVariables } from './variables.js';

/**
 * Stage 3: step IR to ESTree. Every function of the program becomes a list of statements; the
 * target puts them together.
 *
 * @typedef {object} TranslatedFunction
 * @property {import('./functions.js').SpecFunction} spec
 * @property {Node[]} params
 * @property {Node[]} captures what a closure's code closes over
 * @property {Node[]} body
 * @property {string} [active] what holds the slots of a function object
 * @property {string} [itself] the variable around it that holds the function object
 *
 * @typedef {object} Translation
 * @property {import('../../spec/1-read/document.js').Document} document
 * @property {TranslatedFunction[]} functions in document order, shorthands left out
 * @property {import('./builtins.js').BuiltIns} builtIns
 * @property {Set<string>} used primitives
 * @property {Map<string, string>} enumerations variables, by the names of the standard
 * @property {import('./functions.js').Slots} slots
 * @property {(name: string) => Node|undefined} intrinsicObject `%Promise%` as an expression
 * @property {Map<string, import('../ledger/dispositions.js').Entry>} facts of steps without code, for the ledger
 *
 * @typedef {object} Shared what the translators of all functions share
 * @property {import('../../spec/1-read/document.js').Document} document
 * @property {import('../targets/index.js').Target} target
 * @property {import('./functions.js').SpecFunction[]} functions
 * @property {Set<string>} shorthandTexts every text in the steps of shorthands
 * @property {Map<object, import('./functions.js').SpecFunction>} closures by the step that makes one
 * @property {Map<import('../../spec/2-parse/parse.js').ParsedStep, boolean>} decided steps whose condition always holds, or never
 * @property {Map<string, string>} enumerations variables of those that are used, by names as ~done~; translators add to it
 * @property {Map<string, import('../primitives/index.js').Primitive>} primitives
 * @property {import('./builtins.js').BuiltIns} builtIns
 * @property {Set<string>} intrinsics names of what the host layer captures
 * @property {Analysis} analysis
 * @property {import('./kept-completions.js').KeptCompletions} completions
 * @property {import('./functions.js').Slots} slots
 * @property {import('./slot-parameters.js').SlotParameters} slotParameters
 * @property {Set<string>} used primitives; translators add to it
 * @property {Set<string>} names that no variable may have
 * @property {(name: string) => Node|undefined} intrinsicObject
 * @property {string[]} intrinsicNames for suggestions
 * @property {Map<string, import('../ledger/dispositions.js').Entry>} facts of steps without code, for the ledger
 * @property {Errors} errors of steps that cannot be translated
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */

const UNREACHED = 'no step of the library calls the operation';

const prototypeIntrinsic = (name) => {
  const known = `$${name.slice(1, -1).replace(/\.prototype$/, 'Prototype')}`;
  return known in intrinsics ? b.identifier(known) : undefined;
};

/** @returns {import('./functions.js').SpecFunction[]} shorthands that no step stands for them */
const unusedShorthands = (functions) => {
  const shorthands = new Set(functions.filter(({ kind }) => kind === 'shorthand'));
  const visit = ({ steps }) => {
    const { operations } = referencesOf(steps);
    for (const shorthand of shorthands)
      if (operations.has(shorthand.name) && shorthands.delete(shorthand)) visit(shorthand);
  };
  functions.filter(({ kind }) => kind !== 'shorthand').forEach(visit);
  return [...shorthands];
};

/** @param {string} text `Promise.prototype` @returns {Node} */
export const path = (text) => {
  const [root, ...keys] = text.split('.');
  return keys.reduce((object, key) => b.member(object, key), b.identifier(root));
};

/** What the library has beside what the document names. */
const NAMES = new Set([...primitives.keys(), ...Object.keys({ ...host, ...reactions })]);

/**
 * What all functions of a program share.
 * @param {import('../../spec/3-normalise/program.js').Program} program
 * @param {import('../targets/index.js').Target} target
 */
export const libraryOf = (program, target) => {
  const all = readFunctions(program);
  const { decided, dead } = propagateConstants(
    all,
    ({ kind, clause }) => kind !== 'operation' || program.inside.has(clause),
  );
  const { functions, closures } = liftClosures(all.filter((definition) => !dead.has(definition)));
  checkNames(functions, NAMES);
  const facts = new Map();
  for (const { steps } of [...dead, ...unusedShorthands(functions)])
    for (const key of keysIn(steps)) facts.set(key, folded(UNREACHED));
  const builtIns = readBuiltIns(program, functions);
  const intrinsicObject = (name) => {
    const object = objectNamed(builtIns.intrinsics, name);
    return object ? path(object) : prototypeIntrinsic(name);
  };
  const objects = Object.keys(intrinsics).filter((name) => /^\$[A-Z]/.test(name));
  const intrinsicNames = [
    ...builtIns.intrinsics.keys(),
    ...objects.map((name) => `%${name.slice(1)}%`),
  ];
  checkIntrinsics(builtIns, intrinsicObject, intrinsicNames);
  const analysis = new Analysis(functions, primitives);
  return {
    document: program.document,
    target,
    functions,
    shorthandTexts: textsIn(
      functions.filter(({ kind }) => kind === 'shorthand').flatMap(({ steps }) => steps),
    ),
    closures,
    decided,
    enumerations: new Map(),
    builtIns,
    primitives,
    intrinsics: new Set(Object.keys(intrinsics)),
    analysis,
    completions: keptCompletions(functions, analysis, closures),
    slots: readSlots(program, functions),
    slotParameters: slotParametersOf(functions),
    used: new Set(),
    names: new Set([...functions.map(({ name }) => name), ...NAMES]),
    intrinsicObject,
    intrinsicNames,
    facts,
    errors: new Errors(),
  };
};

/**
 * @param {import('../../spec/3-normalise/program.js').Program} program
 * @param {import('../targets/index.js').Target} target
 * @returns {Translation}
 * @throws {SpecError} on a step that cannot be translated
 */
export const translate = (program, target) => {
  const library = libraryOf(program, target);
  const functions = library.functions
    .filter(({ kind }) => kind !== 'shorthand')
    .map((definition) => translateFunction(library, definition));
  library.errors.throwAny();
  const { document, builtIns, used, enumerations, slots, intrinsicObject, facts } = library;
  return { document, functions, builtIns, used, enumerations, slots, intrinsicObject, facts };
};

/** Whether code stands in a function that is given what it closes over. */
const isLifted = ({ kind }) => kind === 'closure' || kind === 'function object';

/**
 * @param {Shared} library
 * @param {import('./functions.js').SpecFunction} definition
 * @returns {TranslatedFunction}
 */
export const translateFunction = (library, definition) => {
  const translator = new Translator(library, definition);
  const body = translator.steps(definition.steps);
  const params = definition.parameters.flatMap((_, at) => translator.scope.parameterAt(at));
  const at = definition.parameters.findIndex(({ rest }) => rest);
  const captures = (definition.captures ?? []).map((name) => translator.scope.variable(name));
  const bound = new Set([...params, ...captures].map(({ name }) => name));
  const { activeFunction } = translator.scope;
  if (isLifted(definition) && activeFunction) bound.add(translator.scope.nameOf(activeFunction));
  declareVariables(
    body,
    [...translator.scope.variables].filter((name) => !bound.has(name)),
  );
  if (at >= 0) library.target.restParameter(params, body, at);
  const { scope } = translator;
  const active = definition.functionObject && scope.nameOf(definition.functionObject);
  return { spec: definition, params, captures, body, active, itself: scope.itself };
};
