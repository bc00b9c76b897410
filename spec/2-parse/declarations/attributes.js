export default {
  kind: 'Attributes',
  category: 'Declaration',
  sentence: [
    'Its attributes are {attributes:Record}.',
    'This property has the attributes {attributes:Record}.',
  ],
};
