import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { SourceMapConsumer } from 'source-map';
import { primitiveNames } from '../../generator/primitives/index.js';
import { entriesOf } from '../../generator/ledger/entries.js';
import { readDocument } from '../../generator/index.js';
import { readProgram } from '../../spec/3-normalise/program.js';
import { ROOT } from '../support/libraries.js';
import { runJson } from '../support/spawn.js';

/** The document is the source of emitted code, for stack traces and for debuggers. */

const SPEC = 'spec/documents/es2015.html';
const document = readDocument(readFileSync(join(ROOT, SPEC), 'utf8'), SPEC);
const entries = entriesOf(readProgram(document, primitiveNames));

/** Steps by the line of the document that they stand on. */
const steps = new Map(
  entries.filter(({ key }) => !key.includes('|')).map(({ key, step }) => [step.place.line, key]),
);

const lineOf = (key) => entries.find((entry) => entry.key === key).step.place.line;

const NAMES = ['faithful.es2022', 'fast.es2022', 'faithful.es5', 'fast.es5'];
const fileOf = (name) => `output/es2015/${name}.cjs`;

for (const name of NAMES) {
  test(`a stack says which step called the code that threw, ${name}`, async (t) => {
    const stack = await runJson(
      ['--enable-source-maps', 'test/support/thrower.cjs', fileOf(name)],
      {
        cwd: ROOT,
      },
    );
    t.is(stack[0], 'Error: thrown by a handler');
    const line = lineOf('sec-promisereactionjob:6');
    const frames = stack.filter((frame) => frame.includes(`es2015.html:${line}:`));
    t.true(frames.length > 0, `${SPEC}:${line} is in\n${stack.join('\n')}`);
  });

  test(`a debugger steps through then, and shows the steps of the document, ${name}`, async (t) => {
    const args = ['test/support/stepper.cjs', fileOf(name), 'PerformPromiseThen'];
    const places = await runJson(args, { cwd: ROOT });
    const map = JSON.parse(readFileSync(join(ROOT, `${fileOf(name)}.map`), 'utf8'));
    const lines = await SourceMapConsumer.with(map, null, (consumer) =>
      places.map((place) => {
        const { source, line } = consumer.originalPositionFor(place);
        t.regex(String(source), /spec\/documents\/es2015\.html$/, `line ${place.line}`);
        return line;
      }),
    );
    // where a function is left, its heading
    const keys = lines.filter((line) => steps.has(line)).map((line) => steps.get(line));
    const paths = [...new Set(keys)].map((key) => key.replace('sec-performpromisethen:', ''));
    // a resolved promise, a function and nothing: what is asserted, and the other arms, do not run
    for (const path of ['3', '4', '4.a', '7', '8', '8.a', '8.b', '10']) {
      t.true(paths.includes(path), `${path} is in ${paths.join(' ')}`);
    }
    for (const path of ['3.a', '7.a', '9.a']) t.false(paths.includes(path), path);
    const run = keys.map((key) => lineOf(key));
    t.deepEqual(
      run,
      run.toSorted((a, b) => a - b),
      'in the order of the document',
    );
  });
}
