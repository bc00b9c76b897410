export default {
  kind: 'NameProperty',
  category: 'Declaration',
  sentence: [
    'The `name` of this (function|method) is {name:Expression}.',
    'The (value of the |initial value of the |)(`name`|`"name"`|*"name"*) property of this (function|method) is {name:Expression}.',
    'This (function|method) has a (`name`|`"name"`|*"name"*) property whose value is {name:Expression}.',
  ],
};
