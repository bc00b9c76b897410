import ava from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import { oneIn } from '../support/extent.js';
import { appliedIn } from '../support/generated.js';
import { sharedTrace } from '../support/loaded.js';

const test = oneIn(4, ava);

/** Documents that have an operation twice, under another name, and use both. */

const SOURCE = sourceOf('es2025');
const OPTIONS = { edition: 'es2025', target: 'es2022' };
const CAPABILITY = 'sec-newpromisecapability';
const TAKEN = /** @type {const} */ (['? NewPromiseCapability(_C_)', '? MakePair(_C_)']);

/** A copy of a clause in front of it, with other texts in it. */
const copied = (id, texts) => {
  const at = SOURCE.indexOf(`<emu-clause id="${id}"`);
  const end = SOURCE.indexOf('</emu-clause>', at);
  const clause = `${SOURCE.slice(at, end)}</emu-clause>\n`;
  const copy = texts.reduce((text, [from, to]) => text.replaceAll(from, to), clause);
  return SOURCE.slice(0, at) + copy + SOURCE.slice(at);
};

const NAMES = [
  [CAPABILITY, 'sec-makepair'],
  ['NewPromiseCapability', 'MakePair'],
];
const VARIABLES = [
  ['_resolvingFunctions_', '_pair_'],
  ['_executor_', '_resolver_'],
  ['_C_', '_Subject_'],
];
const WITHOUT_TEST = [
  ['If IsCallable(_resolvingFunctions_.[[Reject]]) is *false*, throw', 'NOTE: No'],
];
const TRIGGER = 'TriggerPromiseReactions';

/** @type {Record<string, string>} */
const COPIES = {
  'what makes a capability, for then': edited(
    [[...TAKEN, 'sec-promise.prototype.then']],
    copied(CAPABILITY, NAMES),
  ),
  'what makes a capability, for all and race, with other variables': edited(
    [
      [...TAKEN, 'sec-promise.all'],
      [...TAKEN, 'sec-promise.race'],
    ],
    copied(CAPABILITY, [...NAMES, ...VARIABLES]),
  ),
  'what triggers reactions': edited(
    [[`${TRIGGER}(`, 'Release(', 'sec-rejectpromise']],
    copied('sec-triggerpromisereactions', [
      ['sec-triggerpromisereactions', 'sec-release'],
      [TRIGGER, 'Release'],
    ]),
  ),
};

const program = (P, log, see) => {
  see(P.all([P.resolve(1), 2]));
  see(P.race([P.reject(3)]));
  see(P.reject(4).then(log));
  const asks = (executor) => {
    executor(() => {}, undefined);
    return {};
  };
  const outcome = (run) => {
    try {
      run();
      log('done');
    } catch ({ name }) {
      log(name);
    }
  };
  const promise = P.resolve(5);
  promise.constructor = {
    [Symbol.species]: function (executor) {
      return asks(executor);
    },
  };
  outcome(() => promise.then());
};

for (const [title, source] of Object.entries(COPIES)) {
  test(`${title}: it costs no pass`, (t) => {
    t.deepEqual(appliedIn(source, OPTIONS), appliedIn(SOURCE, OPTIONS));
    t.true(sharedTrace(t, source, program).includes('TypeError'));
  });
}

test('what asks for less than the operation that it was copied from stands for itself', (t) => {
  const source = edited(
    [[...TAKEN, 'sec-promise.prototype.then']],
    copied(CAPABILITY, [...NAMES, ...WITHOUT_TEST]),
  );
  t.true(sharedTrace(t, source, program).includes('done'));
});

test('an operation that throws an error of another kind stands for itself', (t) => {
  const other = copied('sec-getpromiseresolve', [
    ['sec-getpromiseresolve', 'sec-takepromiseresolve'],
    ['GetPromiseResolve', 'TakePromiseResolve'],
    ['*TypeError*', '*RangeError*'],
  ]);
  const source = edited(
    [['GetPromiseResolve(_C_)', 'TakePromiseResolve(_C_)', 'sec-promise.race']],
    other,
  );
  const trace = sharedTrace(t, source, (P, log) => {
    P.resolve = 5;
    for (const name of ['all', 'race']) P[name]([1]).catch((error) => log(error.name));
  });
  t.deepEqual(trace, ['TypeError', 'RangeError']);
});

test('an error whose message says what it was given is of the kind that the document says', (t) => {
  const MISSING =
    '1. If _method_ is *undefined*, throw a *TypeError* exception.\n1. Return ? GetIteratorFromMethod(_obj_, _method_).';
  const source = edited(
    [[MISSING, MISSING.replace('TypeError', 'RangeError'), 'sec-getiterator']],
    SOURCE,
  );
  const trace = sharedTrace(t, source, (P, log) => {
    P.all(5).catch((error) => log(error.name));
  });
  t.deepEqual(trace, ['RangeError']);
});
