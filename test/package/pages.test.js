import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'ava';
import { resultsDocument, speedSentence, worthDocument } from '../../bench/report/document.js';
import * as bench from '../../bench/report/write.js';
import { passesPage } from '../../docs/scripts/passes.js';
import { formatted } from '../../docs/scripts/write.js';
import { loadDocument } from '../../spec/1-read/file.js';
import { PASSES } from '../../cli/choices.js';
import { fledgling } from '../support/cli.js';
import { ROOT } from '../support/libraries.js';

// What the pages say of commands, files and code is so.

const textOf = (file) => readFileSync(join(ROOT, file), 'utf8');

const PAGES = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'bench/README.md', 'bench/RESULTS.md'],
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
].filter((file) => existsSync(join(ROOT, file)));

test('README.md is no longer than 9 kB, and its pictures no larger than 150', (t) => {
  const text = textOf('README.md');
  t.true(Buffer.byteLength(text) <= 9000);
  const pictures = [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file]) => file);
  t.is(pictures.length, 2);
  for (const file of pictures) t.true(statSync(join(ROOT, file)).size <= 150_000, file);
});

test('docs/passes.md is what the passes say: npm run docs:passes', async (t) => {
  t.is(textOf('docs/passes.md'), await formatted(passesPage()));
});

test('bench/RESULTS.md, the table of docs/performance.md and the figures of README.md are those of results.json: npm run bench:page', async (t) => {
  const run = JSON.parse(textOf('bench/results.json'));
  const plots = readdirSync(join(ROOT, 'bench/plots'));
  t.is(textOf('bench/RESULTS.md'), await bench.formatted(resultsDocument(run, plots)));
  const readme = textOf('README.md').replace(/\s+/g, ' ');
  t.true(readme.includes(`## Speed ${speedSentence(run)}`));
  const performance = textOf('docs/performance.md');
  t.is(performance, await bench.formatted(bench.filled(performance, worthDocument(run))));
  t.true(textOf('bench/RESULTS.md').split('\n').length <= 60);
  t.true(plots.length <= 6);
});

/** As the host of the repository makes them of headings. */
const anchorsOf = (text) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

const leadsNowhere = (page) => (address) => {
  const [path, anchor] = address.split('#');
  const file = path ? join(dirname(page), path) : page;
  if (!existsSync(join(ROOT, file))) return true;
  return Boolean(anchor) && !anchorsOf(textOf(file)).includes(anchor);
};

for (const page of PAGES) {
  test(`the links of ${page} lead somewhere, and the scripts that it names are there`, (t) => {
    const addresses = [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, address]) => address);
    const relative = addresses.filter((address) => !/^https?:/.test(address));
    t.deepEqual(relative.filter(leadsNowhere(page)), []);
    const { scripts } = JSON.parse(textOf('package.json'));
    const named = [...textOf(page).matchAll(/npm run\s+([\w:-]+)/g)].map(([, name]) => name);
    t.deepEqual(
      named.filter((name) => !(name in scripts)),
      [],
    );
  });
}

const commandsIn = (page) => [...textOf(page).matchAll(/npx fledgling (\w+)([^`#\n]*)/g)];

test('the commands and options that the pages name are there', async (t) => {
  const helps = new Map();
  for (const [all, command, rest] of PAGES.flatMap(commandsIn)) {
    if (!helps.has(command)) helps.set(command, await fledgling(ROOT, [command, '--help']));
    const { code, stdout } = helps.get(command);
    t.is(code, 0, all);
    t.regex(stdout, new RegExp(`^Usage: fledgling ${command}`), all);
    for (const [option] of rest.matchAll(/--[\w-]+/g)) t.true(stdout.includes(option), all);
  }
  t.true(helps.size > 3);
});

test('the example of README.md is the step, its code, and the passes that changed it', (t) => {
  const [, heading, ...lines] = /```\n(.*)\n(.*)\n(.*)\n(.*)\n```/.exec(textOf('README.md'));
  t.is(lines.length, 3);
  const plain = (text) => text.replace(/\s+/g, ' ');
  for (const line of lines) {
    const [text, file, by] = /^(.*?) {2,}(\S+?)(?:, by (.*))?$/.exec(line).slice(1);
    t.true(plain(textOf(file)).includes(plain(text.replace(/^1\. /, ''))), line);
    for (const name of by?.split(' and ') ?? []) {
      t.true(
        PASSES.some((pass) => pass.name === name),
        name,
      );
    }
  }
  const { clauses } = loadDocument(join(ROOT, 'spec/documents/es2025.html'));
  t.true(
    clauses.some(({ number, title }) =>
      heading.startsWith(`${number} ${title.replaceAll('_', '')}, step`),
    ),
    heading,
  );
});
