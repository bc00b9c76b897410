import { parse } from 'acorn';
import escodegen from 'escodegen';
import { isPart } from '../ir/origin.js';
import { layOut } from './lines.js';
import { VERBATIM } from '../ir/verbatim.js';
import { nodes } from '../ir/estree.js';

/**
 * Stage 5: text and source map. The map's source is the document, so that a debugger or a stack
 * shows the step that runs. acorn reads the text again, as the target's edition of JavaScript.
 *
 * @typedef {object} Printed
 * @property {string} code
 * @property {any} [map] a source map, version 3
 * @property {import('../ir/estree.js').Node} tree what acorn read, with places
 */

/**
 * A node's place in the document is that of the step that it stems from, the expanded one first;
 * what a pass made of a step has the step's.
 */
const locate = (program, places, pathOf) => {
  for (const node of nodes(program)) {
    const place = places.get(node.origin?.findLast((key) => !isPart(key) && places.has(key)));
    if (!place) continue;
    const start = { line: place.line, column: place.column - 1 };
    node.loc = { start, end: start, source: pathOf(place.file) };
  }
};

const read = (code, { ecmaVersion }, onComment = undefined) =>
  parse(code, { ecmaVersion, onComment, locations: true, sourceType: 'script' });

const FORMAT = {
  comment: true,
  format: { indent: { style: '  ' }, quotes: 'single', semicolons: true },
  verbatim: VERBATIM,
};

/** @returns {{code: string, map: any}} */
const textWithMap = (program, { places, pathOf, file }) => {
  locate(program, places, pathOf);
  const options = { ...FORMAT, file, sourceMap: true, sourceMapWithCode: true };
  const { code, map } = escodegen.generate(program, options);
  return { code, map: { ...JSON.parse(map.toString()), file } };
};

/** @returns {{code: string, map?: any}} */
const textOf = (program) => ({ code: escodegen.generate(program, FORMAT) });

/**
 * @param {import('../ir/estree.js').Node} program
 * @param {object} options
 * @param {Map<string, import('../../spec/1-read/document.js').Place>} options.places by origin
 * @param {string} options.file name of the printed file
 * @param {(file: string) => string} options.pathOf a document, as seen from the printed file
 * @param {import('../targets/index.js').Target} options.target
 * @param {boolean} [options.withMap] no map takes half the time
 * @returns {Printed}
 * @throws {SyntaxError} when the text is no JavaScript of the target's edition
 */
export const print = (program, { withMap = true, ...options }) => {
  const { file, target } = options;
  const { code, map } = withMap ? textWithMap(program, options) : textOf(program);
  const comments = [];
  const tree = read(code, target, comments);
  const lines = layOut(code, map, { tree, comments });
  return { code: `${lines}\n//# sourceMappingURL=${file}.map\n`, map, tree };
};
