import activeFunctionExpression from './active-function.js';
import addExpression from './add.js';
import algorithmStepsExpression from './algorithm-steps.js';
import assertNormalExpression from './assert-normal.js';
import builtInFunctionExpression from './built-in-function.js';
import callExpression from './call.js';
import completionExpression from './completion.js';
import currentRealmExpression from './current-realm.js';
import elementExpression from './element.js';
import enumExpression from './enum.js';
import functionThatReturnsExpression from './function-that-returns.js';
import functionThatThrowsExpression from './function-that-throws.js';
import internalMethodExpression from './internal-method.js';
import intrinsicExpression from './intrinsic.js';
import listExpression from './list.js';
import literalExpression from './literal.js';
import newErrorExpression from './new-error.js';
import newTargetExpression from './new-target.js';
import normalCompletionExpression from './normal-completion.js';
import operationNameExpression from './operation-name.js';
import parameterCountExpression from './parameter-count.js';
import propagateAbruptExpression from './propagate-abrupt.js';
import realmIntrinsicExpression from './realm-intrinsic.js';
import recordExpression from './record.js';
import seeExpression from './see.js';
import slotNameExpression from './slot-name.js';
import slotExpression from './slot.js';
import subtractExpression from './subtract.js';
import theListExpression from './the-list.js';
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
];
