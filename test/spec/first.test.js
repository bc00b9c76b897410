import test from 'ava';
import { ByFirstToken } from '../../spec/2-parse/first.js';
import { lexical } from '../../spec/2-parse/lexical/index.js';
import { rules } from '../../spec/2-parse/rules.js';
import { compileTemplate } from '../../spec/2-parse/template.js';
import { words } from '../../spec/1-read/tokens.js';

/** Forms are found by the token that a sentence begins with. */

const index = (templates) => new ByFirstToken(templates, compileTemplate, lexical);
const variable = { type: 'variable', text: 'lamp' };

test('a token meets the forms that may begin with it, in their order', (t) => {
  const forms = index([
    'Light {lamp:Variable}',
    '{lamp:Variable} is lit',
    '(Light|Shine on|) {lamp:Variable}',
    '{lamp:Expression} shines',
    'Dim({lamp:Variable})',
  ]);
  const [light, shine, other] = words('Light Shine Other');
  t.deepEqual(forms.at(light), [
    'Light {lamp:Variable}',
    '(Light|Shine on|) {lamp:Variable}',
    '{lamp:Expression} shines',
  ]);
  t.deepEqual(forms.at(shine), ['(Light|Shine on|) {lamp:Variable}', '{lamp:Expression} shines']);
  t.deepEqual(forms.at(other), ['{lamp:Expression} shines']);
  t.deepEqual(forms.at(variable), [
    '{lamp:Variable} is lit',
    '(Light|Shine on|) {lamp:Variable}',
    '{lamp:Expression} shines',
  ]);
  t.deepEqual(forms.at({ type: 'call', callee: words('Dim'), items: [] }), [
    '{lamp:Expression} shines',
    'Dim({lamp:Variable})',
  ]);
  t.deepEqual(forms.at(undefined), ['{lamp:Expression} shines']);
});

test('a step meets few of all forms', (t) => {
  const steps = rules.filter(({ category }) => category === 'Step');
  const forms = index(steps.flatMap(({ sentence }) => sentence));
  t.true(forms.at(words('Return')[0]).length < forms.entries.length / 10);
});
