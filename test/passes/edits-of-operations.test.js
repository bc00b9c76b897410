import test from 'ava';
import { edit, sourceOf } from '../support/documents.js';
import { testTraces } from '../support/loaded.js';

/** Documents in which operations do more, or something else, where passes know what they come to. */

const SOURCE = sourceOf('es2025');

const before = (text, step, clause) => edit(SOURCE, text, `${step}\n1. ${text}`, clause);

/** A job that knows what its promise is fulfilled with. */
const FULFILS = before(
  'Let _thenCallResult_ be',
  'If _promiseToResolve_.[[PromiseState]] is ~pending~, return ? Call(_resolvingFunctions_.[[Resolve]], *undefined*, « 1 »).',
  'sec-newpromiseresolvethenablejob',
);

const CASES = [
  {
    title: 'the job of a thenable settles its promise itself',
    source: FULFILS,
    program(P, log) {
      P.resolve()
        .then(() => P.resolve(2))
        .then(log);
    },
    expected: ['1'],
  },
];

testTraces(test, CASES);
