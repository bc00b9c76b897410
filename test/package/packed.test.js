import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { tokenizer } from 'acorn';
import test from 'ava';
import { ENTRIES, LIBRARIES } from '../../cli/package/entries.js';
import { packed } from '../support/installed.js';
import { ROOT } from '../support/libraries.js';
import { run } from '../support/spawn.js';

// The two packages as npm packs them: what is in them, what they weigh, what checkers say.

/** A command of a package that is installed here. */
const command = (name) => join(ROOT, 'node_modules', '.bin', name);

/** Runs a tool of node_modules; it fails where it has a finding. */
const passes = async (t, file, args, cwd = ROOT) => {
  const { code, stdout, stderr } = await run(process.execPath, [file, ...args], { cwd });
  t.is(code, 0, `${stdout}\n${stderr}`);
  return stdout;
};

let folder, library, generator;
test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fledgling-packed-'));
  library = await packed('output', folder);
  generator = await packed('.', folder);
});
test.after.always(() => folder && rmSync(folder, { recursive: true }));

const namesIn = (tarball) =>
  execFileSync('tar', ['tzf', tarball], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((name) => name.replace(/^package\//, ''));

/** Unpacks a tarball into a folder of its own. */
const unpacked = (tarball, name) => {
  const to = join(folder, name);
  mkdirSync(to);
  execFileSync('tar', ['xzf', tarball, '--strip-components=1', '-C', to]);
  return to;
};

test('the library is small, and has no dependency and no script', (t) => {
  const to = unpacked(library, 'library');
  const names = namesIn(library);
  const bytes = names.reduce((sum, name) => sum + statSync(join(to, name)).size, 0);
  t.true(statSync(library).size <= 150_000, `${statSync(library).size} bytes packed`);
  t.true(bytes <= 1_000_000, `${bytes} bytes unpacked`);
  const manifest = JSON.parse(readFileSync(join(to, 'package.json'), 'utf8'));
  for (const key of ['dependencies', 'optionalDependencies', 'scripts', 'bin'])
    t.false(key in manifest);
  t.is(manifest.engines.node, '>=0.10');
});

test('it has every file of its entries, and nothing that the repository alone needs', (t) => {
  const names = new Set(namesIn(library));
  for (const file of ['README.md', 'LICENSE', ...LIBRARIES.map((entry) => entry.library)])
    t.true(names.has(file), file);
  for (const { file, fallback, types, name } of ENTRIES) {
    const indexFiles = ['index.mjs', 'index.d.mts', ...(name ? ['package.json'] : [])].map((file) =>
      join(name, file),
    );
    for (const path of [file, fallback, types, ...indexFiles]) t.true(names.has(path), path);
  }
  const others = [...names].filter((name) =>
    /ledger|coverage|verification|audit|\.cjs\.map$/.test(name),
  );
  t.deepEqual(others, []);
});

test('no file names a source map that the package does not have', (t) => {
  const to = unpacked(library, 'maps');
  const names = namesIn(library).filter((name) => /\.[cm]?js$/.test(name));
  t.true(names.length > 50);
  const lacking = names.filter((name) => {
    const [, map] =
      /^\/\/# sourceMappingURL=(.*)$/m.exec(readFileSync(join(to, name), 'utf8')) ?? [];
    return map && !existsSync(join(to, dirname(name), map));
  });
  t.deepEqual(lacking, []);
});

/** The comments of each file but its head, and all else of it. */
const partsOf = (code) => {
  const comments = [];
  const onComment = (block, value) => comments.push(value);
  const tokens = [...tokenizer(code, { ecmaVersion: 2022, onComment })];
  return { comments: comments.slice(1), tokens: tokens.map(({ value }) => value) };
};

for (const { name, file, source } of LIBRARIES.filter(({ form }) => form === 'plain')) {
  test(`the file of ${name} is its library, with no comments but headings`, (t) => {
    const [shorter, whole] = [
      join(unpacked(library, `plain-${name.replace('/', '-')}`), file),
      source,
    ].map((path) => partsOf(readFileSync(resolve(ROOT, 'output', path), 'utf8')));
    t.deepEqual(shorter.tokens, whole.tokens);
    const clause = /^ \d+\.\d[\d.]+ \w/;
    t.deepEqual(
      shorter.comments.filter((text) => clause.test(text)),
      whole.comments.filter((text) => clause.test(text)),
    );
    const step = /^ (?:[\d.]+, )?\d+(?:\.\w+)*\. \w/;
    t.true(whole.comments.some((text) => step.test(text)));
    t.false(shorter.comments.some((text) => step.test(text) || /^ By /.test(text)));
  });
}

test('publint finds nothing', async (t) => {
  await passes(t, command('publint'), ['run', library, '--strict']);
});

test('are the types wrong finds nothing', async (t) => {
  await passes(t, command('attw'), [library]);
});

for (const [edition, pattern] of [
  ['es5', /es5\.(?:cjs|js)$|^es5\/.*\.cjs$|^companions\/(?!.*es2022)|^es2015\/es5\/.*\.cjs$/],
  ['es2022', /\.es2022\.(?:cjs|js)$|^\w+\.cjs$|^(?!es5)\w+\/index\.cjs$/],
]) {
  test(`es-check reads the files for ${edition}`, async (t) => {
    const to = unpacked(library, edition);
    const files = namesIn(library).filter((name) => pattern.test(name));
    t.true(files.length >= 5);
    await passes(t, command('es-check'), [edition, ...files], to);
  });
}

test('no entry is larger than its budget', async (t) => {
  const sizes = JSON.parse(await passes(t, command('size-limit'), ['--json']));
  const kilobytes = (name) =>
    (Math.round(sizes.find((entry) => entry.name === name).size / 100) / 10).toFixed(1);
  const [readme, modes] = ['README.md', 'docs/modes.md'].map((file) =>
    readFileSync(join(ROOT, file), 'utf8'),
  );
  const small = kilobytes('fledgling/small');
  t.true(readme.includes(`ES2025 in ${small} kB`), small);
  t.true(modes.includes(`an import of it adds ${small} kB`), small);
  const pages = kilobytes('fledgling, for pages');
  t.true(modes.includes(`where \`fledgling\` adds ${pages} (`), pages);
});

test('the generator packs no library, and runs with its dependencies alone', async (t) => {
  const to = unpacked(generator, 'generator');
  const names = namesIn(generator);
  t.deepEqual(
    names.filter((name) => /^(?:output|test|bench)\//.test(name)),
    [],
  );
  const { dependencies, devDependencies, bin } = JSON.parse(
    readFileSync(join(to, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(to, 'node_modules', name)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(to, 'node_modules', name));
  }
  t.false(existsSync(join(to, 'node_modules', Object.keys(devDependencies)[0])));
  const code = await passes(t, join(to, bin.fledgling), ['generate', '--out', '-'], to);
  t.regex(code, /^\/\*\*\n \* Promise/);
  const audit = await run(process.execPath, [join(to, bin.fledgling), 'audit'], { cwd: to });
  t.is(audit.code, 1);
  t.regex(audit.stderr, /(?:highlight\.js|esbuild) is not installed[^]*npm install/);
  const door =
    "import('@fledgling/generator').then(({ generate }) => process.exit(typeof generate === 'function' ? 0 : 1))";
  await passes(t, '-e', [door], to);
});
