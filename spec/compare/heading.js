import { grammar } from '../2-parse/parse.js';

/** What two documents say otherwise, in the standard's words. */

/** Kinds that say what becomes of an abrupt completion. */
const COMPLETIONS = new Set([
  'PropagateAbrupt',
  'AssertNormal',
  'ReturnIfAbrupt',
  'ReturnIfAbruptOf',
  'Completion',
]);

/** What the rules of a category read. */
const CATEGORIES = {
  Step: 'another step',
  FallbackStep: 'another step',
  Expression: 'another value',
  Condition: 'another condition',
  Declaration: 'another declaration',
};

/** What the fields of a step are called. */
const FIELDS = {
  operation: 'another operation is called',
  variable: 'another variable',
  parameters: 'other parameters',
  parameter: 'another parameter',
  slot: 'another internal slot',
  field: 'another field',
  text: 'another value',
  literal: 'another value',
  error: 'another error',
  intrinsic: 'another intrinsic',
  type: 'another type',
  steps: 'other steps',
  arguments: 'other arguments',
  attributes: 'other attributes',
  fields: 'another field',
  slots: 'other internal slots',
  table: 'other internal slots',
  property: 'another property',
};

const kindHeading = (kinds) => {
  if (kinds.some((kind) => COMPLETIONS.has(kind))) return 'another treatment of abrupt completions';
  const [category] = kinds.map((kind) => grammar.rules.get(kind)?.rule.category);
  return CATEGORIES[category] ?? 'another meaning';
};

/**
 * @param {string} difference `value.call.operation: "Get" and "GetV"`
 * @returns {string} `another operation is called: Get and GetV`
 */
export const headingOf = (difference) => {
  const [, path, values] = /^([\w.]+): (.*)$/.exec(difference) ?? [];
  if (!path) return difference;
  const plain = values.replaceAll('"', '');
  if (/(?:^|\.)kind$/.test(path)) return kindHeading(plain.split(' and '));
  const known = path.split('.').findLast((part) => part in FIELDS);
  if (known) return `${FIELDS[known]}: ${plain}`;
  return path.endsWith('.name') ? `another variable: ${plain}` : difference;
};
