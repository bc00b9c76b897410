/** What `npm run test:quick` runs: something of every subject, in less than a minute. */
export default {
  files: [
    'test/spec/{amend,compare,first,reading,registration,rules,structure}.test.js',
    'test/generator/*.test.js',
    'test/passes/{declines,given-up,passes}.test.js',
    'test/conformance/{deferred,promises-es6,shortcuts,subclasses,test262}.test.js',
    'test/audit/explain.test.js',
    'test/package/{command-line,docs,entries,pages}.test.js',
  ],
  timeout: '1h',
};
