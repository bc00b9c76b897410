import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes files so that a failure leaves the folder as it was: all under temporary names first.
 * @param {string} dir
 * @param {Map<string, string>} files name → text
 */
export const writeAll = (dir, files) => {
  mkdirSync(dir, { recursive: true });
  const temporary = (name) => join(dir, `${name}.${process.pid}.tmp`);
  try {
    for (const [name, text] of files) writeFileSync(temporary(name), text);
    for (const name of files.keys()) renameSync(temporary(name), join(dir, name));
  } finally {
    for (const name of files.keys()) rmSync(temporary(name), { force: true });
  }
};

/**
 * @param {string} dir
 * @param {Map<string, string>} files
 * @returns {string[]} names of files that are missing or have another text
 */
export const stale = (dir, files) =>
  [...files]
    .filter(([name, text]) => {
      const path = join(dir, name);
      return !existsSync(path) || readFileSync(path, 'utf8') !== text;
    })
    .map(([name]) => name);
