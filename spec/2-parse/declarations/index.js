import accessorDeclaration from './accessor.js';
import attributesDeclaration from './attributes.js';
import calledDeclaration from './called.js';
import constructorIntrinsicDeclaration from './constructor-intrinsic.js';
import defaultAccessorAttributesDeclaration from './default-accessor-attributes.js';
import defaultDataAttributesDeclaration from './default-data-attributes.js';
import defaultLengthAttributesDeclaration from './default-length-attributes.js';
import defaultNameAttributesDeclaration from './default-name-attributes.js';
import fieldsDeclaration from './fields.js';
import functionSlotsDeclaration from './function-slots.js';
import globalPropertyDeclaration from './global-property.js';
import initialStringDeclaration from './initial-string.js';
import initialValueDeclaration from './initial-value.js';
import instanceSlotsDeclaration from './instance-slots.js';
import lengthDeclaration from './length.js';
import namePropertyDeclaration from './name-property.js';
import primitiveDeclaration from './primitive.js';
import prototypeIntrinsicDeclaration from './prototype-intrinsic.js';
import prototypeLinkDeclaration from './prototype-link.js';

/** What prose says about built-in objects: the sentences that code is made of. */
export const declarationRules = [
  accessorDeclaration,
  attributesDeclaration,
  calledDeclaration,
  constructorIntrinsicDeclaration,
  defaultAccessorAttributesDeclaration,
  defaultDataAttributesDeclaration,
  defaultLengthAttributesDeclaration,
  defaultNameAttributesDeclaration,
  fieldsDeclaration,
  functionSlotsDeclaration,
  globalPropertyDeclaration,
  initialStringDeclaration,
  initialValueDeclaration,
  instanceSlotsDeclaration,
  lengthDeclaration,
  namePropertyDeclaration,
  primitiveDeclaration,
  prototypeIntrinsicDeclaration,
  prototypeLinkDeclaration,
];
