export default {
  kind: 'DefaultAccessorAttributes',
  category: 'Declaration',
  sentence: [
    'Every accessor property has the attributes {attributes:Record} unless its clause says otherwise.',
    'Every accessor property described in clauses {first:Digits} through {last:Digits} and in Annex {annex:Section} has the attributes {attributes:Record} unless otherwise specified.',
    'Every accessor property described in clauses {first:Section} through {last:Section} and in Annex {annex:Section} has the attributes {attributes:Record} unless otherwise specified.',
  ],
  aside: ['first', 'last', 'annex'],
};
