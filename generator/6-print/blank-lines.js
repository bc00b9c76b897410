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

/** Moves the places of a tree down, past the lines that are inserted before these. */
const moveLines = (all, starts) => {
  const inserted = new Set(starts);
  const down = [];
  let line = 1;
  const moved = (place) => ({ ...place, line: down[place.line] });
  const last = Math.max(...all.map(({ loc }) => loc.end.line));
  for (let at = 0; at <= last; at++) {
    if (inserted.has(at)) line++;
    down[at + 1] = line++;
  }
  for (const node of all) node.loc = { start: moved(node.loc.start), end: moved(node.loc.end) };
};

/**
 * @param {string} code as escodegen prints it
 * @param {{mappings: string}|undefined} map changed in place
 * @param {import('../ir/estree.js').Node} tree acorn's, with places: those of the code that is returned, then
 * @returns {string} the code with blank lines
 */
export const insertBlankLines = (code, map, tree) => {
  const lines = code.split('\n');
  const mappings = map?.mappings.split(';') ?? [];
  const all = nodes(tree);
  const functions = all
    .filter(({ type }) => SPACED.test(type))
    .map(({ loc }) => begin(lines, loc.start.line));
  const places = lines.flatMap((line, at) => {
    if (BANNER.test(line)) return [at, at + 1];
    return HEADING.test(line) ? [at] : [];
  });
  const starts = [...new Set([...functions, ...places])].filter(
    (at) => at > 0 && !/\{$/.test(lines[at - 1]),
  );
  for (const at of starts.sort((a, b) => b - a)) {
    lines.splice(at, 0, '');
    if (at < mappings.length) mappings.splice(at, 0, '');
  }
  if (map) map.mappings = mappings.join(';');
  moveLines(all, starts);
  return lines.join('\n');
};
