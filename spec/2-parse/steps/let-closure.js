/** An Abstract Closure: its steps are the substeps. */
export default {
  kind: 'LetClosure',
  category: 'Step',
  body: true,
  closure: true,
  sentence: [
    'Let {variable:Variable} be a new (Job |)(Abstract Closure|abstract closure) with parameters {parameters:Parameters} that captures {captures:Variables} and performs the following steps when called:',
    'Let {variable:Variable} be a new (Job |)(Abstract Closure|abstract closure) with parameters {parameters:Parameters} that captures nothing and performs the following steps when called:',
    'Let {variable:Variable} be a new (Job |)(Abstract Closure|abstract closure) with no parameters that captures {captures:Variables} and performs the following steps when called:',
    'Let {variable:Variable} be a new (Job |)(Abstract Closure|abstract closure) with no parameters that captures nothing and performs the following steps when called:',
    'Set {variable:Variable} to a new (Job |)(Abstract Closure|abstract closure) with parameters {parameters:Parameters} that captures {captures:Variables} and performs the following steps when called:',
    'Set {variable:Variable} to a new (Job |)(Abstract Closure|abstract closure) with parameters {parameters:Parameters} that captures nothing and performs the following steps when called:',
    'Set {variable:Variable} to a new (Job |)(Abstract Closure|abstract closure) with no parameters that captures {captures:Variables} and performs the following steps when called:',
    'Set {variable:Variable} to a new (Job |)(Abstract Closure|abstract closure) with no parameters that captures nothing and performs the following steps when called:',
  ],
  defaults: { parameters: [], captures: [] },
  examples: [
    [
      'Let _x_ be a new Abstract Closure with no parameters that captures _y_ and performs the following steps when called:\n  Return _y_.',
      '',
    ],
  ],
  translate: (node, t) => t.closure(node),
};
