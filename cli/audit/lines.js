import highlight from 'highlight.js/lib/core';
import javascript from 'highlight.js/lib/languages/javascript';
import { statementLines } from '../explain/lines.js';

/**
 * A library as lines: their code, coloured, and the steps or passes behind the statement that each is
 * a part of.
 */

highlight.registerLanguage('javascript', javascript);

const BLOCK = /^\/?\*|^ \*/;

/** The standard's sentences stand in comments: they are prose, and are not coloured as code. */
const coloured = (line) => {
  const text = line.trim();
  const html = highlight.highlight(line, { language: 'javascript', ignoreIllegals: true }).value;
  return BLOCK.test(text) ? `<span class="hljs-comment">${html.replace(/<[^>]*>/g, '')}</span>` : html; // prettier-ignore
};

/**
 * @param {{code: string, ledger: import('../../generator/ledger/ledger.js').Ledger}} library
 * @param {import('./pool.js').Pool} pool
 * @returns {number[]} the line's numbers in the pool, as `[html, origins]`
 */
export const linesOf = ({ code, ledger }, pool) => {
  const statements = statementLines(code);
  const texts = code.trimEnd().split('\n');
  return texts.map((text, at) =>
    pool.add([coloured(text), text === '' ? [] : ledger.lines[statements[at + 1]]]),
  );
};
