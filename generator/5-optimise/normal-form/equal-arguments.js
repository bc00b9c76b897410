import { lazy } from '../../../spec/remembered.js';
import { localsOf } from '../../facts/bindings.js';
import { documentFunctions, reachedByUsers } from '../../facts/functions.js';
import { isSetAgain } from '../../ir/assignments.js';
import { declaration, nodes } from '../../ir/estree.js';
import { copy, same } from '../../ir/pattern.js';
import { STANDS_EVERYWHERE } from '../simplify.js';
import { callsOf } from '../unused-parameters.js';

/** @typedef {import('../../ir/estree.js').Node} Node */

/**
 * What is the same wherever it stands: a constant, or a new Record or List of such.
 * @param {any} node
 * @param {Set<string>} locals the names of all variables
 */
const isClosed = ({ type, name, elements = [], properties = [] }, locals) => {
  if (type === 'Literal') return true;
  if (type === 'Identifier') return STANDS_EVERYWHERE.test(name) && !locals.has(name);
  const parts = [...elements, ...properties.map(({ value }) => value)];
  return /^(?:Array|Object)Expression$/.test(type) && parts.every((part) => isClosed(part, locals));
};

/** What all calls give a parameter, where that is the same everywhere. @param {any[]} calls @param {number} at */
const valueAt = (calls, at, locals) => {
  const [first, ...others] = calls.map(({ arguments: list }) => list[at]);
  const isEqual =
    first && isClosed(first, locals) && others.every((other) => other && same(first, other));
  return isEqual ? first : undefined;
};

const namesArguments = ({ body }) => nodes(body).some(({ name }) => name === 'arguments');

const FLAG = 'function Use(x) { const flag = { Value: false }; return use(x, flag); }';

/** @type {import('./index.js').Rule} */
export default {
  name: 'equal-arguments',
  summary:
    'an operation has in its steps what all its calls give it, where the known one takes less',
  sound:
    'Operations are called by steps alone. A constant is the same everywhere, and each call makes a Record of its own.',
  examples: [
    {
      reference: `${FLAG} function f(x) { return Use(x); }`,
      before:
        'function Use(x, flag) { return use(x, flag); } function f(x) { Use(1, { Value: false }); return Use(x, { Value: false }); }',
      after: `${FLAG} function f(x) { Use(1); return Use(x); }`,
    },
    {
      reference: 'function Use(x) { let count = 1; count = count + 1; return use(x, count); }',
      before:
        'function Use(count, x) { count = count + 1; return use(x, count); } function f(x) { return Use(1, x); }',
      after:
        'function Use(x) { let count = 1; count = count + 1; return use(x, count); } function f(x) { return Use(x); }',
    },
    ...[
      'function f(x) { Use(x, 1); return Use(x, 2); }',
      'function f(x) { Use(x); return Use(x, 2); }',
      'function f(x, y) { return Use(x, { Value: y }); }',
      'function f(x) { const enumOwn = g(x); return Use(x, enumOwn); }',
      'function f(x) { const use = Use; return Use(x, 1); }',
    ].map((calls) => {
      const code = `function Use(x, flag) { return use(x, flag); } ${calls}`;
      return { reference: FLAG, before: code, after: code };
    }),
  ],
  rewrite(library) {
    const { program, reference } = library;
    if (!reference) return;
    const functions = documentFunctions(program);
    const isOfUsers = reachedByUsers(functions.keys());
    const locals = lazy(
      () => new Set([...functions.values()].flatMap(({ code }) => [...localsOf(code)])),
    );
    for (const { key, code } of /** @type {Iterable<any>} */ (functions.values())) {
      const count = reference.get(key)?.code.params.length;
      if (isOfUsers(key) || code.type !== 'FunctionDeclaration' || namesArguments(code)) continue;
      if (!(count < code.params.length)) continue;
      const calls = callsOf(library, code.id.name);
      const places = [...code.params.keys()].filter((at) => calls && valueAt(calls, at, locals()));
      // the first of them stands first
      for (const at of places.reverse().slice(0, code.params.length - count)) {
        const [{ name }] = code.params.splice(at, 1);
        const declared = declaration(
          isSetAgain(code, name) ? 'let' : 'const',
          name,
          copy(valueAt(calls, at, locals())),
        );
        for (const node of nodes(declared)) node.origin = code.body.body[0]?.origin ?? code.origin;
        code.body.body.unshift(declared);
        for (const { arguments: list } of calls) list.splice(at, 1);
        library.did(key);
      }
    }
  },
};
