import { SUBJECT } from '../../../spec/3-normalise/subject.js';
import { nodes } from '../../ir/estree.js';

const SLOT = SUBJECT.brand;
const CONSTANT = /^enum([A-Z]\w*)$/;

const nameOf = ({ name = '' }) => {
  const [, text] = CONSTANT.exec(name) ?? [];
  return text && text[0].toLowerCase() + text.slice(1);
};

/** `else` behind tests for all states but one asks for that one. */
const askForLast = (library, states) => {
  const seen = new Set();
  for (const node of nodes(library.program)) {
    if (node.type !== 'IfStatement' || seen.has(node)) continue;
    const asked = [];
    let last = node;
    let promise;
    for (let one = node; one?.type === 'IfStatement'; one = one.alternate) {
      seen.add(one);
      const found = library.match(
        `__promise.$$${SLOT} === __state`,
        one.test,
        promise && { __promise: promise },
      );
      if (!found) break;
      promise = found.__promise;
      asked.push(found.__state.value);
      last = one;
    }
    const left = [...states].filter((state) => !asked.includes(state));
    if (
      promise?.type !== 'Identifier' ||
      left.length !== 1 ||
      last.alternate?.type !== 'BlockStatement'
    )
      continue;
    const [made] = library.build(`if (__promise.$$${SLOT} === '${left[0]}') {}`, {
      __promise: promise,
    });
    made.consequent = last.alternate;
    library.mark([made], last.alternate.origin ?? [], false);
    last.alternate = made;
  }
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'state-names',
  summary: 'a state is a string, and `Else` with an assertion of a state is `Else if`',
  sound:
    'The slot holds states alone, and no value of a program: strings are told apart as enumerations are. Where all other states are asked for before, the last one is the one that is left.',
  examples: [
    {
      before:
        'p.#PromiseState = enumPending; if (p.#PromiseState === enumPending) { a(); } else { b(); } q.#PromiseState = enumFulfilled;',
      after:
        "p.#PromiseState = 'pending'; if (p.#PromiseState === 'pending') { a(); } else if (p.#PromiseState === 'fulfilled') { b(); } q.#PromiseState = 'fulfilled';",
    },
  ],
  rewrite(library) {
    const slot = library.slotName(SLOT);
    library.transaction(() => {
      const all = library.members(slot).length;
      const brands = library.findAll(library.program, `__object.$$${SLOT} !== undefined`).length;
      const states = new Set();
      const rename = (pattern, isSet) =>
        library.replaceExpressions(library.program, pattern, (found) => {
          const name = nameOf(found.__state);
          if (!name) return undefined;
          if (isSet) states.add(name);
          const __state = library.buildExpression(`'${name}'`);
          return library.buildExpression(pattern, { ...found, __state });
        });
      const places =
        rename(`__promise.$$${SLOT} = __state`, true) +
        rename(`__promise.$$${SLOT} === __state`, false);
      if (places === 0) return false;
      if (places !== all - brands)
        return library.decline('Promise', 'its state is used in a way that is not known');
      askForLast(library, states);
      return library.did('Promise');
    });
  },
};
