import { model, stepsOf, textOfLine } from './model.js';

/** Whether a line may be what another became: both are of the same steps, and of the same kind. */

/** @param {string} text @returns {boolean} */
const isComment = (text) => /^\s*(?:\/\/|\/?\*)/.test(text);

/** What closes is not what opens. */
const isMark = (text) => /^\W*$/.test(text);

const kinds = [];

/** A sentence has no words in common with code. */
const kindOf = (line) => {
  const text = textOfLine(line);
  return (kinds[line] ??= isComment(text) ? 'comment' : isMark(text) ? 'mark' : 'code');
};

/** A function's head is of all of its steps: lists of different lengths are of different things. */
const haveMostInCommon = (steps, others) => {
  const common = steps.filter((step) => others.includes(step)).length;
  return 2 * common > Math.max(steps.length, others.length);
};

const isAlike = (line, other) => {
  if (kindOf(line) !== kindOf(other)) return false;
  const [steps, others] = [stepsOf(line), stepsOf(other)];
  if (steps.length === 0 && others.length === 0)
    return model.lines[line][1] === model.lines[other][1];
  return haveMostInCommon(steps, others);
};

/** A sentence is of one step, and a line of a few steps stands for them. */
const FEW = 4;

const nameOf = (line) => {
  const steps = stepsOf(line);
  const isNamed = kindOf(line) !== 'mark' && steps.length > 0 && steps.length <= FEW;
  return isNamed ? `${kindOf(line)} ${steps.join(' ')}` : undefined;
};

/** How far in a line stands is no difference. */
const isSame = (line, other) => textOfLine(line).trim() === textOfLine(other).trim();

/** @type {import('./align.js').Likeness} of lines in the pool */
export const LIKENESS = { isAlike, isSame, nameOf };
