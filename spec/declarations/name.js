export default {
  kind: 'NameProperty',
  category: 'Declaration',
  sentence: ['The (value of the |)`name` property of this function is {name:Expression}.'],
};
