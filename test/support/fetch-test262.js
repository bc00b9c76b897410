import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { snapshot } from './snapshot.js';

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

/** Checks that what the runners need is there, and adds the version where there is none. */
function prepare(folder) {
  for (const path of NEEDED) {
    if (!existsSync(join(folder, path))) throw new Error(`the commit has no ${path}`);
  }
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, `${JSON.stringify(PACKAGE, null, 2)}\n`);
}

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
  for (const [name, commit] of Object.entries(commits)) {
    snapshot({ url, commit, target: join(into, name), patterns: PATTERNS, prepare, log });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    fetchTest262();
  } catch (error) {
    console.error(`test262 could not be fetched: ${error.message}`);
    process.exitCode = 1;
  }
}
