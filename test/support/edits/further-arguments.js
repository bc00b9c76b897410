import { edit, edited, sourceOf } from '../documents.js';
import { addMethod, before } from './insertions.js';

/** Documents of ES2025 whose functions take one argument more than those of the edition. */

const SOURCE = sourceOf('es2025');

/** A promise has a slot of the document's own, which a getter reads. */
const withSlot = (source, slot, steps) =>
  addMethod(
    before(
      'sec-promise-executor',
      'Let _resolvingFunctions_',
      steps,
    )(edited([['[[PromiseIsHandled]] »)', `[[PromiseIsHandled]], [[${slot}]] »)`]], source)),
    'get Promise.prototype.peeked',
    [`Return _promise_.[[${slot}]].`],
  );

const withLabel = (steps) =>
  withSlot(
    edit(SOURCE, 'Promise ( _executor_ )', 'Promise ( _executor_, _label_ )'),
    'Label',
    steps,
  );

const withContext = (steps, text = 'Return PerformPromiseThen') => {
  const heading = 'then ( _onFulfilled_, _onRejected_ )';
  const source = edit(SOURCE, heading, 'then ( _onFulfilled_, _onRejected_, _context_ )');
  return steps ? before('sec-promise.prototype.then', text, steps)(source) : source;
};

const SET_LABEL = 'Set _promise_.[[Label]] to _label_.';

/** An operation is called with one argument more. @param {[string, string][]} more what is called, and with what */
const withArgument = (source, heading, more, steps) =>
  before(
    heading.clause,
    heading.first,
    steps,
  )(
    more.reduce(
      (text, [called, argument]) => text.replaceAll(`${called})`, `${called}, ${argument})`),
      edit(source, heading.title, heading.title.replace(' )', ', _more_ )')),
    ),
  );

const RESOLVING = {
  clause: 'sec-createresolvingfunctions',
  title: 'CreateResolvingFunctions ( _promise_ )',
  first: 'Let _alreadyResolved_',
};

const FULFILLING = {
  clause: 'sec-fulfillpromise',
  title: 'FulfillPromise ( _promise_, _value_ )',
  first: 'Let _reactions_',
};

const SET_MORE = 'Set _promise_.[[Label]] to _more_.';

/** What an operation keeps, whoever calls it. */
const handedOn = withArgument(
  withLabel('Set _promise_.[[Label]] to *undefined*.'),
  RESOLVING,
  [
    ['CreateResolvingFunctions(_promise_', '_label_'],
    ['CreateResolvingFunctions(_promiseToResolve_', '_promiseToResolve_.[[Label]]'],
  ],
  SET_MORE,
);

/** @type {Record<string, string>} */
export const CHEAP = {
  'the constructor hands its second argument on to an operation': handedOn,
  'the constructor keeps a second argument': withLabel(SET_LABEL),
  'the constructor keeps another value where it has no second argument': withLabel(
    'If _label_ is *undefined*, set _promise_.[[Label]] to *"none"*.\n          1. Else, set _promise_.[[Label]] to _label_.',
  ),
  'then has a third parameter that nothing reads': withContext(''),
  'then keeps a third argument': withSlot(
    withContext('Set _promise_.[[Context]] to _context_.'),
    'Context',
    'Set _promise_.[[Context]] to *undefined*.',
  ),
};

const kept = withArgument(
  withSlot(SOURCE, 'Label', 'Set _promise_.[[Label]] to *"none"*.'),
  FULFILLING,
  [['FulfillPromise(_promise_, _resolution_', '*"value"*']],
  SET_MORE,
);

/** Steps that use such an argument may do anything, or stand where one pass knows all. @type {Record<string, string>} */
export const DEAR = {
  'an operation is given what it keeps first': kept,
  'the constructor keeps a second argument as text': withLabel(
    'Let _text_ be ? ToString(_label_).\n          1. Set _promise_.[[Label]] to _text_.',
  ),
  'the constructor calls its second argument': withLabel(
    `If IsCallable(_label_) is *true*, perform ? Call(_label_, *undefined*, « _promise_ »).\n          1. ${SET_LABEL}`,
  ),
};

/** What is given, and by whom. */
export const program = (P, log, see) => {
  const give = (value) => {
    log('the argument is called');
    log(typeof value);
    return 'called';
  };
  class Named extends P {
    constructor(executor) {
      super(executor, 'named');
    }
  }
  log(`${P.length} ${P.prototype.then.length}`);
  for (const label of ['a', undefined, give]) {
    const promise = new P((resolve) => resolve(1), label);
    log(promise.peeked === give ? 'the argument' : promise.peeked);
    for (const context of ['b', undefined, give]) see(promise.then(undefined, undefined, context));
    log(promise.peeked === give ? 'the argument' : promise.peeked);
  }
  const others = [
    P.resolve(1),
    P.all([]),
    P.resolve(1).then(),
    P.withResolvers().promise,
    Named.resolve(1),
    Named.all([Named.resolve(2), P.resolve(3)]),
    Named.resolve(1).then(() => Named.reject(1)),
  ];
  for (const promise of others) {
    log(promise.peeked);
    see(promise);
  }
};
