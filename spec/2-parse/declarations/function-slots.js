/** The slots of the function objects that other clauses create. */
export default {
  kind: 'FunctionSlots',
  category: 'Declaration',
  sentence: [
    'The internal slots of a {subject:Words} are {slots:SlotNames}.',
    '(A|An) {subject:Words} is an anonymous built-in function that has (a |an |){slots:SlotNames} internal (slots|slot).',
    '(A|An) {subject:Words} is an anonymous built-in function that has {slots:EachSlotName} internal (slots|slot).',
    'Each {subject:Words} has (a |an |){slots:SlotNames} internal (slots|slot).',
    'Each {subject:Words} has {slots:EachSlotName} internal (slots|slot).',
  ],
};
