import { parseFragment } from 'ecmarkdown';
import { attribute, textOf } from '../1-read/html.js';
import { grammar, splitSentences } from './parse.js';
import { tokenize, write } from '../1-read/tokens.js';

/**
 * What a clause declares beside its steps: attributes, names, lengths, slots. Prose that declares
 * nothing is prose; a document can hold as much of it as it wants.
 *
 * @typedef {object} Declaration
 * @property {import('./grammar.js').Node} node
 * @property {string} sentence
 * @property {import('../1-read/document.js').Place} place
 */

const sentencesOf = (text) => {
  const { tokens } = tokenize(parseFragment(text));
  return tokens ? splitSentences(tokens) : [];
};

/**
 * Paragraphs, and facts in a list, each behind what leads to the list: `The Promise constructor:`.
 * @param {import('../1-read/document.js').Clause} clause
 */
const paragraphsOf = (clause) => {
  const paragraphs = [];
  let lead = '';
  for (const { element, place, text } of clause.prose) {
    if (element.tagName === 'p') {
      lead = text.trim();
      paragraphs.push({ place, text: lead });
    } else if (element.tagName === 'li' && lead.endsWith(':')) {
      paragraphs.push({ place, text: `${lead.slice(0, -1)} ${text.trim()}` });
    }
  }
  return paragraphs;
};

/**
 * @param {import('../1-read/document.js').Clause} clause
 * @returns {{declarations: Declaration[], prose: {sentence: string, place: import('../1-read/document.js').Place}[]}} prose is
 *   every sentence that no declaration rule reads
 */
export const declare = (clause) => {
  const declarations = [];
  const prose = [];
  for (const { place, text } of paragraphsOf(clause)) {
    for (const tokens of sentencesOf(text)) {
      const [node] = grammar.readings('Declaration', tokens);
      const entry = { sentence: write(tokens), place };
      if (node) declarations.push({ ...entry, node });
      else prose.push(entry);
    }
  }
  return { declarations, prose };
};

const slotsIn = (table) => {
  const names = [];
  const visit = (node) => {
    if (node.tagName === 'td') {
      const name = /^\s*\[\[(\w+)\]\]\s*$/.exec(textOf(node))?.[1];
      if (name) names.push(name);
    } else (node.childNodes ?? []).forEach(visit);
  };
  visit(table);
  return names;
};

/**
 * @param {import('../1-read/document.js').Clause} clause
 * @param {string} id of a table in the clause
 * @returns {string[]|undefined} the slot or field names in it, if it is there
 */
export const tableSlots = (clause, id) => {
  const table = clause.prose.find(({ element }) => attribute(element, 'id') === id);
  return table && slotsIn(table.element);
};
