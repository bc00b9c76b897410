import test from 'ava';
import { amend } from '../../spec/1-read/amend.js';
import { readDocument } from '../../spec/1-read/document.js';
import { generate } from '../../transforms/generate.js';
import { sourceOf } from '../support/documents.js';

/** Arms that no call of the program takes are no part of the library, and need not be possible. */

const method = (name, steps) =>
  `<emu-clause id="sec-promise.${name}"><h1>Promise.${name} ( _x_ )</h1><emu-alg>${steps}</emu-alg></emu-clause>`;

const withMethods = (...methods) => {
  const base = readDocument(sourceOf('es2020'), 'es2020.html');
  return amend(base, readDocument(methods.join('\n'), 'methods.html'));
};

const iterators = (steps) => `
  1. Let _method_ be ? GetMethod(_x_, @@iterator).
  1. ${steps}
  1. Return _record_.[[Iterator]].`;

const SYNC = 'Let _record_ be ? GetIterator(_x_, ~sync~, _method_).';
const ASYNC = 'Let _record_ be ? GetIterator(_x_, ~async~).';

test('a parameter that some calls leave out, and others give its default', (t) => {
  const document = withMethods(method('walk', iterators(SYNC)));
  const { code } = generate(document, { preset: 'faithful' });
  t.regex(code, /GetIterator\(x, enumSync, method\)/);
  t.notRegex(code, /function CreateAsyncFromSyncIterator/);
  const library = /** @type {any} */ ({});
  new Function('exports', code)(library);
  t.is(library.Promise.walk([7]).next().value, 7);
});

test('a call that takes the other arm needs all of it', (t) => {
  const document = withMethods(method('walk', iterators(ASYNC)));
  const { message } = t.throws(() => generate(document, { preset: 'faithful' }));
  t.regex(message, /the intrinsic %AsyncFromSyncIteratorPrototype% is not known/);
});
