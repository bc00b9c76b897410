import { lazy } from '../../../spec/remembered.js';
import { freeName, localsOf } from '../../facts/bindings.js';
import { documentFunctions } from '../../facts/functions.js';
import { lastHoldersIn } from '../../facts/last-holders.js';
import { isSetAgain } from '../../ir/assignments.js';
import { identifier, nodes, references } from '../../ir/estree.js';

const IS_LEFT = ['__list.length !== 0', '!(__list.length === 0)', '__list.length > 0'];

const TAKES = 'const __element = __list[0]; RemoveFromList(__list, 0);';

/** How often the loop itself names its List. */
const NAMED = 3;

/** A loop that takes the first element out of a parameter, and asks it for nothing more. */
const loopIn = (library, code) => {
  for (const { body: list } of nodes(code)) {
    if (!Array.isArray(list)) continue;
    for (const [at, loop] of list.entries()) {
      if (loop.type !== 'WhileStatement' || loop.body.type !== 'BlockStatement') continue;
      const isLeft = IS_LEFT.map((test) => library.match(test, loop.test)).find(Boolean);
      const bindings = isLeft && library.matchAt(TAKES, loop.body.body, 0, isLeft);
      const { name } = bindings?.__list ?? {};
      const uses = references(code.body).filter(({ node }) => node.name === name);
      const param = code.params.findIndex((node) => node.name === name);
      if (bindings && param >= 0 && uses.length === NAMED && !isSetAgain(code, name))
        return { list, at, loop, bindings, param };
    }
  }
  return undefined;
};

/** Goes through the List: what was asked and taken out has the origins of these steps. */
const goThrough = (library, code, { list, at, loop, bindings }) => {
  const [first, removed, ...rest] = loop.body.body;
  const __index = identifier(freeName('index', localsOf(code)));
  const [counted] = library.build(
    'for (let __index = 0; __index < __list.length; __index++) { const __element = __list[__index]; }',
    { ...bindings, __index },
  );
  library.mark([counted.init, counted.update], removed.origin);
  library.mark([counted.test], loop.test.origin ?? loop.origin);
  library.mark(counted.body.body, first.origin);
  counted.body.body[0].leadingComments = first.leadingComments;
  counted.body.body.push(...rest);
  list[at] = library.swap(loop, counted);
};

const taking = (steps, leaves) => `
  function make(p) { p.List = []; }
  function add(p, x) { AppendToList(p.List, x); }
  function give(p, x) { const list = p.List; ${leaves} run(list, x); }
  function run(list, x) { while (list.length !== 0) { ${steps} } }`;
const LEAVES = 'p.List = undefined;';
const TAKEN = 'const first = list[0]; RemoveFromList(list, 0); Call(first, x);';

/** @type {import('./index.js').Rule} */
export default {
  name: 'emptied-lists',
  summary:
    'steps that take the first element out of a List as long as there is one are done for each element',
  sound:
    'Nobody else has the List: it was made for the call, or taken out of its slot. Whether it is shorter afterwards makes no difference.',
  examples: [
    {
      before: taking(TAKEN, LEAVES),
      after: taking(TAKEN, LEAVES).replace(
        /while.*/,
        'for (let index = 0; index < list.length; index++) { const first = list[index]; Call(first, x); } }',
      ),
    },
    ...[
      // the promise still has it
      taking(TAKEN, ''),
      taking(TAKEN, `Call(x); ${LEAVES}`),
      taking(TAKEN, `${LEAVES} Call(list);`),
      // somebody has it as well
      `${taking(TAKEN, LEAVES)} function keep(p, q) { q.Other = p.List; }`,
      `${taking(TAKEN, LEAVES)} function put(p, list) { p.List = list; }`,
      `${taking(TAKEN, LEAVES)} function again(list) { run(list, 1); }`,
      // the loop asks for it
      taking(`${TAKEN} if (list.length === 1) Call(x);`, LEAVES),
    ].map((code) => ({ before: code, after: code })),
  ],
  rewrite(library) {
    const functions = documentFunctions(library.program);
    const holds = lazy(() => lastHoldersIn([...functions.values()].map(({ code }) => code)));
    for (const { key, code } of functions.values()) {
      const loop = code.type === 'FunctionDeclaration' && loopIn(library, code);
      if (!loop || !holds()(code, loop.param)) continue;
      goThrough(library, code, loop);
      library.did(key);
    }
  },
};
