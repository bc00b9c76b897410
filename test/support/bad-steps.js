const EXECUTOR = 'sec-promise-executor';
const SPECIES = 'sec-get-promise-@@species';
const THIS = '1. Return the *this* value.';

/**
 * Documents whose steps are read, and are wrong together.
 * @type {Record<string, import('./bad-documents.js').BadDocument>}
 */
export const CHECKS = {
  'a second Let': {
    changes: [
      [
        '1. Return _promise_.',
        '1. Let _completion_ be _promise_.\n1. Return _completion_.',
        EXECUTOR,
      ],
    ],
    at: 'Let _completion_ be _promise_.',
    problem: 'the variable _completion_ is there already',
    clause: '25.4.3.1 Promise ( _executor_ )',
    step: '11',
    expected: 'Set _completion_ to, or another name',
  },
  'a slot that has the name of a field': {
    changes: [
      ['[[PromiseRejectReactions]] »', '[[PromiseRejectReactions]], [[Promise]] »', EXECUTOR],
    ],
    at: 'Let _promise_ be OrdinaryCreateFromConstructor(',
    problem: '[[Promise]] is an internal slot, and a field of Records',
    clause: '25.4.3.1 Promise ( _executor_ )',
    step: '3',
    text: 'Let _promise_ be OrdinaryCreateFromConstructor(NewTarget, *"%PromisePrototype%"*, « [[PromiseState]], [[PromiseResult]], [[PromiseFulfillReactions]], [[PromiseRejectReactions]], [[Promise]] »).',
    expected: 'another name for one of them',
  },
  'a Let of a parameter': {
    changes: [
      [
        '1. Let _promise_ be the *this* value.',
        '1. Let _onRejected_ be the *this* value.\n1. Let _promise_ be _onRejected_.',
        'sec-promise.prototype.then',
      ],
    ],
    at: 'Let _onRejected_ be the *this* value.',
    problem: 'the variable _onRejected_ is there already',
    clause: '25.4.5.3 Promise.prototype.then ( _onFulfilled_, _onRejected_ )',
    step: '1',
    expected: 'Set _onRejected_ to, or another name',
  },
  'a Let of what is the function object': {
    changes: [
      [
        '1. Let _remainingElementsCount_ be _F_.[[RemainingElements]].',
        '1. Let _F_ be _F_.[[RemainingElements]].\n1. Let _remainingElementsCount_ be _F_.',
        'sec-promise.all-resolve-element-functions',
      ],
    ],
    at: 'Let _F_ be _F_.[[RemainingElements]].',
    problem: 'the variable _F_ is there already',
    clause: '25.4.4.1.2 Promise.all Resolve Element Functions',
    step: '7',
    text: 'Let _F_ be _F_.[[RemainingElements]].',
    expected: 'another name',
  },
  'a function object that is called as its parameter': {
    changes: [
      [
        'A promise reject function _F_, called with _reason_:',
        'A promise reject function _reason_, called with _reason_:',
        'sec-promise-reject-functions',
      ],
      ['1. Assert: _F_', '1. Assert: _reason_', 'sec-promise-reject-functions'],
      ['Let _promise_ be _F_', 'Let _promise_ be _reason_', 'sec-promise-reject-functions'],
      ['_ be _F_.[[AlreadyR', '_ be _reason_.[[AlreadyR', 'sec-promise-reject-functions'],
    ],
    at: '<p>A promise reject function _reason_',
    text: 'A promise reject function _reason_, called with _reason_:',
    problem: 'the variable _reason_ is the function object and a parameter',
    clause: '25.4.1.3.1 Promise Reject Functions',
    expected: 'another name',
  },
  'a variable that one way sets': {
    changes: [
      [THIS, '1. If NewTarget is *undefined*, let _lamp_ be 1.\n1. Return _lamp_.', SPECIES],
    ],
    at: 'Return _lamp_.',
    problem: 'the variable _lamp_ is not set on every way to this step',
    clause: '25.4.4.6 get Promise [ @@species ]',
    step: '2',
    expected: 'a step on each way that sets it',
  },
  'a step that nothing reaches': {
    changes: [[THIS, `${THIS}\n1. Return *false*.`, SPECIES]],
    at: 'Return *false*.\n        </emu-alg>\n        <p>The `name`',
    problem: 'nothing reaches this step',
    clause: '25.4.4.6 get Promise [ @@species ]',
    step: '2',
    text: 'Return *false*.',
    expected: 'no step behind one that ends the algorithm',
  },
  'a step behind arms that all end': {
    changes: [
      [
        THIS,
        `1. If NewTarget is *undefined*, return 1.\n1. Else, return 2.\n1. Return 3.`,
        SPECIES,
      ],
    ],
    at: 'Return 3.',
    problem: 'nothing reaches this step',
    clause: '25.4.4.6 get Promise [ @@species ]',
    step: '3',
    expected: 'no step behind one that ends the algorithm',
  },
  'a state that nothing sets': {
    changes: [
      [
        'If _promise_.[[PromiseState]] is *"pending"*',
        'If _promise_.[[PromiseState]] is *"waiting"*',
        'sec-performpromisethen',
      ],
    ],
    at: 'If _promise_.[[PromiseState]] is *"waiting"*, then',
    problem: 'no step sets [[PromiseState]] to *"waiting"*',
    clause:
      '25.4.5.3.1 PerformPromiseThen ( _promise_, _onFulfilled_, _onRejected_, _resultCapability_ )',
    step: '7',
    expected: 'perhaps *"pending"*',
  },
  'a clause that is never closed': {
    changes: [
      [
        '</emu-clause>\n\n<emu-clause id="sec-rejectpromise"',
        '\n<emu-clause id="sec-rejectpromise"',
      ],
    ],
    at: '<emu-clause id="sec-ispromise"',
    problem: 'a clause that is never closed',
    clause: 'IsPromise ( _x_ )',
    text: '',
    expected: '</emu-clause> before the next clause that is none of its own',
  },
};
