import { parse } from 'acorn';

/**
 * A library without its comments but the head, the titles of sections and the headings that are
 * clauses: who reads the standard beside it has another file.
 */

/** `// 25.4.4.1 Promise.all ( iterable )`, `// ==== Jobs …` */
const KEPT = /^ (?:\d+(?:\.\d+)+ |====)/;

/** What the head says of them. */
const LEGEND = /A comment "3\.c\. …"[^]*?the host's\./;
const ELSEWHERE = `The steps of the standard, and other comments, stand in the files for the target es2022.
 * Capitalised functions are operations of the standard, or stand for some of its steps; others are
 * support, and names that begin with $ are the host's.`;

/** The comments of one or more lines, each a list. */
const groupsOf = (code) => {
  const groups = [];
  parse(code, {
    ecmaVersion: 2022,
    onComment: (block, value, start, end) => {
      const last = groups.at(-1)?.at(-1);
      const comment = { block, value, start, end };
      if (last && !block && /^\n *$/.test(code.slice(last.end, start))) groups.at(-1).push(comment);
      else groups.push([comment]);
    },
  });
  return groups;
};

const withoutComments = (code, comments) => {
  let text = '';
  let end = 0;
  for (const comment of comments) {
    const lineStart = code.lastIndexOf('\n', comment.start) + 1;
    const alone = code.slice(lineStart, comment.start).trim() === '';
    text += code.slice(end, alone ? lineStart : comment.start).replace(/ +$/, '');
    end = comment.end + (alone ? 1 : 0);
  }
  return text + code.slice(end);
};

/**
 * @param {string} code a library
 * @returns {string}
 */
export const plain = (code) => {
  const [, ...groups] = groupsOf(code);
  const others = groups.filter(([{ value }]) => !KEPT.test(value)).flat();
  return withoutComments(code, others).replace(LEGEND, ELSEWHERE);
};
