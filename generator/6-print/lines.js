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
const headed = (all, lines) =>
  all
    .filter(({ type }) => type === 'BlockStatement')
    .filter(({ body }) => body.some(({ type }) => type === 'FunctionDeclaration'))
    .flatMap(({ body }) => body)
    .filter(({ loc }) => COMMENT.test(lines[loc.start.line - 2]));

/** The lines that get a blank one before them, 0-based. */
const spacedLines = (lines, tree) => {
  const all = nodes(tree);
  const spaced = [...all.filter(({ type }) => SPACED.test(type)), ...headed(all, lines)];
  const starts = spaced.map(({ loc }) => begin(lines, loc.start.line));
  const banners = lines.flatMap((line, at) => (BANNER.test(line) ? [at, at + 1] : []));
  return new Set([...starts, ...banners].filter((at) => at > 0 && !/\{$/.test(lines[at - 1])));
};

/** Where a comment begins beside code: its column by its line, 0-based. A block belongs to code. */
const besideCode = (lines, comments) =>
  new Map(
    comments
      .filter(({ type }) => type === 'Line')
      .map(({ loc }) => [loc.start.line - 1, loc.start.column])
      .filter(([line, column]) => lines[line].slice(0, column).trim() !== ''),
  );

/** Gives the nodes of a tree the lines that they have now, 1-based. @param {number[]} moved by line */
const moveTo = (moved, tree) => {
  const place = ({ line, column }) => ({ line: moved[line], column });
  for (const node of nodes(tree))
    node.loc = { start: place(node.loc.start), end: place(node.loc.end) };
};

/**
 * @param {string} code as escodegen prints it
 * @param {{mappings: string}|undefined} map changed in place
 * @param {{tree: import('../ir/estree.js').Node, comments: import('acorn').Comment[]}} read by acorn,
 *   with places; then the tree has the lines of what is returned
 * @returns {string} the code with its lines as auditors get them
 */
export const layOut = (code, map, { tree, comments }) => {
  const lines = code.split('\n');
  const mappings = map?.mappings.split(';');
  const spaced = spacedLines(lines, tree);
  const beside = besideCode(lines, comments);
  const printed = [];
  const moved = [0];
  lines.forEach((line, at) => {
    const column = beside.get(at);
    const [indent] = /^ */.exec(line);
    if (spaced.has(at)) printed.push(['', '']);
    printed.push([column === undefined ? line : line.slice(0, column).trimEnd(), mappings?.[at]]);
    moved.push(printed.length);
    if (column !== undefined) printed.push([indent + line.slice(column), '']);
  });
  moveTo(moved, tree);
  if (map)
    map.mappings = printed
      .map(([, mapping = '']) => mapping)
      .join(';')
      .replace(/;+$/, '');
  return printed.map(([line]) => line).join('\n');
};
