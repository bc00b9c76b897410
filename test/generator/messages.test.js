import test from 'ava';
import { loadDocument } from '../../spec/1-read/file.js';
import { documentOf, edit, SOURCE } from '../support/documents.js';
import { generated } from '../support/generated.js';

// What an error says: what is wrong, in the words of the step's condition, then the step.

const messagesOf = (source, preset = 'faithful') => {
  const { code } = generated(source, { preset });
  return [...code.matchAll(/new \$TypeError\('(.*)'\)/g)].map(([, text]) => text);
};

test('each message of the faithful library says what is wrong, then the clause and step', (t) => {
  const messages = messagesOf(SOURCE).filter((text) => !text.endsWith('(7.1.12 ToString)'));
  t.true(messages.length > 15);
  for (const text of messages) t.regex(text, /^[A-Za-z].* \(\d+(?:\.\d+)+ [^()]+, step [\w.]+\)$/);
  for (const text of [
    'executor is not a function (25.4.3.1 Promise, step 2)',
    'Promise is called without new (25.4.3.1 Promise, step 1)',
    'this is not a promise (25.4.5.3 Promise.prototype.then, step 2)',
    'S is not a constructor (7.3.20 SpeciesConstructor, step 10)',
    'resolution and promise are the same (25.4.1.3.2 Promise Resolve Functions, step 6.a)',
    'innerResult is not an object (7.4.6 IteratorClose, step 9)',
  ]) {
    t.true(messages.includes(text), text);
  }
});

/** What no call gets to: the library closes iterators with a throw completion alone, which comes first. */
const UNREACHED = ['innerResult is not an object (7.4.6 IteratorClose, step 9)'];

test('passes keep the messages that a call gets to', (t) => {
  const fast = new Set(messagesOf(SOURCE, 'fast'));
  for (const text of messagesOf(SOURCE)) {
    if (text.includes('ToString')) continue;
    t.is(fast.has(text), !UNREACHED.includes(text), text);
  }
});

/** Another condition of step 2 of the constructor, and what its error then says. */
const CONDITIONS = [
  ['Type(_executor_) is not Object', 'executor is not an object'],
  ['_executor_ is either *undefined* or *null*', 'executor is either undefined or null'],
  ['_executor_ is *undefined*', 'executor is undefined'],
  ['IsConstructor(_executor_) is *true*', 'executor is a constructor'],
  ['IsPropertyKey(_executor_) is *false*', 'executor is not a property key'],
  ['SameValue(_executor_, NewTarget) is *false*', 'executor and NewTarget are not the same'],
];

for (const [condition, problem] of CONDITIONS) {
  test(`If ${condition}, the message says: ${problem}`, (t) => {
    const old = 'If IsCallable(_executor_) is *false*, throw';
    const messages = messagesOf(
      edit(SOURCE, old, `If ${condition}, throw`, 'sec-promise-executor'),
    );
    t.true(messages.includes(`${problem} (25.4.3.1 Promise, step 2)`), messages.join('\n'));
  });
}

test('an error that has one reason alone says it, in plain text', (t) => {
  const { code } = generated(loadDocument(documentOf('es2025')), { preset: 'faithful' });
  const messages = [...code.matchAll(/new \$\w+Error\('(.*)'\)/g)].map(([, text]) => text);
  for (const text of [
    'no element is fulfilled (27.2.4.3.1 PerformPromiseAny, step 4.b.ii.1)',
    'no element is fulfilled (27.2.4.3.2 Promise.any Reject Element Functions, step 10.a)',
  ])
    t.true(messages.includes(text), text);
  for (const text of messages) t.notRegex(text, /[`*_~]/);
});

test('a variable is this only until it is set', (t) => {
  const old = '1. Let _C_ be the *this* value.';
  const set = `${old}\n1. Set _C_ to _x_.`;
  const messages = messagesOf(edit(SOURCE, old, set, 'sec-promise.resolve'));
  t.true(messages.includes('C is not an object (25.4.4.5 Promise.resolve, step 3)'));
});
