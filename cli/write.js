import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { SpecError } from '../spec/1-read/error.js';

const WHY = {
  EEXIST: 'a file is in the way',
  ENOENT: 'no folder can be made here',
  ENOTDIR: 'a file is in the way',
  EISDIR: 'a folder is in the way',
  EACCES: 'this may not be written',
  EPERM: 'this may not be written',
  EROFS: 'this may not be written',
  ENOSPC: 'the disk is full',
};

/** Does something to a file or folder; what the system refuses becomes one message. */
const attempt = (file, run) => {
  try {
    return run(file);
  } catch (error) {
    const problem = WHY[error.code] ?? error.message;
    throw new SpecError(problem, { file, expected: 'a folder to write to' });
  }
};

const isFolder = (file) => statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** What Node does for `recursive` never ends where a file system takes no folders, as /proc. */
const makeFolder = (folder) => {
  if (isFolder(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!isFolder(folder)) throw error; // another process may have made it
  }
};

/** The nearest folder above that is there. */
const existing = (path) => (existsSync(path) ? path : existing(dirname(path)));

const blockedBy = (file) => new SpecError(WHY.EISDIR, { file, expected: 'a file, or none' });

/**
 * Whether files can be written, before the work that makes them is begun. Nothing is changed.
 * @param {string} dir that need not be there
 * @param {string[]} names of the files
 * @throws {SpecError} when something is in the way
 */
export const checkWritable = (dir, names) => {
  attempt(dir, () => {
    const place = existing(dir);
    if (!isFolder(place)) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    accessSync(place, constants.W_OK);
  });
  const blocked = names.map((name) => join(dir, name)).find(isFolder);
  if (blocked) throw blockedBy(blocked);
};

/**
 * Writes files so that a failure leaves the folder as it was: all under temporary names first.
 * @param {string} dir
 * @param {Map<string, string>} files path in the folder → text
 * @throws {SpecError} when they cannot be written
 */
export const writeAll = (dir, files) => {
  const names = [...files.keys()].map((name) => ({
    file: join(dir, name),
    temporary: join(dir, `${name}.${process.pid}.tmp`),
    text: files.get(name),
  }));
  const folders = new Set([dir, ...names.map(({ file }) => dirname(file))]);
  for (const folder of folders) attempt(folder, makeFolder);
  const blocked = names.find(({ file }) => isFolder(file));
  if (blocked) throw blockedBy(blocked.file);
  try {
    for (const { temporary, text } of names)
      attempt(temporary, () => writeFileSync(temporary, text));
    for (const { temporary, file } of names) attempt(file, () => renameSync(temporary, file));
  } finally {
    for (const { temporary } of names) rmSync(temporary, { force: true });
  }
};

const textOf = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * @param {string} dir
 * @param {Map<string, string>} files
 * @returns {string[]} names of files that are missing or have another text
 */
export const stale = (dir, files) =>
  [...files].filter(([name, text]) => textOf(join(dir, name)) !== text).map(([name]) => name);
