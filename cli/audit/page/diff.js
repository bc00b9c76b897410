import { diffWordsWithSpace } from 'diff';
import { element } from './dom.js';
import { coloured } from './highlight.js';

const known = new Map();

/** To copy an element is cheaper than to read its HTML again. */
const colouredCode = (text) => {
  if (!known.has(text)) known.set(text, element('code', { html: coloured(text) }));
  return known.get(text).cloneNode(true);
};

/** A line's code with the words marked that the other line has not. */
export const marked = (text, other, isAfter) => {
  if (other === undefined) return colouredCode(text);
  const code = element('code');
  const [before, after] = isAfter ? [other, text] : [text, other];
  for (const { added, removed, value } of diffWordsWithSpace(before, after)) {
    if (isAfter ? removed : added) continue;
    code.append(added || removed ? element('mark', { text: value }) : value);
  }
  return code;
};
