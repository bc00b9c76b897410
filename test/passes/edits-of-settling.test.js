import ava from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import { addMethod, addStatic } from '../support/edits/insertions.js';
import { oneIn } from '../support/extent.js';
import { appliedIn } from '../support/generated.js';
import { sharedTrace } from '../support/loaded.js';

const test = oneIn(12, ava);

/** Documents with methods that ask for states in other words, settle promises, or go through their reactions. */

const today = sourceOf('es2025');
const OPTIONS = { edition: 'es2025', target: 'es2022' };

const withMethod = (...steps) => addMethod(today, 'Promise.prototype.own ( _x_ )', steps);
const ofStatic = (...steps) => addStatic(today, 'Promise.own ( _promise_, _x_ )', steps);

const CAPABILITY = 'Let _capability_ be ? NewPromiseCapability(%Promise%).';
const GIVEN = 'Return _capability_.[[Promise]].';

/** What each gives, of a promise that is pending, and of others, which a second call may settle again. */
const program = (P, log, see) => {
  const functions = {};
  const pending = new P((resolve) => Object.assign(functions, { resolve }));
  see(pending, 'pending');
  const attempt = (call) => {
    try {
      const result = call();
      if (result instanceof P) see(result);
      else log(result);
    } catch ({ name }) {
      log(name);
    }
  };
  for (const promise of [pending, pending, P.reject(1), P.resolve(2), {}, undefined]) {
    attempt(() => P.own?.(promise, 'value'));
    if (promise instanceof P) attempt(() => promise.own?.('value'));
  }
  functions.resolve('late');
  see(P.all([pending, P.race([pending])]));
};

/** @type {Record<string, string>} */
const KNOWN = {
  'asks whether a state is not another': withMethod(
    'If _promise_.[[PromiseState]] is not ~pending~, return _promise_.[[PromiseResult]].',
    'Return *undefined*.',
  ),
  'returns unless a promise is fulfilled': withMethod(
    'If _promise_.[[PromiseState]] is not ~fulfilled~, return *undefined*.',
    'Return _promise_.[[PromiseResult]].',
  ),
  'settles an argument that is a promise': ofStatic(
    'If IsPromise(_promise_) is *false*, throw a *TypeError* exception.',
    'If _promise_.[[PromiseState]] is not ~pending~, return *false*.',
    'Perform FulfillPromise(_promise_, _x_).',
    'Return *true*.',
  ),
  'returns where an argument is no promise': ofStatic(
    'If IsPromise(_promise_) is *false*, return _x_.',
    'If _promise_.[[PromiseState]] is ~pending~, perform RejectPromise(_promise_, _x_).',
    'Return *undefined*.',
  ),
  'fulfils a new promise': ofStatic(
    CAPABILITY,
    'Perform FulfillPromise(_capability_.[[Promise]], _x_).',
    GIVEN,
  ),
  'fulfils a new promise that has a name': ofStatic(
    CAPABILITY,
    'Let _fresh_ be _capability_.[[Promise]].',
    'Perform RejectPromise(_fresh_, _x_).',
    'Return _fresh_.',
  ),
};

for (const [title, source] of Object.entries(KNOWN)) {
  test(`a method that ${title} loses no pass`, (t) => {
    t.deepEqual(appliedIn(source, OPTIONS), appliedIn(today, OPTIONS));
    sharedTrace(t, source, program);
  });
}

/** What need not be a promise stays what it is. */
const STRANGERS = {
  'is asked for behind the step that settles it': ofStatic(
    'Perform FulfillPromise(_promise_, _x_).',
    'If IsPromise(_promise_) is *false*, throw a *TypeError* exception.',
    'Return *undefined*.',
  ),
  'becomes another one': ofStatic(
    'If IsPromise(_promise_) is *false*, throw a *TypeError* exception.',
    'Set _promise_ to _x_.',
    'Perform FulfillPromise(_promise_, _x_).',
    'Return *undefined*.',
  ),
  'is put into a capability': ofStatic(
    CAPABILITY,
    'Let _other_ be _capability_.',
    'Set _other_.[[Promise]] to _promise_.',
    'Perform FulfillPromise(_capability_.[[Promise]], _x_).',
    GIVEN,
  ),
  'comes from any constructor': ofStatic(
    'Let _capability_ be ? NewPromiseCapability(_promise_).',
    'Perform FulfillPromise(_capability_.[[Promise]], _x_).',
    GIVEN,
  ),
};

for (const [title, source] of Object.entries(STRANGERS)) {
  test(`a promise that ${title} need not be one`, (t) => {
    t.false(appliedIn(source, OPTIONS).includes('field-inlining'));
    sharedTrace(t, source, program);
  });
}

const MOVES = withMethod(
  'If IsPromise(_x_) is *false*, throw a *TypeError* exception.',
  'If _promise_.[[PromiseState]] is ~pending~ and _x_.[[PromiseState]] is ~pending~, then\n  1. Set _x_.[[PromiseFulfillReactions]] to _promise_.[[PromiseFulfillReactions]].\n  1. Set _promise_.[[PromiseFulfillReactions]] to « ».',
  'Return *undefined*.',
);
const TRIGGER = '1. Perform TriggerPromiseReactions(_reactions_, _reason_).';

/** What is in Lists of reactions is nothing to passes about capabilities. */
const LISTS = {
  'moves reactions to another promise': MOVES,
  'triggers the reactions of a promise twice': edited(
    [[TRIGGER, `${TRIGGER}\n${TRIGGER}`, 'sec-rejectpromise']],
    today,
  ),
};

for (const [title, source] of Object.entries(LISTS)) {
  test(`a document that ${title} keeps the passes that ask for no reaction`, (t) => {
    const applied = appliedIn(source, OPTIONS);
    t.false(applied.includes('field-inlining'));
    for (const pass of ['lazy-functions', 'declared-pure', 'resolver-scope', 'subclass-tests'])
      t.true(applied.includes(pass), pass);
    const moves = (P, log, see) => {
      const [from, to] = [{}, {}].map((all) =>
        Object.assign(all, { promise: new P((...settle) => Object.assign(all, { settle })) }),
      );
      from.promise.then(log);
      Object.defineProperty(from.promise, 'rejected', { get: () => log('asked') });
      from.promise.own?.(to.promise);
      to.settle[0]('fulfilled');
      from.settle[1]('rejected');
      see(from.promise);
      see(P.all([1, to.promise]));
    };
    sharedTrace(t, source, moves);
  });
}

const TELLS =
  '1. If _promise_.[[PromiseIsHandled]] is *false*, perform HostPromiseRejectionTracker(_promise_, *"reject"*).';
const inReject = (find, ...steps) => edited([[find, steps.join('\n'), 'sec-rejectpromise']], today);

/** Steps behind the reactions, and the passes that they cost: those that know all of what settles a promise. */
const BEHIND = /** @type {Record<string, [source: string, lost: string[]]>} */ ({
  'tells the host': [inReject(`${TELLS}\n${TRIGGER}`, TRIGGER, TELLS), []],
  'asks for a property': [
    inReject(TRIGGER, TRIGGER, '1. Perform ? Get(_promise_, *"rejected"*).'),
    ['array-combinators', 'pure-species', 'joined-elements', 'early-array', 'flat-records'],
  ],
});

for (const [title, [source, lost]] of Object.entries(BEHIND)) {
  test(`a step behind the reactions of a promise that ${title} costs what rests on it alone`, (t) => {
    const applied = appliedIn(source, OPTIONS);
    t.deepEqual(
      appliedIn(today, OPTIONS).filter((name) => !applied.includes(name)),
      lost,
    );
    sharedTrace(t, source, (P, log, see) => {
      const settle = [];
      const promise = new P((...functions) => settle.push(...functions));
      promise.then(undefined, () => log('the first reaction'));
      Object.defineProperty(promise, 'rejected', {
        get() {
          log('asked');
          promise.catch(() => log('a later reaction'));
          throw new RangeError('of the getter');
        },
      });
      try {
        settle[1]('reason');
      } catch (error) {
        log(error.message);
      }
      see(promise);
      see(P.all([P.reject(1), promise]));
    });
  });
}

ava('a step between reading the reactions and setting the state may attach another one', (t) => {
  const read = '1. Let _reactions_ be _promise_.[[PromiseFulfillReactions]].';
  const source = edited(
    [[read, `${read}\n1. Perform Completion(Get(_value_, *"asked"*)).`, 'sec-fulfillpromise']],
    today,
  );
  sharedTrace(t, source, (P, log, see) => {
    const settle = [];
    const promise = new P((...functions) => settle.push(...functions));
    promise.then(() => log('the first reaction'));
    settle[0]({
      get asked() {
        promise.then(() => log('a later reaction'));
        return log('asked');
      },
    });
    see(promise);
  });
});

ava(
  'who settles a promise asks whether it is pending, where a step beside settles it first',
  (t) => {
    const guard = '1. If _alreadyResolved_.[[Value]] is *true*, return *undefined*.';
    const source = edited(
      [
        [
          '1. Assert: _promise_.[[PromiseState]] is ~pending~.',
          '1. If _promise_.[[PromiseState]] is not ~pending~, return ~unused~.',
          'sec-fulfillpromise',
        ],
        [
          guard,
          `${guard}\n1. Perform RejectPromise(_promise_, *"early"*).`,
          'sec-promise-resolve-functions',
        ],
      ],
      today,
    );
    sharedTrace(t, source, (P, log, see) => {
      see(new P((resolve) => resolve(1)));
      see(P.resolve(2).then(log));
      see(P.all([P.resolve(3)]));
    });
  },
);
