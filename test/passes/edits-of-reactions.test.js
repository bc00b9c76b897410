import test from 'ava';
import { testEdits } from '../support/edit-tests.js';
import { EDITS as REACTIONS } from '../support/edits/reactions.js';
import { EDITS as THEN } from '../support/edits/then.js';

testEdits(test, REACTIONS);
testEdits(test, THEN);
