import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import ava from 'ava';
import { temporaryFolder } from '../support/cli.js';
import { oneIn } from '../support/extent.js';
import { ROOT } from '../support/libraries.js';
import { run } from '../support/spawn.js';

const test = oneIn(2, ava);

// The recipes of CONTRIBUTING.md, as written, each in a copy of the project.

/** What the command of a recipe prints, by the recipe's title. */
const PRINTED = {
  'A sentence': /✔ Double: Double _n_\.[^]*tests passed/,
  'A primitive': /^12\.9\.4$/m,
  'An intrinsic': /^true$/m,
  'A pass': /^ +return;$/m,
  'An error message': /executor is not an object \(27\.2\.3\.1 Promise, step 2\)/,
};

const COPIED = ['cli', 'generator', 'package.json', 'spec', 'test', 'transforms'];
const LINKED = ['node_modules', 'output'];

const projectCopy = (t) => {
  const folder = temporaryFolder(t);
  const filter = (path) => !/[\\/]\.(?:test262|engines)\b/.test(path);
  for (const name of COPIED)
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter });
  for (const name of LINKED) symlinkSync(join(ROOT, name), join(folder, name));
  return folder;
};

/** The first line of a block says where the rest goes. */
const PLACES = [
  [/^(?:\/\/) (\S+)$/, (old, text) => text],
  [/^\/\/ at the end of (\S+)$/, (old, text) => `${old.trimEnd()}\n${text}`],
  [
    /^\/\/ in (\S+), after: (.*)$/,
    (old, text, line) => old.replace(`${line}\n`, () => `${line}\n${text}`),
  ],
  [
    /^<!-- in (\S+), in place of: (.*) -->$/,
    (old, text, part) => old.replace(part, text.trimEnd()),
  ],
];

const apply = (t, folder, block) => {
  const [first] = block.split('\n');
  const text = block.slice(first.length + 1);
  const [pattern, change] = PLACES.find(([pattern]) => pattern.test(first));
  const [, name, where] = pattern.exec(first);
  const file = join(folder, name);
  const old = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const changed = change(old, text, where);
  t.not(changed, old, `${name} is not changed`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, changed);
  return name;
};

const RECIPES = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  .split('\n### ')
  .slice(1)
  .map((section) => {
    const [, title, count] = /^(.*): (\d+) files?\n/.exec(section);
    const blocks = [...section.matchAll(/```(\w*)\n([^]*?)```/g)];
    const edits = blocks.filter(([, language]) => language).map(([, , text]) => text);
    const [[, , command]] = blocks.filter(([, language]) => !language);
    return { title, count: Number(count), edits, command };
  });

test('every recipe is tested', (t) => {
  t.deepEqual(RECIPES.map(({ title }) => title).sort(), Object.keys(PRINTED).sort());
});

for (const { title, count, edits, command } of RECIPES) {
  test.serial(`${title} takes as many files as it says, and works`, async (t) => {
    const folder = projectCopy(t);
    const files = edits.map((block) => apply(t, folder, block));
    const source = files.filter((name) => !name.endsWith('.html'));
    t.is(new Set(source).size, count);
    const { code, stdout, stderr } = await run('sh', ['-c', command], { cwd: folder });
    t.is(code, 0, `${stdout}\n${stderr}`);
    t.regex(stdout, PRINTED[title]);
    for (const name of LINKED) rmSync(join(folder, name));
  });
}
