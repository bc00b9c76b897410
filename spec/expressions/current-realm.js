export default {
  kind: 'CurrentRealm',
  category: 'Expression',
  sentence: ['the current Realm (Record|)', "the running execution context's Realm"],
  examples: [['the current Realm', null]],
  translate: (node, t) => t.unsupported('the current Realm'),
};
