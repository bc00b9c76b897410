import test from 'ava';
import { recall } from '../../cli/kept.js';
import { generate } from '../../transforms/generate.js';
import { sourceOf } from '../support/documents.js';
import { nameOf } from '../support/generated.js';
import { askMakers } from '../support/makers/ask.js';

// Libraries that another thread makes for tests.

test('a library is what it would be here, and is kept', (t) => {
  const source = sourceOf('es2015').replaceAll('_onFulfilled_', `_f${process.hrtime.bigint()}_`);
  const options = { preset: 'faithful', edition: 'es2015' };
  t.is(recall(nameOf(source, options)), undefined);
  t.true(askMakers(source, options));
  t.is(recall(nameOf(source, options)).code, generate(source, options).code);
});

test('of a document that cannot be read none is kept, and the next one is made all the same', (t) => {
  const source = `no document of ${process.hrtime.bigint()}`;
  t.false(askMakers(source, {}));
  t.is(recall(nameOf(source, {})), undefined);
  t.true(askMakers(sourceOf('es2015'), { preset: 'faithful' }));
});
