import ava from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import { addMethod, addOperation, addStatic } from '../support/edits/insertions.js';
import { FOLLOWING, FOLLOWING_TARGETS, oneIn } from '../support/extent.js';
import { tracedOn } from '../support/loaded.js';

const test = oneIn(2, ava);

/** Slots of function objects that steps set by another name, and Records without a field that others have. */

const SOURCE = sourceOf('es2025');
const ELEMENT = 'sec-promise.all-resolve-element-functions';
const [ANY_ELEMENT, JOB] = [
  'sec-promise.any-reject-element-functions',
  'sec-newpromisereactionjob',
];

const ASKS = [
  'If _F_.[[AlreadyCalled]] is *true*, return *undefined*.',
  'If _F_.[[AlreadyCalled]] is not *false*, return *undefined*.',
];

/** Steps that make a function object of `all`, or of `any`, by the name of a variable. */
const makes = (name, clause, last) => [
  `Let _${name}_ be CreateBuiltinFunction(the steps of <emu-xref href="#${clause}" title></emu-xref>, 1, *""*, « [[AlreadyCalled]], [[Index]], [[${last}]], [[Capability]], [[RemainingElements]] »).`,
  `Set _${name}_.[[AlreadyCalled]] to *false*.`,
  `Set _${name}_.[[Index]] to 0.`,
  `Set _${name}_.[[${last}]] to « *undefined* ».`,
  `Set _${name}_.[[Capability]] to _capability_.`,
  `Set _${name}_.[[RemainingElements]] to the Record { [[Value]]: 1 }.`,
];

const CAPABILITY = 'Let _capability_ be ? NewPromiseCapability(%Promise%).';
const GIVES = 'Return CreateArrayFromList(« _element_, _capability_.[[Promise]] »).';
const ALL = makes('element', ELEMENT, 'Values');

const asking = edited([[...ASKS, ELEMENT]], SOURCE);
const peeking = (steps, source = asking) =>
  addStatic(source, 'Promise.peek ( _isOther_ )', [CAPABILITY, ...steps, GIVES]);

const callsElement = (P, log, see) => {
  const { 0: element, 1: promise } = P.peek(false);
  see(promise);
  element(3);
};

const REJECTS_FIRST = [
  `1. If _type_ is ~fulfill~, then
  1. Let _handlerResult_ be NormalCompletion(_argument_).
1. Else,
  1. Assert: _type_ is ~reject~.
  1. Let _handlerResult_ be ThrowCompletion(_argument_).`,
  `1. If _type_ is ~reject~, then
  1. Let _handlerResult_ be ThrowCompletion(_argument_).
1. Else,
  1. Let _handlerResult_ be NormalCompletion(_argument_).`,
  JOB,
];

const indented = (steps) => steps.map((step) => `  ${step}`);

const DOCUMENTS = {
  'a further name of a function object': {
    source: peeking([...ALL, 'Let _other_ be _element_.', 'Set _other_.[[AlreadyCalled]] to 0.']),
    program: callsElement,
    expected: [],
  },
  'an operation that sets a slot': {
    source: peeking(
      [...ALL, 'Perform Mark(_element_).'],
      addOperation(asking, 'Mark', '_element_', [
        'Set _element_.[[AlreadyCalled]] to 0.',
        'Return ~unused~.',
      ]),
    ),
    program: callsElement,
    expected: [],
  },
  'one variable for function objects of two kinds': {
    source: peeking([
      'If _isOther_ is *false*, then',
      ...indented(ALL),
      '  Set _element_.[[AlreadyCalled]] to 0.',
      'Else,',
      ...indented(makes('element', ANY_ELEMENT, 'Errors')),
    ]),
    program: callsElement,
    expected: [],
  },
  'a reaction without a type': {
    source: addMethod(edited([REJECTS_FIRST], SOURCE), 'Promise.prototype.own ( )', [
      CAPABILITY,
      'Let _reaction_ be the Record { [[Capability]]: _capability_, [[Handler]]: ~empty~ }.',
      'Let _job_ be NewPromiseReactionJob(_reaction_, 5).',
      'Perform HostEnqueuePromiseJob(_job_.[[Job]], _job_.[[Realm]]).',
      'Return _capability_.[[Promise]].',
    ]),
    program: (P, log, see) => see(P.resolve(1).own()),
    expected: ['it is fulfilled: 5'],
  },
};

for (const [title, { source, program, expected }] of Object.entries(DOCUMENTS))
  for (const target of FOLLOWING_TARGETS)
    test(`what a slot or a field holds is known of all that set it, ${title}: ${target}`, (t) => {
      for (const preset of FOLLOWING)
        t.deepEqual(
          tracedOn(source, { preset, target, edition: 'es2025' }, program),
          expected,
          preset,
        );
    });
