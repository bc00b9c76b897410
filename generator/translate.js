import { Analysis } from './analysis.js';
import { readBuiltIns } from './builtins.js';
import * as b from './estree.js';
import { readFunctions, readSlots } from './functions.js';
import { intrinsics } from './host/intrinsics.js';
import { primitives } from './primitives/index.js';
import { Translator } from './translator.js';
import { declareVariables } from './variables.js';

/**
 * Stage 3: step IR to ESTree. Every function of the program becomes a list of statements; the
 * target puts them together.
 *
 * @typedef {object} TranslatedFunction
 * @property {import('./functions.js').SpecFunction} spec
 * @property {object[]} params
 * @property {object[]} body
 *
 * @typedef {object} Translation
 * @property {TranslatedFunction[]} functions in document order, shorthands left out
 * @property {import('./builtins.js').BuiltIns} builtIns
 * @property {Set<string>} used primitives
 * @property {{instance: Set<string>, fields: Set<string>}} slots
 * @property {(name: string) => object|undefined} intrinsicObject
 */

const prototypeIntrinsic = (name) => {
  const known = `$${name.slice(1, -1).replace(/\.prototype$/, 'Prototype')}`;
  return known in intrinsics ? b.identifier(known) : undefined;
};

/** `Promise.prototype` as an expression */
export const path = (text) =>
  text
    .split('.')
    .reduce((object, key) => (object ? b.member(object, key) : b.identifier(key)), undefined);

/**
 * What all functions of a program share.
 * @param {import('../spec/program.js').Program} program
 * @param {object} target one of targets/
 */
export const libraryOf = (program, target) => {
  const functions = readFunctions(program);
  const builtIns = readBuiltIns(program, functions);
  const intrinsicObject = (name) => {
    const own = builtIns.intrinsics.get(name);
    return own ? path(own) : prototypeIntrinsic(name);
  };
  return {
    document: program.document,
    target,
    functions,
    builtIns,
    primitives,
    intrinsics: new Set(Object.keys(intrinsics)),
    analysis: new Analysis(functions, primitives),
    slots: readSlots(program, functions),
    used: new Set(),
    names: new Set([...functions.map(({ name }) => name), ...primitives.keys()]),
    intrinsicObject,
  };
};

/**
 * @param {import('../spec/program.js').Program} program
 * @param {object} target one of targets/
 * @returns {Translation}
 */
export const translate = (program, target) => {
  const library = libraryOf(program, target);
  const functions = library.functions
    .filter(({ kind }) => kind !== 'shorthand')
    .map((one) => translateFunction(library, one));
  const { document, builtIns, used, slots, intrinsicObject } = library;
  return { document, functions, builtIns, used, slots, intrinsicObject };
};

/** @returns {TranslatedFunction} */
export const translateFunction = (library, one) => {
  const translator = new Translator(library, one);
  const body = translator.steps(one.steps);
  const params = one.parameters.map(({ name }) => translator.scope.variable(name));
  const own = new Set(params.map(({ name }) => name));
  declareVariables(
    body,
    [...translator.scope.variables].filter((name) => !own.has(name)),
  );
  return { spec: one, params, body };
};
