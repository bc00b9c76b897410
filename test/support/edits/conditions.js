/** A step stands in the line of its condition, or below it; what is asked, and returned, in other words. */

/** @typedef {import('./insertions.js').KeptMeaning} KeptMeaning */

const IN_LINE = /^( *)1\. (If .*?), (return|throw|perform|set) (.*)$/;
const BELOW = /^( *)1\. (If .*), then$/;
const STEP = /^( *)1\. (Return|Throw|Perform|Set) (.*)$/;

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** Each step that stands in the line of its condition, below it. @type {KeptMeaning} */
export const belowConditions = (source) =>
  source
    .split('\n')
    .flatMap((line) => {
      const [, space, condition, word, rest] = IN_LINE.exec(line) ?? [];
      return space === undefined
        ? [line]
        : [`${space}1. ${condition}, then`, `${space}  1. ${capital(word)} ${rest}`];
    })
    .join('\n');

const indentOf = (line = '') => /^ */.exec(line)[0].length;

/** Each step that stands alone below its condition, in its line. @type {KeptMeaning} */
export const inLineOfConditions = (source) => {
  const lines = source.split('\n');
  const isAlone = (at) =>
    BELOW.test(lines[at]) &&
    STEP.test(lines[at + 1]) &&
    indentOf(lines[at + 1]) > indentOf(lines[at]) &&
    indentOf(lines[at + 2]) <= indentOf(lines[at]) &&
    !/^ *1\. Else/.test(lines[at + 2]);
  return lines
    .flatMap((line, at) => {
      if (at > 0 && isAlone(at - 1)) return [];
      if (!isAlone(at)) return [line];
      const [, space, condition] = BELOW.exec(line);
      const [, , word, rest] = STEP.exec(lines[at + 1]);
      return [`${space}1. ${condition}, ${word.toLowerCase()} ${rest}`];
    })
    .join('\n');
};

/** What an operation answers is not true, instead of false. @type {KeptMeaning} */
export const notTrue = (source) =>
  source.replace(/(1\. (?:Else i|I)f Is\w+\(\S+\)) is \*false\*/g, '$1 is not *true*');

/** How the jobs of reactions end, and what the host calls, is known as it stands. */
const KNOWN = /_handlerResult_|_jobCallback_/;

/** What is returned has a variable first. @type {KeptMeaning} */
export const returnedVariables = (source) =>
  source.replace(/^( *)1\. Return (\? \w+\(.*\))\.$/gm, (line, space, value) =>
    KNOWN.test(line) ? line : `${space}1. Let _outcome_ be ${value}.\n${space}1. Return _outcome_.`,
  );
