import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import test from 'ava';
import { documentTexts } from '../../cli/editions.js';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { workerText } from '../../cli/playground/build.js';
import { documentOf } from '../../cli/playground/engine/document.js';
import { AMENDMENTS, PRESETS } from '../../cli/choices.js';
import { swept } from '../support/extent.js';
import { generated } from '../support/generated.js';
import { ROOT } from '../support/libraries.js';

/** One of each preset, by turns of the targets, and the current edition. */
const STANDING = new Set(['es2015 deferred es5', 'es2025 fast es2022']);

/** The generator as the playground has it: in one script, and minified. */

const documents = documentTexts();

const amended = (edition, preset) => [
  ...documents[edition],
  ...(AMENDMENTS[preset] ?? []).map((file) => ({
    file: `amendments/${file}`,
    text: readFileSync(join(ROOT, 'spec', 'documents', 'amendments', file), 'utf8'),
  })),
];

/** The worker's script in Node, where code of the bundle cannot be asked for its text. */
const bundled = async () => {
  const answers = [];
  const listeners = [];
  const context = {
    URL,
    performance,
    console,
    TextEncoder,
    TextDecoder,
    structuredClone,
    addEventListener: (type, listener) => listeners.push(listener),
    postMessage: (answer) => answers.push(answer),
  };
  const untold = `Function.prototype.toString = () => { throw new Error('code was asked for its text'); };`;
  runInNewContext(untold + (await workerText()), context);
  const ask = async (method, options) => {
    for (const listen of listeners) await listen({ data: { id: 1, method, options } });
    const { result, error } = answers.pop();
    return error ? error.message : result;
  };
  const all = Object.keys(PRESETS).flatMap((preset) =>
    Object.keys(documents).flatMap((edition) => amended(edition, preset)),
  );
  await ask('texts', Object.fromEntries(all.map((text) => [text.file, text.text])));
  return ask;
};

test('the bundle generates what Node does: each preset and target, each edition', async (t) => {
  const ask = await bundled();
  const all = [
    ...Object.keys(PRESETS).flatMap((preset) =>
      TARGET_NAMES.map((target) => ({ edition: 'es2015', preset, target })),
    ),
    ...Object.keys(documents).flatMap((edition) =>
      ['faithful', 'fast'].map((preset) => ({ edition, preset, target: 'es2022' })),
    ),
  ];
  const wanted = swept(all, ({ edition, preset, target }) =>
    STANDING.has(`${edition} ${preset} ${target}`),
  );
  for (const options of wanted) {
    const source = amended(options.edition, options.preset);
    const code = await ask('emit', { ...options, source });
    t.is(code, generated(documentOf(source), options).code, JSON.stringify(options));
  }
});
