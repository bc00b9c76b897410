import { SpecError } from '../../spec/1-read/error.js';
import { es2022 } from './es2022.js';
import { es5 } from './es5.js';
import { TARGET_NAMES } from './names.js';

/**
 * What JavaScript a target emits. Functions make nodes of ESTree; lists are statements.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 *
 * @typedef {object} Target
 * @property {string} name
 * @property {import('acorn').ecmaVersion} ecmaVersion the edition that every printed file keeps to
 * @property {string[]} limits what it cannot do, a sentence each
 * @property {() => Node} newTarget
 * @property {(object: Node, name: string) => Node} slot
 * @property {(object: Node, name: string) => Node} hasSlot
 * @property {(params: Node[], body: Node[], at: number) => void} restParameter makes the parameter
 *   at a place, the last one, the list of all arguments from there on; both lists are changed in place
 * @property {(params: Node[], body: Node[]) => Node} functionObject
 * @property {(key: Node, computed: boolean, params: Node[], body: Node[]) => Node} method
 * @property {(translation: import('../4-lower/translate.js').Translation) => Shape} constructor
 * @property {(slots: import('../4-lower/functions.js').Slots, body: Node[]) => Node[]} wrap the library's code
 * @property {() => Node[]} support what the code around the library needs
 * @property {(program: Node) => Node} lower what the edition does not have, changed in place
 * @property {(declaration: Node, name: string) => void} addSlot
 * @property {(object: Node) => Node} isPromise
 *
 * @typedef {object} Shape the constructor with its methods
 * @property {Node[]} statements
 * @property {Set<import('../4-lower/translate.js').TranslatedFunction>} inside functions that the statements hold
 */

const ALL = { es2022, es5 };

/** @type {Map<string, Target>} by name */
export const targets = new Map(TARGET_NAMES.map((name) => [name, ALL[name]]));

/** @param {string} name @returns {Target} @throws {SpecError} where there is none of that name */
export const targetNamed = (name) => {
  if (targets.has(name)) return targets.get(name);
  throw new SpecError(`no such target: ${name}`, { expected: [...targets.keys()].join(' or ') });
};
