// Loads entries of an installed package as a user does, and prints what they are as JSON:
//   node entries.cjs ENTRY...
// ES5, and nothing newer than Node 0.10 has: the old engines run it, too.
'use strict';

var descriptor = Object.getOwnPropertyDescriptor(global, 'Promise');
var before = Object.getOwnPropertyNames(global);
var evaluated = false;
global.eval = function () {
  evaluated = true;
  throw new Error('eval');
};

/** The jobs that a constructor of the entry's factory hands to a scheduler of the user's. */
function jobsOf(create) {
  var jobs = 0;
  function scheduler() {
    jobs += 1;
  }
  create({ scheduler: scheduler, interleaving: 'exact' }).resolve().then();
  return jobs;
}

function describe(entry) {
  try {
    var library = require(entry);
    return {
      file: require.resolve(entry).split('/node_modules/fledgling/')[1],
      names: Object.keys(library).sort(),
      jobs: jobsOf(library.create),
      fresh: library.create() !== library.create() && library.create() !== library.Promise,
      methods: typeof library.Promise.map + ' ' + typeof library.Promise.prototype.then0,
      promise: library.Promise.resolve() instanceof library.Promise,
      same: library.Promise === require('fledgling').Promise,
    };
  } catch (error) {
    return { code: error.code, message: error.message };
  }
}

var entries = {};
process.argv.slice(2).forEach(function (entry) {
  entries[entry] = describe(entry);
});

var current = Object.getOwnPropertyDescriptor(global, 'Promise');
var result = {
  entries: entries,
  evaluated: evaluated,
  // core-js, which prfun takes where an engine has no Object.setPrototypeOf, keeps one
  globals: Object.getOwnPropertyNames(global).filter(function (name) {
    return before.indexOf(name) < 0 && name !== '__core-js_shared__';
  }),
  promise: descriptor ? current.value === descriptor.value : current === undefined,
};
console.log(JSON.stringify(result));
