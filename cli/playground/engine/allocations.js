import escodegen from 'escodegen';
import * as b from '../../../generator/ir/estree.js';
import { copy } from '../../../generator/ir/pattern.js';
import { fieldsOf } from '../../../generator/ir/walk.js';
import { VERBATIM } from '../../../generator/ir/verbatim.js';
import { isNode } from './instrument.js';

/**
 * A library that counts what its code makes: `{ … }` becomes `($record.count(), { … })`, and so do
 * arrays, functions and what `new` gives. What the engine makes by itself is not seen.
 *
 * @typedef {import('../../../generator/ir/estree.js').Node} Node
 */

const MAKES = /^(?:Object|Array|New|Function|ArrowFunction|Class)Expression$/;

const counted = () => b.call(b.member(b.identifier('$record'), 'count'), []);

/** Methods and accessors are functions of what holds them. */
const isMethod = ({ type, kind, method }, field) =>
  field === 'value' &&
  (type === 'MethodDefinition' || (type === 'Property' && (method || kind !== 'init')));

/** Every function that is declared in another one is made anew with each call of that. */
const countDeclared = (body) => {
  const declared = body.filter(({ type }) => type === 'FunctionDeclaration');
  const at = body.findIndex(({ directive }) => !directive);
  body.splice(Math.max(at, 0), 0, ...declared.map(() => b.statement(counted())));
};

const count = (node) => {
  for (const field of fieldsOf(node)) {
    const list = [node[field]].flat();
    for (const child of list.filter(isNode)) count(child);
    const wrap = (child) =>
      isNode(child) && MAKES.test(child.type) && !isMethod(node, field)
        ? { type: 'SequenceExpression', expressions: [counted(), child] }
        : child;
    node[field] = Array.isArray(node[field]) ? list.map(wrap) : wrap(node[field]);
  }
  if (node.type === 'BlockStatement') countDeclared(node.body);
};

/** @param {Node} program stays as it is @returns {string} the module's body; it uses `exports` and `$record` */
export const countingCode = (program) => {
  const tree = copy(program, false);
  count(tree);
  return escodegen.generate(tree, { verbatim: VERBATIM });
};

/** What such a library tells. */
export class Counter {
  constructor() {
    this.total = 0;
  }

  count() {
    this.total++;
  }

  /** @param {() => void} run @returns {number} how much was made in it */
  during(run) {
    const before = this.total;
    run();
    return this.total - before;
  }
}
