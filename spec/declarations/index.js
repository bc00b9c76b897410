import accessor from './accessor.js';
import attributes from './attributes.js';
import call from './call.js';
import constructorIntrinsic from './constructor-intrinsic.js';
import defaultAccessorAttributes from './default-accessor-attributes.js';
import defaultDataAttributes from './default-data-attributes.js';
import defaultLengthAttributes from './default-length-attributes.js';
import defaultNameAttributes from './default-name-attributes.js';
import fields from './fields.js';
import functionSlots from './function-slots.js';
import initialString from './initial-string.js';
import initialValue from './initial-value.js';
import instanceSlots from './instance-slots.js';
import length from './length.js';
import name from './name.js';
import primitive from './primitive.js';
import prototypeIntrinsic from './prototype-intrinsic.js';
import prototypeLink from './prototype-link.js';

/** What prose says about built-in objects: the sentences that code is made of. */
export const declarationRules = [
  accessor,
  attributes,
  call,
  constructorIntrinsic,
  defaultAccessorAttributes,
  defaultDataAttributes,
  defaultLengthAttributes,
  defaultNameAttributes,
  fields,
  functionSlots,
  initialString,
  initialValue,
  instanceSlots,
  length,
  name,
  primitive,
  prototypeIntrinsic,
  prototypeLink,
];
