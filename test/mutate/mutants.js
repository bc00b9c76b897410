import { says, STEP } from './places.js';

/**
 * Documents with one step changed: whatever it says then, the fast library has to say it too.
 *
 * @typedef {object} Mutant
 * @property {string} name what was done, and to which step
 * @property {number} line of the document, 1-based
 * @property {string} source
 * @property {boolean} [keeps] whether it means the same for certain
 * @property {string} [breaks] an assertion of the document that may fail then: what follows is not said by anybody
 */

const stepAt = (line) => {
  const [, indent, sentence] = STEP.exec(line ?? '') ?? [];
  return sentence && { indent: indent.length, sentence };
};

/** Steps that keep what other steps assert: what was done to them, in any way where nothing is said. */
const KEEPERS = [
  [/PromiseResolveThenableJob/, 'FulfillPromise 1, RejectPromise 1: each job resolves it', 'twice'],
  [/^Return _promiseCapability_\.$/, 'PerformPromiseThen 2: a capability is a record'],
  [/_alreadyResolved_/, 'FulfillPromise 1, RejectPromise 1: a promise that settles is pending'],
  [
    /^If IsPromise\(_promise_\) is \*false\*/,
    'PerformPromiseThen 1: then is called on promises',
    'left out',
  ],
  [/has no \[\[PromiseState\]\]/, 'slots are read of what has them'],
];

const broken = ({ sentence }, change) =>
  KEEPERS.find(([pattern, , only = change]) => pattern.test(sentence) && only === change)?.[1];

const replace = (from, to) => (lines, at) =>
  from.test(lines[at]) ? [lines[at].replace(from, to)] : undefined;

/** Each gives the lines that take the place of a step's, and of as many behind it as it gives more. */
const CHANGES = {
  'left out': () => [],
  twice: (lines, at) => [lines[at], lines[at]],
  'after the next': (lines, at) =>
    stepAt(lines[at + 1])?.indent === stepAt(lines[at]).indent
      ? { lines: [lines[at + 1], lines[at]], taken: 2 }
      : undefined,
  'the other way round': replace(/\*true\*/, '*false*'),
  'with another error': replace(/TypeError/, 'RangeError'),
  'by two': replace(/ ([-+]) 1\b/, ' $1 2'),
};

/**
 * @param {string} source of a document
 * @returns {Mutant[]} of the Promise clause, steps without steps in them
 */
export const mutantsOf = (source) => {
  const lines = source.split('\n');
  const start = lines.findIndex((line) => line.includes('id="sec-promise-objects"'));
  return lines.flatMap((line, at) => {
    const step = at > start && stepAt(line);
    const outer = step && (stepAt(lines[at + 1])?.indent ?? 0) > step.indent;
    if (!step || outer || !says(step.sentence)) return [];
    return Object.entries(CHANGES).flatMap(([name, change]) => {
      const result = change(lines, at);
      if (!result) return [];
      const { lines: added, taken: count } = Array.isArray(result)
        ? { lines: result, taken: 1 }
        : result;
      const changed = [...lines.slice(0, at), ...added, ...lines.slice(at + count)];
      return [
        {
          name: `${step.sentence} ${name}`,
          line: at + 1,
          source: changed.join('\n'),
          breaks: broken(step, name),
        },
      ];
    });
  });
};
