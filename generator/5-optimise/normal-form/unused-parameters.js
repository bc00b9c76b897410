import { documentFunctions } from '../../facts/functions.js';
import { asksForOthers } from '../../facts/own-arguments.js';
import { nodes, references } from '../../ir/estree.js';

const isSimple = ({ type }) => type === 'Identifier' || type === 'Literal';

/** Where a function asks whether it has a parameter behind one: `arguments.length < 4`, the numbers. */
const countsBehind = (code, at) =>
  nodes(code.body).flatMap(({ type, left, right }) => {
    const counts = type === 'BinaryExpression' && left.object?.name === 'arguments';
    return counts && !(right.value <= at) ? [right] : [];
  });

const asksOtherwise = (code) =>
  asksForOthers(code.body) ||
  references(code.body).filter(({ node }) => node.name === 'arguments').length !==
    countsBehind(code, -1).filter(({ type }) => type === 'Literal').length;

/** Where an operation is called, if it is never named otherwise. */
const callsOf = (library, name) => {
  const all = references(library.program).filter(
    ({ node, parent }) => node.name === name && parent.id !== node,
  );
  const calls = all.filter(({ node, parent }) => parent.callee === node);
  return calls.length === all.length && calls.length > 0
    ? calls.map(({ parent }) => parent)
    : undefined;
};

/** A parameter that an operation does not name, nor any call's argument for it does anything. */
const unusedIn = (library, code) => {
  const names = new Set(references(code.body).map(({ node }) => node.name));
  const at = code.params.findLastIndex(({ name }) => name && !names.has(name));
  if (at < 0 || asksOtherwise(code)) return undefined;
  const counts = countsBehind(code, at);
  const calls = callsOf(library, code.id.name);
  const isFree = calls?.every(({ arguments: args }) =>
    args[at] ? isSimple(args[at]) : counts.length === 0,
  );
  return isFree ? { at, calls, counts } : undefined;
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'unused-parameters',
  summary: 'an operation has no parameter that none of its steps names',
  sound:
    'Operations are called by steps alone. An argument that is left out is a variable or a constant: nothing is evaluated for it.',
  examples: [
    {
      before:
        'function F(a, more) { return a; } function G(more) { return F(1, more); } function H() { return G(2); }',
      after:
        'function F(a) { return a; } function G() { return F(1); } function H() { return G(); }',
    },
    {
      before:
        'function F(more, a, b) { if (arguments.length < 3) { b = a; } return b; } function G() { return F(1, 2, 3); }',
      after:
        'function F(a, b) { if (arguments.length < 2) { b = a; } return b; } function G() { return F(2, 3); }',
    },
    {
      before: 'function F(a, more) { return a; } function G() { return F(1, Get(o, "x")); }',
      after: 'function F(a, more) { return a; } function G() { return F(1, Get(o, "x")); }',
    },
  ],
  rewrite(library) {
    const operations = [...documentFunctions(library.program).values()]
      .map(({ code }) => code)
      .filter(({ type }) => type === 'FunctionDeclaration');
    let count = 0;
    for (let before = -1; before !== count;) {
      before = count;
      for (const code of operations) {
        const unused = unusedIn(library, code);
        if (!unused) continue;
        const { at, calls, counts } = unused;
        code.params.splice(at, 1);
        for (const { arguments: args } of calls) args.splice(at, 1);
        for (const number of counts) number.value--;
        count++;
      }
    }
    if (count > 0) library.did(`${count} parameters`);
  },
};
