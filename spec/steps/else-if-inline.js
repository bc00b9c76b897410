/** ecmarkup's linter wants arms alike that begin with Else; `Failing that` is for one that cannot be. */
export default {
  kind: 'ElseIfInline',
  category: 'Step',
  chain: 'continues',
  sentence: [
    '(Else|Otherwise,|Otherwise|Failing that,) if {condition:Condition}(,|, then|) {inline:InlineStep}',
  ],
  examples: [],
  translate: (node, t) => t.chain(node),
};
