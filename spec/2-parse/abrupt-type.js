/**
 * `_x_.[[type]] is ~throw~` asks what `_x_ is an abrupt completion` asks.
 * @param {import('./grammar.js').Node} node of a comparison
 * @returns {{variable: string, abrupt: boolean, onlyCompletions: boolean}|undefined} nothing where it compares something else
 */
export const abruptType = ({ left, right }) =>
  left.kind === 'Slot' &&
  left.slot.toLowerCase() === 'type' &&
  left.object.kind === 'Variable' &&
  right.kind === 'Enum' &&
  ['throw', 'normal'].includes(right.name)
    ? { variable: left.object.name, abrupt: right.name === 'throw', onlyCompletions: true }
    : undefined;
