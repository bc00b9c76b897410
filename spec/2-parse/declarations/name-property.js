export default {
  kind: 'NameProperty',
  category: 'Declaration',
  sentence: [
    'The `name` of this function is {name:Expression}.',
    'The (value of the |)(`name`|`"name"`|*"name"*) property of this function is {name:Expression}.',
  ],
};
