import ava from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import { addMethod } from '../support/edits/insertions.js';
import { oneIn } from '../support/extent.js';
import { appliedIn } from '../support/generated.js';
import { sharedTrace } from '../support/loaded.js';

const test = oneIn(12, ava);

/** Documents that tell the host of promises otherwise. */

const today = sourceOf('es2025');

const IF = 'If _promise_.[[PromiseIsHandled]] is *false*, perform';
const TELLS = (operation) => `HostPromiseRejectionTracker(_promise_, *"${operation}"*).`;
const REJECTED = `1. ${IF} ${TELLS('reject')}`;
const [REJECT, THEN] = ['sec-rejectpromise', 'sec-performpromisethen'];

/** A promise has no result of its own before it settles. */
const withoutResult = edited(
  [['1. Set _promise_.[[PromiseResult]] to ~empty~.', '', 'sec-promise-executor']],
  today,
);

const FIRST = '1. Let _reactions_ be _promise_.[[PromiseRejectReactions]].';
const [reads, tells] = ['Return _promise_.[[PromiseResult]].', `Perform ${TELLS('reject')}`];
const withMethod = (...steps) => addMethod(withoutResult, 'Promise.prototype.peek ( )', steps);

const ofAll = (P, log, see) => {
  const functions = {};
  const pending = new P((_, reject) => Object.assign(functions, { reject }));
  pending.then((value) => value);
  log(pending.peek?.());
  see(pending.catch((reason) => reason));
  functions.reject('late');
  see(P.all([P.reject('element'), pending]));
  see(P.resolve().finally(() => P.reject('finally')));
  see(P.reject('alone'));
  see(new P((resolve) => resolve(pending)));
};

const rejections = (log) => ({
  onReject: (_, reason) => log(`the host hears of ${reason}`),
  onHandle: () => log('the host hears that one is handled'),
});

/** @type {Record<string, string>} */
const DOCUMENTS = {
  'of each rejected promise': edited([[IF, 'Perform', REJECT]], today),
  'of promises that are rejected with functions': edited(
    [[IF, 'If IsCallable(_reason_) is *true*, perform', REJECT]],
    today,
  ),
  'of none that is rejected': edited([[REJECTED, '', REJECT]], today),
  'of a rejected promise twice': edited(
    [[REJECTED, `${REJECTED}\n1. Perform ${TELLS('reject')}`, REJECT]],
    today,
  ),
  'of each that is handled': edited([[IF, 'Perform', THEN]], today),
  'of a promise before it is rejected': edited(
    [
      [REJECTED, '', REJECT],
      [FIRST, `1. Perform ${TELLS('reject')}\n${FIRST}`, REJECT],
    ],
    withoutResult,
  ),
  'of a promise that is pending': withMethod(tells, reads),
  'of nothing where it says its result': withMethod(reads),
};

for (const [title, source] of Object.entries(DOCUMENTS)) {
  test(`a document that tells the host ${title} loses no pass`, (t) => {
    const options = { edition: 'es2025', target: 'es2022' };
    t.deepEqual(appliedIn(source, options), appliedIn(today, options));
    const expected = sharedTrace(t, source, ofAll, { rejections });
    t.true(expected.length > 5);
  });
}

ava('the host hears of promises that are rejected or handled, and of nothing else', (t) => {
  const source = edited([[TELLS('handle'), TELLS('peek'), THEN]], today);
  const late = (log) => ({
    ...rejections(log),
    onReject: (promise) => void promise.catch(() => log('it is caught')),
  });
  const [before, after] = [today, source].map((text) =>
    sharedTrace(t, text, (P) => P.reject('alone'), { rejections: late }).join('\n'),
  );
  t.regex(after, /it is caught/);
  t.regex(before, /the host hears that one is handled/);
  t.notRegex(after, /the host hears that one is handled/);
});

/** Steps that do more than to tell, or are told where the reference tells nothing, are steps like others. */
const MORE = {
  'a step that runs user code': edited(
    [[IF, 'If Get(_reason_, *"told"*) is *true*, perform', REJECT]],
    today,
  ),
  'a step of a promise that is fulfilled': edited(
    [
      [
        '1. Perform TriggerPromiseReactions(_reactions_, _value_).',
        `1. Perform ${TELLS('handle')}\n1. Perform TriggerPromiseReactions(_reactions_, _value_).`,
        'sec-fulfillpromise',
      ],
    ],
    today,
  ),
};

for (const [title, source] of Object.entries(MORE)) {
  test(`${title} tells no host alone`, (t) => {
    const options = { edition: 'es2025', target: 'es2022' };
    t.false(appliedIn(source, options).includes('array-combinators'));
  });
}

/** The result of a settled promise is read behind a step that runs user code: it stays, unless a method sets it. */
const RELABEL = ['Set _promise_.[[PromiseResult]] to *"another"*.', 'Return *undefined*.'];
const ASKS = '1. Let _label_ be ? Get(_promise_, *"label"*).';
const readLate = edited(
  [
    [`1. ${IF} ${TELLS('handle')}`, `${ASKS}\n1. ${IF} ${TELLS('handle')}`, THEN],
    ['1. Let _reason_ be _promise_.[[PromiseResult]].', '', THEN],
    ['(_rejectReaction_, _reason_)', '(_rejectReaction_, _promise_.[[PromiseResult]])', THEN],
  ],
  today,
);

for (const isSet of [false, true]) {
  ava(`the result of a promise is ${isSet ? 'set' : 'read'} where steps ask for a label`, (t) => {
    const source = isSet ? addMethod(readLate, 'Promise.prototype.relabel ( )', RELABEL) : readLate;
    const trace = sharedTrace(t, source, (P, log, see) => {
      Object.defineProperty(P.prototype, 'label', {
        get() {
          log('asked');
          return this.relabel?.();
        },
      });
      see(P.reject('reason').catch((reason) => log(`${reason} it is`)));
      see(P.reject('late'));
    }).join('\n');
    t.regex(trace, isSet ? /asked[^]*another it is/ : /asked[^]*reason it is/);
  });
}
