export default {
  kind: 'DefaultNameAttributes',
  category: 'Declaration',
  sentence: [
    'The `name` property of every function has the attributes {attributes:Record} unless its clause says otherwise.',
    'Unless otherwise specified, the (`name`|`"name"`|*"name"*) property of a built-in (function|Function) object(, if it exists,|) has the attributes {attributes:Record}.',
  ],
};
