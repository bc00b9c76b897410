import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument } from '../../spec/1-read/document.js';
import { generate } from '../../transforms/generate.js';
import { ROOT } from './libraries.js';

/**
 * Libraries that several tests, or several runs of them, make alike: each is made once and kept in
 * a folder that nobody misses. What it is made of and what makes it are its name, so that nothing
 * is ever taken for another.
 */

const FOLDER = join(ROOT, 'node_modules', '.cache', 'fledgling');

/** Everything that has a say in what is generated. */
const MAKERS = ['spec/1-read', 'spec/2-parse', 'spec/3-normalise', 'generator', 'transforms'];

const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => join(ROOT, folder, String(name)))
    .filter((file) => file.endsWith('.js'))
    .sort();

const digest = (...texts) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(String(text.length)).update(':').update(text);
  return hash.digest('hex');
};

let makers;

/** @returns {string} of the generator as it stands */
const digestOfMakers = () => {
  makers ??= digest(
    process.version,
    readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
    ...MAKERS.flatMap(filesIn).flatMap((file) => [file, readFileSync(file, 'utf8')]),
  );
  return makers;
};

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Other processes may read or write it at the same time: it is there whole, or not at all. */
const keep = (file, value) => {
  mkdirSync(FOLDER, { recursive: true });
  const temporary = `${file}.${process.pid}.${process.hrtime.bigint()}`;
  writeFileSync(temporary, JSON.stringify(value));
  renameSync(temporary, file);
};

/**
 * @param {string} source of a document
 * @param {import('../../transforms/generate.js').Options} [options] data alone
 * @returns {import('../../generator/index.js').Generated}
 * @throws {import('../../spec/1-read/error.js').SpecError} as `generate` does, each time
 */
export const generated = (source, options = {}) => {
  const file = join(FOLDER, `${digest(digestOfMakers(), source, JSON.stringify(options))}.json`);
  const known = read(file);
  if (known) return known;
  const made = generate(readDocument(source), options);
  keep(file, made);
  return made;
};
