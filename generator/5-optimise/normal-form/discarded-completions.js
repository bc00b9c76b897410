import { returnsConstant } from '../../facts/behaviour/places.js';
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

/** What conditions and loops ask and do beside the statements in them. */
const headOf = ({ test, init, update }) => [test, init, update].filter(Boolean);

/** The lists of a condition, or of a loop, where its statements stand in blocks. */
const listsIn = ({ type, consequent, alternate, body }) => {
  if (!/^(?:If|For|While)Statement$/.test(type)) return [];
  const arms = [consequent, alternate, body].filter(Boolean);
  return arms.every((arm) => arm.type === 'BlockStatement') ? arms.map((arm) => arm.body) : [];
};

/** What gives a function its value: a constant is no more than where it ends. */
const isAnswer = (node) => node.type === 'ReturnStatement' && !returnsConstant(node);

/**
 * The smallest statements that may be abrupt, with their lists, if none of them gives the function its value.
 * @returns {{list: any[], statement: any}[]}
 */
const abruptIn = (code, { within }) => {
  const isAbrupt = (tree) => within(tree, code).throws;
  const placesIn = (list) =>
    list.filter(isAbrupt).flatMap((statement) => {
      const lists = isAbrupt(headOf(statement)) ? [] : listsIn(statement);
      return lists.length > 0 ? lists.flatMap(placesIn) : [{ list, statement }];
    });
  const places = placesIn(code.body.body);
  return places.some(({ statement }) => nodes(statement).some(isAnswer)) ? [] : places;
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
  for (const { list, statement } of abrupt)
    library.replace(list, list.indexOf(statement), [statement], ending(statement));
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
    {
      before: `
        function FulfillPromise(p) {
          if (Get(p, 'x') === true) return undefined;
          p.#Result = p;
          return undefined;
        }
        function f(p) { try { FulfillPromise(p); } catch (discarded) {} return p; }`,
      after: `
        function FulfillPromise(p) {
          try { if (Get(p, 'x') === true) return undefined; } catch (thrown) { return undefined; }
          p.#Result = p;
          return undefined;
        }
        function f(p) { FulfillPromise(p); return p; }`,
    },
    {
      before: `
        function Trigger(list) { for (let i = 0; i < list.length; i++) { Get(list, 'x'); add(i); } return undefined; }
        function add(i) { return i; }
        function f(list) { try { Trigger(list); } catch (discarded) {} return list; }`,
      after: `
        function Trigger(list) {
          for (let i = 0; i < list.length; i++) {
            try { Get(list, 'x'); } catch (thrown) { return undefined; }
            add(i);
          }
          return undefined;
        }
        function add(i) { return i; }
        function f(list) { Trigger(list); return list; }`,
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
