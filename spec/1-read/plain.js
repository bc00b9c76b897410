import { parseFragment } from 'ecmarkdown';
import { decodeEntities } from './html.js';

/** A cross reference that says no more than where something is defined. */
const ASIDE = / ?\((?:see )?<emu-xref [^>]*><\/emu-xref>\)/g;

/** How a part of ecmarkdown reads without its markup; what is not here reads as its contents. */
const PARTS = {
  comment: () => '',
  tag: ({ contents }) => /^<emu-xref href="#([^"]*)"/.exec(contents)?.[1] ?? '',
  pipe: ({ nonTerminal }) => nonTerminal,
  'double-brackets': ({ contents }) => `[[${contents}]]`,
};

const textOf = (part) => PARTS[part.name]?.(part) ?? contentsOf(part.contents);

const contentsOf = (contents) =>
  typeof contents === 'string' ? contents : contents.map(textOf).join('');

/**
 * Text without its markup, for readers that show none: comments, messages.
 * @param {string} text ecmarkdown: `Let _x_ be *undefined*.`
 * @returns {string} `Let x be undefined.`
 */
export const plainText = (text) =>
  decodeEntities(contentsOf(parseFragment(text.replace(ASIDE, ''))));
