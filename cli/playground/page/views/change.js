import { $, element } from '../dom.js';

/**
 * A run beside the one before it.
 *
 * @typedef {{keys: string[], output: {text: string}[]}} Run
 * @typedef {object} Change
 * @property {number} at index of the first step that differs
 * @property {string} [before] its key in the run before
 * @property {string} [after]
 * @property {string[]} outputBefore
 * @property {string[]} outputAfter
 * @property {[number, number]} counts of steps
 */

/**
 * @param {Run} before
 * @param {Run} after
 * @returns {Change|undefined} undefined where both are the same
 */
export const changeBetween = (before, after) => {
  const most = Math.max(before.keys.length, after.keys.length);
  let at = 0;
  while (at < most && before.keys[at] === after.keys[at]) at++;
  const [outputBefore, outputAfter] = [before, after].map(({ output }) =>
    output.map(({ text }) => text),
  );
  if (at === most && outputBefore.join('\n') === outputAfter.join('\n')) return undefined;
  return {
    ...{ at, before: before.keys[at], after: after.keys[at], outputBefore, outputAfter },
    counts: [before.keys.length, after.keys.length],
  };
};

const column = (title, lines, others) =>
  element(
    'div',
    {},
    element('h3', {}, title),
    ...lines.map((line, at) =>
      element('p', { className: line === others[at] ? '' : 'differs' }, line),
    ),
  );

/** @param {Change|undefined} change */
export const showChange = (change) => {
  $('change').hidden = !change;
  if (!change) return;
  const { at, before, after, outputBefore, outputAfter, counts } = change;
  $('change-text').replaceChildren(
    element(
      'p',
      {},
      `The first step that differs is step ${at + 1}: ${before ?? 'the end'} before, ${after ?? 'the end'} now; ${counts[0]} steps before, ${counts[1]} now.`,
    ),
    element(
      'div',
      { className: 'columns' },
      column('Output before', outputBefore, outputAfter),
      column('Output now', outputAfter, outputBefore),
    ),
  );
};
