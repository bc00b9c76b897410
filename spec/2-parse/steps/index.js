import appendStep from './append.js';
import appendAllStep from './append-all.js';
import assertProseStep from './assert-prose.js';
import assertStep from './assert.js';
import decrementStep from './decrement.js';
import elseIfInlineStep from './else-if-inline.js';
import elseIfStep from './else-if.js';
import elseInlineStep from './else-inline.js';
import elseStep from './else.js';
import forEachStep from './for-each.js';
import forEachIntegerStep from './for-each-integer.js';
import forEachReversedStep from './for-each-reversed.js';
import ifElseInlineStep from './if-else-inline.js';
import ifInlineStep from './if-inline.js';
import ifStep from './if.js';
import incrementStep from './increment.js';
import letAllStep from './let-all.js';
import letClosureStep from './let-closure.js';
import letStep from './let.js';
import nextJobStep from './next-job.js';
import noteStep from './note.js';
import performStep from './perform.js';
import prependStep from './prepend.js';
import removeStep from './remove.js';
import removeAllStep from './remove-all.js';
import removeFirstStep from './remove-first.js';
import removeLastStep from './remove-last.js';
import repeatUntilStep from './repeat-until.js';
import repeatWhileStep from './repeat-while.js';
import repeatStep from './repeat.js';
import returnClosureStep from './return-closure.js';
import returnIfAbruptStep from './return-if-abrupt.js';
import returnStep from './return.js';
import returnIfAbruptOfStep from './return-if-abrupt-of.js';
import setStep from './set.js';
import setAllStep from './set-all.js';
import setSlotsStep from './set-slots.js';
import shorthandStep from './shorthand.js';
import takeFirstStep from './take-first.js';
import throwStep from './throw.js';
import throwValueStep from './throw-value.js';

/** Sentences of steps. A new form is a new file and a line here. */
export const stepRules = [
  appendStep,
  appendAllStep,
  assertProseStep,
  assertStep,
  decrementStep,
  elseIfInlineStep,
  elseIfStep,
  elseInlineStep,
  elseStep,
  forEachStep,
  forEachIntegerStep,
  forEachReversedStep,
  ifElseInlineStep,
  ifInlineStep,
  ifStep,
  incrementStep,
  letAllStep,
  letClosureStep,
  letStep,
  nextJobStep,
  noteStep,
  performStep,
  prependStep,
  removeStep,
  removeAllStep,
  removeFirstStep,
  removeLastStep,
  repeatUntilStep,
  repeatWhileStep,
  repeatStep,
  returnClosureStep,
  returnIfAbruptStep,
  returnStep,
  returnIfAbruptOfStep,
  setStep,
  setAllStep,
  setSlotsStep,
  shorthandStep,
  takeFirstStep,
  throwStep,
  throwValueStep,
];
