/** What headings and prose declare, and cannot: see bad-documents.js. */

/** @type {Record<string, import('./bad-documents.js').BadDocument>} */
export const DECLARATIONS = {
  'an attribute that is none': {
    changes: [['{ [[Writable]]', '{ [[Writeable]]', 'sec-promise.prototype']],
    at: '<p>Its attributes are { [[Writeable]]',
    problem: 'no attribute is called [[Writeable]]',
    clause: '25.4.4.2 Promise.prototype',
    text: 'Its attributes are { [[Writeable]]: *false*, [[Enumerable]]: *false*, [[Configurable]]: *false* }.',
    expected: 'perhaps [[Writable]]',
  },
  'an attribute that is neither true nor false': {
    changes: [['[[Writable]]: *false*', '[[Writable]]: *"no"*', 'sec-promise.prototype']],
    at: '<p>Its attributes are { [[Writable]]: *"no"*',
    problem: '[[Writable]] is no Boolean',
    clause: '25.4.4.2 Promise.prototype',
    text: 'Its attributes are { [[Writable]]: *"no"*, [[Enumerable]]: *false*, [[Configurable]]: *false* }.',
    expected: '*true* or *false*',
  },
  'an intrinsic that is not known': {
    changes: [['%ObjectPrototype%', '%ObjektPrototype%']],
    at: '<p>The [[Prototype]] of the `Promise` prototype object',
    problem: 'the intrinsic %ObjektPrototype% is not known',
    clause: '25.4.5 Properties of the Promise Prototype Object',
    text: 'The [[Prototype]] of the `Promise` prototype object is %ObjektPrototype%.',
    expected: 'perhaps %ObjectPrototype%',
  },
  'a table that is not there': {
    changes: [
      [
        'instances have the internal slots of <emu-xref href="#table-59"',
        'instances have the internal slots of <emu-xref href="#table-95"',
      ],
    ],
    at: '<p>Promise instances have',
    problem: 'no table of this clause has that id',
    clause: '25.4.6 Properties of Promise Instances',
    text: 'Promise instances have the internal slots of <emu-xref href="#table-95" title></emu-xref>.',
    expected: 'a table',
  },
  'a property of what no clause defines': {
    changes: [['<h1>Promise.race (', '<h1>Promises.race (']],
    at: '<emu-clause id="sec-promise.race"',
    problem: 'no clause defines Promises',
    clause: '25.4.4.3 Promises.race ( _iterable_ )',
    text: '',
    expected: 'a property of Promise, which 25.4.3.1 Promise ( _executor_ ) defines',
  },
  'an operation that is called as a keyword': {
    changes: [['aoid="RejectPromise"', 'aoid="class"']],
    at: '<emu-clause id="sec-rejectpromise"',
    problem: 'the library has another use for the name class',
    clause: '25.4.1.7 RejectPromise ( _promise_, _reason_ )',
    text: '',
    expected: 'another name',
  },
  'an operation that is called as a function of the library': {
    changes: [['aoid="TriggerPromiseReactions"', 'aoid="AppendToList"']],
    at: '<emu-clause id="sec-triggerpromisereactions"',
    problem: 'the library has another use for the name AppendToList',
    clause: '25.4.1.8 TriggerPromiseReactions ( _reactions_, _argument_ )',
    text: '',
    expected: 'another name',
  },
  'two parameters of one name': {
    changes: [['_onFulfilled_, _onRejected_ )</h1>', '_onRejected_, _onRejected_ )</h1>']],
    at: '<emu-clause id="sec-promise.prototype.then"',
    problem: '_onRejected_ is a parameter twice',
    clause: '25.4.5.3 Promise.prototype.then ( _onRejected_, _onRejected_ )',
    text: '',
    expected: 'another name for each',
  },
  'the constructor of the prototype has steps': {
    changes: [['<h1>Promise.prototype.catch (', '<h1>Promise.prototype.constructor (']],
    at: '<emu-clause id="sec-promise.prototype.catch"',
    problem: 'Promise.prototype.constructor has steps of its own',
    clause: '25.4.5.1 Promise.prototype.constructor ( _onRejected_ )',
    text: '',
    expected: 'The initial value of `Promise.prototype.constructor` is %Promise%.',
  },
};
