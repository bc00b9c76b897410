export default {
  kind: 'Attributes',
  category: 'Declaration',
  sentence: ['This property has the attributes {attributes:Record}.'],
};
