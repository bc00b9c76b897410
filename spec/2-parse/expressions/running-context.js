export default {
  kind: 'RunningContext',
  category: 'Expression',
  sentence: ['the running execution context'],
  examples: [['the running execution context', null]],
  translate: (node, t) => t.unsupported('an execution context'),
};
