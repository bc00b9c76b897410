import { findNode } from './walk.js';

/**
 * The functions and classes of a library by their names. Most stand beside others in a list, and not
 * deep inside of one: the outer lists come first, and what is no list is walked last.
 *
 * Passes move, rename and remove functions as they like: what the index gives is looked at before it
 * is given, and the index is made anew where it does not hold any more.
 *
 * @typedef {import('./estree.js').Node} Node
 *
 * @typedef {object} Place a list that declarations stand in
 * @property {Node} holder whose body the list is
 * @property {Node[]} list
 * @property {Node} [within] the function or class that has the holder
 * @property {Place} [outer] where that stands
 */

/** @param {Node} node @returns {boolean} of a function or a class */
export const isDeclaration = ({ type }) =>
  type === 'FunctionDeclaration' || type === 'ClassDeclaration';

/** @param {Node} node @returns {Node[]} the blocks of a function, or of the methods of a class */
export const holdersIn = ({ type, body }) => {
  if (type === 'FunctionDeclaration') return [body];
  if (type !== 'ClassDeclaration') return [];
  return body.body.flatMap(({ value }) => (value?.body ? [value.body] : []));
};

/** @param {Place} place @returns {boolean} whether the library still has it */
const stands = ({ holder, list, within, outer }) =>
  holder.body === list &&
  (!outer || (outer.list.includes(within) && holdersIn(within).includes(holder) && stands(outer)));

export class FunctionIndex {
  /** @param {Node} program */
  constructor(program) {
    this.program = program;
    /** @type {Map<string, {declaration: Node, place: Place}>|undefined} the first of each name */
    this.entries = undefined;
    /** names that nothing declares, since the library was last built upon */
    this.missing = new Set();
  }

  /** After functions were put in, another may be the first of its name. */
  forget() {
    this.entries = undefined;
    this.missing.clear();
  }

  /** After code was made, a name may be declared that was not. */
  expect() {
    this.missing.clear();
  }

  /** @param {string} name @returns {Node|undefined} the first declaration of that name */
  find(name) {
    const known = this.entries?.get(name);
    if (known && this.holds(name, known)) return known.declaration;
    if (this.missing.has(name)) return undefined;
    this.entries = this.read();
    const declaration = this.entries.get(name)?.declaration ?? this.search(name);
    if (!declaration) this.missing.add(name);
    return declaration;
  }

  /** @param {string} name @returns {Node|undefined} its declaration, wherever it stands */
  search(name) {
    return findNode(this.program, (node) => isDeclaration(node) && node.id.name === name);
  }

  /** @returns {string|undefined} a name that was not declared when it was asked for, and is */
  stale() {
    return [...this.missing].find((name) => this.search(name));
  }

  /** @param {Node} statement @returns {Node[]|undefined} the list that it stands in, where that is known */
  listOf(statement) {
    if (!isDeclaration(statement)) return undefined;
    const known = this.placeOf(statement);
    if (known) return known.list;
    this.entries = this.read();
    return this.placeOf(statement)?.list;
  }

  placeOf(declaration) {
    const known = this.entries?.get(declaration.id.name);
    const isKnown = known?.declaration === declaration && this.holds(declaration.id.name, known);
    return isKnown ? known.place : undefined;
  }

  holds(name, { declaration, place }) {
    return declaration.id.name === name && place.list.includes(declaration) && stands(place);
  }

  /** @returns {Map<string, {declaration: Node, place: Place}>} */
  read() {
    const entries = new Map();
    /** @type {Place[]} */
    let places = [{ holder: this.program, list: this.program.body }];
    while (places.length > 0) {
      const inner = [];
      for (const place of places) {
        for (const declaration of place.list) {
          if (!isDeclaration(declaration)) continue;
          const { name } = declaration.id;
          if (!entries.has(name)) entries.set(name, { declaration, place });
          for (const holder of holdersIn(declaration))
            inner.push({ holder, list: holder.body, within: declaration, outer: place });
        }
      }
      places = inner;
    }
    return entries;
  }
}
