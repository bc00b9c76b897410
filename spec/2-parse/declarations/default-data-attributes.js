/** Attributes of every data property whose clause does not say otherwise. */
export default {
  kind: 'DefaultDataAttributes',
  category: 'Declaration',
  sentence: [
    'Every data property has the attributes {attributes:Record} unless its clause says otherwise.',
    'Every other data property described in clauses {first:Digits} through {last:Digits} and in Annex {annex:Section} has the attributes {attributes:Record} unless otherwise specified.',
    'Every other data property described in clauses {first:Section} through {last:Section} and in Annex {annex:Section} has the attributes {attributes:Record} unless otherwise specified.',
  ],
  aside: ['first', 'last', 'annex'],
};
