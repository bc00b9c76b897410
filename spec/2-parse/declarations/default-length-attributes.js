export default {
  kind: 'DefaultLengthAttributes',
  category: 'Declaration',
  sentence: [
    'The `length` property of every function has the attributes {attributes:Record} unless its clause says otherwise.',
    'Unless otherwise specified, the (`length`|`"length"`|*"length"*) property of a built-in (function|Function) object has the attributes {attributes:Record}.',
  ],
};
