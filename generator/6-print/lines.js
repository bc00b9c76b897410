import { nodes } from '../ir/estree.js';

/**
 * escodegen sets functions and methods line by line, and the comment behind a last statement beside
 * it. Auditors get a blank line before each function and each declaration with a heading, and every
 * comment on a line of its own. Whole lines are inserted, so the source map only gains empty lines.
 */

const BANNER = /^\s*\/\/ ={4} /;
const COMMENT = /^\s*\/\/(?! ={4} )/;

const SPACED = /^(?:FunctionDeclaration|ClassDeclaration|MethodDefinition)$/;

/** The line where a node's own comment begins, 0-based; a banner stands by itself. */
const begin = (lines, line) => {
  let at = line - 1;
  while (at > 0 && COMMENT.test(lines[at - 1])) at--;
  return at;
};

/** What stands beside functions and has a heading. */
const headed = (tree, lines) =>
  nodes(tree)
    .filter(({ type }) => type === 'BlockStatement')
    .filter(({ body }) => body.some(({ type }) => type === 'FunctionDeclaration'))
    .flatMap(({ body }) => body)
    .filter(({ loc }) => COMMENT.test(lines[loc.start.line - 2]));

/**
 * @param {string} code as escodegen prints it
 * @param {{mappings: string}} map changed in place
 * @param {import('acorn').Comment[]} comments of the code, with places
 * @returns {string} the code with each comment on a line of its own
 */
export const separateComments = (code, map, comments) => {
  const lines = code.split('\n');
  const mappings = map.mappings.split(';');
  const beside = comments
    .map(({ loc }) => loc.start)
    .filter(({ line, column }) => lines[line - 1].slice(0, column).trim() !== '');
  for (const { line, column } of beside.reverse()) {
    const text = lines[line - 1];
    const [indent] = /^ */.exec(text);
    lines.splice(line - 1, 1, text.slice(0, column).trimEnd(), indent + text.slice(column));
    if (line < mappings.length) mappings.splice(line, 0, '');
  }
  map.mappings = mappings.join(';');
  return lines.join('\n');
};

/**
 * @param {string} code
 * @param {{mappings: string}} map changed in place
 * @param {import('../ir/estree.js').Node} tree acorn's, with places
 * @returns {string} the code with blank lines
 */
export const insertBlankLines = (code, map, tree) => {
  const lines = code.split('\n');
  const mappings = map.mappings.split(';');
  const functions = nodes(tree).filter(({ type }) => SPACED.test(type));
  const spaced = [...functions, ...headed(tree, lines)].map(({ loc }) =>
    begin(lines, loc.start.line),
  );
  const banners = lines.flatMap((line, at) => (BANNER.test(line) ? [at, at + 1] : []));
  const starts = [...spaced, ...banners].filter((at) => at > 0 && !/\{$/.test(lines[at - 1]));
  for (const at of [...new Set(starts)].sort((a, b) => b - a)) {
    lines.splice(at, 0, '');
    if (at < mappings.length) mappings.splice(at, 0, '');
  }
  map.mappings = mappings.join(';');
  return lines.join('\n');
};
