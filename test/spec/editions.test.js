import { readFileSync } from 'node:fs';
import test from 'ava';
import { primitiveNames } from '../../generator/primitives/index.js';
import { readDocument } from '../../spec/1-read/document.js';
import { loadDocument } from '../../spec/1-read/file.js';
import { declare } from '../../spec/2-parse/declare.js';
import { grammar, roundTrips } from '../../spec/2-parse/parse.js';
import { readProgram, walk, walkSteps } from '../../spec/3-normalise/program.js';
import { compare } from '../../spec/compare/index.js';
import { generate } from '../../transforms/generate.js';
import { documentOf, edit, EDITIONS, official } from '../support/documents.js';
import { swept } from '../support/extent.js';
import { stepsOf } from '../support/lamps.js';

/** How other editions and proposals word their steps. */

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
  TakeFirst: 'Remove the first element from _lamps_ and let _lamp_ be that element.',
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
  LengthOf: 'the length of _name_',
  ListConcatenation: 'the list-concatenation of _left_, « _lamp_ », and _right_',
  Literal: 'the empty String',
  MethodCall: '_house_.HasLamp(_lamp_)',
  Multiply: '2 + _lit_ × 10',
  Negate: '-1',
  NewError: 'a new *RangeError* exception',
  OrdinalElement: 'the second element of _lamps_',
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
  [
    'Let _x_ be a new Job Abstract Closure with no parameters that captures nothing and performs the following steps when called:\n  Return 1.',
    'Let _x_ be a new Job abstract closure with no parameters that captures nothing and performs the following steps when called:\n  Return 1.',
  ],
  [
    'Let _x_ be the algorithm steps defined in Lamp Functions.',
    'Let _x_ be the steps of Lamp Functions.',
  ],
  [
    'Let _x_ be the number of non-optional parameters of the function definition in Lamp Functions.',
    'Let _x_ be the parameter count of Lamp Functions.',
  ],
  ['Call Light(_x_).', 'Perform Light(_x_).', 'Perform Light(_x_);'],
  ['Let _x_ be the Record { [[Shade]]: _y_ }.', 'Let _x_ be { [[Shade]]: _y_ }.'],
  [
    'For each _x_ that is an element of _xs_, do\n  Return _x_.',
    'For each _x_ in _xs_,\n  Return _x_.',
  ],
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

/** Sentences of our documents that declare nothing: about shorthands, and about what hosts do. */
const PROSE = [
  'The step',
  'stands for',
  '𝔽(_x_) is the Number of the mathematical value _x_.',
  'A host may report promises that are rejected and not handled.',
  'By default it does nothing.',
];

const ids = ({ clauses }) => clauses.map(({ id }) => id);

/** Those whose wording changed most, and that of today. */
const STANDING = ['es2015', 'es2018', 'es2021', 'es2025'];

for (const edition of swept(EDITIONS, (name) => STANDING.includes(name))) {
  const document = loadDocument(documentOf(edition));
  const program = readProgram(document, primitiveNames);

  test(`${edition}: every step is read and survives a round trip`, (t) => {
    const steps = [...program.steps.values()].flat().flatMap((list) => [...walkSteps(list)]);
    t.true(steps.length > 200, `${steps.length} steps`);
    for (const step of steps) t.true(roundTrips(step, step.node), step.sentence);
  });

  test(`${edition}: every sentence declares something`, (t) => {
    const prose = document.clauses.flatMap((clause) => declare(clause).prose);
    const sentences = prose.map(({ sentence }) => sentence);
    t.deepEqual(sentences.filter((sentence) => !PROSE.includes(sentence)), []); // prettier-ignore
  });

  test(`${edition}: steps call what the document defines`, (t) => {
    const operations = [...program.steps.values()]
      .flat()
      .flatMap((list) => [...walkSteps(list)])
      .flatMap(({ node }) => [...walk(node)].map(({ operation }) => operation))
      .filter((operation) => operation && operation !== '𝔽');
    const unknown = operations.filter((operation) => !document.byOperation.has(operation));
    t.deepEqual([...new Set(unknown)], []);
  });

  const standard = official(edition);
  if (!standard) continue;
  test(`${edition}: says what the standard says`, (t) => {
    const other = readProgram(loadDocument(standard), primitiveNames);
    t.deepEqual([...compare(program, other)].map(({ difference }) => difference), []); // prettier-ignore
    t.deepEqual(ids(other), ids(program));
  });
}

/** Changes of what only later editions have: the clause, what stands there and what is to. */
const CHANGES = {
  'a value of the specification': ['sec-performpromiserace', 'If _next_ is ~done~', 'If _next_ is ~unused~'],
  'what a closure captures': ['sec-newpromisecapability', 'that captures _resolvingFunctions_', 'that captures _C_'],
  'what a closure takes': ['sec-newpromisecapability', 'parameters (_resolve_, _reject_)', 'parameters (_reject_, _resolve_)'],
  'that all other arguments are taken': ['sec-promise.try', '..._args_', '_args_'],
  'an abrupt completion that goes on': ['sec-promise.resolve', '? PromiseResolve', '! PromiseResolve'],
  'slots of a function': ['sec-performpromiseany', '[[Errors]], [[Capability]]', '[[Capability]], [[Errors]]'],
  'a function whose parameters are counted': ['sec-performpromiseall', 'count of <emu-xref href="#sec-promise.all-resolve', 'count of <emu-xref href="#sec-promise.any-reject'],
  'an attribute of an error': ['sec-promise.any-reject-element-functions', '[[Enumerable]]: *false*', '[[Enumerable]]: *true*'],
  'a prototype of the constructor': ['sec-properties-of-the-promise-constructor', '%Function.prototype%', '%Object.prototype%'],
  'a prototype of the prototype': ['sec-properties-of-the-promise-prototype-object', '%Object.prototype%', '%Function.prototype%'],
  'the name of the constructor': ['sec-promise-constructor', '`Promise` property', '`Pledge` property'],
  'a length of a function in ticks': ['sec-promise.any-reject-element-functions', 'function is 1', 'function is 2'],
  'a slot of instances': ['sec-properties-of-promise-instances', '[[PromiseIsHandled]]', '[[PromiseIsSeen]]'],
}; // prettier-ignore

const NEWEST = readFileSync(documentOf(EDITIONS.at(-1)), 'utf8');
const references = [['our words', NEWEST], ...(official(EDITIONS.at(-1)) ? [['the standard', readFileSync(official(EDITIONS.at(-1)), 'utf8')]] : [])]; // prettier-ignore

for (const [origin, reference] of swept(references, (_, at) => at === 0)) {
  const right = readProgram(readDocument(reference), primitiveNames);
  for (const [name, [clause, find, replace]] of Object.entries(CHANGES)) {
    test(`${name} is a difference to ${origin}`, (t) => {
      const source = edit(NEWEST, find, replace, clause);
      const differences = [...compare(readProgram(readDocument(source), primitiveNames), right)];
      t.is(differences.length, 1, JSON.stringify(differences.map(({ difference }) => difference)));
      t.is(differences[0].left.clause.split(' ')[0], right.document.byId.get(clause).number);
    });
  }
}

test('a realm may stand before the steps of a function object', (t) => {
  const text = readFileSync(documentOf('es2019'), 'utf8');
  const other = text.replace(
    /CreateBuiltinFunction\((_steps\w+_), /g,
    'CreateBuiltinFunction(the current Realm Record, $1, %FunctionPrototype%, ',
  );
  t.not(other, text);
  const codeOf = (source) =>
    generate(readDocument(source), { preset: 'faithful' })
      .code.split('\n')
      .filter((line) => !/^\s*\/\//.test(line));
  t.deepEqual(codeOf(other), codeOf(text));
});
