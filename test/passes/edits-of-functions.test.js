import ava from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import { CANONICAL } from '../../generator/5-optimise/optimise.js';
import { FOLLOWING, FOLLOWING_TARGETS, oneIn } from '../support/extent.js';
import { appliedIn } from '../support/generated.js';
import { tracedOn } from '../support/loaded.js';
import { runExample } from '../support/pass-examples.js';

const test = oneIn(4, ava);

/** Documents that say other names and lengths of the functions that they make, which programs see. */

const created = (steps, length, name) => `CreateBuiltinFunction(${steps}, ${length}, *"${name}"*`;

const RESOLVE = created('_stepsResolve_', '_lengthResolve_', '');
const REJECT = created('_stepsReject_', '_lengthReject_', '');
const LENGTH = 'The `length` of the promise resolve function is';

/** @type {Record<string, {changes: [string, string, string?][], edition?: string, expected: string[]}>} */
const CASES = {
  'resolving functions have names': {
    changes: [
      [RESOLVE, created('_stepsResolve_', '_lengthResolve_', 'resolve')],
      [REJECT, created('_stepsReject_', '_lengthReject_', 'reject')],
    ],
    expected: ['resolve 1, reject 1', ' 1, reject 1', ' 1,  1', 'resolve 1, reject 1'],
  },
  'resolving functions have other lengths': {
    changes: [
      [RESOLVE, created('_stepsResolve_', '2', '')],
      [REJECT, created('_stepsReject_', '0', 'r')],
    ],
    expected: [' 2, r 0', ' 1, r 0', ' 1,  1', ' 2, r 0'],
  },
  'the length of a resolving function is another one': {
    changes: [[`${LENGTH} 1`, `${LENGTH} 3`]],
    edition: 'es2015',
    expected: [' 3,  1', ' 1,  1', ' 3,  1'],
  },
  'functions of elements have a name and a length': {
    changes: [
      [
        created('_steps_', '_length_', ''),
        created('_steps_', '4', 'element'),
        'sec-performpromiseall',
      ],
    ],
    expected: [' 1,  1', 'element 4,  1', ' 1,  1', ' 1,  1'],
  },
  'functions of finally have a name and a length': {
    changes: [
      [created('_thenFinallyClosure_', '1', ''), created('_thenFinallyClosure_', '1', 'next')],
      [created('_catchFinallyClosure_', '1', ''), created('_catchFinallyClosure_', '2', '')],
    ],
    expected: [' 1,  1', ' 1,  1', 'next 1,  2', ' 1,  1'],
  },
};

const show = (functions) => functions.map(({ name, length }) => `${name} ${length}`).join(', ');

const program = (P, log) => {
  const shows = (...functions) => log(show(functions));
  new P(shows);
  P.all([Object.assign(P.resolve(), { then: shows })]);
  Object.assign(P.resolve(), { then: shows }).finally?.(() => {});
  P.resolve({ then: shows });
};

for (const [title, { changes, edition = 'es2025', expected }] of Object.entries(CASES)) {
  const source = edited(changes, sourceOf(edition));

  test(`${title}: they are there, and cost no pass`, (t) => {
    for (const target of FOLLOWING_TARGETS) {
      const options = { edition, target };
      for (const preset of FOLLOWING)
        t.deepEqual(tracedOn(source, { ...options, preset }, program), expected, preset);
      t.deepEqual(appliedIn(source, options), appliedIn(sourceOf(edition), options));
    }
  });
}

const CLOSURE = created('_thenFinallyClosure_', '1', '');
const CAUGHT = created('_catchFinallyClosure_', '1', '');
const RECORD = 'the current Realm Record, %Function.prototype%';

/** @type {Record<string, {changes: [string, string, string?][], expected: string[]}>} what only a run tells */
const COMPUTED = {
  'functions of elements are called like their index': {
    changes: [
      [
        created('_steps_', '_length_', ''),
        'CreateBuiltinFunction(_steps_, _index_ + 7, ! ToString(_index_)',
        'sec-performpromiseall',
      ],
    ],
    expected: [' 1,  1', '0 7,  1', ' 1,  1', ' 1,  1'],
  },
  'resolving functions are called by a variable': {
    changes: [
      ['1. Let _stepsResolve_ be', '1. Let _name_ be *"settle"*.\n1. Let _stepsResolve_ be'],
      [RESOLVE, 'CreateBuiltinFunction(_stepsResolve_, _lengthResolve_, _name_'],
    ],
    expected: ['settle 1,  1', ' 1,  1', ' 1,  1', 'settle 1,  1'],
  },
  'functions of finally are called by symbols and with prefixes': {
    changes: [
      [`${CLOSURE}, « »)`, `CreateBuiltinFunction(_thenFinallyClosure_, 1, %Symbol.species%, « »)`],
      [
        `${CAUGHT}, « »)`,
        `CreateBuiltinFunction(_catchFinallyClosure_, 1, *"it"*, « », ${RECORD}, *"get"*)`,
      ],
    ],
    expected: [' 1,  1', ' 1,  1', '[Symbol.species] 1, get it 1', ' 1,  1'],
  },
};

for (const [title, { changes, expected }] of Object.entries(COMPUTED)) {
  test(title, (t) => {
    const source = edited(changes, sourceOf('es2025'));
    for (const target of FOLLOWING_TARGETS)
      for (const preset of FOLLOWING) {
        const trace = tracedOn(source, { edition: 'es2025', target, preset }, program);
        t.deepEqual(trace, expected, `${preset}.${target}`);
      }
  });
}

const PROMISE = '1. Assert: _F_.[[Promise]] holds an Object.';

/** Steps that ask for the function object itself: it has a variable, whose name it must not get. */
const ASKING = {
  'a step that compares the function object': '1. If _reason_ is _F_, return *undefined*.',
  'a condition without code asks for the function object':
    '1. If _F_ is *undefined*, then\n  1. Assert: _reason_ is *undefined*.',
};

for (const [title, step] of Object.entries(ASKING)) {
  test(`${title}: it has no name`, (t) => {
    const source = edited(
      [[PROMISE, `${step}\n${PROMISE}`, 'sec-promise-reject-functions']],
      sourceOf('es2025'),
    );
    for (const target of FOLLOWING_TARGETS)
      for (const preset of ['faithful', 'fast', 'loose'])
        t.deepEqual(
          tracedOn(source, { edition: 'es2025', target, preset }, (P, log) => {
            new P((...functions) => log(show(functions)));
          }),
          [' 1,  1'],
          `${preset}.${target}`,
        );
  });
}

test('a function object that is described otherwise where it is made elsewhere keeps that', (t) => {
  const rule = CANONICAL.find(({ name }) => name === 'described-functions');
  const [{ before }] = rule.examples;
  const code = `${before} function other(a) { return describe(Use({ A: a }), 'name', { __proto__: null, value: 'other' }); }`;
  const example = runExample(rule, { before: code, after: code });
  t.is(example.after, example.before);
});
