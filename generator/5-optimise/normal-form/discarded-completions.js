import { effectsOf } from '../../facts/effects.js';
import { documentFunctions } from '../../facts/functions.js';
import {
  assign,
  declaration,
  identifier,
  nodes,
  returns,
  tries,
  undefinedValue,
} from '../../ir/estree.js';

/** The call of an operation whose value and abrupt completion concern nobody. */
const discarded = ({ type, block, handler }) => {
  if (type !== 'TryStatement' || block.body.length !== 1) return undefined;
  if (handler?.body.body.length !== 0) return undefined;
  const [statement] = block.body;
  return statement.expression?.callee?.type === 'Identifier' ? statement : undefined;
};

/** Where operations are called so, by their names. */
const placesIn = (program) => {
  const places = new Map();
  for (const { body: list } of nodes(program)) {
    for (const attempt of Array.isArray(list) ? list : []) {
      const call = discarded(attempt);
      const name = call?.expression.callee.name;
      if (name) places.set(name, [...(places.get(name) ?? []), { list, attempt, call }]);
    }
  }
  return places;
};

/** Statements that may be abrupt, if none of them gives the function its value. */
const abruptIn = (code, { within }) => {
  const list = code.body.body.filter((statement) => within(statement, code).throws);
  const isReturn = ({ type }) => type === 'ReturnStatement';
  return list.some((statement) => nodes(statement).some(isReturn)) ? [] : list;
};

/** Where a statement is abrupt the function ends; a variable is there for those behind it. */
const ending = (statement) => {
  const end = [returns(undefinedValue())];
  const ends = (body) => tries([body], identifier('thrown'), end);
  if (statement.type !== 'VariableDeclaration') return [ends(statement)];
  const [{ id, init }] = statement.declarations;
  return [declaration('let', id.name), ends(assign(identifier(id.name), init))];
};

/** @returns {boolean} whether an operation could be abrupt, and its callers dropped that */
const endsItself = (library, { key, code }, places = []) => {
  const effects = effectsOf(documentFunctions(library.program));
  const abrupt = library.count(key) === places.length + 1 ? abruptIn(code, effects) : [];
  if (places.length === 0 || abrupt.length === 0) return false;
  const { body } = code.body;
  for (const statement of abrupt)
    library.replace(body, body.indexOf(statement), [statement], ending(statement));
  for (const { list, attempt, call } of places)
    library.replace(list, list.indexOf(attempt), [attempt], [call]);
  return true;
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'discarded-completions',
  summary: 'an operation whose abrupt completions all who call it drop ends where it is abrupt',
  sound:
    'Every call drops what the operation completes with. What may be abrupt in it stands in statements of its own, behind which nothing runs.',
  examples: [
    {
      before: `
        function RejectPromise(p) { Get(p, 'x'); p.#Reason = p; return undefined; }
        function f(p) { try { RejectPromise(p); } catch (discarded) {} return p; }`,
      after: `
        function RejectPromise(p) {
          try { Get(p, 'x'); } catch (thrown) { return undefined; }
          p.#Reason = p;
          return undefined;
        }
        function f(p) { RejectPromise(p); return p; }`,
    },
  ],
  rewrite(library) {
    const functions = documentFunctions(library.program);
    const places = placesIn(library.program);
    const done = [...places.keys()].filter(
      (name) => functions.has(name) && endsItself(library, functions.get(name), places.get(name)),
    );
    for (const name of done) library.did(name);
  },
};
