import test from 'ava';
import { edit, sourceOf } from '../support/documents.js';
import { testTraces } from '../support/loaded.js';

/** Documents in which the functions of all and its like do otherwise with what their elements share. */

const SOURCE = sourceOf('es2025');

const CASES = [
  {
    title: 'an element that counts again leaves alone the array that was handed out',
    source: edit(
      SOURCE,
      'If _alreadyCalled_.[[Value]] is *true*, return *undefined*.',
      'NOTE: It may be called again.',
      'sec-promise.allsettled-reject-element-functions',
    ),
    program(P, log) {
      const handlers = [];
      P.resolve = (x) => x;
      const element = { then: (...both) => handlers.push(...both) };
      P.allSettled([element, element]).then((array) => {
        handlers[2](2);
        log(array[1] === undefined);
      });
      handlers[1](1);
      handlers[1](1);
    },
    expected: ['true'],
  },
];

testTraces(test, CASES);
