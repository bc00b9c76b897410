import { nodes } from '../../ir/estree.js';

const SETS = '__promise.$$PromiseResult = enumEmpty';

/** Whether the result is read only where the promise has settled. */
const isReadSettled = (library) => {
  const name = library.slotName('PromiseResult');
  const isRead = ({ type, property }) => type === 'MemberExpression' && property.name === name;
  const known = new Set();
  for (const node of nodes(library.program)) {
    if (node.type === 'AssignmentExpression' && isRead(node.left)) known.add(node.left);
    const test =
      node.type === 'IfStatement' &&
      library.match('__promise.$$PromiseState === __state', node.test);
    if (test && ['fulfilled', 'rejected'].includes(test.__state.value))
      nodes(node.consequent)
        .filter(isRead)
        .forEach((name) => known.add(name));
    const bindings = library.match(
      "HostPromiseRejectionTracker(__promise, 'reject', __promise.$$PromiseResult)",
      node,
    );
    if (bindings) known.add(node.arguments[2]);
  }
  return nodes(library.program)
    .filter(isRead)
    .every((node) => known.has(node));
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'empty-result',
  summary: 'a result that is ~empty~ at first is undefined',
  sound: 'No step reads the result of a promise that is pending.',
  examples: [
    {
      before: 'promise.#PromiseResult = enumEmpty;',
      after: 'promise.#PromiseResult = undefined;',
    },
  ],
  rewrite(library) {
    library.transaction(() => {
      const count = library.replaceExpressions(
        library.program,
        SETS,
        '__promise.$$PromiseResult = undefined',
      );
      if (count === 0) return false;
      return isReadSettled(library)
        ? library.did('Promise')
        : library.decline('Promise', 'its result is read while it is pending');
    });
  },
};
