import andCondition from './and.js';
import hasNoSlotCondition from './has-no-slot.js';
import hasSlotCondition from './has-slot.js';
import isAbruptCondition from './is-abrupt.js';
import isCompletionRecordCondition from './is-completion-record.js';
import isConstructorCondition from './is-constructor.js';
import isEitherCondition from './is-either.js';
import isLessCondition from './is-less.js';
import isListOfValuesCondition from './is-list-of-values.js';
import isNeitherCondition from './is-neither.js';
import isNormalCondition from './is-normal.js';
import isNotLessCondition from './is-not-less.js';
import isNotCondition from './is-not.js';
import isRecordCondition from './is-record.js';
import isCondition from './is.js';
import namesPrototypeCondition from './names-prototype.js';
import notPresentCondition from './not-present.js';
import orCondition from './or.js';
import presentCondition from './present.js';
import slotHoldsObjectCondition from './slot-holds-object.js';
import slotHoldsRecordCondition from './slot-holds-record.js';
import typeIsNotCondition from './type-is-not.js';
import typeIsCondition from './type-is.js';

/** What a sentence asks. */
export const conditionRules = [
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
];
