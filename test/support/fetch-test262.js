import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The public repository; `TEST262_URL` names a mirror: a URL, or a folder. */
export const URL262 = process.env.TEST262_URL || 'https://github.com/tc39/test262.git';

/** The commit of each snapshot. */
export const COMMITS = {
  '2016-06': '2aa8d4838bfa6da0259d16e27f54ec86dd762ba4',
  head: 'be13516fb6441b950ba8a3df97eb34062c186972',
};

/** Where the snapshots go. */
export const INTO = fileURLToPath(new URL('../.test262', import.meta.url));

// What the runners need of a snapshot; the whole is more than fifty thousand files.
const NEEDED = ['harness', 'test/built-ins/Promise'];
const PATTERNS = ['/harness/', '/test/built-ins/Promise/', '/LICENSE', '/package.json'];

// The older snapshot has none, and the runners read the version from it.
const PACKAGE = { name: 'test262', version: '1.0.0' };

/**
 * Fills a folder with snapshots of test262. A snapshot is there as a whole or not at all.
 *
 * @param {{ url?: string, commits?: Record<string, string>, into?: string, log?: (line: string) => void }} [options]
 *   the repository, a commit for each snapshot, the folder to fill, and where to say what is done
 */
export function fetchTest262({
  url = URL262,
  commits = COMMITS,
  into = INTO,
  log = console.log,
} = {}) {
  mkdirSync(into, { recursive: true });
  for (const [name, commit] of Object.entries(commits)) {
    const target = join(into, name);
    if (commitOf(target) === commit) {
      log(`${name}: ${commit} is there`);
      continue;
    }
    log(`${name}: ${commit} from ${url}`);
    const temp = mkdtempSync(join(into, `${name}-`));
    try {
      checkout(url, commit, temp);
      rmSync(target, { recursive: true, force: true });
      renameSync(temp, target);
    } finally {
      rmSync(temp, { recursive: true, force: true });
    }
    log(`${name}: done, in ${target}`);
  }
}

/** The commit a snapshot was made of; undefined where there is none. */
function commitOf(folder) {
  const file = join(folder, 'COMMIT');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/**
 * Runs git in a folder, whatever repository a hook may have told this process of.
 *
 * @param {string} folder
 * @param {...string} args
 * @returns {string} what it prints
 */
export function git(folder, ...args) {
  const env = { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined };
  const options = { env: { ...env, GIT_INDEX_FILE: undefined }, encoding: 'utf8', stdio: 'pipe' };
  return execFileSync('git', ['-C', folder, ...args], options).trim();
}

/** Puts the needed part of one commit into an empty folder, without its history. */
function checkout(url, commit, folder) {
  git(folder, 'init', '--quiet');
  git(folder, 'remote', 'add', 'origin', existsSync(url) ? resolve(url) : url);
  git(folder, 'config', 'core.sparseCheckout', 'true');
  mkdirSync(join(folder, '.git/info'), { recursive: true });
  writeFileSync(join(folder, '.git/info/sparse-checkout'), `${PATTERNS.join('\n')}\n`);
  git(folder, 'fetch', '--quiet', '--depth=1', '--filter=blob:none', 'origin', commit);
  git(folder, 'checkout', '--quiet', '--detach', 'FETCH_HEAD');
  for (const path of NEEDED) {
    if (!existsSync(join(folder, path))) throw new Error(`${url} at ${commit} has no ${path}`);
  }
  rmSync(join(folder, '.git'), { recursive: true });
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, `${JSON.stringify(PACKAGE, null, 2)}\n`);
  writeFileSync(join(folder, 'COMMIT'), `${commit}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    fetchTest262();
  } catch (error) {
    console.error(`test262 could not be fetched: ${error.message}`);
    process.exitCode = 1;
  }
}
