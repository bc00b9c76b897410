import { parse, parseFragment } from 'parse5';

/**
 * The few helpers over parse5 that reading an ecmarkup document takes.
 *
 * @typedef {object} HtmlNode an element, a text or a comment, as parse5 makes it
 * @property {string} nodeName
 * @property {string} [tagName] of an element
 * @property {{name: string, value: string}[]} [attrs] of an element
 * @property {HtmlNode[]} [childNodes] of an element
 * @property {string} [value] of a text
 * @property {string} [data] of a comment
 * @property {HtmlPlace} [sourceCodeLocation] absent where the source only implies the element
 *
 * @typedef {object} HtmlPlace offsets in the source, 0-based
 * @property {number} startOffset
 * @property {number} endOffset
 * @property {HtmlPlace} [startTag]
 * @property {HtmlPlace} [endTag]
 */

/** @param {string} source @returns {HtmlNode} parse5's tree, every element with its place in the source */
export const parseHtml = (source) =>
  parse(source, { sourceCodeLocationInfo: true, scriptingEnabled: false });

/** @param {string} text @returns {string} with character references replaced by what they stand for */
export const decodeEntities = (text) =>
  text.includes('&') ? textOf(parseFragment(text.replaceAll('<', '&lt;'))) : text;

/** @param {HtmlNode} node @returns {string} its text, tags and what a document deletes aside */
export const textOf = (node) => {
  if (node.tagName === 'del') return '';
  return node.nodeName === '#text' ? node.value : (node.childNodes ?? []).map(textOf).join('');
};

/** @param {HtmlNode} node @param {string} name @returns {string|undefined} its attribute's value */
export const attribute = (node, name) => node.attrs?.find((attr) => attr.name === name)?.value;

/** @param {HtmlNode} node @returns {HtmlNode[]} child elements, comments and text aside */
export const elements = (node) => (node.childNodes ?? []).filter((child) => child.tagName);

/**
 * The source between an element's tags.
 * @param {HtmlNode} node
 * @param {string} source of the document
 * @returns {{text: string, offset: number}} offset is where the text begins in the source
 */
export const innerSource = (node, source) => {
  // `</p>` alone makes a paragraph that stands nowhere
  if (!node.sourceCodeLocation) return { text: '', offset: 0 };
  const { startTag, endTag, endOffset } = node.sourceCodeLocation;
  const offset = startTag ? startTag.endOffset : node.sourceCodeLocation.startOffset;
  return { text: source.slice(offset, endTag ? endTag.startOffset : endOffset), offset };
};
