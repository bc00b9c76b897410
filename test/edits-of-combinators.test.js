import test from 'ava';
import { testEdits } from './support/edit-tests.js';
import { EDITS as COMBINATORS } from './support/edits/combinators.js';

testEdits(test, COMBINATORS);
