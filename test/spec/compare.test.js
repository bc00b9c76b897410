import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { primitiveNames } from '../../generator/primitives/index.js';
import { headingOf } from '../../spec/compare/heading.js';
import { compare } from '../../spec/compare/index.js';
import { readDocument } from '../../spec/1-read/document.js';
import { loadDocument } from '../../spec/1-read/file.js';
import { readProgram } from '../../spec/3-normalise/program.js';
import { fledgling, temporaryFolder } from '../support/cli.js';
import { edited, EMBEDDED, official, SOURCE } from '../support/documents.js';

const programOf = (source) => readProgram(readDocument(source), primitiveNames);
const embedded = programOf(SOURCE);
const differences = (source) => [...compare(embedded, programOf(source))];
const textsOf = (list) => list.map(({ difference }) => difference);

const standard = official('es2015');
if (standard) {
  test('the embedded document says what the standard says', (t) => {
    const other = readProgram(loadDocument(standard), primitiveNames);
    t.deepEqual(textsOf([...compare(embedded, other)]), []);
    const ids = ({ clauses }) => clauses.map(({ id }) => id);
    t.deepEqual(ids(other), ids(embedded));
  });
} else {
  test.skip('the standard is not at hand: ../shared/spec/es2015.html', () => {});
}

const REJECT = 'sec-promise-reject-functions';
const STEPS = [
  '1. Let _promise_ be _F_.[[Promise]].',
  '1. Let _alreadyResolved_ be _F_.[[AlreadyResolved]].',
];

/**
 * Changes that mean something: the change, what is said about it, and the text that stands at either
 * place. The place is in the clause where there is no step or sentence that could have one.
 */
const CHANGES = {
  'another operation': [
    ['Get(_O_, *"constructor"*)', 'GetV(_O_, *"constructor"*)'],
    'value.call.operation: "Get" and "GetV"',
    ['Let _C_ be Get(_O_, *"constructor"*).', 'Let _C_ be GetV(_O_, *"constructor"*).'],
  ],
  'another operand': [
    ['SameValue(_resolution_, _promise_)', 'SameValue(_promise_, _resolution_)'],
    'condition.left.call.arguments.0.name: "resolution" and "promise"',
    ['If SameValue(_resolution_, _promise_)', 'If SameValue(_promise_, _resolution_)'],
  ],
  'another error': [
    ['*TypeError*', '*RangeError*', 'sec-promise.resolve'],
    'inline.error.name: "TypeError" and "RangeError"',
    [
      'If Type(_C_) is not Object, throw a *TypeError*',
      'If Type(_C_) is not Object, throw a *Range',
    ],
  ],
  'a condition negated': [
    ['is neither *undefined* nor *null*', 'is either *undefined* or *null*', 'sec-promise.all'],
    'condition.kind: "And" and "Or"',
    ['If _S_ is neither', 'If _S_ is either'],
  ],
  'another slot': [
    ['_promise_.[[PromiseResult]] to _reason_', '_promise_.[[PromiseState]] to _reason_'],
    'place.slot: "PromiseResult" and "PromiseState"',
    ['Set _promise_.[[PromiseResult]] to _reason_', 'Set _promise_.[[PromiseState]] to _reason_'],
  ],
  'a step added': [
    ['1. Return _promise_.', '1. Let _x_ be 1.\n1. Return _promise_.', 'sec-promise-executor'],
    'a step that only the second has',
    ['<emu-clause id="sec-promise-executor"', 'Let _x_ be 1.'],
  ],
  'a step removed': [
    ['1. Return _promise_.', '', 'sec-promise-executor'],
    'a step that only the first has',
    ['Return _promise_.\n        </emu-alg>', '<emu-clause id="sec-promise-executor"'],
  ],
  'a step moved': [
    [STEPS.join('\n'), STEPS.toReversed().join('\n'), REJECT],
    'a step that stands elsewhere',
    [
      'Let _promise_ be _F_.[[Promise]].\n            1. Let _already',
      'Let _promise_ be _F_.[[Promise]].\n            1. If',
    ],
  ],
  'a parameter less': [
    ['FulfillPromise ( _promise_, _value_ )', 'FulfillPromise ( _promise_ )'],
    'parameters: promise, value and promise',
    ['<emu-clause id="sec-fulfillpromise"', '<emu-clause id="sec-fulfillpromise"'],
  ],
  'a parameter that is optional': [
    ['( _promise_, _value_ )', '( _promise_ [ , _value_ ] )', 'sec-fulfillpromise'],
    'parameters: promise, value and promise, [value]',
    ['<emu-clause id="sec-fulfillpromise"', '<emu-clause id="sec-fulfillpromise"'],
  ],
  'an attribute': [
    ['[[Writable]]: *false*', '[[Writable]]: *true*', 'sec-promise.prototype'],
    'attributes.0.value.literal.type: "false" and "true"',
    [
      '<p>Its attributes are { [[Writable]]: *false*, [[Enumerable]]: *false*, [[Configurable]]: *false*',
      '<p>Its attributes are { [[Writable]]: *true*',
    ],
  ],
  'a default attribute': [
    [
      'Every data property has the attributes { [[Writable]]: *true*',
      'Every data property has the attributes { [[Writable]]: *false*',
    ],
    'attributes.0.value.literal.type: "true" and "false"',
    ['<p>Every data property', '<p>Every data property'],
  ],
  'a length': [
    ['reject function is 1.', 'reject function is 2.', REJECT],
    'length.value: 1 and 2',
    ['<p>The `length` of the promise reject', '<p>The `length` of the promise reject'],
  ],
  'a name': [
    ['*"get [Symbol.species]"*', '*"species"*'],
    'name.literal.value: "get [Symbol.species]" and "species"',
    ['<p>The `name` of this', '<p>The `name` of this'],
  ],
  'a value of a property': [
    ['is initially %Promise%', 'is initially %Object%'],
    'value: "%Promise%" and "%Object%"',
    ['<p>`Promise.prototype.constructor`', '<p>`Promise.prototype.constructor`'],
  ],
  'a slot less in a table': [
    ['<tr><td>[[PromiseRejectReactions]]</td></tr>', ''],
    'table.3: "PromiseRejectReactions" and nothing',
    ['<p>Promise instances', '<p>Promise instances'],
  ],
  'a field more in a table': [
    ['<tr><td>[[Handler]]</td></tr>', '<tr><td>[[Handler]]</td></tr><tr><td>[[Type]]</td></tr>'],
    'table.2: nothing and "Type"',
    ['<p>PromiseReaction Records', '<p>PromiseReaction Records'],
  ],
  'a clause number': [
    ['number="4"', 'number="7"', 'sec-promise.reject'],
    'clause number: 25.4.4.4 and 25.4.4.7',
    ['<emu-clause id="sec-promise.reject"', '<emu-clause id="sec-promise.reject"'],
  ],
  'a clause id': [
    ['id="sec-promise.race"', 'id="sec-promise.contest"'],
    'clause id: sec-promise.race and sec-promise.contest',
    ['<emu-clause id="sec-promise.race"', '<emu-clause id="sec-promise.contest"'],
  ],
  'what a clause names': [
    ['<h1>Promise.race (', '<h1>Promise.contest ('],
    'clause name: Promise.race and Promise.contest',
    ['<emu-clause id="sec-promise.race"', '<emu-clause id="sec-promise.race"'],
  ],
};

const startsAt = (source, { line, column }, text) =>
  source
    .split('\n')
    .slice(line - 1)
    .join('\n')
    .slice(column - 1)
    .startsWith(text);

for (const [name, [change, expected, [first, second]]] of Object.entries(CHANGES)) {
  test(`a difference: ${name}`, (t) => {
    const source = edited([change]);
    const list = differences(source);
    t.deepEqual(textsOf(list), [expected]);
    t.true(startsAt(SOURCE, list[0].left.place, first), list[0].left.sentence);
    t.true(startsAt(source, list[0].right.place, second), list[0].right.sentence);
  });
}

test('a substep that becomes a step', (t) => {
  const source = SOURCE.replace(
    '  1. ReturnIfAbrupt(_status_).\n',
    '1. ReturnIfAbrupt(_status_).\n',
  );
  const list = differences(source);
  t.deepEqual(textsOf(list), ['a step that only the first has', 'a step that only the second has']);
  t.deepEqual([list[0].left.path, list[1].right.path], ['10.b', '11']);
});

test('a clause that one document lacks', (t) => {
  const source = SOURCE.replace(
    / *<emu-clause id="sec-promise.prototype-@@tostringtag"[^]*?<\/emu-clause>\n/,
    '',
  );
  const [{ difference, left, right }, ...others] = differences(source);
  t.is(difference, 'a clause that only the first has');
  t.is(left.clause, '25.4.5.4 Promise.prototype [ @@toStringTag ]');
  t.is(right, undefined);
  t.deepEqual(others, []);
});

/** Changes of wording, which mean nothing. */
const WORDINGS = {
  'a slot in the possessive': [
    'be _F_.[[Promise]]',
    "be the value of _F_'s [[Promise]] internal slot",
    REJECT,
  ],
  'a slot of': ['be _F_.[[Promise]]', 'be the [[Promise]] internal slot of _F_', REJECT],
  'a text in ticks': ['*"constructor"*', '`"constructor"`', 'sec-promise.resolve'],
  'Let for Set of a variable that is known': [
    'set _C_ to _S_',
    'let _C_ be _S_',
    'sec-promise.all',
  ],
  'more space': [
    'Let _C_ be the *this* value.',
    'Let  _C_   be\n   the *this* value.',
    'sec-promise.all',
  ],
  'no space': ['« _x_ »', '«_x_»', 'sec-promise.resolve'],
  'space before arguments': ['IsCallable(_executor_)', 'IsCallable (_executor_)'],
  entities: ['« _x_ »', '&laquo; _x_ &raquo;', 'sec-promise.resolve'],
  'without either': ['is either *undefined* or', 'is *undefined* or', 'sec-getmethod'],
  'another word for Else': [
    'Else if _promise_.[[PromiseState]] is *"rejected"*',
    'Otherwise, if _promise_.[[PromiseState]] is *"rejected"*',
  ],
  'another word for a type test': [
    'Type(_C_) is not Object',
    '_C_ is not an Object',
    'sec-promise.all',
  ],
  'another way to append': [
    'Append _fulfillReaction_ to the end of',
    'Append _fulfillReaction_ as the last element of',
  ],
  'an empty List in words': ['be « ».', 'be a new empty List.', 'sec-performpromiseall'],
  'a constructor function': [
    '_constructor_ is a constructor.',
    '_constructor_ is a constructor function.',
  ],
  'a note': ['NOTE: _C_ has to call', 'NOTE: Surely _C_ has to call'],
  'no full stop': ['1. Return _promise_.', '1. Return _promise_', 'sec-promise-executor'],
  'a colon more': ['<p>The step</p>', '<p>The step:</p>'],
  prose: ['<p>stands for</p>', '<p>stands for all of the following</p>'],
  'a comment': ['<p>The step</p>', '<p>The <!-- whole --> step</p>'],
  'a sentence about a length': [
    'The `length` of the promise reject function is',
    'The `length` property of a promise reject function is',
  ],
  'a sentence about attributes': [
    'Its attributes are',
    'This property has the attributes',
    'sec-promise.prototype',
  ],
};

for (const [name, change] of Object.entries(WORDINGS)) {
  test(`no difference: ${name}`, (t) => {
    t.deepEqual(textsOf(differences(edited([change]))), []);
  });
}

test('the id of a table is no difference', (t) => {
  t.deepEqual(differences(SOURCE.replaceAll('table-57', 'table-capabilities')), []);
});

test('a difference is headed by what it is in the standard', (t) => {
  for (const [difference, heading] of [
    ['value.call.operation: "Get" and "GetV"', 'another operation is called: Get and GetV'],
    ['value.kind: "Call" and "PropagateAbrupt"', 'another treatment of abrupt completions'],
    ['kind: "Let" and "Perform"', 'another step'],
    ['condition.kind: "Is" and "IsNot"', 'another condition'],
    ['place.name: "a" and "b"', 'another variable: a and b'],
    ['parameters: O, P and V, P', 'other parameters: O, P and V, P'],
    ['a step that only the first has', 'a step that only the first has'],
  ]) {
    t.is(headingOf(difference), heading);
  }
});

test('the command shows both places and exits with 1, or with 0', async (t) => {
  const folder = temporaryFolder(t);
  writeFileSync(join(folder, 'same.html'), edited([WORDINGS['a note']]));
  writeFileSync(join(folder, 'other.html'), edited([CHANGES['another error'][0]]));
  const [same, other] = await Promise.all(
    ['same.html', 'other.html'].map((name) => fledgling(folder, ['compare', EMBEDDED, name])),
  );
  t.deepEqual([same.code, same.stdout, same.stderr], [0, '0 differences in 48 clauses\n', '']);
  t.is(other.code, 1);
  const sentence = (error) => `If Type(_C_) is not Object, throw a *${error}* exception.`;
  const place = '721:14  25.4.4.5 Promise.resolve ( _x_ ), step 2';
  t.is(
    other.stdout,
    [
      'another error: TypeError and RangeError',
      `  first  ${EMBEDDED}:${place}`,
      `         ${sentence('TypeError')}`,
      `  second other.html:${place}`,
      `         ${sentence('RangeError')}`,
      '1 difference in 48 clauses\n',
    ].join('\n'),
  );
});
