import test from 'ava';
import { recall } from '../../cli/kept.js';
import { generate } from '../../transforms/generate.js';
import { sourceOf } from '../support/documents.js';
import { nameOf } from '../support/generated.js';
import { connected } from '../support/makers/ask.js';

// Libraries that another thread makes for tests.

test('a library is what it would be here, and is kept', async (t) => {
  const ask = await connected();
  const source = sourceOf('es2015').replaceAll('_onFulfilled_', `_f${process.hrtime.bigint()}_`);
  const options = { preset: 'faithful', edition: 'es2015' };
  t.is(recall(nameOf(source, options)), undefined);
  t.true(ask(source, options));
  t.is(recall(nameOf(source, options)).code, generate(source, options).code);
});

test('of a document that cannot be read none is kept, and the next one is made all the same', async (t) => {
  const ask = await connected();
  const source = `no document of ${process.hrtime.bigint()}`;
  t.false(ask(source, {}));
  t.is(recall(nameOf(source, {})), undefined);
  t.true(ask(sourceOf('es2015'), { preset: 'faithful' }));
});
