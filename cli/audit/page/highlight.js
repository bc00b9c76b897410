import highlight from 'highlight.js/lib/core';
import javascript from 'highlight.js/lib/languages/javascript';

/** Code in colours; a comment that shows a step is prose. */

highlight.registerLanguage('javascript', javascript);

const known = new Map();
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** @param {string} text a line @returns {string} HTML */
export const coloured = (text) => {
  if (!known.has(text)) {
    const isComment = /^\s*(?:\/\/|\/?\*)/.test(text);
    const html = isComment
      ? `<span class="hljs-comment">${escape(text)}</span>`
      : highlight.highlight(text, { language: 'javascript', ignoreIllegals: true }).value;
    known.set(text, html);
  }
  return known.get(text);
};
