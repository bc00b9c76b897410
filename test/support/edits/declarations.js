/** Changes of what the document declares: attributes, lengths, names, prototypes, the order. */

const attributesOf = (holder, key) => (P, log) => {
  const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(holder(P), key);
  log([writable, enumerable, configurable]);
};

const constructor = (P) => P;
const prototype = (P) => P.prototype;
const getter = (P) => Object.getOwnPropertyDescriptor(P, Symbol.species).get;

/** What a capability's executor, a resolving function and an element function are like. */
const functionsOf = (P, look) => {
  const functions = {};
  new P((resolve, reject) => Object.assign(functions, { resolve, reject }));
  P.resolve.call(function (executor) {
    functions.executor = executor;
    executor(
      () => {},
      () => {},
    );
  });
  class Derived extends P {
    static resolve() {
      return { then: (element) => Object.assign(functions, { element }) };
    }
  }
  Derived.all([1]);
  return ['resolve', 'reject', 'executor', 'element'].map((name) => look(functions[name]));
};

const lengthsOf = (P, log) => log(functionsOf(P, ({ length }) => length));

const after = (heading, sentence) => [`<h1>${heading}</h1>`, `<h1>${heading}</h1>\n${sentence}`];

/** The clauses of catch and of then, the other way round. */
const swapped = (source) => {
  const start = source.indexOf('<emu-clause id="sec-promise.prototype.catch"');
  const middle = source.indexOf('<emu-clause id="sec-promise.prototype.constructor"');
  const last = source.indexOf('<emu-clause id="sec-promise.prototype.then"');
  const end = source.indexOf('<emu-clause id="sec-promise.prototype-@@tostringtag"');
  const parts = [source.slice(last, end), source.slice(middle, last), source.slice(start, middle)];
  return source.slice(0, start) + parts.join('') + source.slice(end);
};

/** @type {import('./constructor.js').Edit[]} */
export const EDITS = [
  {
    name: 'properties have other attributes, lengths and names',
    changes: [
      ['[[Enumerable]]: *false*', '[[Enumerable]]: *true*', 'sec-promise.prototype-@@tostringtag'],
      ['*"Promise"*', '*"Promesse"*', 'sec-promise.prototype-@@tostringtag'],
      ['reject function is 1.', 'reject function is 3.', 'sec-promise-reject-functions'],
      ['executor function is 2.', 'executor function is 0.'].map((text) =>
        text.replace('executor', 'GetCapabilitiesExecutor'),
      ),
      ['Promise constructor is 1.', 'Promise constructor is 2.'],
      ['*"get [Symbol.species]"*', '*"species"*'],
      after('Promise.race ( _iterable_ )', '<p>The `length` of the method is 0.</p>'),
      after('Promise.all ( _iterable_ )', '<p>The `name` of this function is *"every"*.</p>'),
      after(
        'Promise.reject ( _r_ )',
        '<p>Its attributes are { [[Writable]]: *false*, [[Enumerable]]: *true*, [[Configurable]]: *false* }.</p>',
      ),
      ['is initially %Promise%', 'is initially %Object%'],
    ],
    probes: [
      [
        'the tag',
        attributesOf(prototype, Symbol.toStringTag),
        ['[false,false,true]'],
        ['[false,true,true]'],
      ],
      [
        'the tag in use',
        (P, log) => log(`${P.prototype}`),
        ['[object Promise]'],
        ['[object Promesse]'],
      ],
      ['lengths of anonymous functions', lengthsOf, ['[1,1,2,1]'], ['[1,3,0,1]']],
      ['the length of the constructor', (P, log) => log(P.length), ['1'], ['2']],
      [
        'the name of the getter',
        (P, log) => log(getter(P).name),
        ['get [Symbol.species]'],
        ['species'],
      ],
      ['the length of race', (P, log) => log(P.race.length), ['1'], ['0']],
      ['the name of all', (P, log) => log(P.all.name), ['all'], ['every']],
      [
        'reject',
        attributesOf(constructor, 'reject'),
        ['[true,false,true]'],
        ['[false,true,false]'],
      ],
      [
        'the constructor property',
        (P, log) => log(P.prototype.constructor === Object),
        ['false'],
        ['true'],
      ],
      [
        'resolve',
        attributesOf(constructor, 'resolve'),
        ['[true,false,true]'],
        ['[true,false,true]'],
      ],
    ],
  },
  {
    name: 'properties and functions have other attributes by default',
    changes: [
      [
        'Every data property has the attributes { [[Writable]]: *true*, [[Enumerable]]: *false*',
        'Every data property has the attributes { [[Writable]]: *true*, [[Enumerable]]: *true*',
      ],
      [
        'Every accessor property has the attributes { [[Enumerable]]: *false*, [[Configurable]]: *true*',
        'Every accessor property has the attributes { [[Enumerable]]: *false*, [[Configurable]]: *false*',
      ],
      [
        'The `length` property of every function has the attributes { [[Writable]]: *false*',
        'The `length` property of every function has the attributes { [[Writable]]: *true*',
      ],
      [
        'The `name` property of every function has the attributes { [[Writable]]: *false*, [[Enumerable]]: *false*, [[Configurable]]: *true*',
        'The `name` property of every function has the attributes { [[Writable]]: *false*, [[Enumerable]]: *false*, [[Configurable]]: *false*',
      ],
    ],
    probes: [
      [
        'what can be enumerated',
        (P, log) => log(Object.keys(P)),
        ['[]'],
        ['[all,race,reject,resolve]'],
      ],
      [
        'what can be enumerated of the prototype',
        (P, log) => log(Object.keys(P.prototype)),
        ['[]'],
        ['[constructor,catch,then]'],
      ],
      [
        'the getter',
        (P, log) => log(Object.getOwnPropertyDescriptor(P, Symbol.species).configurable),
        ['true'],
        ['false'],
      ],
      [
        'the length of a method',
        attributesOf((P) => P.all, 'length'),
        ['[false,false,true]'],
        ['[true,false,true]'],
      ],
      [
        'the length of the constructor',
        attributesOf(constructor, 'length'),
        ['[false,false,true]'],
        ['[true,false,true]'],
      ],
      [
        'the length of the getter',
        attributesOf(getter, 'length'),
        ['[false,false,true]'],
        ['[true,false,true]'],
      ],
      [
        'the length of anonymous functions',
        (P, log) =>
          log(functionsOf(P, (f) => Object.getOwnPropertyDescriptor(f, 'length').writable)),
        ['[false,false,false,false]'],
        ['[true,true,true,true]'],
      ],
      [
        'the name of a method',
        attributesOf((P) => P.prototype.then, 'name'),
        ['[false,false,true]'],
        ['[false,false,false]'],
      ],
      [
        'the name of the constructor',
        attributesOf(constructor, 'name'),
        ['[false,false,true]'],
        ['[false,false,false]'],
      ],
      [
        'promises work',
        (P, log, see) => see(P.all([1, P.resolve(2)])),
        ['it is fulfilled: [1,2]'],
        ['it is fulfilled: [1,2]'],
      ],
    ],
  },
  {
    name: 'promises are errors',
    changes: [['prototype object is %ObjectPrototype%', 'prototype object is %ErrorPrototype%']],
    probes: [
      [
        'the prototype of the prototype',
        (P, log) => log(P.resolve(1) instanceof Error),
        ['false'],
        ['true'],
      ],
    ],
  },
  {
    name: 'the constructor is an error constructor',
    changes: [['constructor is %FunctionPrototype%', 'constructor is %Error%']],
    probes: [
      [
        'the prototype of the constructor',
        (P, log) => log(Object.getPrototypeOf(P) === Error),
        ['false'],
        ['true'],
      ],
    ],
  },
  {
    name: 'what has no prototype gets that of errors',
    changes: [['*"%PromisePrototype%"*', '*"%ErrorPrototype%"*']],
    targets: ['es2022'],
    probes: [
      [
        'a new.target whose prototype is no object',
        (P, log) => {
          const target = Object.assign(function () {}, { prototype: 5 });
          log(Reflect.construct(P, [() => {}], target) instanceof Error);
        },
        ['false'],
        ['true'],
      ],
    ],
  },
  {
    name: 'then comes before catch',
    edit: swapped,
    probes: [
      [
        'the order of properties',
        (P, log) => log(Object.getOwnPropertyNames(P.prototype)),
        ['[constructor,catch,then]'],
        ['[constructor,then,catch]'],
      ],
    ],
  },
];
