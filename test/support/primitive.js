import escodegen from 'escodegen';
import * as b from '../../generator/ir/estree.js';
import { intrinsics } from '../../generator/host/intrinsics.js';
import { primitives } from '../../generator/primitives/index.js';
import { asDeclaration, sourceOf, valueOf } from '../../generator/ir/source.js';
import { VERBATIM } from '../../generator/ir/verbatim.js';
import { targets } from '../../generator/targets/index.js';

/** A module of one primitive and what it names, as an emitted library has them. */

/** The slot that objects made by ObjectCreate have in these modules. */
export const SLOT = 'State';

const names = (tree) => new Set([...b.references(tree)].map(({ node }) => node.name));

const declarationsOf = ({ name, code, setup, ...codes }, target) => {
  const declaration = asDeclaration(sourceOf(codes[target.name] ?? code, name));
  return setup ? [declaration, b.statement(valueOf(setup, name))] : [declaration];
};

/** What a library's host gives to its primitives, by these names. */
const HOST = ['enqueue', 'realm', 'rejections', 'contexts', 'usesContexts', 'unhandled'];

/** Declarations of a primitive and of those that it names. */
const withNeeds = (name, target) => {
  const declarations = new Map();
  const visit = (name) => {
    if (!primitives.has(name) || declarations.has(name)) return;
    declarations.set(name, declarationsOf(primitives.get(name), target));
    names(declarations.get(name)).forEach(visit);
  };
  visit(name);
  return [...declarations.values()].reverse().flat();
};

/**
 * @param {string} name of a primitive
 * @param {string} targetName
 * @returns {string} the body of a function that returns `make(enqueue, realm, rejections, contexts, unhandled)`
 */
export function primitiveSource(name, targetName) {
  const target = targets.get(targetName);
  const hasSlot = target.hasSlot(b.identifier('object'), SLOT);
  const exported = b.object([
    ['primitive', b.identifier(name)],
    ['hasSlot', b.functionExpression([b.identifier('object')], [b.returns(hasSlot)])],
  ]);
  const body = [...withNeeds(name, target), b.returns(exported)];
  const wrapped = target.wrap({ instance: new Set([SLOT]) }, body);
  const parameters = HOST.map((name) => b.identifier(name));
  const make = b.functionDeclaration('make', parameters, wrapped);
  const captured = Object.entries(intrinsics)
    .filter(([name]) => names(make).has(name))
    .map(([name, value]) =>
      b.declaration('const', name, valueOf(value[targetName] ?? value.es2022, 'host')),
    );
  const program = { type: 'Program', body: [...captured, ...target.support(), make] };
  const code = escodegen.generate(target.lower(program), { verbatim: VERBATIM });
  return `'use strict';\n${code}\nreturn make;`;
}

/**
 * @param {string} name
 * @param {string} targetName
 * @param {{ enqueue?: Function, realm?: object, rejections?: object, contexts?: object, usesContexts?: () => boolean, unhandled?: object, globals?: Record<string, unknown>, without?: string[] }} [host]
 *   `globals` stand before the real ones, `without` hides some
 * @returns {{ primitive: Function, hasSlot: (object: any) => boolean }}
 */
export function loadPrimitive(name, targetName, { globals = {}, without = [], ...host } = {}) {
  const names = [...Object.keys(globals), ...without];
  const make = new Function(...names, primitiveSource(name, targetName))(...Object.values(globals));
  return make(...HOST.map((part) => host[part]));
}
