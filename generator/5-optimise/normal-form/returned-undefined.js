import { nodes } from '../../ir/estree.js';

/** The `return`s of a function, those of functions inside of it aside. */
const returnsOf = (code) => {
  const inner = new Set(
    nodes(code.body).flatMap((node) => (/Function/.test(node.type) ? nodes(node.body) : [])),
  );
  return nodes(code.body).filter((node) => node.type === 'ReturnStatement' && !inner.has(node));
};

const isUndefined = ({ argument }) => argument === null || argument?.name === 'undefined';

/** Operations that return undefined on every way, or what such an operation returns. */
const silentOperations = (library) => {
  const all = library
    .functions()
    .filter(({ body }) => body.body.at(-1)?.type === 'ReturnStatement');
  const silent = new Set(all.map(({ id }) => id.name));
  const isSilent = (statement) =>
    isUndefined(statement) || silent.has(statement.argument?.callee?.name);
  for (let before; before !== silent.size;) {
    before = silent.size;
    for (const declaration of all)
      if (!returnsOf(declaration).every(isSilent)) silent.delete(declaration.id.name);
  }
  return silent;
};

const OPERATIONS = new Set(['FulfillPromise', 'RejectPromise', 'TriggerPromiseReactions']);

/** @type {import('./index.js').Rule} */
export default {
  name: 'returned-undefined',
  summary: '`RejectPromise(…). Return undefined` is `Return RejectPromise(…)`',
  sound: 'The operations return undefined on every way.',
  examples: [
    {
      before:
        'function RejectPromise(p) { use(p); return undefined; } function f(p) { RejectPromise(p); return undefined; }',
      after:
        'function RejectPromise(p) { use(p); return undefined; } function f(p) { return RejectPromise(p); }',
    },
  ],
  rewrite(library) {
    const silent = silentOperations(library);
    const count = library.replaceStatements(
      library.program,
      '__call; return undefined;',
      ({ __call }) =>
        OPERATIONS.has(__call.callee?.name) && silent.has(__call.callee.name)
          ? library.build('return __call;', { __call })
          : undefined,
    );
    if (count > 0) library.did(`${count} calls`);
  },
};
