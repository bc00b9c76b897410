import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './libraries.js';
import { run } from './spawn.js';

/** The command line program, run as a user runs it, in a folder of its own. */

export const CLI = join(ROOT, 'cli', 'index.js');

/** @returns {string} a folder that is gone when the test is over */
export function temporaryFolder(t) {
  const folder = mkdtempSync(join(tmpdir(), 'fledgling-test-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * @param {string} folder where it runs
 * @param {string[]} args
 * @param {string[]} [flags] of Node
 */
export function fledgling(folder, args, flags = []) {
  return run(process.execPath, [...flags, CLI, ...args], { cwd: folder });
}

/** Puts files into a folder, which is made. */
export function fill(folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/** @returns {Record<string, string>} the files in a folder with their texts */
export function contents(folder) {
  const names = readdirSync(folder).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
