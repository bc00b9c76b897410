import { localsOf } from '../../generator/facts/bindings.js';
import { assignmentOf } from '../../generator/facts/unread.js';
import { nodes, references } from '../../generator/ir/estree.js';
import { isFunction } from '../../generator/ir/walk.js';
import { dropSetting } from './unread-settings.js';

/**
 * Takes out what sets a variable that nothing reads from there on; what runs code is evaluated as before.
 *
 * @typedef {import('../../generator/ir/estree.js').Node} Node
 * @typedef {Set<string>} Live variables that are read behind a statement
 */

const LOOPS = /^(?:For|While|DoWhile|Switch|Labeled)/;

/** What a statement reads: `references` lists what is inside a node, so an expression is put in one. */
const namesOf = (statement) => references([statement]).map(({ node }) => node.name);

const namesIn = (expression) => namesOf({ type: 'ExpressionStatement', expression });

const union = (...sets) => new Set(sets.flatMap((set) => [...set]));

class Liveness {
  constructor(library, locals) {
    this.library = library;
    this.locals = locals;
    this.count = 0;
  }

  /** @param {Node[]} list @param {Live} after @param {Live} always read where something throws @returns {Live} */
  list(list, after, always) {
    let live = union(after, always);
    for (const statement of [...list].reverse())
      live = union(this.statement(list, statement, live, always), always);
    return live;
  }

  statement(list, statement, live, always) {
    const { type, test, consequent, alternate, block, handler } = statement;
    if (type === 'BlockStatement') return this.list(statement.body, live, always);
    if (type === 'ReturnStatement' || type === 'ThrowStatement')
      return new Set(statement.argument ? namesIn(statement.argument) : []);
    if (type === 'IfStatement') {
      const arms = [consequent, alternate].map((arm) => this.arm(arm, live, always));
      return union(...arms, namesIn(test));
    }
    if (type === 'TryStatement' && handler && !statement.finalizer) {
      const thrown = this.list(handler.body.body, live, always);
      return this.list(block.body, live, union(always, thrown));
    }
    return this.simple(list, statement, live);
  }

  arm(arm, live, always) {
    return arm?.type === 'BlockStatement'
      ? this.list(arm.body, live, always)
      : union(live, arm ? namesOf(arm) : []);
  }

  simple(list, statement, live) {
    const setting = assignmentOf(statement);
    if (!setting || !this.locals.has(setting.name)) return union(live, namesOf(statement));
    const { name, value } = setting;
    if (live.has(name)) {
      const before = new Set(live);
      before.delete(name);
      return union(before, namesIn(value));
    }
    this.count++;
    const isLeft = dropSetting(this.library, { ...setting, statement, list });
    return isLeft ? union(live, namesIn(value)) : live;
  }
}

/**
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {Node} code a function
 * @returns {number} how many settings; none where it has loops, or functions inside
 */
export const dropDead = (library, code) => {
  const isPlain = nodes(code.body).every((node) => !LOOPS.test(node.type) && !isFunction(node));
  if (!isPlain) return 0;
  const params = new Set(code.params.map(({ name }) => name));
  const locals = new Set([...localsOf(code)].filter((name) => !params.has(name)));
  const liveness = new Liveness(library, locals);
  liveness.list(code.body.body, new Set(), new Set());
  return liveness.count;
};
