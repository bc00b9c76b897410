import { ruleOf } from '../../spec/2-parse/parse.js';
import { walkOwnSteps } from '../../spec/3-normalise/program.js';
import { commentOf } from './comments.js';
import { lead } from '../ir/comments.js';
import { folded, keysIn } from '../ledger/entries.js';
import { errorAt } from './errors.js';
import * as b from '../ir/estree.js';
import { markArm, stamp } from './origins.js';

/**
 * `If`, `Else if`, `Else`: sibling steps in the standard, one statement in JavaScript. A condition
 * about a completion is known to hold inside its arm, and not to hold behind an arm that ends the
 * algorithm.
 */

const placeOf = (step) => step && ruleOf(step.node).chain;

/**
 * A step with the steps that continue it: none, where it does not begin a chain.
 * @param {import('../../spec/2-parse/parse.js').ParsedStep[]} steps
 * @param {number} at
 * @throws {SpecError} on an `Else` without an `If`
 */
export const groupAt = (steps, at) => {
  let end = at + 1;
  const place = placeOf(steps[at]);
  if (!place) return [steps[at]];
  if (place !== 'begins') {
    throw errorAt(steps[at], 'an If chain that begins with Else', 'an If step before it');
  }
  while (placeOf(steps[end]) === 'continues') end++;
  if (placeOf(steps[end]) === 'ends') end++;
  return steps.slice(at, end);
};

/**
 * @param {import('../../spec/2-parse/parse.js').ParsedStep[]} group
 * @param {import('../ir/estree.js').Node[]} statements its code
 * @returns {import('../../spec/2-parse/parse.js').ParsedStep[]} the steps behind its first one that
 *   are of arms without code, which would carry their comments
 */
export const silentSteps = (group, statements) => {
  const [first, ...others] = group;
  if (!placeOf(first)) return [];
  const shown = new Set(
    b
      .nodes(statements)
      .flatMap(({ leadingComments = [], trailingComments = [] }) => [
        ...leadingComments,
        ...trailingComments,
      ])
      .map(({ step }) => step),
  );
  const behind = [...walkOwnSteps(first.steps), ...walkOwnSteps(others)];
  return behind.filter((step) => !shown.has(step));
};

/** Steps without code have comments alone: where a whole arm has none, these stand before the chain. */
const hasCode = (body) => body.some(({ type }) => type !== 'EmptyStatement');

const EXITS = new Set(['ReturnStatement', 'ThrowStatement']);

const exits = (statements) => {
  const last = statements.at(-1);
  if (!last) return false;
  if (last.type === 'IfStatement') {
    return Boolean(last.alternate) && exits([last.consequent]) && exits([last.alternate]);
  }
  return last.type === 'BlockStatement' ? exits(last.body) : EXITS.has(last.type);
};

/**
 * What is known of completions where the condition of a step holds, or where it does not.
 * @param {import('../../spec/2-parse/grammar.js').Node} node
 * @param {boolean} holds
 * @param {Map<string, string>} known before
 * @returns {[string, 'abrupt'|'normal'][]}
 */
const refinement = ({ condition }, holds, known) => {
  const test = condition && ruleOf(condition).abrupt?.(condition);
  if (!test) return [];
  if (test.abrupt === holds) return [[test.variable, 'abrupt']];
  return known.get(test.variable) === 'value' ? [] : [[test.variable, 'normal']];
};

/** What is so where one of two states is: a value is taken for the completion that it may be. */
const either = (a, b) =>
  a === b ? a : [a, b].sort().join() === 'normal,value' ? 'normal' : undefined;

/** What all ways agree on. */
const join = (ways) => {
  const [first, ...others] = ways;
  const agreed = new Map();
  for (const [name, state] of first ?? []) {
    const common = others.reduce((known, way) => known && either(known, way.get(name)), state);
    if (common) agreed.set(name, common);
  }
  return agreed;
};

const DECIDED = 'every call gives the parameter the same value';

/** The arms that can be taken, where every call gives a parameter the same ~enum~ or none. */
const liveArms = (t, group) => {
  const { decided } = t.library;
  const certain = group.findIndex((step) => decided.get(step) === true);
  const dead = group.filter(
    (step, at) => decided.get(step) === false || (certain >= 0 && at > certain),
  );
  const facts = [...dead, ...group.filter((_, at) => at === certain)];
  for (const key of keysIn(dead)) t.library.facts.set(key, folded(DECIDED));
  for (const step of facts) {
    for (const arm of ['then', 'else']) t.account(step, folded(DECIDED), arm);
  }
  return group.filter((step) => !dead.includes(step));
};

/**
 * @param {import('./translator.js').Translator} t
 * @param {import('../../spec/2-parse/parse.js').ParsedStep[]} steps of a chain
 * @returns {import('../ir/estree.js').Node[]} one statement, or none where no arm has code
 */
export const translateChain = (t, steps) => {
  const { completions } = t;
  const group = liveArms(t, steps);
  const ways = [];
  let before = new Map(completions.known);

  const arms = group.map((step, index) => {
    const { node } = step;
    completions.known = new Map(before);
    const arm = () => {
      const certain = t.library.decided.get(step) === true;
      const test = node.condition && !certain && t.expression(node.condition);
      for (const [name, state] of refinement(node, true, completions.known))
        completions.known.set(name, state);
      const code = node.inline ? t.expression(node.inline) : t.steps(step.steps);
      const body = hasCode(code) ? code : [];
      if (index > 0 && body.length > 0) lead(body[0], [commentOf(step)]);
      return { step, test, body, inline: Boolean(node.inline) };
    };
    let result;
    t.inStep(step, () => {
      result = arm();
      return [...result.body, ...(result.test ? [result.test] : [])];
    });
    if (!exits(result.body)) ways.push(completions.known);
    before = new Map([...before, ...refinement(node, false, before)]);
    return result;
  });

  if (!arms.at(-1) || arms.at(-1).test) ways.push(before);
  completions.known = join(ways);
  return ifStatement(t, arms);
};

const stamped = (node, step) => {
  stamp(node, step);
  return node;
};

/** An arm without code, behind which there is none with code. */
const leaveOut = (t, step) => {
  const why = folded('none of its steps has code');
  t.account(step, why);
  if (step.node.condition) for (const arm of ['then', 'else']) t.account(step, why, arm);
};

/** An arm without code, behind which there is one with code: the condition is turned round. */
const withoutArm = (t, step, test, alternate) => {
  t.account(step, folded('none of its steps has code'), 'then');
  const { type, operator, argument } = test;
  const isNegation = type === 'UnaryExpression' && operator === '!';
  const otherwise = stamped(isNegation ? argument : b.not(test), step);
  const result = stamped(b.ifs(otherwise, alternate, null), step);
  markArm(alternate, step, 'else');
  return result;
};

/** An arm without code behind all others: what its condition does is done nevertheless. */
const withoutLast = (t, arms) => {
  const { step, test } = arms.pop();
  if (!test || !t.library.analysis.canBeTold(step.node.condition)) return leaveOut(t, step);
  for (const arm of ['then', 'else']) t.account(step, folded('none of its steps has code'), arm);
  arms.push({ step, body: [stamped(b.statement(test), step)], isAsked: true });
  return undefined;
};

const ifStatement = (t, arms) => {
  while (arms.length > 0 && arms.at(-1).body.length === 0) withoutLast(t, arms);
  if (arms[0]?.isAsked) return arms[0].body;
  if (arms.length > 0 && !arms[0].test) {
    t.account(arms[0].step, folded(DECIDED));
    return arms[0].body;
  }
  const statement = arms.reduceRight((alternate, { step, test, body, inline }) => {
    if (!test) return stamped(b.block(body), step);
    if (body.length === 0) return withoutArm(t, step, test, alternate);
    const short = inline && body.length === 1 && !body[0].leadingComments;
    const consequent = short ? body[0] : b.block(body);
    const result = stamped(b.ifs(test, consequent, alternate), step);
    markArm(consequent, step, 'then');
    markArm(alternate ?? result, step, 'else');
    return result;
  }, null);
  return statement ? [statement] : [];
};
