import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import test from 'ava';
import { FOLDER, keep, recall } from '../../cli/cache.js';
import { digestOfMakers, hasSayIn, keptOrDone, keyOf, keyOfMinified } from '../../cli/kept.js';
import { AMENDMENTS, ASSUMPTIONS, PASSES as TEXTS, PRESETS, STANDARD } from '../../cli/choices.js';
import { make } from '../../cli/make.js';
import { planOf } from '../../cli/plan.js';
import { generate } from '../../transforms/generate.js';
import * as transforms from '../../transforms/index.js';
import { readDocument } from '../../spec/1-read/document.js';
import { SOURCE } from '../support/documents.js';
import { generated, nameOf } from '../support/generated.js';
import { ROOT } from '../support/libraries.js';

const { PASSES } = transforms;

/** Files that have a say in what is generated, one of each kind. */
const MAKERS = [
  'generator/4-lower/translate.js',
  'package-lock.json',
  'spec/1-read/tokens.js',
  'spec/documents/amendments/deferred.html',
  'spec/documents/es2025.html',
  'transforms/references.js',
  'transforms/then0.js',
];

const pathOf = (file) => relative(ROOT, file).replaceAll('\\', '/');

test('a library that is kept is of the generator as it stands', (t) => {
  const read = new Set();
  const before = digestOfMakers((file) => {
    read.add(pathOf(file));
    return readFileSync(file, 'utf8');
  });
  t.is(digestOfMakers(), before);
  for (const name of MAKERS) {
    t.true(read.has(name), name);
    const changed = digestOfMakers((file) => {
      const text = readFileSync(file, 'utf8');
      return file === join(ROOT, name) ? `${text} ` : text;
    });
    t.not(changed, before, name);
  }
});

test('a pass has a say in libraries that it makes, and in no other', (t) => {
  const changing = (name) => (file) =>
    `${readFileSync(file, 'utf8')}${pathOf(file) === `transforms/${name}.js` ? ' ' : ''}`;
  const digestFor = (name, passes) => digestOfMakers(changing(name), hasSayIn(passes));
  const digests = ['none', 'then0', 'slot-closures', 'choose', 'support/kernel'].map((name) =>
    digestFor(name, ['slot-closures']),
  );
  t.is(digests[1], digests[0]);
  t.is(new Set(digests).size, 4);
});

test('no pass takes code of another', (t) => {
  const names = PASSES.map(({ name }) => name);
  for (const folder of ['transforms', 'transforms/support']) {
    for (const file of readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.js'))) {
      if (file === 'index.js') continue;
      const text = readFileSync(join(ROOT, folder, file), 'utf8');
      const taken = [...text.matchAll(/from '[^']*?([\w-]+)\.js'/g)].map(([, name]) => name);
      t.deepEqual(
        taken.filter((name) => names.includes(name)),
        [],
        file,
      );
    }
  }
});

test('a library that is kept is of its document and options', (t) => {
  const names = [
    nameOf('<p>', {}),
    nameOf('<p> ', {}),
    nameOf('<p>', { preset: 'loose' }),
    nameOf('<p>', { target: 'es5' }),
    nameOf('<p>', { edition: 'es2025' }),
    nameOf(readDocument(SOURCE, 'a.html'), {}),
    nameOf(readDocument(SOURCE, 'b.html'), {}),
  ];
  t.is(new Set(names).size, names.length);
  t.is(nameOf('<p>', {}), names[0]);
  t.is(nameOf('<p>', { target: 'es2022', preset: 'fast', edition: 'es2015' }), names[0]);
});

const FAITHFUL = { preset: 'faithful', target: 'es2022' };
const FILE = join(ROOT, 'spec', 'documents', 'es2015.html');

test('a library that commands keep is of all that they are asked', (t) => {
  const plan = planOf({ spec: FILE, out: 'lib' });
  const requests = [
    [FAITHFUL, plan],
    [{ ...FAITHFUL, preset: 'deferred' }, plan],
    [{ ...FAITHFUL, target: 'es5' }, plan],
    [FAITHFUL, planOf({ spec: FILE, out: join('lib', 'below') })],
    [FAITHFUL, { ...plan, out: undefined }],
    [FAITHFUL, { ...plan, edition: 'next' }],
    [{ ...FAITHFUL, preset: 'fast' }, plan],
    [{ ...FAITHFUL, preset: 'fast' }, planOf({ spec: FILE, out: 'lib', without: ['then0'] })],
    [FAITHFUL, { ...plan, file: join(ROOT, 'spec', 'documents', 'es2016.html') }],
    [FAITHFUL, { ...plan, amendments: [FILE] }],
  ];
  const keys = requests.map(([library, wish]) => keyOf(library, wish));
  t.is(new Set(keys).size, keys.length);
  t.is(keyOf(FAITHFUL, plan), keys[0]);
  t.is(keyOf(FAITHFUL, planOf({ spec: FILE, out: 'beside' })), keys[0]);
  t.is(keyOf(FAITHFUL, { ...plan, file: 'nowhere.html' }), undefined);
});

test('what is minified is kept by what it is made of', (t) => {
  const job = { form: 'minified', library: 'exports.a = 1;', options: { target: 'es5' } };
  const others = [
    { ...job, form: 'moduleOf' },
    { ...job, library: 'exports.a = 2;' },
    { ...job, options: { target: 'es2022' } },
  ];
  const keys = [job, ...others].map(keyOfMinified);
  t.is(new Set(keys).size, keys.length);
  t.is(keyOfMinified({ ...job }), keys[0]);
});

test('what was done before is not done again', async (t) => {
  const name = `test-done-${process.pid}-${process.hrtime.bigint()}`;
  const requests = [];
  const double = async (jobs) => {
    requests.push(...jobs);
    return jobs.map((job) => job * 2);
  };
  const keyOf = (job) => (job < 3 ? `${name}-${job}` : undefined);
  const values = async (jobs) => (await keptOrDone(jobs, keyOf, double)).map(Object.values);
  t.deepEqual(await values([1, 3]), [
    [2, false],
    [6, false],
  ]);
  t.deepEqual(await values([3, 2, 1]), [
    [6, false],
    [4, false],
    [2, true],
  ]);
  t.deepEqual(requests, [1, 3, 3, 2]);
  for (const job of [1, 2]) rmSync(join(FOLDER, `${keyOf(job)}.json`));
});

test('what is kept is what would be made', (t) => {
  const plan = planOf({ spec: FILE, out: 'lib' });
  const library = make(FAITHFUL, plan, {});
  const key = `test-${keyOf(FAITHFUL, plan)}`;
  keep(key, library);
  t.deepEqual(recall(key), JSON.parse(JSON.stringify(library)));
  t.is(recall(`${key} of another`), undefined);
});

test('a library that tests keep is what would be made, of a document and of its source', (t) => {
  const options = { preset: 'faithful', target: 'es5', withMap: true };
  const { code, map, ledger, report } = generate(readDocument(SOURCE), options);
  const expected = JSON.parse(JSON.stringify({ code, map, ledger, report }));
  generated(SOURCE, options);
  t.deepEqual(recall(nameOf(SOURCE, options)), expected);
  t.deepEqual(JSON.parse(JSON.stringify(generated(readDocument(SOURCE), options))), expected);
});

test('what can be chosen is what the passes say, kept or not', (t) => {
  const choices = { PASSES: TEXTS, PRESETS, STANDARD, ASSUMPTIONS, AMENDMENTS };
  for (const [name, value] of Object.entries(choices))
    t.deepEqual(
      JSON.parse(JSON.stringify(value)),
      JSON.parse(JSON.stringify(transforms[name])),
      name,
    );
});
