import { nodes } from '../generator/ir/walk.js';

/** `… (25.4.1.5 NewPromiseCapability, step 1)`, `… (7.3.12 Call)` */
const REFERENCE = /\((\d[\d.]*) [^()]*?(?:, step ([\w.]+))?\)$/;

const isError = ({ type, callee }) =>
  (type === 'NewExpression' || type === 'CallExpression') && /^\$\w*Error$/.test(callee.name);

/** Types of nodes that a message is made of; whatever else computes one may do more than that. */
const PARTS = new Set([
  ...['Literal', 'Identifier', 'BinaryExpression', 'ConditionalExpression', 'LogicalExpression'],
]);

const isPart = ({ type, operator }) => PARTS.has(type) || operator === 'typeof';

/** Where the text ends: the clause, and its step. */
const lastText = (node) => (node.type === 'BinaryExpression' ? lastText(node.right) : node.value);

/** `25.4.1.5:1`, as `fledgling explain` takes it. */
const referenceIn = (message) => {
  if (!message || !nodes(message).every(isPart)) return undefined;
  const [, clause, step] = REFERENCE.exec(lastText(message)) ?? [];
  return clause && (step ? `${clause}:${step}` : clause);
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'short-messages',
  summary: 'the message of an error is the number of its clause and step',
  why: 'sentences are what compresses least: 350 bytes in ES2015, 600 in ES2025',
  sound:
    'The standard says which constructor an error is of, and nothing of its message. A message is made of texts and of values that are no symbols: to make it runs no code.',
  pays: ['small'],
  after: [],
  rests: [],
  guards: [],
  examples: [
    {
      before:
        "throw new $TypeError('C is not a constructor (25.4.1.5 NewPromiseCapability, step 1)');",
      after: "throw new $TypeError('25.4.1.5:1');",
    },
    {
      before: "throw new $TypeError((plain ? x : 'the ' + type) + problem + ' (7.3.12 Call)');",
      after: "throw new $TypeError('7.3.12');",
    },
  ],
  rewrite(library) {
    let count = 0;
    for (const error of nodes(library.program).filter(isError)) {
      const reference = referenceIn(error.arguments[0]);
      if (!reference) continue;
      const [old] = error.arguments;
      error.arguments = [{ type: 'Literal', value: reference }];
      library.mark(error.arguments, old.origin, old.support);
      count++;
    }
    return count > 0
      ? library.did(`${count} messages`)
      : library.decline('errors', 'none names its clause');
  },
};
