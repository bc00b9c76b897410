/** The fields of a Record type, named in a table. */
export default {
  kind: 'Fields',
  category: 'Declaration',
  sentence: [
    '{type:Word} Records have the fields of {table:Section}.',
    '{type:Word} Records have the fields listed in {table:Section}.',
    '{type:Word} records have the fields listed in {table:Section}.',
  ],
  aside: ['table'],
};
