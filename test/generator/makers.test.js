import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { recall } from '../../cli/cache.js';
import { generate } from '../../transforms/generate.js';
import { temporaryFolder } from '../support/cli.js';
import { sourceOf } from '../support/documents.js';
import { nameOf } from '../support/generated.js';
import { askMakers } from '../support/makers/ask.js';
import { makeRoom } from '../support/makers/room.js';

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

test('what tests kept goes after a day, and nothing else does', (t) => {
  const folder = temporaryFolder(t);
  const now = Date.now();
  const yesterday = now / 1000 - 25 * 60 * 60;
  const names = { young: `${'a'.repeat(64)}.json`, old: `${'b'.repeat(64)}.json` };
  const others = ['library-1.json', 'minified-1.json'];
  for (const name of [...Object.values(names), ...others]) writeFileSync(join(folder, name), '');
  for (const name of [names.old, ...others]) utimesSync(join(folder, name), yesterday, yesterday);
  makeRoom(folder, now);
  t.deepEqual(readdirSync(folder).sort(), [names.young, ...others].sort());
  t.notThrows(() => makeRoom(join(folder, 'none')));
});
