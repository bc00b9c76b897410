export default {
  kind: 'CurrentRealm',
  category: 'Expression',
  sentence: [
    'the current Realm (Record|)',
    "the running execution context's Realm",
    'the Realm (|component )of the running execution context',
  ],
  examples: [['the current Realm', null]],
  translate: (node, t) => t.unsupported('the current Realm'),
};
