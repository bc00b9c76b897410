/** An Abstract Closure that no variable names. */
export default {
  kind: 'ReturnClosure',
  category: 'Step',
  body: true,
  closure: true,
  sentence: [
    'Return a new (Job |)(Abstract Closure|abstract closure) with parameters {parameters:Parameters} that captures {captures:Variables} and performs the following steps when called:',
    'Return a new (Job |)(Abstract Closure|abstract closure) with parameters {parameters:Parameters} that captures nothing and performs the following steps when called:',
    'Return a new (Job |)(Abstract Closure|abstract closure) with no parameters that captures {captures:Variables} and performs the following steps when called:',
    'Return a new (Job |)(Abstract Closure|abstract closure) with no parameters that captures nothing and performs the following steps when called:',
    'Return a function that takes one argument, {parameters:Variables}, and when invoked, performs the following steps:',
  ],
  defaults: { parameters: [], captures: [] },
  examples: [
    [
      'Return a new Abstract Closure with no parameters that captures _y_ and performs the following steps when called:\n  Return _y_.',
      'return ExampleClosure(y);',
    ],
  ],
  translate: (node, t) => t.returnedClosure(node),
};
