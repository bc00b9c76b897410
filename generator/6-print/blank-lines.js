import { nodes } from '../ir/estree.js';

/**
 * escodegen sets functions and methods line by line; auditors get a blank line before each.
 * Whole lines are inserted, so the source map only gains empty lines.
 */

const BANNER = /^\s*\/\/ ={4} /;

/** What stands above a function or a declaration, and not beside a step. */
const HEADING = /^\s*\/\/ (?:By [a-z\d-]+: |\d+(?:\.\d+)+ [A-Za-z%])/;

const SPACED = /^(?:FunctionDeclaration|ClassDeclaration|MethodDefinition)$/;

/** The line where a node's own comment begins, 0-based; a banner stands by itself. */
const begin = (lines, line) => {
  let at = line - 1;
  while (at > 0 && /^\s*\/\/(?! ={4} )/.test(lines[at - 1])) at--;
  return at;
};

/**
 * @param {string} code as escodegen prints it
 * @param {{mappings: string}|undefined} map changed in place
 * @param {import('../ir/estree.js').Node} tree acorn's, with places
 * @returns {string} the code with blank lines
 */
export const insertBlankLines = (code, map, tree) => {
  const lines = code.split('\n');
  const mappings = map?.mappings.split(';') ?? [];
  const functions = [...nodes(tree)]
    .filter(({ type }) => SPACED.test(type))
    .map(({ loc }) => begin(lines, loc.start.line));
  const places = lines.flatMap((line, at) => {
    if (BANNER.test(line)) return [at, at + 1];
    return HEADING.test(line) ? [at] : [];
  });
  const starts = [...functions, ...places].filter((at) => at > 0 && !/\{$/.test(lines[at - 1]));
  for (const at of [...new Set(starts)].sort((a, b) => b - a)) {
    lines.splice(at, 0, '');
    if (at < mappings.length) mappings.splice(at, 0, '');
  }
  if (map) map.mappings = mappings.join(';');
  return lines.join('\n');
};
