import { existsSync, mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { generate, SpecError } from '../../generator/index.js';
import { loadDocument } from '../../spec/1-read/file.js';
import { BAD_DOCUMENTS } from '../support/bad-documents.js';
import { contents, fill, fledgling, temporaryFolder } from '../support/cli.js';
import { edited, SOURCE, sourceOf } from '../support/documents.js';
import { swept } from '../support/extent.js';

/** The place of a text in a document. */
function placeOf(source, text) {
  const before = source.slice(0, source.indexOf(text)).split('\n');
  return { line: before.length, column: before.at(-1).length + 1 };
}

/** The whole message that a bad document must give. */
function messageOf(source, { at, problem, clause, step, text = at, expected }) {
  const { line, column } = placeOf(source, at);
  const lines = [`in.html:${line}:${column}: ${problem}`, `  clause    ${clause}`];
  if (step) lines.push(`  step      ${step}`);
  if (text) lines.push(`  text      ${text}`);
  const lineOf = (_, other) => placeOf(source, other).line;
  return [...lines, `  expected  ${expected.replace(/\{(<.*)\}/, lineOf)}`].join('\n');
}

for (const [name, bad] of Object.entries(BAD_DOCUMENTS)) {
  test(`${name}: ${bad.problem}`, (t) => {
    const source = edited(bad.changes);
    t.is(source.split(bad.at).length, 2, 'the place is there once');
    const expectation = { instanceOf: SpecError, message: messageOf(source, bad) };
    t.throws(() => generate(source, { file: 'in.html', target: 'es5' }), expectation);
  });
}

test('ES2025: a slot of a function object that has none', (t) => {
  const first = 'Let _promise_ be ? Construct(_C_, « _executor_ »).';
  const at = 'Let _own_ be _executor_.[[PromiseState]].';
  const source = edited([[first, `${at}\n1. ${first}`]], sourceOf('es2025'));
  const bad = {
    at,
    problem: 'the function object _executor_ has no internal slots',
    clause: '27.2.1.5 NewPromiseCapability ( _C_ )',
    step: '6',
    expected: 'slots in the List that CreateBuiltinFunction is given',
  };
  const expectation = { instanceOf: SpecError, message: messageOf(source, bad) };
  t.throws(() => generate(source, { file: 'in.html' }), expectation);
});

/** Files that are no document: what makes one, and the message. */
const NO_DOCUMENTS = {
  'a file that is not there': [() => {}, 'no such file', 'an ecmarkup document'],
  'a folder': [(file) => mkdirSync(file), 'this is a directory', 'an ecmarkup document'],
  'plain text': ['1. Return *undefined*.\n', 'not HTML', 'an ecmarkup document'],
  'an empty file': ['', 'not HTML', 'an ecmarkup document'],
  'HTML without clauses': [
    '<!DOCTYPE html><h1>Promise</h1><p>Later.</p>',
    'not an ecmarkup document',
    'emu-clause elements',
  ],
  'a document without a Promise clause': [
    '<emu-clause id="sec-map"><h1>Map Objects</h1></emu-clause>',
    'a document without a Promise clause',
    'a clause with the id sec-promise-objects',
  ],
  'a binary file': [
    Buffer.from(SOURCE, 'utf16le'),
    'a binary file',
    'an ecmarkup document in UTF-8',
  ],
};

for (const [name, [content, problem, expected]] of Object.entries(NO_DOCUMENTS)) {
  test(`no document: ${name}`, (t) => {
    const file = join(temporaryFolder(t), 'in.html');
    if (typeof content === 'function') content(file);
    else writeFileSync(file, content);
    const message = `${file}: ${problem}\n  expected  ${expected}`;
    t.throws(() => generate(loadDocument(file)), { instanceOf: SpecError, message });
  });
}

test('a file in another encoding is no binary file: the byte has a place', (t) => {
  const file = join(temporaryFolder(t), 'in.html');
  const source = SOURCE.replace('The Promise Constructor', 'The Promisé Constructor');
  writeFileSync(file, Buffer.from(source.replaceAll('«', '<').replaceAll('»', '>'), 'latin1'));
  const { line, column } = placeOf(source, 'é Constructor');
  const message = `${file}:${line}:${column}: this byte is no UTF-8\n  expected  an ecmarkup document in UTF-8`;
  t.throws(() => loadDocument(file), { instanceOf: SpecError, message });
});

/** Documents that are bad in several places: of reading, of what is read, of the translation. */
const TOGETHER = [
  [
    'a slip of a word',
    'a sentence that no rule reads',
    'a slip in an argument',
    'a step that nothing reaches',
  ],
  ['a variable that one way sets', 'a second Let', 'a Let of a parameter'],
  ['too few arguments', 'an unknown operation', 'an unknown job', 'a slot that nothing declares'],
];

for (const names of TOGETHER) {
  test(`all errors of a document, sorted by place: ${names.join(', ')}`, (t) => {
    const all = names.map((name) => BAD_DOCUMENTS[name]);
    const source = edited(all.flatMap(({ changes }) => changes));
    const lineOf = ({ at }) => placeOf(source, at).line;
    const sorted = all.sort((first, second) => lineOf(first) - lineOf(second));
    const message = sorted.map((bad) => messageOf(source, bad)).join('\n\n');
    t.throws(() => generate(source, { file: 'in.html' }), { instanceOf: SpecError, message });
  });
}

test('generate lists all errors and exits with 1', async (t) => {
  const folder = temporaryFolder(t);
  const all = TOGETHER[0].map((name) => BAD_DOCUMENTS[name]);
  writeFileSync(join(folder, 'in.html'), edited(all.flatMap(({ changes }) => changes)));
  const { code, stderr } = await fledgling(folder, ['generate', '--spec', 'in.html']);
  t.is(code, 1);
  t.is(stderr.match(/^in\.html:\d+:\d+: /gm)?.length, all.length, stderr);
});

test('generate names the primitives that a document has steps for, which nothing follows', async (t) => {
  const folder = temporaryFolder(t);
  const steps = '<emu-alg>\n1. Return *undefined*.\n</emu-alg>';
  writeFileSync(join(folder, 'in.html'), edited([['A primitive.', steps, 'sec-iscallable']]));
  const args = ['generate', '--preset', 'faithful', '--target', 'es5', '--out', '-'];
  const { code, stderr } = await fledgling(folder, [...args, '--spec', 'in.html']);
  const words = 'steps of IsCallable are not followed, since primitives stand for them';
  t.is(stderr, `in.html: ${words}\n`);
  t.is(code, 0);
  t.is((await fledgling(folder, [...args, '--edition', 'es2015'])).stderr, '');
});

test('a device is no file', (t) => {
  const message = '/dev/null: this is no file\n  expected  an ecmarkup document';
  if (existsSync('/dev/null')) t.throws(() => loadDocument('/dev/null'), { message });
  else t.pass();
});

/** What lies in the output folder before; nothing that fails may touch it. */
const OLD = { 'faithful.es5.cjs': 'old code', 'ledger.json': 'old ledger' };

const REFUSED = [
  'a sentence that no rule reads',
  'an unknown operation',
  'an attribute that is none',
];

for (const name of [...REFUSED, 'a file that is not there']) {
  test(`the command prints one message, exits with 1 and writes nothing: ${name}`, async (t) => {
    const folder = temporaryFolder(t);
    const bad = BAD_DOCUMENTS[name];
    const source = bad && edited(bad.changes);
    if (bad) writeFileSync(join(folder, 'in.html'), source);
    fill(join(folder, 'out'), OLD);
    const args = ['generate', '--spec', 'in.html', '--out', 'out'];
    const { code, stdout, stderr } = await fledgling(folder, args);
    const absent = 'in.html: no such file\n  expected  an ecmarkup document';
    t.is(stderr, `${bad ? messageOf(source, bad) : absent}\n`);
    t.is(stdout, '');
    t.is(code, 1);
    t.deepEqual(contents(join(folder, 'out')), OLD);
  });
}

/** Says at its end how often the process read the document. */
const READS = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  let count = 0;
  const { readFileSync } = fs;
  fs.readFileSync = (file, ...options) => {
    if (String(file).endsWith('in.html')) count++;
    return readFileSync(file, ...options);
  };
  syncBuiltinESMExports();
  process.on('exit', () => console.log(count));`;

test('a file of 100 MB is refused before it is read', async (t) => {
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(READS)}`];
  const folder = temporaryFolder(t);
  const runs = async () => {
    const { stdout, ...ended } = await fledgling(folder, ['parse', 'in.html'], flags);
    return { reads: Number(stdout.trim().split('\n').at(-1)), ...ended };
  };
  writeFileSync(join(folder, 'in.html'), SOURCE);
  t.true((await runs()).reads > 0, 'others are');
  truncateSync(join(folder, 'in.html'), 100 * 1024 * 1024);
  const { reads, stderr, code } = await runs();
  t.is(stderr, 'in.html: the file has 105 MB\n  expected  a document of at most 32 MiB\n');
  t.is(code, 1);
  t.is(reads, 0);
});

test('parse and compare refuse what is no document', async (t) => {
  const folder = temporaryFolder(t);
  const message = 'in.html: no such file\n  expected  an ecmarkup document\n';
  for (const args of [
    ['parse', 'in.html'],
    ['compare', 'in.html', 'other.html'],
  ]) {
    const { code, stdout, stderr } = await fledgling(folder, args);
    t.deepEqual({ code, stdout, stderr }, { code: 1, stdout: '', stderr: message });
  }
});

test('without a command it shows how it is used', async (t) => {
  const { code, stderr } = await fledgling(temporaryFolder(t), []);
  t.is(code, 2);
  t.regex(stderr, /^Usage: fledgling/);
});

test('a file where the folder should be', async (t) => {
  const folder = temporaryFolder(t);
  writeFileSync(join(folder, 'file'), 'old');
  const expected = '  expected  a folder to write to\n';
  for (const out of [join(folder, 'file'), join(folder, 'file', 'out')]) {
    const { code, stderr } = await fledgling(folder, ['generate', '--target', 'es5', '--out', out]);
    t.is(stderr, `${out}: a file is in the way\n${expected}`);
    t.is(code, 1);
  }
  t.deepEqual(contents(folder), { file: 'old' });
});

// Node's own mkdir with `recursive` never comes back from there
(existsSync('/proc/self') ? test : test.skip)('a file system that takes no folders', async (t) => {
  const args = ['generate', '--target', 'es5', '--out', '/proc/none/out'];
  const { code, stderr } = await fledgling(temporaryFolder(t), args);
  t.regex(
    stderr,
    /^\/proc\/none\/out: (?:no folder can be made here|this may not be written)\n {2}expected {2}a folder to write to\n$/,
  );
  t.is(code, 1);
});

test('a folder where a file should be', async (t) => {
  const folder = temporaryFolder(t);
  fill(join(folder, 'out'), { 'faithful.es5.cjs': 'old' });
  mkdirSync(join(folder, 'out', 'ledger.json'));
  const { code, stderr } = await fledgling(folder, ['generate', '--target', 'es5', '--out', 'out']);
  const place = join(folder, 'out', 'ledger.json');
  t.is(stderr, `${place}: a folder is in the way\n  expected  a file, or none\n`);
  t.is(code, 1);
  t.deepEqual(readdirSync(join(folder, 'out')), ['faithful.es5.cjs', 'ledger.json']);
});

/** Ends the process in the middle of the nth call of a function of node:fs. */
const killing = (name, nth) => `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const original = fs.${name};
  let count = 0;
  fs.${name} = (file, text) => {
    if (++count < ${nth} || !String(file).includes('.tmp')) return original(file, text);
    if (text.length > 1000) original(file, text.slice(0, text.length / 2));
    process.kill(process.pid, 'SIGKILL');
  };
  syncBuiltinESMExports();`;

const ONE = ['generate', '--out', 'out', '--preset', 'faithful', '--target', 'es5'];

/** A call, its number, and how many files are new by then. */
const KILLED = [
  ['writeFileSync', 1, 0],
  ['writeFileSync', 3, 0],
  ['renameSync', 2, 1],
];

test('killed at whatever call, every file is whole', async (t) => {
  const folder = temporaryFolder(t);
  const out = join(folder, 'out');
  await fledgling(folder, ONE);
  const files = contents(out);
  const names = Object.keys(files);
  for (const [name, nth, written] of swept(KILLED, (_, at) => at === 2)) {
    fill(out, Object.fromEntries(names.map((file) => [file, 'old'])));
    const flags = ['--import', `data:text/javascript,${encodeURIComponent(killing(name, nth))}`];
    t.is((await fledgling(folder, ONE, flags)).signal, 'SIGKILL');
    const left = contents(out);
    for (const file of names) t.true(['old', files[file]].includes(left[file]), file);
    t.is(names.filter((file) => left[file] === files[file]).length, written, `${name} ${nth}`);
  }
});
