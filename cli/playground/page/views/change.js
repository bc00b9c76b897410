import { alignedRows, onlyChanges } from '../../../audit/page/align.js';
import { $, element, sentenceParts } from '../dom.js';

/**
 * A run beside the one before it.
 *
 * @typedef {object} Run
 * @property {string[]} keys of its steps
 * @property {Map<string, string>} names of steps, by key
 * @property {{text: string}[]} output
 *
 * @typedef {object} Change
 * @property {number} at index of the first step that differs
 * @property {Run} before
 * @property {Run} after
 */

const textsOf = ({ output }) => output.map(({ text }) => text);

/**
 * @param {Run} before
 * @param {Run} after
 * @returns {Change|undefined} undefined where both are the same
 */
export const changeBetween = (before, after) => {
  const most = Math.max(before.keys.length, after.keys.length);
  let at = 0;
  while (at < most && before.keys[at] === after.keys[at]) at++;
  const isSame = textsOf(before).join('\n') === textsOf(after).join('\n');
  return at === most && isSame ? undefined : { at, before, after };
};

/** How many steps are shown before and behind the first that differs. */
const [BEFORE, BEHIND] = [2, 40];
/** Rows of both runs that are shown. */
const MOST = 24;

const cell = (text, differs) =>
  element(
    'td',
    { className: differs && text !== undefined ? 'differs' : '' },
    ...sentenceParts(text ?? ''),
  );

const table = (caption, before, after, rows) =>
  element(
    'table',
    {},
    element('caption', {}, caption),
    element(
      'thead',
      {},
      element('tr', {}, ...['before', 'now'].map((text) => element('th', { scope: 'col' }, text))),
    ),
    element(
      'tbody',
      {},
      ...rows.map((row) =>
        row
          ? element(
              'tr',
              {},
              cell(before[row.before], row.kind !== 'same'),
              cell(after[row.after], row.kind !== 'same'),
            )
          : element('tr', {}, element('td', { colSpan: 2 }, '⋯')),
      ),
    ),
  );

const traceTable = ({ at, before, after }) => {
  const from = Math.max(0, at - BEFORE);
  const [first, second] = [before, after].map(({ keys }) => keys.slice(from, at + BEHIND));
  const names = ({ names: known }, keys) => keys.map((key) => known.get(key) ?? key);
  return table(
    'Steps',
    names(before, first),
    names(after, second),
    onlyChanges(alignedRows(first, second)).slice(0, MOST),
  );
};

const outputTable = ({ before, after }) => {
  const [first, second] = [before, after].map(textsOf);
  return table('Output', first, second, alignedRows(first, second));
};

/** @param {Change|undefined} change */
export const showChange = (change) => {
  $('change').hidden = !change;
  if (!change) return;
  const { at, before, after } = change;
  const counts = `${before.keys.length} steps before, ${after.keys.length} now`;
  const isSame = at === Math.max(before.keys.length, after.keys.length);
  const first = ({ keys, names }) => names.get(keys[at]) ?? keys[at] ?? 'the end';
  $('change-text').replaceChildren(
    element(
      'p',
      {},
      ...sentenceParts(
        isSame
          ? `The same steps run, ${counts}.`
          : `The first step that differs is number ${at + 1}. Before: “${first(before)}” Now: “${first(after)}” ${counts}.`,
      ),
    ),
    outputTable(change),
    ...(isSame ? [] : [traceTable(change)]),
  );
};
