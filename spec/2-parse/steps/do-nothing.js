/** A step that is there to be seen: nothing is to be done in its place. */
export default {
  kind: 'DoNothing',
  category: 'Step',
  sentence: ['Do nothing'],
  examples: [['Do nothing.', '']],
  translate: () => [],
};
