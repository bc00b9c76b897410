import test from 'ava';
import { edited, SOURCE } from '../support/documents.js';
import { addMethod } from '../support/edits/insertions.js';
import { appliedIn } from '../support/generated.js';
import { FOLLOWING, oneIn } from '../support/extent.js';
import { sharedTrace, tracedOn } from '../support/loaded.js';

/** Documents of ES2015 that call what stands for no handler otherwise. */

const [IDENTITY, THROWER] = ['*"Identity"*', '*"Thrower"*'];

const renamed = (identity, thrower, source = SOURCE) =>
  source.replaceAll(IDENTITY, '*"-"*').replaceAll(THROWER, thrower).replaceAll('*"-"*', identity);

/** A method that attaches a reaction of its own. */
const attaches = (handler, source = SOURCE) =>
  addMethod(source, 'Promise.prototype.own ( _f_ )', [
    'Let _capability_ be NewPromiseCapability(%Promise%).',
    'ReturnIfAbrupt(_capability_).',
    `Let _reaction_ be the PromiseReaction { [[Capabilities]]: _capability_, [[Handler]]: ${handler} }.`,
    'Perform EnqueueJob(*"PromiseJobs"*, PromiseReactionJob, « _reaction_, 1 »).',
    'Return _capability_.[[Promise]].',
  ]);

/** @type {import('../support/guards/trace.js').Program} */
const program = (P, log) => {
  P.resolve(1).then().then(log);
  P.reject(2).then(log, 'Thrower').catch(log);
  const promise = P.resolve();
  if (!promise.own) return;
  for (const handler of [log, 'Identity', 'Thrower', 'same'])
    promise.own(handler).then(
      (value) => log(`fulfilled ${value}`),
      (error) => log(`rejected ${error?.name ?? error}`),
    );
};

/** @type {Record<string, [source: string, like: string]>} and a document that costs the same */
const NAMED = {
  'another string': [renamed('*"same"*', THROWER), SOURCE],
  'values of an enumeration': [renamed('~same~', '~throws~'), SOURCE],
  'each other': [renamed(THROWER, IDENTITY), SOURCE],
  'a value of an enumeration, which a reaction of a method has': [
    attaches('~same~', renamed('~same~', THROWER)),
    attaches(IDENTITY),
  ],
  'a value of an enumeration, where a handler may be anything': [
    attaches('_f_', renamed('~same~', THROWER)),
    attaches('_f_', renamed('*"same"*', THROWER)),
  ],
};

const someNamed = oneIn(4, test);
for (const [title, [source, like]] of Object.entries(NAMED)) {
  someNamed(`what stands for no handler may be ${title}`, (t) => {
    t.deepEqual(appliedIn(source, {}), appliedIn(like, {}));
    sharedTrace(t, source, program, { edition: 'es2015' });
  });
}

test('a handler that may be anything is no name of the library', (t) => {
  const source = attaches('_f_', renamed('~same~', THROWER));
  for (const preset of FOLLOWING) {
    const trace = tracedOn(source, { preset, edition: 'es2015' }, program);
    t.deepEqual(trace.slice(0, 1), ['1'], preset);
    t.true(trace.includes('rejected TypeError'), preset);
  }
});

const JOB = 'sec-promisereactionjob';
const CALLED = 'let _handlerResult_ be Call(_handler_, *undefined*, « _argument_ »).';
const GIVEN = 'let _handlerResult_ be NormalCompletion(_argument_).';
const THROWN =
  'let _handlerResult_ be Completion { [[type]]: ~throw~, [[value]]: _argument_, [[target]]: ~empty~ }.';

/** The job asks first whether its handler is a function. */
const calledFirst = (source, identity = IDENTITY, thrower = THROWER) =>
  edited(
    [
      [
        `If _handler_ is ${identity}, ${GIVEN}`,
        `If IsCallable(_handler_) is *true*, ${CALLED}`,
        JOB,
      ],
      [
        `Else if _handler_ is ${thrower}, ${THROWN}`,
        `Else if _handler_ is ${identity}, ${GIVEN}`,
        JOB,
      ],
      [`Else, ${CALLED}`, `Else, ${THROWN}`, JOB],
    ],
    source,
  );

/** @type {Record<string, [source: string, costs: boolean]>} */
const ASKED = {
  'of then': [calledFirst(SOURCE), false],
  'of then, which it calls otherwise': [
    calledFirst(renamed('~same~', '~throws~'), '~same~', '~throws~'),
    false,
  ],
  'of a method, which may be anything': [calledFirst(attaches('_f_')), true],
  'of a method, which is a third constant': [calledFirst(attaches('~third~')), true],
};

const someAsked = oneIn(4, test);
for (const [title, [source, costs]] of Object.entries(ASKED)) {
  someAsked(`a job asks first whether it can call a handler ${title}`, (t) => {
    t.is(appliedIn(source, {}).length < appliedIn(SOURCE, {}).length, costs);
    sharedTrace(t, source, program, { edition: 'es2015' });
  });
}
