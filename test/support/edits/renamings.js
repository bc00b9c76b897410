/** Names that nobody sees, and orders that nobody can tell. */

/** @typedef {import('./insertions.js').KeptMeaning} KeptMeaning */

/** @param {Record<string, string>} names @returns {KeptMeaning} */
export const renamed = (names) => (source) =>
  Object.entries(names).reduce((text, [name, other]) => text.replaceAll(name, other), source);

/** Names of fields in the order of a Record, or of slots in a List, turned round. @type {KeptMeaning} */
export const slotsTurnedRound = (source) =>
  source.replace(
    /(« )(\[\[\w+\]\](?:, \[\[\w+\]\])+)( »)/g,
    (text, before, slots, after) => before + slots.split(', ').reverse().join(', ') + after,
  );

/** The two parameters of an operation exchanged, in its clause and where it is called. @returns {KeptMeaning} */
const exchanged = (name) => (source) =>
  source
    .replace(new RegExp(`(<h1>${name} \\( )(\\w+), (\\w+)( \\))`), '$1$3, $2$4')
    .replace(new RegExp(`\\b${name}\\((\\w+), ([^()]*)\\)`, 'g'), `${name}($2, $1)`);

/** @type {Record<string, KeptMeaning>} */
export const RENAMINGS = {
  'the slots of a function stand in another order': slotsTurnedRound,
  'the result of a promise has another name': renamed({ '[[PromiseResult]]': '[[Outcome]]' }),
  'flags and Lists of reactions have other names': renamed({
    '[[PromiseIsHandled]]': '[[Handled]]',
    '[[PromiseFulfillReactions]]': '[[OnFulfil]]',
    '[[PromiseRejectReactions]]': '[[OnReject]]',
  }),
  'slots of function objects have other names': renamed({
    '[[AlreadyResolved]]': '[[Settled]]',
    '[[RemainingElements]]': '[[Remaining]]',
  }),
  'a slot and a field have names that mean something to JavaScript': renamed({
    '[[PromiseResult]]': '[[constructor]]',
    '[[Resolve]]': '[[__proto__]]',
    '[[AlreadyCalled]]': '[[prototype]]',
  }),
  'fields of capabilities have other names': renamed({
    '[[Promise]]': '[[Settles]]',
    '[[Resolve]]': '[[Fulfil]]',
    '[[Reject]]': '[[toString]]',
  }),
  'variables are called like values of JavaScript': renamed({
    _thenAction_: '_undefined_',
    _resultCapability_: '_NaN_',
    _reactions_: '_Infinity_',
  }),
  'a slot and a field have the same name': renamed({ '[[PromiseResult]]': '[[AlreadyResolved]]' }),
  'a flag that functions share has another field': renamed({
    '_alreadyResolved_.[[Value]]': '_alreadyResolved_.[[IsSet]]',
    'Let _alreadyResolved_ be the Record { [[Value]]':
      'Let _alreadyResolved_ be the Record { [[IsSet]]',
  }),
  'enumerations have other names': renamed({
    '~fulfill~': '~onFulfil~',
    '~reject~': '~onReject~',
    '~empty~': '~none~',
  }),
  'PerformPromiseThen has another name': renamed({ PerformPromiseThen: 'DoThen' }),
  'NewPromiseReactionJob has another name': renamed({
    NewPromiseReactionJob: 'MakeReactionJob',
  }),
  'operations that make functions have other names': renamed({
    CreateResolvingFunctions: 'MakeResolvingFunctions',
    NewPromiseCapability: 'MakeCapability',
    _executorClosure_: '_closure_',
  }),
  'TriggerPromiseReactions has its parameters turned round': exchanged('TriggerPromiseReactions'),
  'RejectPromise has its parameters turned round': exchanged('RejectPromise'),
  'NewPromiseReactionJob has its parameters turned round': exchanged('NewPromiseReactionJob'),
  'a job captures its values in another order': renamed({
    'captures _reaction_ and _argument_': 'captures _argument_ and _reaction_',
  }),
};
