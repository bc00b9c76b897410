/** What prose says about built-in objects: the sentences that code is made of. */

export { default as accessor } from './accessor.js';
export { default as attributes } from './attributes.js';
export { default as called } from './called.js';
export { default as constructorIntrinsic } from './constructor-intrinsic.js';
export { default as defaultAccessorAttributes } from './default-accessor-attributes.js';
export { default as defaultDataAttributes } from './default-data-attributes.js';
export { default as defaultLengthAttributes } from './default-length-attributes.js';
export { default as defaultNameAttributes } from './default-name-attributes.js';
export { default as fields } from './fields.js';
export { default as functionSlots } from './function-slots.js';
export { default as globalProperty } from './global-property.js';
export { default as initialLiteral } from './initial-literal.js';
export { default as initialValue } from './initial-value.js';
export { default as instanceSlots } from './instance-slots.js';
export { default as length } from './length.js';
export { default as nameProperty } from './name-property.js';
export { default as primitive } from './primitive.js';
export { default as prototypeIntrinsic } from './prototype-intrinsic.js';
export { default as prototypeLink } from './prototype-link.js';
