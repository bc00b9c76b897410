import { eachOfTwo } from './both-are.js';

/** At least one of two values is the third. */
export default {
  kind: 'OneIs',
  category: 'Condition',
  sentence: ['either {first:Place} or {second:Place} is {value:Expression}'],
  means: ({ first, second, value }) => ({
    kind: 'Or',
    left: { kind: 'Is', left: first, right: value },
    right: { kind: 'Is', left: second, right: value },
  }),
  examples: [['either _x_ or _y_ is *undefined*', 'x === undefined || y === undefined']],
  translate: eachOfTwo('||', '==='),
};
