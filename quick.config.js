/** What `npm run test:quick` runs: something of every subject, in about a minute. */
export default {
  files: [
    'test/spec/{first,reading,registration,rules,structure}.test.js',
    'test/generator/{comments,evaluate,evaluate-random,facts,imports,ledger,messages,primitives,source-maps}.test.js',
    'test/passes/passes.test.js',
    'test/conformance/{promises-aplus,promises-es6,shortcuts,subclasses}.test.js',
    'test/audit/playground-engine.test.js',
    'test/package/{command-line,docs,entries,pages}.test.js',
  ],
  require: ['./test/support/late.js'],
  timeout: '1h',
};
