import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import test from 'ava';
import { targets } from '../../generator/targets/index.js';
import { edited, sourceOf } from '../support/documents.js';
import { swept } from '../support/extent.js';
import { generated } from '../support/generated.js';

/** A step at the head of PerformPromiseThen that a program sees, in the words of an edition. */
const ASKS = {
  es2015: 'Let _probed_ be Get(_promise_, *"probed"*).\n1. ReturnIfAbrupt(_probed_).',
  es2025: 'Let _probed_ be ? Get(_promise_, *"probed"*).',
};
const BEFORE = '1. If IsCallable(_onRejected_) is *false*, then';

const changed = (edition) =>
  edited([[BEFORE, `1. ${ASKS[edition]}\n${BEFORE}`, 'sec-performpromisethen']], sourceOf(edition));

const load = (code) => {
  const exported = /** @type {any} */ ({});
  new Function('exports', 'require', 'module', code)(exported, createRequire(import.meta.url), {});
  return exported.create({});
};

const LIBRARIES = Object.keys(ASKS).flatMap((edition) =>
  ['faithful', 'fast', 'loose'].flatMap((preset) =>
    [...targets.keys()].map((target) => ({ edition, preset, target })),
  ),
);

/** The targets by turns of the editions. */
const stands = ({ edition, preset, target }) =>
  preset !== 'loose' && (edition === 'es2025') === (target === 'es2022');

for (const { edition, preset, target } of swept(LIBRARIES, stands)) {
  test(`steps of a then run once in a context: ${edition}, ${preset}.${target}`, async (t) => {
    const P = load(generated(changed(edition), { preset, target, edition }).code);
    const storage = new AsyncLocalStorage();
    const log = [];
    const note = (value) => void log.push(`${storage.getStore()} ${value}`);
    Object.defineProperty(P.prototype, 'probed', { get: () => note('probed') });
    await new Promise((resolve) => {
      const fail = (value) => {
        note(value);
        throw 2;
      };
      const run = () => P.resolve(1).then(fail).then('none').then(undefined, note).then(resolve);
      storage.run('user', run);
    });
    t.deepEqual(log, [...Array(4).fill('user probed'), 'user 1', 'user 2']);
  });
}
