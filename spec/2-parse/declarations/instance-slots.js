/** The internal slots of instances, named in a table. */
export default {
  kind: 'InstanceSlots',
  category: 'Declaration',
  sentence: [
    '{type:Word} instances have the internal slots of {table:Section}.',
    '{type:Word} instances are initially created with the internal slots described in {table:Section}.',
  ],
  aside: ['table'],
};
