// The end of the file that an engine runs: `library`, `expected` and `names` stand before it. Prints
// one line of JSON.
'use strict';

/* global library, expected, names, runAll, runDrained, differing, print, document */

(function () {
  // that of a page asks for paper
  var isShell = typeof print === 'function' && typeof document !== 'object';
  var say = isShell ? print : console.log.bind(console);
  var result = { drained: differing(runDrained(library.create, names), expected).slice(0, 3) };

  function finish(logs) {
    if (logs) result.jobs = differing(logs, expected).slice(0, 3);
    say('RESULT ' + JSON.stringify(result));
  }

  var P;
  try {
    P = library.create({ rejections: 'none' }); // programs leave some
  } catch (noJobs) {
    return finish();
  }
  runAll(P, names, finish);
})();
