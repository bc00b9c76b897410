import ava from 'ava';
import { makeJudge } from '../mutate/run.js';
import { edited, sourceOf } from '../support/documents.js';
import {
  append,
  CALLABLE,
  callback,
  CAPABILITY,
  METHODS,
  PENDING,
  reaction,
  RESULT,
  withMethod,
} from '../support/edits/own-reactions.js';
import { FOLLOWING, FOLLOWING_TARGETS, oneIn, SWEEPS } from '../support/extent.js';
import { appliedIn as appliedOf } from '../support/generated.js';
import { tracedOn } from '../support/loaded.js';

const test = oneIn(18, ava);

/**
 * Methods that make reactions themselves. Where they hand them on as `then` does, they cost no pass,
 * and run in the order of all.
 */

const { judge, stop } = makeJudge({ kept: true });
ava.after.always(stop);

const appliedIn = (source, target, edition = 'es2025') =>
  appliedOf(source, { preset: 'fast', target, edition });

const ORDERS = [['own'], ['then', 'own'], ['own', 'then'], ['then', 'own', 'own', 'then']];

/** Reactions of both kinds on one promise, pending and settled, in their order. @type {import('../support/guards/trace.js').Program} */
const program = (P, log) => {
  const named = (name) => (value) => {
    log(`${name} ${value}`);
    return name;
  };
  for (const settles of ['resolve', 'reject']) {
    for (const methods of ORDERS) {
      const functions = {};
      const promise = new P((resolve, reject) => Object.assign(functions, { resolve, reject }));
      const title = `${settles} ${methods}`;
      methods.forEach((method, at) => {
        const place = `${title} ${at}`;
        const results = [promise[method](named(`f ${place}`), named(`g ${place}`))]
          .flat()
          .filter(Boolean);
        for (const result of results) {
          result.then(named(`then ${place}`), named(`catch ${place}`));
          result
            .then(named(`next ${place}`))
            .own(named(`f next ${place}`), named(`g next ${place}`));
        }
      });
      functions[settles](title);
      promise.own(named('f settled'), named('g settled'));
    }
  }
};

const traces = (source, target) =>
  ['faithful', 'fast', ...(SWEEPS ? ['loose', 'small'] : [])].map((preset) =>
    tracedOn(source, { preset, target, edition: 'es2025' }, program),
  );

for (const target of FOLLOWING_TARGETS) {
  for (const [title, steps] of Object.entries(METHODS)) {
    test(`${title} costs no pass, ${target}`, (t) => {
      const source = withMethod(steps);
      t.deepEqual(appliedIn(source, target), appliedIn(sourceOf('es2025'), target));
    });

    test(`${title} does the same, ${target}`, async (t) => {
      const source = withMethod(steps);
      const [expected, ...others] = traces(source, target);
      t.true(expected.length > 10);
      for (const trace of others) t.deepEqual(trace, expected);
      const original = sourceOf('es2025');
      const wish = { edition: 'es2025', original, source, targets: [target], seed: 7, count: 60 };
      t.like(await judge({ ...wish, presets: ['fast'] }), { kind: 'same', changed: true });
    });
  }
}

/** In the words of ES2015, whose handlers are never ~empty~. */
const OF_ES2015 = [
  CALLABLE[0],
  CAPABILITY,
  'Let _reaction_ be the PromiseReaction { [[Capabilities]]: _capability_, [[Handler]]: _f_ }.',
  'Perform EnqueueJob(*"PromiseJobs"*, PromiseReactionJob, « _reaction_, 1 »).',
  RESULT,
];

test('a method that enqueues a job of a reaction costs no pass, in the words of ES2015', (t) => {
  const original = sourceOf('es2015');
  const source = withMethod(OF_ES2015, original);
  t.deepEqual(appliedIn(source, 'es2022', 'es2015'), appliedIn(original, 'es2022', 'es2015'));
});

/** What is not handed on as `then` does, and a program that would see it laid out so. */
const OTHERS = {
  'a handler that need not be callable': {
    steps: METHODS['a method that enqueues a job of a reaction'].slice(1),
    shows: (P, log) =>
      P.resolve()
        .own('Identity')
        .then(log, ({ name }) => log(name)),
    expected: ['TypeError'],
  },
  'a reaction that gets into a List twice': {
    steps: [
      CALLABLE[0],
      CAPABILITY,
      reaction('fulfill', callback('_f_')),
      `${PENDING}${append('fulfill')}`,
      'Let _reactions_ be « _fulfillReaction_ ».',
      'Let _job_ be NewPromiseReactionJob(_reactions_[0], 1).',
      'Perform HostEnqueuePromiseJob(_job_.[[Job]], _job_.[[Realm]]).',
      RESULT,
    ],
    shows: (P, log) => P.resolve().own(log),
    expected: ['1'],
  },
  ...Object.fromEntries(
    Object.entries({
      'a List that is filled in any state': [append('fulfill').trim().slice(3)],
      'a List that is filled in another state': [
        `${PENDING.replace('pending', 'fulfilled')}${append('fulfill')}`,
      ],
      'a List that is filled while another promise is pending': [
        'Let _other_ be _capability_.[[Promise]].',
        `${PENDING.replace('_promise_', '_other_')}${append('fulfill')}`,
      ],
    }).map(([title, fills]) => [
      title,
      {
        steps: [CALLABLE[0], CAPABILITY, reaction('fulfill', callback('_f_')), ...fills, RESULT],
        shows: (P, log) => {
          const settled = P.resolve(1);
          try {
            settled.own(log);
          } catch ({ name }) {
            log(name);
          }
          settled.then(log);
        },
        expected: ['TypeError', '1'],
      },
    ]),
  ),
  'a capability that becomes another one': {
    edition: 'es2015',
    steps: [
      ...OF_ES2015.slice(0, 3),
      'Let _first_ be _capability_.[[Promise]].',
      'Let _other_ be NewPromiseCapability(%Promise%).\n1. ReturnIfAbrupt(_other_).\n1. Set _capability_ to _other_.',
      OF_ES2015[3],
      'Return _first_.',
    ],
    shows: (P, log) =>
      P.resolve(1)
        .own(() => 'first')
        .then(log),
    expected: ['first'],
  },
  'a handler that is chosen behind its reaction': {
    edition: 'es2015',
    steps: [
      OF_ES2015[1],
      OF_ES2015[2],
      'If IsCallable(_f_) is *false*, then\n  1. Set _f_ to *"Identity"*.',
      ...OF_ES2015.slice(3),
    ],
    shows: (P, log) =>
      P.resolve()
        .own()
        .then(log, ({ name }) => log(name)),
    expected: ['TypeError'],
  },
  'a handler of any kind': {
    edition: 'es2015',
    steps: OF_ES2015.slice(1),
    shows: (P, log) => {
      for (const handler of [0, 'AdoptValue', 'Identity'])
        P.resolve()
          .own(handler)
          .then(log, ({ name }) => log(name));
    },
    expected: ['TypeError', 'TypeError', '1'],
  },
};

for (const [title, { edition = 'es2025', steps, shows, expected }] of Object.entries(OTHERS)) {
  test(`reactions stay Records where there is ${title}`, (t) => {
    const source = withMethod(steps, sourceOf(edition));
    t.false(appliedIn(source, 'es2022', edition).includes('field-inlining'));
    for (const preset of FOLLOWING)
      t.deepEqual(tracedOn(source, { preset, edition }, shows), expected, preset);
  });
}

const ENQUEUED = '1. Perform HostEnqueuePromiseJob(_job_.[[Job]], _job_.[[Realm]]).';

/** What is done with the Record of a job that was enqueued. */
const USED_AGAIN = {
  enqueued: ENQUEUED,
  'asked for its realm': '1. If _job_.[[Realm]] is *undefined*, return ~unused~.',
};

for (const [title, step] of Object.entries(USED_AGAIN)) {
  test(`the Record of a job stays where it is ${title} again`, (t) => {
    const edit = [ENQUEUED, `${ENQUEUED}\n${step}`, 'sec-triggerpromisereactions'];
    const source = edited([edit], sourceOf('es2025'));
    const shows = (P, log) => {
      const settle = [];
      const promise = new P((resolve) => settle.push(resolve));
      promise.then(log);
      promise.then(log);
      settle[0]('value');
    };
    for (const preset of FOLLOWING) {
      const trace = tracedOn(source, { preset, edition: 'es2025' }, shows);
      t.deepEqual(trace, Array(step === ENQUEUED ? 4 : 2).fill('value'), preset);
    }
  });
}

/** What `then` gives and its job asks for are two constants, and what a handler that is none makes of it. */
const MISMATCHES = {
  'another none': ['If _handler_ is ~empty~', 'If _handler_ is *undefined*', 'TypeError'],
  'another type': ['If _type_ is ~fulfill~', 'If _type_ is *"Fulfill"*', 'RangeError'],
};

for (const [title, [before, after, expected]] of Object.entries(MISMATCHES)) {
  test(`a job that asks for ${title} than \`then\` gives`, (t) => {
    const edit = [before, after, 'sec-newpromisereactionjob'];
    const source = edited([edit], sourceOf('es2025'));
    const shows = (P, log) =>
      P.resolve(new RangeError())
        .then()
        .then(
          () => log('fulfilled'),
          ({ name }) => log(name),
        );
    for (const preset of FOLLOWING) {
      const trace = tracedOn(source, { preset, edition: 'es2025' }, shows);
      t.deepEqual(trace, [expected], preset);
    }
  });
}
