/** The names that a function object and its arguments have in its steps. */
export default {
  kind: 'Called',
  category: 'Declaration',
  sentence: [
    '(A|An) {subject:Words} {function:Variable}, called with {parameters:Variables}:',
    '(A|An) {subject:Words}, called with {parameters:Variables}:',
    'When (a|an) {subject:Words} {function:Variable} is called with (argument|arguments) {parameters:Variables}(,|) the following steps are taken:',
    'When (a|an) {subject:Words} is called with (argument|arguments) {parameters:Variables}(,|) the following steps are taken:',
    'When (a|an) {subject:Words} is called, the following steps are taken:',
  ],
  defaults: { parameters: [] },
};
