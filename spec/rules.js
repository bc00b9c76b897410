/** Every sentence form that is read: one file each. A new form is a new file and a line here. */
import appendStep from './steps/append.js';
import assertProseStep from './steps/assert-prose.js';
import assertStep from './steps/assert.js';
import decrementStep from './steps/decrement.js';
import elseIfInlineStep from './steps/else-if-inline.js';
import elseIfStep from './steps/else-if.js';
import elseInlineStep from './steps/else-inline.js';
import elseStep from './steps/else.js';
import forEachStep from './steps/for-each.js';
import ifInlineStep from './steps/if-inline.js';
import ifStep from './steps/if.js';
import incrementStep from './steps/increment.js';
import letClosureStep from './steps/let-closure.js';
import letStep from './steps/let.js';
import nextJobStep from './steps/next-job.js';
import noteStep from './steps/note.js';
import performStep from './steps/perform.js';
import repeatUntilStep from './steps/repeat-until.js';
import repeatWhileStep from './steps/repeat-while.js';
import repeatStep from './steps/repeat.js';
import returnIfAbruptStep from './steps/return-if-abrupt.js';
import returnStep from './steps/return.js';
import setStep from './steps/set.js';
import shorthandStep from './steps/shorthand.js';
import throwStep from './steps/throw.js';
import activeFunctionExpression from './expressions/active-function.js';
import addExpression from './expressions/add.js';
import algorithmStepsExpression from './expressions/algorithm-steps.js';
import assertNormalExpression from './expressions/assert-normal.js';
import builtInFunctionExpression from './expressions/built-in-function.js';
import callExpression from './expressions/call.js';
import completionExpression from './expressions/completion.js';
import currentRealmExpression from './expressions/current-realm.js';
import elementExpression from './expressions/element.js';
import enumExpression from './expressions/enum.js';
import functionThatReturnsExpression from './expressions/function-that-returns.js';
import functionThatThrowsExpression from './expressions/function-that-throws.js';
import internalMethodExpression from './expressions/internal-method.js';
import intrinsicExpression from './expressions/intrinsic.js';
import listExpression from './expressions/list.js';
import literalExpression from './expressions/literal.js';
import newErrorExpression from './expressions/new-error.js';
import newTargetExpression from './expressions/new-target.js';
import normalCompletionExpression from './expressions/normal-completion.js';
import operationNameExpression from './expressions/operation-name.js';
import parameterCountExpression from './expressions/parameter-count.js';
import propagateAbruptExpression from './expressions/propagate-abrupt.js';
import realmIntrinsicExpression from './expressions/realm-intrinsic.js';
import recordExpression from './expressions/record.js';
import seeExpression from './expressions/see.js';
import slotNameExpression from './expressions/slot-name.js';
import slotExpression from './expressions/slot.js';
import subtractExpression from './expressions/subtract.js';
import theListExpression from './expressions/the-list.js';
import theValueExpression from './expressions/the-value.js';
import thisValueExpression from './expressions/this-value.js';
import throwCompletionExpression from './expressions/throw-completion.js';
import variableExpression from './expressions/variable.js';
import wellKnownSymbolExpression from './expressions/well-known-symbol.js';
import andCondition from './conditions/and.js';
import hasNoSlotCondition from './conditions/has-no-slot.js';
import hasSlotCondition from './conditions/has-slot.js';
import isAbruptCondition from './conditions/is-abrupt.js';
import isCompletionRecordCondition from './conditions/is-completion-record.js';
import isConstructorCondition from './conditions/is-constructor.js';
import isEitherCondition from './conditions/is-either.js';
import isLessCondition from './conditions/is-less.js';
import isListOfValuesCondition from './conditions/is-list-of-values.js';
import isNeitherCondition from './conditions/is-neither.js';
import isNormalCondition from './conditions/is-normal.js';
import isNotLessCondition from './conditions/is-not-less.js';
import isNotCondition from './conditions/is-not.js';
import isRecordCondition from './conditions/is-record.js';
import isCondition from './conditions/is.js';
import namesPrototypeCondition from './conditions/names-prototype.js';
import notPresentCondition from './conditions/not-present.js';
import orCondition from './conditions/or.js';
import presentCondition from './conditions/present.js';
import slotHoldsObjectCondition from './conditions/slot-holds-object.js';
import slotHoldsRecordCondition from './conditions/slot-holds-record.js';
import typeIsNotCondition from './conditions/type-is-not.js';
import typeIsCondition from './conditions/type-is.js';
import { declarationRules } from './declarations/index.js';

/** @type {import('./grammar.js').Rule[]} */
export const rules = [
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
  activeFunctionExpression,
  addExpression,
  algorithmStepsExpression,
  assertNormalExpression,
  builtInFunctionExpression,
  callExpression,
  completionExpression,
  currentRealmExpression,
  elementExpression,
  enumExpression,
  functionThatReturnsExpression,
  functionThatThrowsExpression,
  internalMethodExpression,
  intrinsicExpression,
  listExpression,
  literalExpression,
  newErrorExpression,
  newTargetExpression,
  normalCompletionExpression,
  operationNameExpression,
  parameterCountExpression,
  propagateAbruptExpression,
  realmIntrinsicExpression,
  recordExpression,
  seeExpression,
  slotNameExpression,
  slotExpression,
  subtractExpression,
  theListExpression,
  theValueExpression,
  thisValueExpression,
  throwCompletionExpression,
  variableExpression,
  wellKnownSymbolExpression,
  andCondition,
  hasNoSlotCondition,
  hasSlotCondition,
  isAbruptCondition,
  isCompletionRecordCondition,
  isConstructorCondition,
  isEitherCondition,
  isLessCondition,
  isListOfValuesCondition,
  isNeitherCondition,
  isNormalCondition,
  isNotLessCondition,
  isNotCondition,
  isRecordCondition,
  isCondition,
  namesPrototypeCondition,
  notPresentCondition,
  orCondition,
  presentCondition,
  slotHoldsObjectCondition,
  slotHoldsRecordCondition,
  typeIsNotCondition,
  typeIsCondition,
  ...declarationRules,
];
