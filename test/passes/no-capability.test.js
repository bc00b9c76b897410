import ava from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import { addOperation } from '../support/edits/insertions.js';
import { METHODS, withMethod } from '../support/edits/own-reactions.js';
import { FOLLOWING, oneIn } from '../support/extent.js';
import { sharedTrace, tracedOn } from '../support/loaded.js';

const test = oneIn(12, ava);

/** Reactions without a capability: their jobs end behind the handler, and who asks hears that there is none. */

/** What a job does that has no capability, or would do behind that. */
const BESIDE = {
  'returns something else': ['Return ~empty~.', 'Return Completion(Get(_argument_, *"asked"*)).'],
  'would have a step of its own behind': [
    'Assert: _promiseCapability_ is a PromiseCapability Record.',
    'Let _ignored_ be Completion(Get(_argument_, *"asked"*)).',
  ],
};

for (const [title, edit] of Object.entries(BESIDE)) {
  test(`a job without a capability that ${title} does it alone`, (t) => {
    const source = withMethod(
      METHODS['a method that performs then without a capability'],
      edited([[...edit, 'sec-newpromisereactionjob']], sourceOf('es2025')),
    );
    const shows = (P, log) => {
      const value = Object.defineProperty({}, 'asked', { get: () => log('asked') });
      const settle = [];
      new P((resolve) => settle.push(resolve)).own(() => log('own'));
      const promise = new P((resolve, reject) => settle.push(reject));
      promise.own(undefined, () => log('rejected'));
      promise.then(undefined, () => log('then'));
      for (const settles of settle) settles(value);
    };
    const expected = sharedTrace(t, source, shows);
    t.true(expected.includes('asked'));
  });
}

const ASKS = 'Completion(Get(%Promise%, *"asked"*))';

/** Steps that ask for a capability, or do something with it, where another step does in the known document. */
const ASKED = {
  'in then': [
    '1. Let _fulfillReaction_',
    `1. If _resultCapability_ is not *undefined*, perform ${ASKS}.\n1. Let _fulfillReaction_`,
    'sec-performpromisethen',
  ],
  'in its job, before its handler': [
    '1. If _handler_ is ~empty~',
    `1. If _promiseCapability_ is not *undefined*, perform ${ASKS}.\n1. If _handler_ is ~empty~`,
    'sec-newpromisereactionjob',
  ],
  'in its job, for a slot of its promise': [
    'Assert: _promiseCapability_ is a PromiseCapability Record.',
    'Let _state_ be _promiseCapability_.[[Promise]].[[PromiseState]].',
    'sec-newpromisereactionjob',
  ],
  'where its job is enqueued': [
    '1. Let _job_ be',
    `1. If _reaction_.[[Capability]] is not *undefined*, perform ${ASKS}.\n1. Let _job_ be`,
    'sec-triggerpromisereactions',
  ],
};

for (const [title, edit] of Object.entries(ASKED)) {
  test(`a capability is asked for ${title}`, (t) => {
    const source = withMethod(
      METHODS['a method that performs then without a capability'],
      edited([edit], sourceOf('es2025')),
    );
    const shows = (P, log) => {
      Object.defineProperty(P, 'asked', { get: () => log('asked') });
      const settle = [];
      new P((resolve) => settle.push(resolve)).own(() => log('own'));
      settle[0]();
    };
    for (const preset of FOLLOWING)
      t.deepEqual(tracedOn(source, { preset, edition: 'es2025' }, shows), ['own'], preset);
  });
}

/** Documents that have the name of what stands for no capability. */
const NAMED = {
  'a variable': (source) => source.replaceAll('_f_', '_NoCapability_'),
  'an operation': (source) =>
    addOperation(source, 'NoCapability', '_x_', ['Return _x_.']).replace(
      'PerformPromiseThen(_promise_, _f_',
      'PerformPromiseThen(_promise_, NoCapability(_f_)',
    ),
};

for (const [title, rename] of Object.entries(NAMED)) {
  test(`${title} is called like what stands for no capability`, (t) => {
    const source = withMethod(METHODS['a method that performs then without a capability']);
    const shows = (P, log) => log(P.resolve('value').own(log));
    for (const preset of FOLLOWING) {
      const trace = tracedOn(rename(source), { preset, edition: 'es2025' }, shows);
      t.deepEqual(trace, ['undefined', 'value'], preset);
    }
  });
}
