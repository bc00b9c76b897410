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
import { basename, dirname, join, resolve } from 'node:path';

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

/** The commit a snapshot was made of; undefined where there is none. */
function commitOf(folder) {
  const file = join(folder, 'COMMIT');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Puts some paths of one commit into an empty folder, without its history. */
function checkout(url, commit, patterns, folder) {
  git(folder, 'init', '--quiet');
  git(folder, 'remote', 'add', 'origin', existsSync(url) ? resolve(url) : url);
  git(folder, 'config', 'core.sparseCheckout', 'true');
  mkdirSync(join(folder, '.git/info'), { recursive: true });
  writeFileSync(join(folder, '.git/info/sparse-checkout'), `${patterns.join('\n')}\n`);
  git(folder, 'fetch', '--quiet', '--depth=1', '--filter=blob:none', 'origin', commit);
  git(folder, 'checkout', '--quiet', '--detach', 'FETCH_HEAD');
  rmSync(join(folder, '.git'), { recursive: true });
}

/**
 * Fills a folder with one commit of a repository. It is there as a whole or not at all, and is left
 * alone where it is of that commit.
 *
 * @param {object} of
 * @param {string} of.url the repository: an address, or a folder
 * @param {string} of.commit
 * @param {string} of.target the folder
 * @param {string[]} of.patterns what is needed of it, as git's sparse checkout takes it
 * @param {(folder: string) => void} [of.prepare] what has to be done for it to be whole
 * @param {(line: string) => void} [of.log] where to say what is done
 */
export function snapshot({ url, commit, target, patterns, prepare = () => {}, log = console.log }) {
  const name = basename(target);
  if (commitOf(target) === commit) return log(`${name}: ${commit} is there`);
  log(`${name}: ${commit} from ${url}`);
  mkdirSync(dirname(target), { recursive: true });
  const temp = mkdtempSync(`${target}-`);
  try {
    checkout(url, commit, patterns, temp);
    prepare(temp);
    writeFileSync(join(temp, 'COMMIT'), `${commit}\n`);
    rmSync(target, { recursive: true, force: true });
    renameSync(temp, target);
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
  log(`${name}: done, in ${target}`);
}
