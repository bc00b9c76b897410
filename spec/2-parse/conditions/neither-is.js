import { eachOfTwo } from './both-are.js';

/** None of two values is the third. */
export default {
  kind: 'NeitherIs',
  category: 'Condition',
  sentence: ['neither {first:Expression} nor {second:Expression} is {value:Expression}'],
  means: ({ first, second, value }) => ({
    kind: 'And',
    left: { kind: 'IsNot', left: first, right: value },
    right: { kind: 'IsNot', left: second, right: value },
  }),
  examples: [['neither _x_ nor _y_ is *undefined*', 'x !== undefined && y !== undefined']],
  translate: eachOfTwo('&&', '!=='),
};
