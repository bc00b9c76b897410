import { readFileSync } from 'node:fs';
import { sourceOf } from '../../cli/editions.js';

const ALGORITHM = /<emu-alg>[^]*?<\/emu-alg>/;

/** The text of a document with the algorithm of an erratum in place of its own. */
const corrected = (source, erratum) => {
  const [, id] = /<emu-clause id="([^"]+)"/.exec(erratum);
  const at = source.indexOf(`<emu-clause id="${id}"`);
  const [algorithm] = ALGORITHM.exec(erratum);
  return source.slice(0, at) + source.slice(at).replace(ALGORITHM, () => algorithm);
};

/** @param {string} edition @returns {string} its document, with what its errata say */
export const correctedText = (edition) => {
  const { file, amendments } = sourceOf({ edition });
  const [source, ...errata] = [file, ...amendments].map((name) => readFileSync(name, 'utf8'));
  return errata.reduce(corrected, source);
};
