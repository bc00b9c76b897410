import ava from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import { addStatic } from '../support/edits/insertions.js';
import { oneIn } from '../support/extent.js';
import { appliedIn } from '../support/generated.js';
import { sharedTrace } from '../support/loaded.js';

const test = oneIn(4, ava);

/** Documents that call callbacks with something else, or such as nobody asked about. */

const SOURCE = sourceOf('es2025');

/** The job of a thenable asks by itself what nobody asked before. */
const UNASKED = {
  'a resolving function asks nobody': edited([
    [
      '1. If IsCallable(_thenAction_) is *false*, then\n  1. Return FulfillPromise(_promise_, _resolution_).',
      '',
      'sec-promise-resolve-functions',
    ],
  ]),
  'a method enqueues one as well': addStatic(sourceOf('es2015'), 'Promise.peek ( _f_, _x_ )', [
    'Let _promise_ be ? Construct(%Promise%, « _f_ »).',
    'Perform EnqueueJob(*"PromiseJobs"*, PromiseResolveThenableJob, « _promise_, _x_, _f_ »).',
    'Perform EnqueueJob(*"PromiseJobs"*, PromiseResolveThenableJob, « _promise_, _x_, _x_ »).',
    'Return _promise_.',
  ]),
};

for (const [title, source] of Object.entries(UNASKED))
  test(`what a thenable has for its then may be anything, where ${title}`, (t) => {
    const trace = sharedTrace(
      t,
      source,
      (P, log, see) => {
        const tell = ({ message }) => log(message);
        P.resolve({ then: 5 }).then(see, tell);
        see(P.resolve({ then: (resolve) => resolve(1) }));
        P.peek?.(() => {}, 6).then(see, tell);
      },
      // small has messages of its own
      { edition: 'es2015', presets: ['faithful', 'fast', 'loose'] },
    );
    t.true(trace.some((line) => /is not a function \(7\.3\.12 Call\)/.test(line)));
  });

/** HostCallJobCallback does something else with what it is given. */
const APPLIED = 'Call(_jobCallback_.[[Callback]], _V_, _argumentsList_)';
const OTHERWISE = {
  'gives no arguments': APPLIED.replace('_argumentsList_', '« »'),
  'gives the receiver as the argument': APPLIED.replace('_argumentsList_', '« _V_ »'),
  'gives the first argument alone': APPLIED.replace('_argumentsList_', '« _argumentsList_[0] »'),
  'gives no receiver': APPLIED.replace('_V_', '*undefined*'),
  'gives the callback as its receiver': APPLIED.replace('_V_', '_jobCallback_.[[Callback]]'),
};

for (const [title, call] of Object.entries(OTHERWISE))
  test(`what calls callbacks ${title}`, (t) => {
    const source = edited([[APPLIED, call, 'sec-hostcalljobcallback']], SOURCE);
    const trace = sharedTrace(t, source, (P, log) => {
      const shows = (receiver, args) => log(`${typeof receiver} ${args.length}`);
      P.resolve(1).then(function () {
        'use strict';
        shows(this, arguments);
      });
      P.resolve({
        then() {
          'use strict';
          shows(this, arguments);
        },
      });
    });
    t.is(trace.length, 2);
  });

test('a job that is a closure of a method costs no pass', (t) => {
  const source = addStatic(SOURCE, 'Promise.soon ( _g_ )', [
    'Let _job_ be a new Job Abstract Closure with no parameters that captures _g_ and performs the following steps when called:',
    '  Return ? Call(_g_, *undefined*, « »).',
    'Perform HostEnqueuePromiseJob(_job_, the current Realm Record).',
    'Return *undefined*.',
  ]);
  const options = { edition: 'es2025' };
  t.deepEqual(appliedIn(source, options), appliedIn(SOURCE, options));
  const trace = sharedTrace(t, source, (P, log) => {
    P.resolve().then(() => log('first'));
    P.soon((...args) => log(`then ${args.length}`));
    P.resolve().then(() => log('last'));
  });
  t.deepEqual(trace, ['first', 'then 0', 'last']);
});
