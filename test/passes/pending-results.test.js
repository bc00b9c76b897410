import test from 'ava';
import { correctedText } from '../mutate/corrected.js';
import { addMethod } from '../support/edits/insertions.js';
import { append, CALLABLE } from '../support/edits/own-reactions.js';
import { FOLLOWING, FOLLOWING_TARGETS } from '../support/extent.js';
import { appliedIn as appliedOf } from '../support/generated.js';
import { tracedOn } from '../support/loaded.js';

/** The result of a promise that is pending is undefined for whoever asks, whatever a pass keeps there. */

const SOURCE = correctedText('es2018');

const READING = addMethod(SOURCE, 'Promise.prototype.peek ( )', [
  'Return _promise_.[[PromiseResult]].',
]);

/** A reaction of fulfilment alone leaves a promise unhandled. */
const ATTACHING = [
  CALLABLE[0],
  'Let _capability_ be ? NewPromiseCapability(%Promise%).',
  'Let _fulfillReaction_ be the PromiseReaction { [[Capability]]: _capability_, [[Type]]: *"Fulfill"*, [[Handler]]: _f_ }.',
  `If _promise_.[[PromiseState]] is *"pending"*, then${append('fulfill')}`,
  'Return _capability_.[[Promise]].',
];

const TELLING = addMethod(
  addMethod(SOURCE, 'Promise.prototype.own ( _f_ )', ATTACHING),
  'Promise.prototype.tell ( )',
  [
    'If _promise_.[[PromiseIsHandled]] is *false*, perform HostPromiseRejectionTracker(_promise_, *"reject"*).',
    'Return *undefined*.',
  ],
).replace('id="sec-label"', 'id="sec-own"');

for (const target of FOLLOWING_TARGETS) {
  const edition = 'es2018';
  const traces = (source, program, tracing) =>
    FOLLOWING.map((preset) => tracedOn(source, { preset, target, edition }, program, tracing));

  test(`a method that reads a result costs no pass, ${target}`, (t) => {
    const appliedIn = (source) => appliedOf(source, { preset: 'fast', target, edition });
    t.deepEqual(appliedIn(READING), appliedIn(SOURCE));
  });

  test(`a method reads the result of a promise that waits, ${target}`, (t) => {
    const program = (P, log) => {
      const functions = [];
      const promise = new P((resolve) => functions.push(resolve));
      promise.then(log);
      log(promise.peek());
      functions[0]('value');
      log(promise.peek());
    };
    for (const trace of traces(READING, program))
      t.deepEqual(trace, ['undefined', 'value', 'value']);
  });

  test(`the host is told of a promise that waits, ${target}`, (t) => {
    const rejections = (log) => ({ onReject: (promise, reason) => log(reason) });
    const program = (P, log) => {
      const promise = new P(() => {});
      promise.own(log);
      promise.tell();
    };
    for (const trace of traces(TELLING, program, { rejections })) t.deepEqual(trace, ['undefined']);
  });
}
