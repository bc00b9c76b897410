import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { documentTexts } from '../../cli/editions.js';
import { originFigures } from '../../cli/figures.js';
import { documentOf } from '../../cli/playground/engine/document.js';
import { generate } from '../../transforms/generate.js';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { library, ROOT } from '../support/libraries.js';
import { runJson } from '../support/spawn.js';

// The examples of the page run as they stand, one after the other, each as the body of a function.

const PAGE = join(ROOT, 'docs/deferred.md');
const SCRIPT = fileURLToPath(new URL('../support/deferred/examples.cjs', import.meta.url));

const written = readFileSync(PAGE, 'utf8').split('```js\n').slice(1);

test('every example asserts something', (t) => {
  t.true(written.length > 10);
  for (const text of written) t.regex(text.split('```')[0], /assert\./);
});

for (const target of TARGET_NAMES) {
  test(`the examples of docs/deferred.md, ${target}`, async (t) => {
    const failures = await runJson([SCRIPT, PAGE, library('es2015', 'deferred', target).file]);
    t.is(failures.length, written.length);
    for (const [index, failure] of failures.entries()) t.is(failure, null, written[index]);
  });
}

test('docs/modes.md has the share of the statements that come from steps', (t) => {
  const document = documentOf(documentTexts().es2025);
  let figures;
  const onStage = (stage, tree) => {
    if (stage === 'optimise') figures = originFigures(tree);
  };
  generate(document, { edition: 'es2025', preset: 'fast', target: 'es2022', onStage });
  const { statements, fromSteps, rest } = figures;
  const [steps, headings] = [fromSteps, rest.headings].map((n) =>
    Math.round((100 * n) / statements),
  );
  const text = readFileSync(join(ROOT, 'docs/modes.md'), 'utf8').replace(/\s+/g, ' ');
  const sentence = `Of 100 in \`fast.es2022\`, ${steps} come from steps and ${headings} from the headings`;
  t.true(text.includes(sentence), sentence);
});
