import { words } from '../1-read/tokens.js';

/**
 * Sentence forms are written as templates:
 *
 *     Let {variable:Variable} be {value:Expression}
 *     If {condition:Condition}(, then|,| then|)
 *     Type({value:Expression}) is not {type:LanguageType}
 *
 * A hole names a field of the step IR and the category that fills it, a group holds alternatives
 * that mean the same (the first is the canonical one), `Name(…)` is a call.
 *
 * @typedef {object} Element a hole, a group, a call or a token
 * @property {string} [hole] the field that it fills
 * @property {string} [category] of a hole
 * @property {Element[][]} [choices] of a group
 * @property {string} [callee] of a call
 * @property {Element[][]} [items] arguments of a call
 * @property {import('../1-read/tokens.js').Token} [literal] a token that stands there as it is
 */

const PIECE =
  /\{(\w+):(\w+)\}|((?:\b[A-Z][A-Za-z]+|[𝔽ℝ])(?=\())\(|([(|)])|\[\[(\w+)\]\]|~([^~]+)~|\*([^*]+)\*|`([^`]+)`|([^\s{}()|[~*`]+|\[)/gu;

const literal = (type, text) => ({ literal: { type, text } });

/**
 * @param {string} template of a sentence
 * @returns {Element[]} what has to stand there, one behind the other
 */
export const compileTemplate = (template) => {
  const pieces = [...template.matchAll(PIECE)];
  let at = 0;

  const sequence = (separator, close) => {
    const parts = [[]];
    while (at < pieces.length) {
      const [, hole, category, callee, mark, slot, enumeration, value, code, text] = pieces[at++];
      if (hole) parts.at(-1).push({ hole, category });
      else if (callee) parts.at(-1).push({ callee, items: sequence(',', ')') });
      else if (mark === '(') parts.at(-1).push({ choices: sequence('|', ')') });
      else if (mark && mark === close) return parts;
      else if (mark && mark === separator) parts.push([]);
      else if (slot) parts.at(-1).push(literal('slot', slot));
      else if (enumeration) parts.at(-1).push(literal('enum', enumeration));
      else if (value) parts.at(-1).push(literal('value', value));
      else if (code) parts.at(-1).push(literal('code', code));
      else addWords(parts, text, separator);
    }
    return parts;
  };

  return sequence()[0];
};

const addWords = (parts, text, separator) => {
  for (const word of words(text)) {
    if (word.text === separator) parts.push([]);
    else parts.at(-1).push({ literal: word });
  }
};
