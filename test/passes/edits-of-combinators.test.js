import test from 'ava';
import { testEdits } from '../support/edit-tests.js';
import { EDITS as COMBINATORS } from '../support/edits/combinators.js';
import { EDITS as COUNTS } from '../support/edits/counts.js';
import { EDITS as ITERATORS } from '../support/edits/iterators.js';

testEdits(test, [...COMBINATORS, ...COUNTS, ...ITERATORS]);
