import ava from 'ava';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { edited, sourceOf } from '../support/documents.js';
import { addMethod } from '../support/edits/insertions.js';
import { KEPT_MEANING } from '../support/edits/kept-meaning.js';
import { oneIn, swept } from '../support/extent.js';
import { tracedOn } from '../support/loaded.js';
import { WORDINGS } from '../mutate/wordings.js';

const test = oneIn(12, ava);

/** A document whose methods settle promises: who does so twice meets what the steps do then. */

const JOB = 'a method has the job of a thenable settle a promise';

const today = sourceOf('es2025');

/** @type {Record<string, string>} */
const DOCUMENTS = {
  ...Object.fromEntries(
    [
      'a method settles a promise that is pending',
      'a method makes a pair of resolving functions',
    ].map((name) => [name, KEPT_MEANING[name](today, WORDINGS.es2025)]),
  ),
  [JOB]: addMethod(today, 'Promise.prototype.cancel ( _then_ )', [
    'Let _callback_ be HostMakeJobCallback(_then_).',
    'Let _job_ be NewPromiseResolveThenableJob(_promise_, _promise_, _callback_).',
    'Perform HostEnqueuePromiseJob(_job_.[[Job]], _job_.[[Realm]]).',
    'Return *undefined*.',
  ]),
};

const fail = () => {
  throw new Error('cancelled');
};

/** @type {Record<string, (promise: any) => void>} */
const ACTS = {
  once: (promise) => (promise.cancel ? promise.cancel(fail) : promise.settle()('settled')),
  twice: (promise) => {
    ACTS.once(promise);
    ACTS.once(promise);
  },
};

/** Each place where the library settles a promise that somebody may have settled before. */
const program = (P, log) => {
  const attempt = (title, run) => {
    try {
      run();
      log(`${title} returns`);
    } catch (error) {
      log(`${title} throws ${error.name}`);
    }
  };
  const hang = (title, promise) =>
    promise.then(
      (value) => log(`${title}: ${value}`),
      (reason) => log(`${title} is rejected: ${reason}`),
    );
  const pending = () => {
    const functions = {};
    const promise = new P((resolve, reject) => Object.assign(functions, { resolve, reject }));
    return { promise, ...functions };
  };
  const later = (turns, run) => {
    if (turns === 0) run();
    else P.resolve().then(() => later(turns - 1, run));
  };
  for (const [name, act] of Object.entries(ACTS)) {
    const check = (title, promise, settle) => {
      hang(`${name} ${title}`, promise);
      attempt(`${name} ${title}`, () => act(promise));
      attempt(`${name} ${title}, later`, settle);
      hang(`${name} ${title}, again`, promise);
    };
    const [resolved, derived, element, inner] = [pending(), pending(), pending(), pending()];
    check('before it is resolved', resolved.promise, () => resolved.resolve(1));
    check(
      'a derived promise',
      derived.promise.then((x) => x),
      () => derived.resolve(2),
    );
    check('all', P.all([element.promise, P.resolve(3)]), () => element.resolve(3));
    check('race', P.race([inner.promise]), () => inner.reject(4));
    for (const how of ['resolve', 'reject']) {
      const adopted = pending();
      const adopts = P.resolve().then(() => adopted.promise);
      later(5, () => check(`adopts and ${how}s`, adopts, () => adopted[how](5)));
    }
    const chain = P.resolve(6).then((value) => {
      attempt(`${name} in its handler`, () => act(chain));
      return value;
    });
    hang(`${name} its own`, chain);
  }
};

const rejections = (log) => ({
  onReject: (_, reason) => log(`the host hears of ${reason?.name ?? reason}`),
  onHandle: () => log('the host hears of a handler'),
});

const traceIn = (source, preset, target) =>
  tracedOn(source, { preset, target }, program, { rejections });

for (const [name, source] of Object.entries(DOCUMENTS)) {
  for (const target of swept(TARGET_NAMES, (_, at) => at === 0)) {
    test(`${name}, and twice, ${target}`, (t) => {
      const expected = traceIn(source, 'faithful', target);
      t.true(expected.some((line) => line.includes('throws TypeError')));
      t.deepEqual(traceIn(source, 'fast', target), expected);
    });
  }
}

/** A state of the document's own: a promise that is locked has its reactions still. */
const LOCKED = [
  [
    'If _promise_.[[PromiseState]] is ~pending~, then',
    'If _promise_.[[PromiseState]] is either ~pending~ or ~locked~, then',
    'sec-performpromisethen',
  ],
  [
    'Let _thenJobCallback_ be HostMakeJobCallback(_thenAction_).',
    'Set _promise_.[[PromiseState]] to ~locked~.\n1. Let _thenJobCallback_ be HostMakeJobCallback(_thenAction_).',
    'sec-promise-resolve-functions',
  ],
];

for (const target of TARGET_NAMES) {
  test(`a promise with a state of the document's own settles once, ${target}`, (t) => {
    const source = edited(LOCKED, today);
    const acts = (P, log) => {
      const adopting = new P((resolve) => resolve(P.resolve(1)));
      adopting.then(log);
      P.resolve()
        .then(() => P.reject(2))
        .then(undefined, log);
    };
    const traces = ['faithful', 'fast'].map((preset) =>
      tracedOn(source, { preset, target }, acts, { rejections }),
    );
    t.deepEqual(traces, Array(2).fill(['1', '2']));
  });
}
