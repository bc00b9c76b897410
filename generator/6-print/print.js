import { parse } from 'acorn';
import escodegen from 'escodegen';
import { insertBlankLines, separateComments } from './lines.js';
import { isPart } from '../ledger/entries.js';
import { FIELD_TEXT } from '../targets/es2022.js';
import { nodes } from '../ir/estree.js';

/**
 * Stage 5: text and source map. The map's source is the document, so that a debugger or a stack
 * shows the step that runs. acorn reads the text again, as the target's edition of JavaScript.
 *
 * @typedef {object} Printed
 * @property {string} code
 * @property {any} map a source map, version 3
 * @property {import('../ir/estree.js').Node} tree what acorn read, with places
 */

/**
 * A node's place in the document is that of the step that it stems from, the expanded one first;
 * what a pass made of a step has the step's.
 */
const locate = (program, places, pathOf) => {
  for (const node of nodes(program)) {
    const place = places.get(node.origin?.findLast((one) => !isPart(one) && places.has(one)));
    if (!place) continue;
    const start = { line: place.line, column: place.column - 1 };
    node.loc = { start, end: start, source: pathOf(place.file) };
  }
};

const read = (code, { ecmaVersion }, onComment = undefined) =>
  parse(code, { ecmaVersion, onComment, locations: true, sourceType: 'script' });

/**
 * @param {import('../ir/estree.js').Node} program
 * @param {object} options
 * @param {Map<string, import('../../spec/1-read/document.js').Place>} options.places by origin
 * @param {string} options.file name of the printed file
 * @param {(file: string) => string} options.pathOf a document, as seen from the printed file
 * @param {import('../targets/index.js').Target} options.target
 * @returns {Printed}
 * @throws {SyntaxError} when the text is no JavaScript of the target's edition
 */
export const print = (program, { places, file, pathOf, target }) => {
  locate(program, places, pathOf);
  const { code, map } = escodegen.generate(program, {
    comment: true,
    format: { indent: { style: '  ' }, quotes: 'single', semicolons: true },
    verbatim: FIELD_TEXT,
    file,
    sourceMap: true,
    sourceMapWithCode: true,
  });
  const finished = JSON.parse(map.toString());
  const comments = [];
  read(code, target, comments);
  const separate = separateComments(code, finished, comments);
  const spaced = insertBlankLines(separate, finished, read(separate, target));
  const text = `${spaced}\n//# sourceMappingURL=${file}.map\n`;
  return { code: text, map: { ...finished, file }, tree: read(text, target) };
};
