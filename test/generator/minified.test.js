import test from 'ava';
import { transformSync } from 'esbuild';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { sourceOf } from '../support/documents.js';
import { generated } from '../support/generated.js';

// What users make of a library with their tools, and what it then says.

const load = (code) => {
  const exported = {};
  new Function('exports', code)(exported);
  return exported.Promise;
};

const reasonOf = (promise) =>
  promise.then(
    () => undefined,
    (reason) => reason,
  );

const SUBJECTS = ['es2015', 'es2025'].flatMap((edition) =>
  TARGET_NAMES.flatMap((target) =>
    ['faithful', 'fast'].map((preset) => ({ edition, target, preset })),
  ),
);

for (const { edition, target, preset } of SUBJECTS) {
  const name = `${edition} ${preset}.${target}`;
  const { code } = generated(sourceOf(edition), { preset, target });
  const minified = load(transformSync(code, { minify: true, target }).code);

  test(`names and lengths are kept by a minifier, ${name}`, (t) => {
    const original = load(code);
    const functions = ['all', 'race', 'reject', 'resolve'].map((key) => [key, minified[key]]);
    for (const key of ['then', 'catch']) functions.push([key, minified.prototype[key]]);
    for (const [key, { name }] of functions) t.is(name, key);
    t.is(minified.name, 'Promise');
    for (const key of ['name', 'length']) {
      const { [key]: descriptor } = Object.getOwnPropertyDescriptors(minified);
      t.deepEqual(descriptor, Object.getOwnPropertyDescriptor(original, key));
    }
    t.deepEqual(Reflect.ownKeys(minified), Reflect.ownKeys(original));
  });

  test(`what is not iterable is said so, ${name}`, async (t) => {
    const values = [
      ...[
        [5, '5'],
        [true, 'true'],
        [undefined, 'undefined'],
        [null, 'null'],
      ],
      ...[
        [{ toString: t.fail }, 'the object'],
        [Symbol(), 'the symbol'],
        [t.fail, 'the function'],
      ],
    ];
    for (const [value, shown] of values) {
      for (const method of ['all', 'race']) {
        const { message, constructor } = await reasonOf(minified[method](value));
        t.regex(
          message,
          new RegExp(`^${shown} is not iterable \\(7\\.[34]\\.\\d+ \\w+(?:, step 3)?\\)$`),
        );
        t.is(constructor, TypeError);
      }
    }
  });

  test(`what has no then is said so, ${name}`, async (t) => {
    class Odd extends minified {
      static resolve = () => 5;
    }
    const { message } = await reasonOf(Odd.all([1]));
    t.regex(message, /^undefined is not a function \(7\.3\.\d+ Call\)$/);
  });
}
