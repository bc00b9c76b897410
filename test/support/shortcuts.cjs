// What V8 takes for granted as long as nobody breaks it, before and after a library is used, as JSON:
//   node --allow-natives-syntax shortcuts.cjs LIBRARY
'use strict';

const path = require('path');

const NAMES = ['ArraySpecies', 'ArrayIterator', 'PromiseSpecies'];

const intact = () => NAMES.filter((name) => Function('return %' + name + 'Protector()')()); // no parser but V8's reads it

const before = intact();
const library = require(path.resolve(process.argv[2]));
const Subject = library.Promise || library.DeferredPromise;
class Derived extends Subject {}
const ended = Subject.all([1, Promise.resolve(2), Derived.resolve(3), Subject.resolve()]).then(
  (values) => Derived.race(values.concat(Subject.reject())),
);
Promise.resolve(ended).then(() => console.log(JSON.stringify({ before, after: intact() })));
