import { documentFunctions } from '../../facts/functions.js';
import { setAgainIn } from '../../ir/assignments.js';
import { findNode, isFunction, nodes, references } from '../../ir/walk.js';

const START = 'let __index = 0;';

const NEXT = ['__index = __index + 1;', '__index++;'];

const countOf = (tree, name) => references(tree).filter(({ node }) => node.name === name).length;

/** Where a List of statements counts a variable up, that what follows does not ask for. */
const nextIn = (library, list, index) => {
  const at = list.findIndex((_, place) =>
    NEXT.some((pattern) => library.matchAt(pattern, list, place, { __index: index })),
  );
  return at >= 0 && countOf(list.slice(at + 1), index.name) === 0 ? at : -1;
};

/** Whether each turn begins with another value of its variable, and with the same List. */
const isPlain = (body, index, list) => {
  const settings = setAgainIn(body);
  return (
    settings.filter((name) => name === index.name).length === 1 &&
    !settings.includes(list.name) &&
    !findNode(body, ({ type }) => type === 'ContinueStatement') &&
    !nodes(body).some((node) => isFunction(node) && countOf(node, index.name) > 0)
  );
};

/** The loop that counts a variable, which nothing asks for but its steps. */
const loopOf = (library, code, /** @type {any} */ { list, at, bindings: { __index: index } }) => {
  const end = list.findIndex(
    (statement, place) => place > at && countOf([statement], index.name) > 0,
  );
  const loop = list[end];
  if (loop?.type !== 'WhileStatement') return undefined;
  const { left, operator, right } = loop.test;
  const isCount = operator === '<' && left.name === index.name && right.property?.name === 'length';
  if (!isCount || right.object.type !== 'Identifier' || loop.body.type !== 'BlockStatement')
    return undefined;
  const next = nextIn(library, loop.body.body, index);
  const isAlone = countOf(code, index.name) === countOf([list[at], loop], index.name);
  return next >= 0 && isAlone && isPlain(loop.body, index, right.object)
    ? { end, loop, next }
    : undefined;
};

/** Makes it a loop that counts by itself; what it began and went on with has the origins of these steps. */
const count = (library, { list, at, bindings }, { end, loop, next }) => {
  const start = list[at];
  const [step] = loop.body.body.splice(next, 1);
  const [counted] = library.build('for (let __index = 0; ; __index++) { }', bindings);
  library.mark([counted.init], start.origin);
  library.mark([counted.update], step.origin);
  list[end] = library.swap(loop, Object.assign(counted, { test: loop.test, body: loop.body }));
  list.splice(at, 1);
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'counted-loops',
  summary: 'steps that are repeated for each number of an element are done for each element',
  sound:
    'The number is 0 first, and one more in each further turn; nothing asks for it where it is one more already, nor behind the loop. No step goes on with the next turn before that.',
  examples: [
    {
      before: `
        function f(list, others) {
          let at = 0;
          let place = 0;
          while (at < list.length) { Call(list[at]); at = at + 1; }
          while (place < others.length) { Call(others[place]); place = place + 1; }
        }`,
      after: `
        function f(list, others) {
          for (let at = 0; at < list.length; at++) { Call(list[at]); }
          for (let place = 0; place < others.length; place++) { Call(others[place]); }
        }`,
    },
    {
      before: `
        function f(list, x) {
          let at = 0;
          while (at < list.length) {
            const listener = list[at];
            at = at + 1;
            Call(listener, x);
          }
        }`,
      after: `
        function f(list, x) {
          for (let at = 0; at < list.length; at++) {
            const listener = list[at];
            Call(listener, x);
          }
        }`,
    },
    {
      before: `
        function f(list) { let at = 0; while (at < list.length) { at = at + 1; Call(list[at]); } }
        function g(list) { let at = 0; while (at < list.length) { Call(list[at]); at = at + 1; } return at; }
        function h(list) { let at = 0; while (at < list.length) { if (skips()) { continue; } at = at + 1; } }`,
      after: `
        function f(list) { let at = 0; while (at < list.length) { at = at + 1; Call(list[at]); } }
        function g(list) { let at = 0; while (at < list.length) { Call(list[at]); at = at + 1; } return at; }
        function h(list) { let at = 0; while (at < list.length) { if (skips()) { continue; } at = at + 1; } }`,
    },
  ],
  rewrite(library) {
    for (const { key, code } of documentFunctions(library.program).values())
      // the last one first: the others stay where they are
      for (const place of library.findPlaces(code, START).reverse()) {
        const loop = loopOf(library, code, place);
        if (!loop) continue;
        count(library, place, loop);
        library.did(key);
      }
  },
};
