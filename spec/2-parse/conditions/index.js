import allOfCondition from './all-of.js';
import andCondition from './and.js';
import anyOfCondition from './any-of.js';
import bothAreCondition from './both-are.js';
import containsCondition from './contains.js';
import containsNotCondition from './contains-not.js';
import containsSuchCondition from './contains-such.js';
import hasFieldCondition from './has-field.js';
import hasInternalMethodCondition from './has-internal-method.js';
import hasNoFieldCondition from './has-no-field.js';
import hasNoSlotCondition from './has-no-slot.js';
import hasSlotCondition from './has-slot.js';
import holdsCondition from './holds.js';
import isAbruptCondition from './is-abrupt.js';
import isCompletionRecordCondition from './is-completion-record.js';
import isConstructorCondition from './is-constructor.js';
import isEitherCondition from './is-either.js';
import isEmptyCondition from './is-empty.js';
import isGreaterCondition from './is-greater.js';
import isKindCondition from './is-kind.js';
import isLessCondition from './is-less.js';
import isListOfValuesCondition from './is-list-of-values.js';
import isNeitherCondition from './is-neither.js';
import isNoneOfCondition from './is-none-of.js';
import isNormalCondition from './is-normal.js';
import isNotEmptyCondition from './is-not-empty.js';
import isNotGreaterCondition from './is-not-greater.js';
import isNotKindCondition from './is-not-kind.js';
import isNotLessCondition from './is-not-less.js';
import isNotCondition from './is-not.js';
import isObjectWithSlotCondition from './is-object-with-slot.js';
import isOneOfCondition from './is-one-of.js';
import isRecordCondition from './is-record.js';
import isCondition from './is.js';
import namesPrototypeCondition from './names-prototype.js';
import notPresentCondition from './not-present.js';
import orCondition from './or.js';
import presentCondition from './present.js';
import slotHoldsObjectCondition from './slot-holds-object.js';
import slotHoldsRecordCondition from './slot-holds-record.js';
import typeIsEitherCondition from './type-is-either.js';
import typeIsNeitherCondition from './type-is-neither.js';
import typeIsNotCondition from './type-is-not.js';
import typeIsCondition from './type-is.js';

/** What a sentence asks. */
export const conditionRules = [
  allOfCondition,
  andCondition,
  anyOfCondition,
  bothAreCondition,
  containsCondition,
  containsNotCondition,
  containsSuchCondition,
  hasFieldCondition,
  hasInternalMethodCondition,
  hasNoFieldCondition,
  hasNoSlotCondition,
  hasSlotCondition,
  holdsCondition,
  isAbruptCondition,
  isCompletionRecordCondition,
  isConstructorCondition,
  isEitherCondition,
  isEmptyCondition,
  isGreaterCondition,
  isKindCondition,
  isLessCondition,
  isListOfValuesCondition,
  isNeitherCondition,
  isNoneOfCondition,
  isNormalCondition,
  isNotEmptyCondition,
  isNotGreaterCondition,
  isNotKindCondition,
  isNotLessCondition,
  isNotCondition,
  isObjectWithSlotCondition,
  isOneOfCondition,
  isRecordCondition,
  isCondition,
  namesPrototypeCondition,
  notPresentCondition,
  orCondition,
  presentCondition,
  slotHoldsObjectCondition,
  slotHoldsRecordCondition,
  typeIsEitherCondition,
  typeIsNeitherCondition,
  typeIsNotCondition,
  typeIsCondition,
];
