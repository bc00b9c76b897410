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

/** What is asked is not true, instead of false. @type {KeptMeaning} */
export const notTrue = (source) =>
  source.replace(/(1\. (?:Else i|I)f .*) is \*false\*/g, '$1 is not *true*');

/** What is asked is not false, instead of true. @type {KeptMeaning} */
export const notFalse = (source) =>
  source.replace(/(1\. (?:Else i|I)f .*) is \*true\*/g, '$1 is not *false*');

/** What is returned has a variable first. @type {KeptMeaning} */
export const returnedVariables = (source) =>
  source.replace(
    /^( *)1\. Return (\? \w+\(.*\)|the (?:Record|PromiseCapability) .*)\.$/gm,
    '$11. Let _outcome_ be $2.\n$11. Return _outcome_.',
  );

/** What may throw is a completion first, which is asked for. @type {KeptMeaning} */
export const completionsFirst = (source) =>
  source
    .replace(
      /^( *)1\. Return \? (\w+\(.*\))\.$/gm,
      '$11. Let _outcome_ be Completion($2).\n$11. Return ? _outcome_.',
    )
    .replace(
      /^( *)1\. Let (_\w+_) be \? (\w+\(.*\))\.$/gm,
      '$11. Let $2 be Completion($3).\n$11. ReturnIfAbrupt($2).',
    );

/** What is asked has a variable first. @type {KeptMeaning} */
export const answersFirst = (source) =>
  source.replace(
    /^( *)1\. If (\w+\([^)]*\)|_\w+_\.\[\[\w+\]\]) is /gm,
    (text, space, value, at) =>
      `${space}1. Let _answer${at}_ be ${value}.\n${space}1. If _answer${at}_ is `,
  );

/** Where the steps below a line end. */
const endOf = (lines, at) => {
  const end = lines.findIndex(
    (line, i) => i > at && (!/^ *1\. /.test(line) || indentOf(line) <= indentOf(lines[at])),
  );
  return end < 0 ? lines.length : end;
};

const OPPOSITE = { true: 'false', false: 'true' };

/** Conditions with their arms exchanged. @type {KeptMeaning} */
export const turnedRound = (source) => {
  const lines = source.split('\n');
  lines.forEach((line, at) => {
    const [, asks, answer] = /^( *1\. If .* is )\*(true|false)\*, then$/.exec(line) ?? [];
    const middle = asks ? endOf(lines, at) : -1;
    if (!/^ *1\. Else,$/.test(lines[middle]) || indentOf(lines[middle]) !== indentOf(line)) return;
    const end = endOf(lines, middle);
    const turned = [
      `${asks}*${OPPOSITE[answer]}*, then`,
      ...lines.slice(middle + 1, end),
      lines[middle],
      ...lines.slice(at + 1, middle),
    ];
    lines.splice(at, turned.length, ...turned);
  });
  return lines.join('\n');
};

/** What stands behind a step that leaves under its condition, in an Else. @type {KeptMeaning} */
export const elseBehindGuards = (source) => {
  const lines = source.split('\n');
  for (let at = lines.length - 1; at >= 0; at--) {
    const [, space, condition, word, rest] = IN_LINE.exec(lines[at]) ?? [];
    if (!/^(?:return|throw)$/.test(word ?? '')) continue;
    let end = at + 1;
    while (/^ *1\. /.test(lines[end]) && indentOf(lines[end]) >= space.length) end++;
    if (end === at + 1 || /^ *1\. Else/.test(lines[at + 1])) continue;
    const others = lines.slice(at + 1, end).map((line) => `  ${line}`);
    const guard = [`${space}1. ${condition}, then`, `${space}  1. ${capital(word)} ${rest}`];
    lines.splice(at, end - at, ...guard, `${space}1. Else,`, ...others);
  }
  return lines.join('\n');
};
