import test from 'ava';
import { readDocument } from '../spec/document.js';
import { grammar, parseAlgorithm, roundTrips, writeStep } from '../spec/parse.js';
import { readProgram, resolveSection, walk, walkSteps } from '../spec/program.js';

/**
 * How other editions and proposals word their steps, mark what they change and come as files. The
 * documents here are about lamps, and no edition's.
 */

const clause = (algorithm, { id = 'sec-lamps', heading = 'Lamps', attributes = '' } = {}) => `
<emu-clause id="${id}" ${attributes}>
<h1>${heading}</h1>
<emu-alg>
${algorithm}
</emu-alg>
</emu-clause>`;

/** Lines to numbered steps: every line is one, indented as it is. */
const numbered = (lines) => lines.replace(/^( *)(?=\S)/gm, '$11. ');

const algorithmOf = (source) => readDocument(source).clauses[0].algorithms[0];

const sentencesOf = (source) => algorithmOf(source).steps.map(({ sentence }) => sentence);

/** @returns {import('../spec/parse.js').ParsedStep[]} steps that are read in one way, and written back */
function stepsOf(t, lines) {
  const steps = parseAlgorithm(algorithmOf(clause(numbered(lines))));
  for (const step of walkSteps(steps)) t.true(roundTrips(step, step.node), writeStep(step.node));
  return steps;
}

const kindsIn = (steps) =>
  new Set([...walkSteps(steps)].flatMap(({ node }) => [...walk(node)].map(({ kind }) => kind)));

const STEPS = {
  Append: 'Add _lamp_ to the end of _lamps_.',
  AppendAll: 'Append each element of _spares_ to _lamps_.',
  Decrement: 'Decrease _lit_ by 2.',
  ElseInline:
    'If _lamp_ is ~lit~, return *true*.\nOtherwise, _lamp_ is ~dark~. Set _lamp_ to ~lit~.',
  Else: 'If _lamp_ is ~lit~, return *true*.\nElse _lamp_ is ~dark~,\n  Return *false*.',
  ForEach: 'For each property key _key_ of _keys_, do\n  Perform Light(_key_).',
  ForEachInteger:
    'For each integer _i_ such that 0 ≤ _i_ < the number of elements in _lamps_, in ascending order, do\n  Perform Light(_lamps_[_i_]).',
  ForEachReversed:
    'For each element _lamp_ of _lamps_, in reverse List order, do\n  Perform Light(_lamp_).',
  IfElseInline: 'If _lamp_ is ~lit~, return *true*; otherwise, return *false*.',
  Increment: 'Increase _lit_ by 1.',
  LetAll: 'Let _left_ and _right_ be ~dark~.',
  LetClosure:
    'Set _light_ to a new Abstract Closure with no parameters that captures nothing and performs the following steps when called:\n  Return ~lit~.',
  Note: 'Note that moths come.',
  Prepend: 'Insert _lamp_ as the first element of _lamps_.',
  Remove: 'Remove _lamp_ from _lamps_.',
  RemoveAll: 'Remove all elements from _lamps_.',
  RemoveFirst: 'Remove the first element from _lamps_.',
  RemoveLast: 'Remove the last element from _lamps_.',
  RepeatWhile: 'While _lamps_ is not empty, do\n  Remove the first element from _lamps_.',
  Return: 'Return.',
  ReturnClosure:
    'Return a new Abstract Closure with parameters (_lamp_) that captures _lamps_ and performs the following steps when called:\n  Append _lamp_ to _lamps_.',
  ReturnIfAbruptOf: 'ReturnIfAbrupt(Light(_lamp_)).',
  Set: 'Set _lamps_[_i_] to be ~lit~.',
  SetAll: 'Set _left_.[[Light]], _right_.[[Light]], and _middle_ to ~lit~.',
  SetSlots: "Set _left_ and _right_'s [[Light]] internal slots to ~lit~.",
  Throw: 'Throw a *RangeError*.',
  ThrowValue: 'Throw _reason_.',
};

const CONDITIONS = {
  AllOf: '_left_ is ~lit~, _right_ is ~lit~, and _middle_ is ~dark~',
  AnyOf: '_left_ is ~lit~, _right_ is ~lit~, or _middle_ is ~dark~',
  And: 'both IsLit(_left_) is *true* and IsLit(_right_) is *true*',
  Or: '_left_ is ~lit~, or if _right_ is ~lit~',
  BothAre: '_left_ and _right_ are both ~lit~',
  Contains: '_lamp_ is an element of _lamps_',
  ContainsNot: '_lamps_ does not contain _lamp_',
  ContainsSuch: '_lamps_ contains a Lamp Record _one_ such that _one_.[[Light]] is ~lit~',
  HasField: '_lamp_ has a [[Shade]] field',
  HasInternalMethod: '_lamp_ has a [[Call]] internal method',
  HasNoField: '_lamp_.[[Shade]] is absent',
  HasNoSlot: '_lamp_ lacks a [[Shade]] internal slot',
  Holds: 'IsLit(_lamp_)',
  IsAbrupt: '_lamp_ is not a normal completion',
  IsEmpty: '_lamps_ has no elements',
  IsGreater: '_lit_ is greater than 10',
  IsKind: '_lamp_ is a Proxy exotic object',
  IsNoneOf: '_lamp_ is neither ~lit~, ~dark~, nor ~broken~',
  IsNormal: '_lamp_ is not a throw completion',
  IsNotEmpty: '_lamps_ has any elements',
  IsNotGreater: '_lit_ ≤ 10',
  IsNotKind: '_lamp_ is not a property key',
  IsNotLess: '_lit_ is greater than or equal to 10',
  IsObjectWithSlot: '_lamp_ is an Object that has a [[Shade]] internal slot',
  IsOneOf: '_lamp_ is one of ~lit~, ~dark~, or ~broken~',
  NotPresent: 'the _lamp_ argument was not passed',
  Present: 'argument _lamp_ is present',
  TypeIsEither: '_lamp_ is either a String or a Symbol',
  TypeIsNeither: 'Type(_lamp_) is neither String nor Symbol',
};

const EXPRESSIONS = {
  BigInt: '*1*<sub>ℤ</sub>',
  ClosureCall: '_light_(_lamp_)',
  Copy: 'a copy of _lamps_',
  CurrentRealm: 'the Realm of the running execution context',
  ElementCount: 'the number of elements of _lamps_',
  FirstElement: 'the first element of _lamps_',
  FunctionThatReturns: 'a function that returns _lamp_',
  Grouped: '(? Light(_lamp_)).[[Shade]]',
  Intrinsic: 'the intrinsic function %Lamp.light%',
  LastElement: 'the last element of _lamps_',
  ListConcatenation: 'the list-concatenation of _left_, « _lamp_ », and _right_',
  Literal: 'the empty String',
  NewError: 'a new *RangeError* exception',
  Power: '2<sup>53</sup> - 1',
  PropertyDescriptor: 'Property Descriptor { [[Value]]: _lamp_ }',
  RunningContext: 'the running execution context',
  SingletonList: 'a List whose sole element is _lamp_',
  Slot: 'the [[Shade]] field of _lamp_',
  StringConcatenation: 'the string-concatenation of *"a"*, _b_, and *"c"*',
  TheList: 'the List _lamps_',
  TheLiteral: 'the String value *"lit"*',
  TheResult: 'the result of performing Light(_lamp_)',
  ThisValue: '*this* value',
};

const TABLES = [
  [STEPS, (sentence) => sentence],
  [CONDITIONS, (condition) => `If ${condition}, return *true*.`],
  [EXPRESSIONS, (expression) => `Let _x_ be ${expression}.`],
];

for (const [table, inSentence] of TABLES) {
  for (const [kind, text] of Object.entries(table)) {
    test(`${kind}: ${text}`, (t) => {
      const kinds = kindsIn(stepsOf(t, inSentence(text)));
      t.true(kinds.has(kind), [...kinds].join(' '));
    });
  }
}

const meaningOf = (t, lines) =>
  stepsOf(t, lines).map((step) => [grammar.meaning(step.node), step.steps.length]);

/** Wordings of one meaning: an edition that changes them changes nothing. */
const SAME = [
  ['Increase _lit_ by 1.', 'Set _lit_ to _lit_ + 1.', 'Increment _lit_.'],
  ['Throw _reason_.', 'Return ThrowCompletion(_reason_).'],
  ['Throw a newly created *RangeError* object.', 'Throw a *RangeError* exception.'],
  ['Let _x_ be a List whose sole element is _y_.', 'Let _x_ be « _y_ ».'],
  ['Let _x_ be the result of calling Light(_y_).', 'Let _x_ be Light(_y_).'],
  ['Let _x_ be (_y_ + 1).', 'Let _x_ be _y_ + 1.'],
  ['ReturnIfAbrupt(Light(_x_)).', 'Perform ? Light(_x_).'],
  ['If IsLit(_x_), return _x_.', 'If IsLit(_x_) is *true*, return _x_.'],
  [
    'If _x_ is one of *null* or *undefined*, return _x_.',
    'If _x_ is either *null* or *undefined*, return _x_.',
    'If _x_ is *null* or _x_ is *undefined*, return _x_.',
  ],
  [
    'If _x_ and _y_ are both *null*, return _x_.',
    'If _x_ is *null* and _y_ is *null*, return _x_.',
  ],
  ['If _x_ is a String or a Symbol, return _x_.', 'If Type(_x_) is String or Symbol, return _x_.'],
  [
    'If _x_ is *true*, _y_ is *true*, and _z_ is *true*, return _x_.',
    'If _x_ is *true* and _y_ is *true* and _z_ is *true*, return _x_.',
  ],
  ['For each property key _x_ of _xs_, do\n  Return _x_.', 'For each _x_ in _xs_,\n  Return _x_.'],
];

for (const [first, ...others] of SAME) {
  test(`means the same: ${first}`, (t) => {
    for (const other of others) t.deepEqual(meaningOf(t, other), meaningOf(t, first), other);
  });
}

test('minus zero is not zero', (t) => {
  t.notDeepEqual(
    meaningOf(t, 'If _x_ is *-0*, return *+0*.'),
    meaningOf(t, 'If _x_ is *+0*, return *+0*.'),
  );
});

test('what a proposal deletes is not there, and what it inserts is', (t) => {
  const source = clause(`
    1. <del>Let</del><ins>Set</ins> _lamp_ <del>be</del><ins>to</ins> ~lit~.
    1. <del>Perform Light(_lamp_).</del>
    1. <ins>If _lamp_ is ~lit~<del> or ~dark~</del>, then</ins>
      1. <ins>Return _lamp_.</ins>
    1. Return ~dark~.`);
  t.deepEqual(sentencesOf(source), [
    'Set _lamp_ to ~lit~.',
    'If _lamp_ is ~lit~, then',
    'Return ~dark~.',
  ]);
  t.deepEqual(
    algorithmOf(source).steps.map(({ path }) => path),
    ['1', '2', '3'],
  );
});

test('substeps take the place of a step that is deleted', (t) => {
  const source = clause(`
    1. <del>If _lamp_ is ~lit~, then</del>
      1. Perform Light(_lamp_).
    1. Return _lamp_.`);
  t.deepEqual(sentencesOf(source), ['Perform Light(_lamp_).', 'Return _lamp_.']);
});

test('deleted clauses and parts of headings are not there', (t) => {
  const { clauses } = readDocument(`
    <del class="block">${clause('1. Return.', { id: 'sec-gone' })}</del>
    <ins class="block">${clause('1. Return.', {
      heading: '<ins>Light ( _lamp_<del>, _moth_</del>, ..._others_ )</ins>',
    })}</ins>`);
  t.deepEqual(
    clauses.map(({ name, parameters }) => [name, parameters]),
    [
      [
        'Light',
        [
          { name: 'lamp', optional: false },
          { name: 'others', optional: false, rest: true },
        ],
      ],
    ],
  );
});

test('tags and attributes that say nothing to a machine', (t) => {
  const source = clause(`
    1. [id="step-light", fence-effects="user-code"] Let _lamp_ be <emu-not-ref>Light</emu-not-ref>(_x_). <!-- bright -->
    1. Return ? <emu-meta effects="user-code">_lamp_.[[Get]](*"shade"*, _lamp_)</emu-meta>.
    1. Let _steps_ be the algorithm steps defined in <emu-xref href="#sec-shade">Shades</emu-xref>.`);
  t.deepEqual(sentencesOf(source.replace('<emu-alg>', '<emu-alg replaces-step="step-dark">')), [
    'Let _lamp_ be Light(_x_).',
    'Return ? _lamp_.[[Get]](*"shade"*, _lamp_).',
    'Let _steps_ be the algorithm steps defined in <emu-xref href="#sec-shade"></emu-xref>.',
  ]);
});

const FORMATS = {
  'a byte order mark': (source) => `\uFEFF${source}`,
  'line ends of Windows': (source) => source.replaceAll('\n', '\r\n'),
  tabs: (source) => source.replace(/^ +/gm, (indent) => '\t'.repeat(indent.length / 2)),
  'character references': (source) =>
    source.replaceAll('«', '&laquo;').replaceAll(' ≥ ', '&nbsp;&ge; '),
};

for (const [name, change] of Object.entries(FORMATS)) {
  test(`a document with ${name}`, (t) => {
    const source = clause('  1. If _x_ ≥ 1, then\n    1. Return « _x_ ».\n  1. Return « ».');
    const [first, second] = [source, change(source)].map((text) => algorithmOf(text).steps);
    const plain = ({ sentence, place, children }) => [sentence, place.line, children.map(plain)];
    t.deepEqual(second.map(plain), first.map(plain));
  });
}

test('a proposal without a Promise clause: the clauses that are named after promises', (t) => {
  const other = clause('1. Return.', { id: 'sec-other', heading: 'Other ( )' });
  const named = (heading) => clause('1. Return Help(_x_).', { id: 'sec-it', heading });
  const help = clause('1. Return _x_.', {
    id: 'sec-help',
    heading: 'Help ( _x_ )',
    attributes: 'type="abstract operation"',
  });
  for (const heading of [
    'Promise.lamp ( _x_ )',
    'get Promise [ @@lamp ]',
    'NewPromiseLamp ( _x_ )',
  ]) {
    const { clauses } = readProgram(readDocument(other + named(heading) + help), new Set());
    t.deepEqual(
      clauses.map(({ id }) => id),
      ['sec-it', 'sec-help'],
    );
  }
  t.throws(() => readProgram(readDocument(other), new Set()), { message: /without a Promise/ });
});

test('an id that stands twice is an error where the program needs it', (t) => {
  const promise = clause('1. Return.', { id: 'sec-promise-objects' });
  const other = clause('1. Return.', { id: 'sec-other' });
  t.notThrows(() => readProgram(readDocument(promise + other + other), new Set()));
  t.throws(() => readProgram(readDocument(promise + promise), new Set()), {
    message: /sec-promise-objects stands twice/,
  });
});

test('a sentence that does not tokenize is one error among others', (t) => {
  const errors = [];
  const source = clause('1. Return Light(_x_.\n1. Return _x_.\n1. Glow!');
  const steps = parseAlgorithm(algorithmOf(source), (error) => errors.push(error));
  t.deepEqual(
    steps.map(({ node }) => node.kind),
    ['Unread', 'Return', 'Unread'],
  );
  t.deepEqual(
    errors.map(({ step, line }) => [step, line]),
    [
      ['1', 5],
      ['3', 7],
    ],
  );
});

test('a title that names code', (t) => {
  const steps = stepsOf(
    t,
    'Let _light_ be a new built-in function object as defined in Lamp `light` Functions.',
  );
  const document = readDocument(
    clause('1. Return.', { id: 'sec-light', heading: 'Lamp `light` Functions' }),
  );
  t.is(resolveSection(document, steps[0].node.value.steps)?.id, 'sec-light');
});
