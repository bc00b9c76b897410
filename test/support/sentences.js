import { compileTemplate } from '../../spec/2-parse/template.js';
import { tokensOf } from './examples.js';

/** Sentences for a template: each hole filled, and every choice of alternatives. */

const words = (text) => text.split(' ').map((word) => ({ type: 'word', text: word }));
const xref = { type: 'xref', text: '#sec-promise-objects', titled: true };

/** What fills a hole, by category. */
const FILLERS = {
  Variable: '_x_',
  Variables: '_x_ and _y_',
  Parameters: '(_x_, _y_)',
  Expression: '_value_',
  Operand: '_value_',
  Place: '_place_',
  Condition: '_a_ is *true*',
  SimpleCondition: '_b_ is *false*',
  InlineStep: 'return *undefined*',
  Slot: '[[PromiseState]]',
  SlotNames: '[[Promise]] and [[AlreadyResolved]]',
  EachSlotName: 'a [[Constructor]] and an [[OnFinally]]',
  Star: '*"then"*',
  Code: '`"then"`',
  Digits: '10',
  Count: '2',
  ErrorName: '*TypeError*',
  Intrinsic: '%Promise%',
  PrototypeObject: 'the Promise prototype object',
  WellKnownSymbol: '@@species',
  LanguageType: 'Object',
  RecordType: 'PromiseCapability',
  RecordName: 'PromiseCapability',
  OperationName: 'PromiseReactionJob',
  Enum: '~throw~',
  Call: 'IsCallable(_x_)',
  InternalMethodCall: '_O_.[[Get]](_P_, _O_)',
  List: '« _x_, *undefined* »',
  Record: '{ [[value]]: *false* }',
  Name: '`Promise.prototype`',
  Word: 'Promise',
  Words: 'promise reject function',
  Role: 'prototype object',
  WhoseValueIs: '(whose value is 1)',
  Prose: 'whatever the sky looks like',
  Alternatives: '*true* or *false*',
  ThreeAlternatives: '*true*, *false*, or *null*',
  ThreeExclusions: '*true*, *false*, nor *null*',
  Several: '_x_, _y_, and _z_',
  SeveralPlaces: '_x_.[[value]] and _y_',
  SeveralVariables: '_x_ and _y_',
  Noun: 'bound function exotic object',
  ElementType: 'property key',
  Quoted: '"then"',
  Bare: 'undefined',
  Exponent: '<sup>53</sup>',
  MethodCall: '_o_.HasBinding(_p_)',
  ClosureCall: '_f_(_x_)',
  NoVariable: 'Get(_x_, _y_)',
  Infinity: '+∞',
  Factor: '_value_',
  Ordinal: 'third',
  LiteralExpression: '*undefined*',
  Group: '(_x_ + 1)',
  PlainStep: 'Return *undefined*',
};

/** These hold references, which come from tags, or begin a sentence. */
const TOKENS = {
  Section: [xref],
  Reference: [{ type: 'paren', tokens: [xref] }],
  See: [{ type: 'paren', tokens: [...words('see'), xref] }],
  LeadingCondition: [...words('The value of'), ...tokensOf('_a_ is *true*')],
};

/** @param {string} category @returns {object[]} tokens that fill a hole */
export const filler = (category) => {
  const tokens = TOKENS[category] ?? (FILLERS[category] && tokensOf(FILLERS[category]));
  if (!tokens)
    throw new Error(`nothing fills {…:${category}}: add it to test/support/sentences.js`);
  return tokens;
};

/** Every choice of one item from each list. */
const combinations = (lists) =>
  lists.reduce((all, list) => all.flatMap((left) => list.map((item) => [...left, item])), [[]]);

const waysOfOne = (element) => {
  if (element.hole) return [filler(element.category)];
  if (element.choices) return element.choices.flatMap(ways);
  if (!element.callee) return [[element.literal]];
  const callee = words(element.callee);
  return combinations(element.items.map(ways)).map((items) => [{ type: 'call', callee, items }]);
};

/** Every way to write the elements of a template. */
const ways = (elements) => combinations(elements.map(waysOfOne)).map((parts) => parts.flat());

/** @param {string} template @returns {object[][]} token lists */
export function sentencesOf(template) {
  return ways(compileTemplate(template));
}
