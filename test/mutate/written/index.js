import { clauseOf, clausesOf, indentOf, placesIn, splice, variablesIn } from '../places.js';
import { dialectOf } from './dialect.js';
import { noVariables, Writer } from './writer.js';

/**
 * Steps that are written at random: they do with slots, Records and jobs what no step of the standard
 * does, in methods of their own, or between the steps that there are.
 */

const PARAMETERS = ['first', 'handler', 'onFulfilled', 'value'];

const HEADS = {
  'Promise.': { variable: ['value', 'C'], steps: ['Let _C_ be the *this* value.'] },
  'Promise.prototype.': {
    variable: ['promise', 'promise'],
    steps: [
      'Let _promise_ be the *this* value.',
      'If IsPromise(_promise_) is *false*, throw a *TypeError* exception.',
    ],
  },
};

const BEFORE = {
  'Promise.': 'sec-promise.reject',
  'Promise.prototype.': 'sec-promise.prototype.catch',
};

const writeMethod = (lines, random) => {
  const holder = random.pick(Object.keys(HEADS));
  const name = `peek${random.below(100)}`;
  const at = lines.findIndex((line) => line.includes(`id="${BEFORE[holder]}"`));
  if (at < 0 || lines.some((line) => line.includes(`id="sec-${name}"`))) return undefined;
  const writer = new Writer(dialectOf(lines.join('\n')), random);
  const vars = noVariables();
  const { variable, steps: head } = HEADS[holder];
  vars.value.push(...PARAMETERS.slice(0, random.below(PARAMETERS.length)));
  const parameters = vars.value.map((parameter) => `_${parameter}_`).join(', ');
  vars[variable[0]].push(variable[1]);
  const steps = [...head, ...writer.block(vars, 2, 1 + random.below(5))];
  steps.push(`Return ${writer.value(vars)}.`);
  const title = `${holder}${name} ( ${parameters} )`;
  const clause = clauseOf(`sec-${name}`, title, '', steps);
  return { lines: splice(lines, at, 0, ...clause), change: [title, ...steps].join('\n') };
};

/** What variables of the standard's steps hold, by their names; of others steps do not know enough. */
const KINDS = [
  ['promise', /^promise(?:ToResolve)?$|^p$/],
  ['capability', /[cC]apability$/],
  ['functions', /^resolvingFunctions$/],
  ['reaction', /^(?:fulfill|reject|)[rR]eaction$/],
  [
    'value',
    /^(?:C|S|x|r|V|O|iterable|executor|thenable|callback|value|reason|resolution|thenAction|nextPromise|constructor|promiseResolve|on(?:Fulfilled|Rejected|Finally)|(?:xC|promiseC)onstructor)$/,
  ],
];

const LET = /^\s*1\. (?:Let|Set) _(\w+)_ (?:be|to) /;
const CAPTURES = /captures (.*?) and performs/;

/** Variables that have a value before a line of a clause; a closure has those that it captures. */
const definedBefore = (lines, { title, from }, at) => {
  const depth = indentOf(lines[at]).length;
  let names = variablesIn(title);
  for (const line of lines.slice(from, at)) {
    const captured = CAPTURES.exec(line)?.[1];
    if (captured && indentOf(line).length < depth) names = variablesIn(captured);
    const name = indentOf(line).length <= depth && LET.exec(line)?.[1];
    if (name) names.push(name);
  }
  return [...new Set(names)];
};

const writeSteps = (lines, random) => {
  const clause = random.pick(clausesOf(lines));
  const places = placesIn(lines, clause);
  if (places.length === 0) return undefined;
  const at = random.pick(places);
  const vars = noVariables();
  for (const name of definedBefore(lines, clause, at)) {
    const [kind] = KINDS.find(([, pattern]) => pattern.test(name)) ?? [];
    if (kind) vars[kind].push(name);
  }
  const writer = new Writer(dialectOf(lines.join('\n')), random);
  const steps = writer.block(vars, 1, 1 + random.below(3));
  const indent = indentOf(lines[at]);
  return {
    lines: splice(
      lines,
      at,
      0,
      ...steps.map((step) => `${indent}${indentOf(step)}1. ${step.trim()}`),
    ),
    change: `${clause.id} before line ${at + 1}: ${steps.join('\n')}`,
  };
};

/** @returns {import('../places.js').Edit[]} */
export const writtenEdits = () => [
  { name: 'write a method', make: writeMethod },
  { name: 'write steps', make: writeSteps },
];
