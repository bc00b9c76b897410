import test from 'ava';
import { rules } from '../../spec/2-parse/rules.js';
import { compileTemplate } from '../../spec/2-parse/template.js';
import { write } from '../../spec/1-read/tokens.js';
import { stepsOf, tokensOf, translateSteps } from '../support/examples.js';
import { filler } from '../support/sentences.js';

/**
 * A sentence evaluates each operand once. Every rule is given an operand that has an effect, at each
 * of its places, and its code is run with an operand that has one value after another.
 */

const EFFECT = 'Get(_o_, *"effect"*)';

/** What the operand may be: values that conditions tell apart, and Lists for loops. */
const VALUES = [undefined, null, true, false, 1, 2, 'then', 'throw', [1, 2, 3], []];

/** Anything that an example may name: it can be called, constructed, read and changed. */
const anything = () =>
  new Proxy(function () {}, {
    get: (_, key) => (key === Symbol.toPrimitive ? () => 1 : anything()),
    set: () => true,
    apply: () => anything(),
    construct: () => anything(),
  });

/** Runs code with a value of the operand; other variables hold the same, or each its own. @returns {number} how often the operand was evaluated */
function evaluationsWith(code, value, same) {
  let count = 0;
  const known = {
    Get: (_, key) => (key === 'effect' ? (count++, value) : anything()),
    Type: () => 'Object',
    AppendToList: () => {},
    PrependToList: () => {},
    RemoveFromList: () => {},
    IndexInList: () => 0,
    undefined,
  };
  const local = {};
  const scope = new Proxy(local, {
    has: (_, key) => typeof key === 'string',
    get: (_, key) => {
      if (key === Symbol.unscopables) return undefined;
      if (key in known) return known[key];
      return same ? (local[key] ??= anything()) : (local[key] ?? anything());
    },
  });
  const body = code.replaceAll(/#(\w+) in /g, '"$1" in ').replaceAll('.#', '.');
  try {
    new Function('scope', `with (scope) { (function () { ${body} }).call(scope); }`)(scope);
  } catch (thrown) {
    if (thrown instanceof SyntaxError) throw thrown;
  }
  return count;
}

const evaluations = (code) =>
  VALUES.flatMap((value) => [true, false].map((same) => evaluationsWith(code, value, same)));

const isOperand = ({ category }) =>
  ['Expression', 'Operand', 'Factor', 'NoVariable'].includes(category);

const holesIn = (elements) =>
  elements.flatMap((element) => [
    ...(element.hole ? [element] : []),
    ...(element.choices ?? element.items ?? []).flatMap(holesIn),
  ]);

/** The tokens of a form in which one hole holds the effect, the others what they usually do. */
const tokensWith = (elements, hole) =>
  elements.flatMap((element) => {
    if (element.hole) return element === hole ? tokensOf(EFFECT) : filler(element.category);
    if (element.literal) return [element.literal];
    if (element.callee) {
      const items = element.items.map((item) => tokensWith(item, hole));
      return [{ type: 'call', callee: tokensOf(element.callee), items }];
    }
    const holds = element.choices.find((choice) => holesIn(choice).includes(hole));
    return tokensWith(holds ?? element.choices[0], hole);
  });

/** A step that holds a sentence of a rule. */
const STEPS = {
  Step: (sentence) => sentence.replace(/[^.]$/, (end) => (/[,:]/.test(end) ? end : `${end}.`)),
  Condition: (sentence) => `If ${sentence}, return 1.`,
  Expression: (sentence) => `Let _result_ be ${sentence}.`,
};

/** What has to stand before a step. */
const BEFORE = {
  continues: 'If _a_ is 1, return 1.\n',
  ends: 'If _a_ is 1, return 1.\n',
  SetSlots: 'Let _x_ be 1.\nLet _y_ be 1.\n',
};

const stepsFor = (rule, sentence) => {
  const step = STEPS[rule.category](sentence.trim());
  const before = BEFORE[rule.chain ?? rule.kind] ?? '';
  return stepsOf(`${before}${step}${rule.body ? '\n  Perform IsPromise(_x_).' : ''}`);
};

/** @returns {string|undefined} nothing where there is no code for such a sentence */
const codeOf = (steps) => {
  try {
    return translateSteps(steps);
  } catch (error) {
    if (/cannot be translated yet/.test(error.message)) return undefined;
    throw error;
  }
};

/** `_values_[Get(…)]`: in brackets, ecmarkup reads no call. */
const isUnread = (rule, { hole }) => rule.kind === 'Element' && hole === 'index';

const counted = new Set();

for (const rule of rules.filter(({ category }) => category in STEPS)) {
  if (rule.examples.every(([, code]) => code === null)) continue;
  for (const template of rule.sentence) {
    const elements = compileTemplate(template);
    for (const hole of holesIn(elements).filter(isOperand)) {
      if (isUnread(rule, hole)) continue;
      const sentence = write(tokensWith(elements, hole));
      test(`${rule.kind}, ${hole.hole} of “${template}”`, (t) => {
        const steps = stepsFor(rule, sentence);
        const code = codeOf(steps);
        if (!code) return t.pass();
        counted.add(rule);
        return t.is(Math.max(...evaluations(code)), 1, code);
      });
    }
  }
}

test.after('rules have operands to count', (t) => t.true(counted.size > 30));

/** Places hold operands too, and so do rows. */
const OTHERS = [
  `Increment ${EFFECT}.[[value]] by 1.`,
  `Decrement ${EFFECT}.[[value]].`,
  `Set _a_.[[value]] and _b_.[[value]] to ${EFFECT}.`,
  `Set _a_.[[value]] and _b_.[[value]] to « ${EFFECT} ».`,
  `Let _a_ and _b_ be ${EFFECT}.`,
  `If ${EFFECT} is one of 4, 5, or 6, return 1.`,
  `If _x_ is one of 4, 5, or ${EFFECT}, return 1.`,
  `If Type(${EFFECT}.[[value]]) is either String or Symbol, return 1.`,
  `For each _e_ of ${EFFECT}, do\n  For each _f_ of _e_, do\n    Return 1.`,
  `For each integer _i_ such that 0 ≤ _i_ < ${EFFECT}, in ascending order, do\n  Perform IsPromise(_i_).`,
];

for (const sentence of OTHERS) {
  test(`each operand once: ${sentence}`, (t) => {
    const code = translateSteps(stepsOf(sentence));
    t.is(Math.max(...evaluations(code)), 1, code);
  });
}

const squeezed = (sentence) => translateSteps(stepsOf(sentence)).replace(/\s+/g, ' ');

test('the temporary has a name of its own, and stands where the operand is evaluated first', (t) => {
  t.is(
    squeezed(`Let _operand_ be 1.\nIf ${EFFECT} is either 1 or _other_, return _operand_.`),
    "operand = 1; if ((operand_ = Get(o, 'effect')) === 1 || operand_ === other) return operand;",
  );
});

test('what cannot change needs no temporary', (t) => {
  t.is(
    squeezed('If _x_.[[value]] is either 1 or 2, return 1.'),
    'if (x.value === 1 || x.value === 2) return 1;',
  );
  t.is(squeezed('Set _a_ and _b_ to _a_.[[value]].'), 'a = operand = a.value; b = operand;');
});

test('a loop asks its condition anew, and walks the List that it began with', (t) => {
  t.is(
    squeezed(`Repeat, while ${EFFECT} is either 1 or 2,\n  Increment _n_ by 1.`),
    "while ((operand = Get(o, 'effect')) === 1 || operand === 2) { n = n + 1; }",
  );
  t.is(
    squeezed('For each _e_ of _list_, do\n  Set _list_ to « ».'),
    'operand = list; for (let eIndex = 0; eIndex < operand.length; eIndex++) { e = operand[eIndex]; list = []; }',
  );
});
