import { diffWordsWithSpace } from 'diff';
import { element } from './dom.js';
import { coloured } from './highlight.js';

/** A line's code with the words marked that the other line has not. */
export const marked = (text, other, isAfter) => {
  const code = element('code');
  if (other === undefined) {
    code.innerHTML = coloured(text);
    return code;
  }
  const [before, after] = isAfter ? [other, text] : [text, other];
  for (const { added, removed, value } of diffWordsWithSpace(before, after)) {
    if (isAfter ? removed : added) continue;
    code.append(added || removed ? element('mark', { text: value }) : value);
  }
  return code;
};
