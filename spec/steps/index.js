import appendStep from './append.js';
import assertProseStep from './assert-prose.js';
import assertStep from './assert.js';
import decrementStep from './decrement.js';
import elseIfInlineStep from './else-if-inline.js';
import elseIfStep from './else-if.js';
import elseInlineStep from './else-inline.js';
import elseStep from './else.js';
import forEachStep from './for-each.js';
import ifInlineStep from './if-inline.js';
import ifStep from './if.js';
import incrementStep from './increment.js';
import letClosureStep from './let-closure.js';
import letStep from './let.js';
import nextJobStep from './next-job.js';
import noteStep from './note.js';
import performStep from './perform.js';
import repeatUntilStep from './repeat-until.js';
import repeatWhileStep from './repeat-while.js';
import repeatStep from './repeat.js';
import returnIfAbruptStep from './return-if-abrupt.js';
import returnStep from './return.js';
import setStep from './set.js';
import shorthandStep from './shorthand.js';
import throwStep from './throw.js';

/** Sentences of steps. A new form is a new file and a line here. */
export const stepRules = [
  appendStep,
  assertProseStep,
  assertStep,
  decrementStep,
  elseIfInlineStep,
  elseIfStep,
  elseInlineStep,
  elseStep,
  forEachStep,
  ifInlineStep,
  ifStep,
  incrementStep,
  letClosureStep,
  letStep,
  nextJobStep,
  noteStep,
  performStep,
  repeatUntilStep,
  repeatWhileStep,
  repeatStep,
  returnIfAbruptStep,
  returnStep,
  setStep,
  shorthandStep,
  throwStep,
];
