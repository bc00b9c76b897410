import test from 'ava';
import { grammar, readStep, roundTrips, writeStep } from '../../spec/2-parse/parse.js';
import { walkSteps } from '../../spec/3-normalise/program.js';
import { rules } from '../../spec/2-parse/rules.js';
import { write } from '../../spec/1-read/tokens.js';
import {
  stepsOf,
  tokensOf,
  translateNode,
  translateSteps,
  unwrapped,
} from '../support/examples.js';
import { sentencesOf } from '../support/sentences.js';

/** Declarations become no code of their own; documents.test.js sees that the document has each. */
const withCode = rules.filter(({ category }) => category !== 'Declaration');
const isStep = ({ category }) => category.endsWith('Step');

for (const rule of withCode) {
  test(`${rule.category} ${rule.kind} has an example`, (t) => t.true(rule.examples.length > 0));
  for (const [sentence, code] of rule.examples) {
    const check = isStep(rule) ? stepExample : partExample;
    test(`${rule.kind}: ${sentence}`, (t) => check(t, rule, sentence, code));
  }
}

/** An example's last step is the rule's; what stands before it is there to make sense of it. */
function stepExample(t, rule, example, code) {
  const steps = stepsOf(example);
  t.is(steps.at(-1).node.kind, rule.kind);
  for (const step of walkSteps(steps)) t.true(roundTrips(step, step.node), writeStep(step.node));
  checkCode(t, () => translateSteps(steps), code);
}

function partExample(t, rule, sentence, code) {
  const tokens = tokensOf(sentence);
  const readings = grammar.readings(rule.category, tokens);
  t.is(meanings(readings).length, 1);
  const node = readings.map((reading) => unwrapped(reading, rule.kind)).find(isOf(rule));
  t.truthy(node, `read as ${readings.map(({ kind }) => kind).join(', ')}`);
  t.is(write(grammar.print(readings[0])), write(tokens));
  checkCode(t, () => translateNode(node), code);
}

/** An example without code is a sentence that is read, and refused where code is asked for. */
function checkCode(t, translate, code) {
  if (code === null) t.throws(translate, { message: /cannot be translated yet/ });
  else t.is(squeezed(translate()), squeezed(code));
}

/** Line breaks are the printer's affair. */
const squeezed = (code) => code.replace(/\s+/g, ' ').replace(/(?<=[[{]) | (?=[\]}])/g, '');

const isOf = (rule) => (node) => node.kind === rule.kind;

const meanings = (nodes) => [
  ...new Set(nodes.map((node) => JSON.stringify(grammar.meaning(node)))),
];

for (const rule of rules) {
  for (const [form, template] of rule.sentence.entries()) {
    test(`${rule.category} ${rule.kind} reads “${template}”, and nothing reads it otherwise`, (t) => {
      for (const tokens of sentencesOf(template)) {
        const text = write(tokens);
        const all = isStep(rule)
          ? readStep(tokens, Boolean(rule.body))
          : grammar.readings(rule.category, tokens);
        t.is(meanings(all).length, 1, `${text}: ${all.map(({ kind }) => kind)}`);
        const readings = grammar.readings(rule.category, tokens).filter(isOf(rule));
        t.truthy(
          readings.find(({ wording }) => wording[0] === form),
          text,
        );
        for (const node of readings) t.is(write(grammar.print(node)), text);
      }
    });
  }
}

test('rules have kinds of their own', (t) => {
  const kinds = rules.map(({ kind }) => kind);
  t.deepEqual([...new Set(kinds)], kinds);
});
