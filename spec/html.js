import { parse, parseFragment } from 'parse5';

/** The few helpers over parse5 that reading an ecmarkup document takes. */

/** @param {string} source @returns {object} parse5's tree, every element with its place in the source */
export const parseHtml = (source) =>
  parse(source, { sourceCodeLocationInfo: true, scriptingEnabled: false });

/** @param {string} text @returns {string} with character references replaced by what they stand for */
export const decodeEntities = (text) =>
  text.includes('&') ? textOf(parseFragment(text.replaceAll('<', '&lt;'))) : text;

/** @param {object} node @returns {string} its text, tags aside */
export const textOf = (node) =>
  node.nodeName === '#text' ? node.value : (node.childNodes ?? []).map(textOf).join('');

/** @param {object} node @param {string} name @returns {string|undefined} */
export const attribute = (node, name) => node.attrs?.find((attr) => attr.name === name)?.value;

/** @param {object} node @returns {object[]} child elements, comments and text aside */
export const elements = (node) => (node.childNodes ?? []).filter((child) => child.tagName);

/**
 * The source between an element's tags.
 * @param {object} node @param {string} source
 * @returns {{text: string, offset: number}}
 */
export const innerSource = (node, source) => {
  const { startTag, endTag, endOffset } = node.sourceCodeLocation;
  const offset = startTag ? startTag.endOffset : node.sourceCodeLocation.startOffset;
  return { text: source.slice(offset, endTag ? endTag.startOffset : endOffset), offset };
};
