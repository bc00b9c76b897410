// Prints the log of each program with the promises of this engine: node native.cjs [NAME …]
'use strict';

const { runAll } = require('./cases.cjs');

process.on('unhandledRejection', () => {}); // programs leave some
runAll(Promise, process.argv.slice(2), (logs) =>
  console.log(JSON.stringify(logs.map((log) => log.join('; ')))),
);
