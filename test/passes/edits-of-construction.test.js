import test from 'ava';
import { testEdits } from '../support/edit-tests.js';
import { EDITS as CONSTRUCTOR } from '../support/edits/constructor.js';
import { EDITS as STATICS } from '../support/edits/statics.js';

testEdits(test, CONSTRUCTOR);
testEdits(test, STATICS);
