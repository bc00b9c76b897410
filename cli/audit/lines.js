import highlight from 'highlight.js/lib/core';
import javascript from 'highlight.js/lib/languages/javascript';

/** A library as lines: their code, coloured, and the steps or passes behind each. */

highlight.registerLanguage('javascript', javascript);

const BLOCK = /^\/?\*|^ \*/;
const isComment = (text) => text.startsWith('//') || BLOCK.test(text);

/** The standard's sentences stand in comments: they are prose, and are not coloured as code. */
const coloured = (line) => {
  const text = line.trim();
  const html = highlight.highlight(line, { language: 'javascript', ignoreIllegals: true }).value;
  return BLOCK.test(text) ? `<span class="hljs-comment">${html.replace(/<[^>]*>/g, '')}</span>` : html; // prettier-ignore
};

/**
 * The origins of each line: those of the statement that it belongs to. A comment belongs to the
 * statement behind it, any other line to the one before.
 */
const originsOf = (texts, lines) => {
  const origins = texts.map((_, index) => lines[index + 1]);
  let last;
  for (let at = 0; at < texts.length; at++) {
    if (isComment(texts[at].trim())) continue;
    last = origins[at] ??= last;
  }
  for (let at = texts.length - 1; at >= 0; at--) {
    if (isComment(texts[at].trim())) origins[at] = origins[at + 1] ?? [];
  }
  return origins.map((one) => one ?? []);
};

/**
 * @param {{code: string, ledger: import('../../generator/ledger.js').Ledger}} library
 * @param {import('./pool.js').Pool} pool
 * @returns {number[]} the line's numbers in the pool, as `[html, origins]`
 */
export const linesOf = ({ code, ledger }, pool) => {
  const texts = code.trimEnd().split('\n');
  const origins = originsOf(texts, ledger.lines);
  return texts.map((text, at) => pool.add([coloured(text), origins[at]]));
};
