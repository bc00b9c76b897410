import { parse } from 'acorn';

/** A library without the comments that are steps: who reads the standard beside it has another file. */

/** ` 3.b. …`, ` 25.4.1.4, 3. …` */
const STEP = /^ (?:\d+(?:\.\d+)+[^,]*, )?\d+(?:\.\w+)*\. /;

/** What the head says of them. */
const LEGEND = /A comment "3\.c\. …"[^]*?(?=A heading\s)/;
const ELSEWHERE = 'The steps of the standard stand in the files for the target es2022.\n * ';

const MAPPED = /^\/\/# sourceMappingURL=.*\n/m;

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
  const comments = [];
  parse(code, { ecmaVersion: 2022, onComment: comments });
  const steps = comments.filter(({ type, value }) => type === 'Line' && STEP.test(value));
  return withoutComments(code, steps).replace(MAPPED, '').replace(LEGEND, ELSEWHERE);
};
