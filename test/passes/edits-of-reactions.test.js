import test from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import { testEdits } from '../support/edit-tests.js';
import { EDITS as REACTIONS } from '../support/edits/reactions.js';
import { EDITS as THEN } from '../support/edits/then.js';
import { testTraces } from '../support/loaded.js';

testEdits(test, REACTIONS);
testEdits(test, THEN);

const PENDING = '1. If _promise_.[[PromiseState]] is ~pending~, then';

testTraces(test, [
  {
    title: 'two callbacks are compared, which are two even where the function is one',
    source: edited(
      [
        [
          PENDING,
          `1. If _fulfillReaction_.[[Handler]] is _rejectReaction_.[[Handler]], return 1.\n${PENDING}`,
          'sec-performpromisethen',
        ],
      ],
      sourceOf('es2025'),
    ),
    program: (P, log) => {
      P.resolve('both').then(log, log);
      log(P.resolve('none').then());
    },
    expected: ['1', 'both'],
  },
]);
