export default {
  kind: 'Else',
  category: 'Step',
  body: true,
  sentence: ['(Else|Otherwise)(,|)'],
  chain: 'ends',
  examples: [],
  translate: (node, t) => t.chain(node),
};
