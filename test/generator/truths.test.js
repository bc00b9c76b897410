import { parse, parseExpressionAt } from 'acorn';
import test from 'ava';
import { truthFor, unreachedIn } from '../../generator/4-lower/truths.js';
import { constantsIn } from '../../generator/ir/assignments.js';
import * as b from '../../generator/ir/estree.js';

/** What conditions say of a function that is held by `handler`. */
const TRUTHS = [
  ['IsCallable(handler)', true],
  ['IsCallable(handler) === true', true],
  ['IsCallable(handler) === false', false],
  ['IsCallable(handler) !== false', true],
  ['!IsCallable(handler)', false],
  ['handler === undefined', false],
  ['enumEmpty !== handler', true],
  ['handler === other', undefined],
  ['IsCallable(other) === true', undefined],
  ['IsConstructor(handler) === true', undefined],
  ['handler < 1', undefined],
  ['handler === null || other', undefined],
  ['IsCallable(handler) || other', true],
  ['IsCallable(handler) && other', undefined],
  ['other && handler === "none"', false],
  ['handler === null && other', false],
  ['IsCallable(handler) === (handler === null)', false],
  ['answer', true],
  ['answer === false', false],
  ['changed === true', undefined],
  ['either', undefined],
];

/** @param {string} text @returns {any[]} */
const nodesOf = (text) => b.nodes(/** @type {any} */ (parse(text, { ecmaVersion: 2022 })));

const all = nodesOf(
  'let answer = IsCallable(handler), changed = true; changed = IsCallable(handler); if (x) { let either = true; } else { let either = false; }',
);
const question = { names: new Set(['handler']), answers: constantsIn(all) };

for (const [text, truth] of TRUTHS) {
  test(`a function and ${text}: ${truth}`, (t) => {
    const condition = parseExpressionAt(/** @type {string} */ (text), 0, { ecmaVersion: 2022 });
    t.is(truthFor(condition, question), truth);
  });
}

test('what never runs for a function is the other arm, where the condition is known', (t) => {
  const steps = nodesOf(`
    if (IsCallable(handler)) a(); else b();
    if (!IsCallable(handler)) c();
    if (other) d(); else e();
    if (handler) f(); else g();
  `);
  const unreached = unreachedIn(steps, question);
  const calls = steps.filter(({ type }) => type === 'CallExpression');
  const names = calls.filter((node) => unreached.has(node)).map(({ callee }) => callee.name);
  t.deepEqual(names, ['b', 'c']);
});
