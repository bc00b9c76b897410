import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DAY } from './list.js';
import { snapshot } from '../support/snapshot.js';

// Their settings for npm and their lock files are for those who work on them.
const PATTERNS = ['/*', '!/.npmrc', '!/package-lock.json'];

const FLAGS = '--no-package-lock --ignore-scripts --no-audit --no-fund --loglevel error'.split(' ');

/** Folders in which a copy of a repository may lie. */
const places = (from, { name, repository }) => {
  const [owner, project] = repository.split('/');
  return [name, repository, project, `${project}.git`, `${owner}+${project}/repo`].map((place) =>
    resolve(from, place),
  );
};

/**
 * Where a suite is fetched from.
 *
 * @param {import('./list.js').Suite} suite
 * @param {string} [from] a folder with repositories; GitHub without it
 * @returns {string}
 * @throws {Error} where the folder has none of this suite
 */
export function addressOf(suite, from) {
  if (from === undefined) return `https://github.com/${suite.repository}.git`;
  const folder = places(from, suite).find((place) => existsSync(place));
  if (!folder) throw new Error(`${from} has no repository of ${suite.name}`);
  return folder;
}

/** Leaves in a manifest the development dependencies that the tests are run with. */
const reduceManifest = ({ needs }, folder) => {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const ranges = needs.map((name) => [name, manifest.devDependencies[name]]);
  const devDependencies = Object.fromEntries(ranges);
  writeFileSync(file, `${JSON.stringify({ ...manifest, devDependencies }, null, 2)}\n`);
};

const npm = (folder, args) =>
  execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });

const installPackages = (suite, folder, log) => {
  reduceManifest(suite, folder);
  const command = ['install', ...FLAGS, '--before', DAY];
  log(`${suite.name}: npm ${command.join(' ')}`);
  npm(folder, command);
  if (suite.build) npm(folder, ['run', suite.build]);
};

/**
 * Puts a suite at its commit into a folder, with its dependencies, where it is not there yet.
 *
 * @param {import('./list.js').Suite} suite
 * @param {{ into: string, from?: string, log?: (line: string) => void }} options
 * @returns {string} its folder
 */
export function fetchSuite(suite, { into, from, log = console.log }) {
  mkdirSync(into, { recursive: true });
  writeFileSync(join(into, '.gitignore'), '*\n');
  const target = join(into, suite.name);
  const prepare = (folder) => installPackages(suite, folder, log);
  const url = addressOf(suite, from);
  snapshot({ url, commit: suite.commit, target, patterns: PATTERNS, prepare, log });
  return target;
}
