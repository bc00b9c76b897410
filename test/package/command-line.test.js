import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { COMMANDS } from '../../cli/commands/index.js';
import { tableOf } from '../../cli/passes-table.js';
import { CLI, fledgling, temporaryFolder } from '../support/cli.js';
import { ROOT } from '../support/libraries.js';
import { run } from '../support/spawn.js';

/** What all commands have in common. */

const FILES = ['faithful.es5', 'fast.es2022', 'fast.es5', 'loose.es2022', 'loose.es5'].map(
  (name) => `${name}.cjs`,
);

/** Hooks of a loader that say what is loaded. */
const LISTS = `
  import { writeSync } from 'node:fs';
  export const load = (url, context, next) => (writeSync(2, 'loads ' + url + '\\n'), next(url, context));
`;

test('a pipe that is closed early, a folder in place of a document, and the version', async (t) => {
  const piped = await run('/bin/sh', [
    '-c',
    `"${process.execPath}" "${CLI}" passes --json | head -c 5`,
  ]);
  t.deepEqual([piped.stdout, piped.stderr], ['[\n  {', '']);
  const folder = temporaryFolder(t);
  const { code, stderr } = await fledgling(folder, ['parse', folder], []);
  t.is(code, 1);
  t.is(stderr.trimEnd().split('\n')[0], '.: this is a directory');
  t.regex((await fledgling(folder, ['--version'], [])).stdout, /^\d+\.\d+\.\d+\n$/);
});

test('output that cannot be written, and a document that is too deep, end in one sentence', async (t) => {
  const full = await run('/bin/sh', ['-c', `"${process.execPath}" "${CLI}" passes > /dev/full`]);
  t.is(full.code, 1);
  t.is(full.stderr, 'error: the output cannot be written: the disk is full\n');
  const folder = temporaryFolder(t);
  const deep = Array.from(
    { length: 3000 },
    (_, at) => `${' '.repeat(at)}1. If _x_ is *true*, then`,
  );
  const steps = [...deep, `${' '.repeat(3000)}1. Return _x_.`].join('\n');
  writeFileSync(
    join(folder, 'deep.html'),
    `<emu-clause id="sec-deep" aoid="Deep"><h1>Deep ( _x_ )</h1><emu-alg>\n${steps}\n</emu-alg></emu-clause>`,
  );
  const { code, stderr } = await fledgling(folder, ['parse', 'deep.html', '--root', 'sec-deep']);
  t.is(code, 1);
  t.regex(stderr, /^the document nests steps or expressions too deeply for the stack\n$/);
});

test('commands that share a process do and say what they do alone, and end as they do', async (t) => {
  const folder = temporaryFolder(t);
  for (const [args, expected] of [
    [['passes', 'then0'], 0],
    [['parse', folder], 1],
    [['genrate'], 2],
    [['passes', '--help'], 0],
  ]) {
    const shared = await fledgling(folder, args);
    t.is(shared.code, expected);
    t.deepEqual(shared, await fledgling(folder, args, []), args.join(' '));
  }
});

test('colours stand where they are asked for, and nowhere else', async (t) => {
  const args = ['passes', 'then0'];
  const env = { FORCE_COLOR: '1' };
  const colored = await run(process.execPath, [CLI, ...args], { env });
  t.true(colored.stdout.startsWith('\x1b['));
  const plain = await run(process.execPath, [CLI, ...args, '--no-color'], { env });
  t.true(plain.stdout.startsWith('then0\n'));
  t.is((await run(process.execPath, [CLI, ...args])).stdout, plain.stdout);
});

test('help of each command has an example, and loads nothing that it does not need', async (t) => {
  for (const { name } of COMMANDS) {
    const { stdout } = await fledgling(temporaryFolder(t), [name, '--help']);
    t.regex(stdout, new RegExp(`^Examples?:\\n {2}fledgling ${name}(?: |$)`, 'm'), name);
  }
  const heavy = /escodegen|parse5|ecmarkdown|acorn/;
  const listing = `import { register } from 'node:module'; register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(LISTS)}));`;
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(listing)}`];
  const { stderr } = await fledgling(temporaryFolder(t), ['--help'], flags);
  t.regex(stderr, /loads .*commander/);
  t.notRegex(stderr, heavy);
});

test('help is that of the program, or of a command', async (t) => {
  const folder = temporaryFolder(t);
  for (const [words, flags] of [
    [['help'], ['--help']],
    [
      ['help', 'explain'],
      ['explain', '--help'],
    ],
  ]) {
    const { code, stdout } = await fledgling(folder, words);
    t.is(code, 0);
    t.is(stdout, (await fledgling(folder, flags)).stdout);
  }
});

test('the table of passes has a line for each, in which what a pass does comes before figures', (t) => {
  const summary = 'it does something that takes many words to say in full';
  const report = (count) => ({ applied: Array(count).fill('f') });
  const passOf = (name, counts) => ({
    name,
    summary,
    libraries: Object.fromEntries(counts.map((count, at) => [FILES[at], count && report(count)])),
  });
  const all = [passOf('first', [undefined, 2, 2, 3, 4]), passOf('second', [undefined, 1, 1, 1, 1])];
  const libraries = Object.fromEntries(FILES.map((file) => [file, {}]));
  const linesAt = (width) => tableOf(all, libraries, width).split('\n');
  // of a preset whose libraries agree there is one column, of one without passes none
  t.regex(linesAt(200)[0], /pass +fast +loose\.es2022 +loose\.es5 +what it does/);
  t.regex(linesAt(200)[1], new RegExp(`^first +2 +3 +4 {2}${summary}$`));
  for (const width of [40, 60, 80]) {
    const lines = linesAt(width);
    t.is(lines.length, 3);
    for (const line of lines) t.true(line.length <= width, line);
    t.regex(lines[1], /it does something/, `${width}`);
  }
});

test('a document may be an edition by name', async (t) => {
  const folder = temporaryFolder(t);
  const printed = async (...args) => (await fledgling(folder, ['parse', ...args])).stdout;
  const [named, optional] = [await printed('es2019'), await printed('--edition', 'es2019')];
  t.regex(named, /100\.0 % of \d+ steps parse/);
  t.is(named, optional);
  for (const args of [
    ['generate', '--spec', 'es1999', '--out', 'out'],
    ['compare', 'es2025', 'es1999'],
    ['parse', 'es1999'],
  ]) {
    const { code, stderr } = await fledgling(folder, args);
    t.is(code, 1);
    t.regex(
      stderr,
      /^es1999: no such file, and no such edition\n {2}expected {2}an ecmarkup document, or one of es2015, /,
    );
  }
});

const COMMAND_NAMES = COMMANDS.map(({ name }) => name).join(', ');

/** Wrong usage: arguments → the line that says what is wrong. */
const USAGE = [
  [['genrate'], `unknown command 'genrate'; did you mean generate?\n  expected  ${COMMAND_NAMES}`],
  [['nope'], `unknown command 'nope'\n  expected  ${COMMAND_NAMES}`],
  [['help', 'nope'], `unknown command 'nope'\n  expected  ${COMMAND_NAMES}`],
  [['passes', 'nope'], /^error: there is no pass nope\n {2}expected {2}slot-closures, .*then0/],
  [['generate', '--taget', 'es5'], "unknown option '--taget'\n(Did you mean --target?)"],
  [
    ['generate', '--target', 'es6'],
    "option '--target <name>' argument 'es6' is invalid. There are es2022, es5; did you mean es5?",
  ],
  [
    ['generate', '--preset', 'faithfull'],
    /^error: option '--preset <name>' argument 'faithfull' is invalid. There are .*; did you mean faithful\?/,
  ],
  [['generate', '--print-after', 'prnt'], /did you mean print\?/],
  [['generate', '--spec'], "option '--spec <file>' argument missing"],
  [
    ['generate', '--spec', 'in.html', '--edition', 'es2015'],
    "option '--spec <file>' cannot be used with option '--edition <name>'",
  ],
  [
    ['try', 'in.html', '--edition', 'es2015', '--spec', 'es2025'],
    "option '--spec <file>' cannot be used with option '--edition <name>'",
  ],
  [
    ['parse', 'in.html', '--edition', 'es2015'],
    "argument 'file' cannot be used with option '--edition <name>'",
  ],
  [
    ['generate', '--preset', 'deferred', '--edition', 'es2025'],
    'the preset deferred is of es2015, not of es2025\n  expected  --edition es2015',
  ],
  [['generate', 'es2015'], "too many arguments for 'generate'. Expected 0 arguments but got 1."],
  [
    ['parse', 'one.html', 'two.html'],
    "too many arguments for 'parse'. Expected 1 argument but got 2.",
  ],
  [['compare', 'in.html'], "missing required argument 'second'"],
  [['generate', '--out', ''], "option '--out <dir>' argument '' is invalid. It is empty."],
  [['audit', '--out='], "option '--out <file>' argument '' is invalid. It is empty."],
  [['parse', '--amend', ''], "option '--amend <file>' argument '' is invalid. It is empty."],
  [
    ['compare', 'es2025', ''],
    "command-argument value '' is invalid for argument 'second'. It is empty.",
  ],
  [['explain', ''], "command-argument value '' is invalid for argument 'what'. It is empty."],
  [
    ['explain', '--target', 'es5', 'fast.es2022.cjs:12'],
    'fast.es2022.cjs is not of the target es5',
  ],
  [['explain', 'faithful.es5', '--preset', 'loose'], 'faithful.es5.cjs is not of the preset loose'],
  [
    ['generate', '--target', 'es5', '--target', 'es2022'],
    "option '--target <name>' argument 'es2022' is invalid. It takes one value, and has es5.",
  ],
  [
    ['try', 'in.html', '--out', 'one', '--out', 'two'],
    "option '--out <file>' argument 'two' is invalid. It takes one value, and has one.",
  ],
];

for (const [args, message] of USAGE) {
  test(`wrong usage: fledgling ${args.join(' ')}`, async (t) => {
    const { code, stdout, stderr } = await fledgling(temporaryFolder(t), args);
    t.is(code, 2);
    t.is(stdout, '');
    if (message instanceof RegExp) t.regex(stderr, message);
    else t.is(stderr, `error: ${message}\n(--help shows the commands and options)\n`);
  });
}

test('a folder where a file should go is refused before the work', async (t) => {
  const folder = temporaryFolder(t);
  const proposal = join(ROOT, 'test', 'support', 'proposals', 'asleep.emu');
  mkdirSync(join(folder, 'way'));
  for (const args of [['try', proposal], ['audit']]) {
    const { code, stdout, stderr } = await fledgling(folder, [...args, '--out', 'way']);
    t.is(stderr, `${join(folder, 'way')}: a folder is in the way\n  expected  a file, or none\n`);
    t.deepEqual([code, stdout], [1, '']);
  }
});

test('editions whose libraries lie nowhere are explained from libraries that are made for it', async (t) => {
  const folder = temporaryFolder(t);
  const ask = async (...args) => {
    const { code, stdout, stderr } = await fledgling(folder, [...args, '--edition', 'es2019']);
    t.is(code, 0, stderr);
    return stdout;
  };
  t.regex(await ask('explain'), /^faithful\.es2022\.cjs\n {2}steps: \d+ emitted/);
  t.regex(await ask('explain', 'Promise.resolve', '3'), /return PromiseResolve\(C, x\);/);
  t.regex(await ask('passes', 'then0'), /in fast\.es2022\n {4}applied 1 time: /);
  t.regex(
    await ask('passes', 'then0', '--library', 'loose.es5'),
    /in loose\.es5\n {4}applied 1 time/,
  );
  const { code, stderr } = await fledgling(folder, [
    ...['passes', '--edition', 'es2019', '--library', 'fastest.es5'],
  ]);
  t.is(code, 1);
  t.regex(stderr, /there is no fastest\.es5\n {2}expected {2}PRESET\.TARGET, of faithful, fast/);
});
