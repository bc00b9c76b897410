import test from 'ava';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { SpecError } from '../../spec/1-read/error.js';
import { sourceOf } from '../support/documents.js';
import { generated } from '../support/generated.js';
import { loaded } from '../support/loaded.js';

/** What documents add to the constructor and its prototype object beside methods. */

const withClause = (heading, content, source = sourceOf('es2025'), id = 'added') =>
  source.replace(
    '<emu-clause id="sec-promise.reject"',
    (next) =>
      `<emu-clause id="sec-promise.${id}">\n<h1>${heading}</h1>\n${content}\n</emu-clause>\n\n${next}`,
  );

const initial = (value, name = 'added') =>
  `<p>The initial value of \`Promise.${name}\` is ${value}.</p>`;

const VALUES = {
  '*"text"*': 'text',
  'the String value *"text"*': 'text',
  '*undefined*': undefined,
  '*null*': null,
  '*false*': false,
  '*-1*<sub>𝔽</sub>': -1,
};

for (const target of TARGET_NAMES) {
  test(`properties have initial values, ${target}`, (t) => {
    const source = Object.keys(VALUES).reduce((text, words, at) => {
      const name = `added${at}`;
      return withClause(`Promise.${name}`, initial(words, name), text, name);
    }, sourceOf('es2025'));
    const { Promise: P } = loaded(source, { edition: 'es2025', preset: 'fast', target });
    Object.values(VALUES).forEach((value, at) => {
      const property = Object.getOwnPropertyDescriptor(P, `added${at}`);
      t.deepEqual(property, { value, writable: true, enumerable: false, configurable: true });
    });
  });

  test(`methods have any well-known symbol as their key, and steps may ask for it, ${target}`, (t) => {
    const source = withClause(
      'Promise [ %Symbol.asyncIterator% ] ( _value_ )',
      `<emu-alg>
        1. Return ? Get(_value_, %Symbol.toPrimitive%).
      </emu-alg>`,
    );
    const { Promise: P } = loaded(source, { edition: 'es2025', preset: 'fast', target });
    t.is(P[Symbol.asyncIterator]({ [Symbol.toPrimitive]: 'found' }), 'found');
    t.is(P[Symbol.asyncIterator].name, '[Symbol.asyncIterator]');
  });
}

for (const [sentence, length, name] of /** @type {[string, number, string][]} */ ([
  ['The *"length"* property of this function is *3*<sub>𝔽</sub>.', 3, 'added'],
  ['The `length` property of this method is 3.', 3, 'added'],
  ['The value of the *"length"* property of this method is *3*<sub>𝔽</sub>.', 3, 'added'],
  ['The `length` of this function is 3.', 3, 'added'],
  ['This function has a *"length"* property whose value is *3*<sub>𝔽</sub>.', 3, 'added'],
  ['The *"length"* property of the `added` method is *3*<sub>𝔽</sub>.', 3, 'added'],
  ['The initial value of the *"name"* property of this method is *"other"*.', 0, 'other'],
  ['This function has a *"name"* property whose value is *"other"*.', 0, 'other'],
]))
  test(`what is said of a method beside its steps holds: ${sentence}`, (t) => {
    const steps = '<emu-alg>\n1. Return _items_.\n</emu-alg>';
    const source = withClause('Promise.added ( ..._items_ )', `${steps}\n<p>${sentence}</p>`);
    const { added } = loaded(source, { edition: 'es2025', preset: 'faithful' }).Promise;
    t.is(added.length, length);
    t.is(added.name, name);
  });

test('an operation among the properties of the constructor needs no aoid', (t) => {
  const operation = '<emu-alg>\n1. Return _value_.\n</emu-alg>';
  const method = `<emu-alg>\n1. Return ReturnIt(_value_).\n</emu-alg>`;
  const source = withClause('ReturnIt ( _value_ )', operation).replace(
    '<emu-clause id="sec-promise.added">',
    (next) =>
      `<emu-clause id="sec-promise.asked">\n<h1>Promise.asked ( _value_ )</h1>\n${method}\n</emu-clause>\n${next}`,
  );
  for (const preset of ['faithful', 'fast']) {
    const { Promise: P } = loaded(source, { edition: 'es2025', preset });
    t.is(P.asked('value'), 'value');
  }
});

const RETURN = '<emu-alg>\n1. Return *undefined*.\n</emu-alg>';
const GET_MAPS = '<emu-alg>\n1. Return ? Get(_value_, %Symbol.maps%).\n</emu-alg>';

/** @type {[title: string, source: string, problem: string, expected?: string][]} */
const REFUSED = [
  [
    'a step that asks for a symbol that nothing is called',
    withClause('Promise.added ( _value_ )', GET_MAPS),
    'no well-known symbol is called maps',
  ],
  [
    'a method whose key is such a symbol',
    withClause('Promise [ %Symbol.specie% ] ( )', RETURN),
    'no well-known symbol is called specie',
    'perhaps %Symbol.species%',
  ],
  [
    'a method that is there already',
    withClause('Promise.all ( )', RETURN),
    'Promise.all stands twice',
    'another name: 27.2.4.1 Promise.all ( _iterable_ ) has it',
  ],
  [
    'a further constructor',
    withClause('Lamp ( )', RETURN),
    'the document has a constructor: Promise',
    'an operation, whose name has two words or whose clause has an aoid',
  ],
  [
    'a method in the place of the prototype object',
    withClause('Promise.prototype ( )', RETURN).replace(
      /<h1>Promise.prototype<\/h1>[^]*?<\/p>/,
      '<h1>The Object</h1>',
    ),
    'Promise.prototype cannot be a function',
  ],
  ...['set Promise.prototype.lamp ( _x_ )', 'Promise["a lamp"] ( )', 'promise.lamp ( )'].map(
    (heading) =>
      /** @type {[string, string, string]} */ ([
        'steps under a heading that names no property',
        withClause(heading, RETURN),
        `the steps of ${heading.replace(/ \(.*/, '')} are of no operation, and of no property`,
      ]),
  ),
  [
    'a number that JavaScript has no literal for, as an initial value',
    withClause('Promise.added', initial('*NaN*')),
    'this is no value',
  ],
  [
    'a property that nothing is said of',
    withClause('Promise.added', '<p>Everybody knows.</p>'),
    'nothing says what Promise.added is',
    'steps, or: The initial value of `Promise.a` is *"text"*.',
  ],
];

for (const [title, source, problem, expected] of REFUSED) {
  test(`${title}: ${problem}`, (t) => {
    const instanceOf = SpecError;
    const error = t.throws(() => generated(source, { edition: 'es2025' }), { instanceOf });
    t.true(error.message.split('\n')[0].endsWith(`: ${problem}`), error.message);
    t.regex(error.message, /^\S+:\d+:\d+: /);
    if (expected) t.true(error.message.endsWith(expected), error.message);
  });
}
