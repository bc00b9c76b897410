import { readFileSync, statSync } from 'node:fs';
import { readDocument } from './document.js';
import { SpecError } from './error.js';
import { lineColumn } from './position.js';

/** The largest edition has 3 MB; what is ten times as large is something else. */
const LARGEST = 32 * 1024 * 1024;

const WHY = {
  ENOENT: 'no such file',
  EISDIR: 'this is a directory',
  EACCES: 'the file may not be read',
  EPERM: 'the file may not be read',
};

const read = (file) => {
  try {
    const stats = statSync(file);
    const { size } = stats;
    if (!stats.isFile() && !stats.isDirectory()) {
      throw new SpecError('this is no file', { file, expected: 'an ecmarkup document' });
    }
    if (size > LARGEST) {
      const problem = `the file has ${Math.round(size / 1e6)} MB`;
      throw new SpecError(problem, {
        file,
        expected: `a document of at most ${LARGEST / 2 ** 20} MiB`,
      });
    }
    return readFileSync(file);
  } catch (error) {
    if (error instanceof SpecError) throw error;
    throw new SpecError(WHY[error.code] ?? error.message, {
      file,
      expected: 'an ecmarkup document',
    });
  }
};

const EXPECTED = 'an ecmarkup document in UTF-8';

const decode = (bytes, file) => {
  if (bytes.includes(0)) throw new SpecError('a binary file', { file, expected: EXPECTED });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const readable = new TextDecoder().decode(bytes);
    const place = lineColumn(readable, file)(readable.indexOf('\uFFFD'));
    throw new SpecError('this byte is no UTF-8', { ...place, expected: EXPECTED });
  }
};

/**
 * @param {string} file path, as messages show it
 * @returns {import('./document.js').Document}
 * @throws {SpecError} when there is no such file, or it is no document
 */
export const loadDocument = (file) => {
  const source = decode(read(file), file);
  if (!/<[a-z!][^>]*>/i.test(source)) {
    throw new SpecError('not HTML', { file, expected: 'an ecmarkup document' });
  }
  return readDocument(source, file);
};
