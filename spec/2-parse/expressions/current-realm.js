export default {
  kind: 'CurrentRealm',
  category: 'Expression',
  sentence: [
    'the current Realm (Record|)',
    "the running execution context's Realm",
    'the Realm (|component )of the running execution context',
  ],
  examples: [['the current Realm', 'realm']],
  translate: (node, t) => t.realm(),
};
