import test from 'ava';
import { testEdits } from './support/edit-tests.js';
import { EDITS as COMBINATORS } from './support/edits/combinators.js';
import { EDITS as CONSTRUCTOR } from './support/edits/constructor.js';
import { EDITS as DECLARATIONS } from './support/edits/declarations.js';
import { EDITS as ERRORS } from './support/edits/errors.js';
import { EDITS as REACTIONS } from './support/edits/reactions.js';
import { EDITS as STATICS } from './support/edits/statics.js';
import { EDITS as THEN } from './support/edits/then.js';

for (const edits of [CONSTRUCTOR, REACTIONS, STATICS, THEN, COMBINATORS, ERRORS, DECLARATIONS]) {
  testEdits(test, edits);
}
