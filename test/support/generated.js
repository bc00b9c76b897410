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

/** Everything that has a say in what is generated, reference documents included. */
const MAKERS = ['spec', 'generator', 'transforms'];

const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => join(ROOT, folder, String(name)))
    .filter((file) => /\.(?:js|html)$/.test(file))
    .sort();

const digest = (...texts) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(String(text.length)).update(':').update(text);
  return hash.digest('hex');
};

const textOf = (file) => readFileSync(file, 'utf8');

/**
 * @param {(file: string) => string} [read] gives the text of a file
 * @returns {string} of the generator as it stands, the packages and the engine that it runs on
 */
export const digestOfMakers = (read = textOf) =>
  digest(
    process.version,
    read(join(ROOT, 'package-lock.json')),
    ...MAKERS.flatMap(filesIn).flatMap((file) => [file, read(file)]),
  );

let makers;

/**
 * @param {string} source of a document
 * @param {import('../../transforms/generate.js').Options} options
 * @returns {string} what a library is kept as
 */
export const nameOf = (source, options) =>
  digest((makers ??= digestOfMakers()), source, JSON.stringify(options));

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

/** Libraries of one document are asked for one behind the other: they share what it reads as. */
const last = { source: undefined, document: undefined };
const documentOf = (source) => {
  if (last.source !== source) Object.assign(last, { source, document: readDocument(source) });
  return last.document;
};

/**
 * @param {string} source of a document
 * @param {import('../../transforms/generate.js').Options} [options] data alone
 * @returns {Omit<import('../../generator/index.js').Generated, 'tree'>}
 * @throws {import('../../spec/1-read/error.js').SpecError} as `generate` does, each time
 */
export const generated = (source, options = {}) => {
  const file = join(FOLDER, `${nameOf(source, options)}.json`);
  const known = read(file);
  if (known) return known;
  const { code, map, ledger, report } = generate(documentOf(source), options);
  keep(file, { code, map, ledger, report });
  return { code, map, ledger, report };
};
