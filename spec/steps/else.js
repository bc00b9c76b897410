export default {
  kind: 'Else',
  category: 'Step',
  body: true,
  chain: 'ends',
  sentence: ['(Else|Otherwise)(,|)'],
  examples: [],
  translate: (node, t) => t.chain(node),
};
