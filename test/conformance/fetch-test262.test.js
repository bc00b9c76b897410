import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import test from 'ava';
import { fetchTest262 } from '../support/fetch-test262.js';
import { git } from '../support/snapshot.js';

const FILES = {
  'harness/assert.js': 'var assert;\n',
  'test/built-ins/Promise/a.js': 'Promise;\n',
  'test/built-ins/Array/b.js': 'Array;\n',
  'test/language/c.js': ';\n',
  LICENSE: 'a licence\n',
  'README.md': 'not needed\n',
};

const AUTHOR = 'user.name=t user.email=t@example.org commit.gpgsign=false'
  .split(' ')
  .flatMap((setting) => ['-c', setting]);

/** A repository with two commits, the second of which has a package.json. */
function makeMirror(t) {
  const folder = mkdtempSync(join(tmpdir(), 'test262-mirror-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  const mirror = join(folder, 'mirror');
  const commit = (files) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(mirror, path)), { recursive: true });
      writeFileSync(join(mirror, path), text);
    }
    git(mirror, 'add', '.');
    git(mirror, ...AUTHOR, 'commit', '--quiet', '-m', 'files');
    return git(mirror, 'rev-parse', 'HEAD');
  };
  mkdirSync(mirror);
  git(mirror, 'init', '--quiet');
  const commits = { old: commit(FILES), new: commit({ 'package.json': '{"version":"5.0.0"}' }) };
  return { mirror, commits, into: join(folder, 'suites') };
}

const version = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;

test('snapshots are fetched from a mirror, with what is needed and no more', (t) => {
  const { mirror, commits, into } = makeMirror(t);
  const lines = [];
  fetchTest262({ url: pathToFileURL(mirror).href, commits, into, log: (line) => lines.push(line) });
  t.deepEqual(readdirSync(into).sort(), ['new', 'old']);
  for (const name of ['new', 'old']) {
    t.deepEqual(readdirSync(join(into, name)).sort(), [
      'COMMIT',
      'LICENSE',
      'harness',
      'package.json',
      'test',
    ]);
    t.deepEqual(readdirSync(join(into, name, 'test/built-ins')), ['Promise']);
  }
  t.is(version(join(into, 'old')), '1.0.0');
  t.is(version(join(into, 'new')), '5.0.0');
  t.is(lines.length, 4);
});

test('a snapshot that is there is not fetched again; another commit takes its place', (t) => {
  const { mirror, commits, into } = makeMirror(t);
  const lines = [];
  const fetch = (commit, url = mirror) =>
    fetchTest262({ url, commits: { suite: commit }, into, log: (line) => lines.push(line) });
  fetch(commits.old);
  lines.length = 0;
  fetch(commits.old, '/nowhere');
  t.deepEqual(lines, [`suite: ${commits.old} is there`]);
  fetch(commits.new);
  t.is(version(join(into, 'suite')), '5.0.0');
});

test('a fetch that fails leaves what was there, and nothing half filled', (t) => {
  const { mirror, commits, into } = makeMirror(t);
  const fetch = (name, commit) =>
    fetchTest262({ url: mirror, commits: { [name]: commit }, into, log: () => {} });
  fetch('suite', commits.old);
  t.throws(() => fetch('suite', 'f'.repeat(40)));
  t.throws(() => fetch('other', 'f'.repeat(40)));
  t.deepEqual(readdirSync(into), ['suite']);
  t.true(existsSync(join(into, 'suite/harness/assert.js')));
});
