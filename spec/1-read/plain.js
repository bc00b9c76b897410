import { parseFragment } from 'ecmarkdown';
import { remembered } from '../remembered.js';
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
 * Text without its markup, for readers that show none: comments, messages. Every library of a document
 * has the same ones.
 * @type {(text: string) => string} from ecmarkdown: `Let _x_ be *undefined*.` to `Let x be undefined.`
 */
export const plainText = remembered(
  (text) => decodeEntities(contentsOf(parseFragment(text.replace(ASIDE, '')))),
  new Map(),
);
