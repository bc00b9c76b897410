import test from 'ava';
import { testEdits } from '../support/edit-tests.js';
import { EDITS as DECLARATIONS } from '../support/edits/declarations.js';
import { EDITS as ERRORS } from '../support/edits/errors.js';

testEdits(test, ERRORS);
testEdits(test, DECLARATIONS);
