import activeFunctionExpression from './active-function.js';
import addExpression from './add.js';
import algorithmStepsExpression from './algorithm-steps.js';
import assertNormalExpression from './assert-normal.js';
import bigIntExpression from './big-int.js';
import builtInFunctionExpression from './built-in-function.js';
import callExpression from './call.js';
import closureCallExpression from './closure-call.js';
import completionExpression from './completion.js';
import copyExpression from './copy.js';
import currentRealmExpression from './current-realm.js';
import elementExpression from './element.js';
import elementCountExpression from './element-count.js';
import enumExpression from './enum.js';
import firstElementExpression from './first-element.js';
import functionThatReturnsExpression from './function-that-returns.js';
import functionThatThrowsExpression from './function-that-throws.js';
import groupedExpression from './grouped.js';
import internalMethodExpression from './internal-method.js';
import intrinsicExpression from './intrinsic.js';
import lastElementExpression from './last-element.js';
import lengthOfExpression from './length-of.js';
import listExpression from './list.js';
import listConcatenationExpression from './list-concatenation.js';
import literalExpression from './literal.js';
import methodCallExpression from './method-call.js';
import multiplyExpression from './multiply.js';
import negateExpression from './negate.js';
import newErrorExpression from './new-error.js';
import newTargetExpression from './new-target.js';
import normalCompletionExpression from './normal-completion.js';
import numberValueExpression from './number-value.js';
import operationNameExpression from './operation-name.js';
import parameterCountExpression from './parameter-count.js';
import powerExpression from './power.js';
import propagateAbruptExpression from './propagate-abrupt.js';
import propertyDescriptorExpression from './property-descriptor.js';
import realmIntrinsicExpression from './realm-intrinsic.js';
import recordExpression from './record.js';
import runningContextExpression from './running-context.js';
import seeExpression from './see.js';
import singletonListExpression from './singleton-list.js';
import slotNameExpression from './slot-name.js';
import slotExpression from './slot.js';
import stringConcatenationExpression from './string-concatenation.js';
import subtractExpression from './subtract.js';
import theListExpression from './the-list.js';
import theLiteralExpression from './the-literal.js';
import theResultExpression from './the-result.js';
import theValueExpression from './the-value.js';
import thisValueExpression from './this-value.js';
import throwCompletionExpression from './throw-completion.js';
import variableExpression from './variable.js';
import wellKnownSymbolExpression from './well-known-symbol.js';

/** What stands for a value inside a sentence. */
export const expressionRules = [
  activeFunctionExpression,
  addExpression,
  algorithmStepsExpression,
  assertNormalExpression,
  bigIntExpression,
  builtInFunctionExpression,
  callExpression,
  closureCallExpression,
  completionExpression,
  copyExpression,
  currentRealmExpression,
  elementExpression,
  elementCountExpression,
  enumExpression,
  firstElementExpression,
  functionThatReturnsExpression,
  functionThatThrowsExpression,
  groupedExpression,
  internalMethodExpression,
  intrinsicExpression,
  lastElementExpression,
  lengthOfExpression,
  listExpression,
  listConcatenationExpression,
  literalExpression,
  methodCallExpression,
  multiplyExpression,
  negateExpression,
  newErrorExpression,
  newTargetExpression,
  normalCompletionExpression,
  numberValueExpression,
  operationNameExpression,
  parameterCountExpression,
  powerExpression,
  propagateAbruptExpression,
  propertyDescriptorExpression,
  realmIntrinsicExpression,
  recordExpression,
  runningContextExpression,
  seeExpression,
  singletonListExpression,
  slotNameExpression,
  slotExpression,
  stringConcatenationExpression,
  subtractExpression,
  theListExpression,
  theLiteralExpression,
  theResultExpression,
  theValueExpression,
  thisValueExpression,
  throwCompletionExpression,
  variableExpression,
  wellKnownSymbolExpression,
];
