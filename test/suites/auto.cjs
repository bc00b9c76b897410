// Loaded before all else, in each process and thread of a suite: a library in the place of the global
// Promise. What `FLEDGLING_AUTO` names is an entry that installs itself.
'use strict';

var fs = require('fs');

var { Promise: installed } = require(process.env.FLEDGLING_AUTO);
var names = Reflect.ownKeys(installed).map(String).join();

if (globalThis.Promise !== installed) throw new Error('the library is not the global Promise');

// nothing borrowed: at the end it is still there, with what it came with
process.on('exit', function () {
  if (globalThis.Promise === installed && Reflect.ownKeys(installed).map(String).join() === names)
    return;
  var line = { name: 'the library is still the global Promise', outcome: 'failed' };
  fs.appendFileSync(process.env.FLEDGLING_LOST, JSON.stringify(line) + '\n');
});
