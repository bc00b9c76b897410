// What a library does in hardened JavaScript, beside what it does elsewhere:
//   node hardened.cjs LIBRARY loose|before|after|compartment
// `before`: it is loaded before lockdown(); `after`: behind it; `compartment`: in one of its own, which
// has no host; `loose`: nothing is locked.
'use strict';

/* global lockdown, harden, Compartment */

require('ses');
const { readFileSync } = require('node:fs');

const [file, where] = process.argv.slice(2);

const lock = () => lockdown({ errorTaming: 'unsafe', consoleTaming: 'unsafe' });

const inCompartment = () => {
  lock();
  const exported = {};
  const compartment = new Compartment({ globals: { exports: exported }, __options__: true });
  compartment.evaluate(readFileSync(file, 'utf8'));
  return exported.create({ scheduler: (job) => void queueMicrotask(job) });
};

/** @type {Record<string, () => PromiseConstructor>} */
const LOADED = {
  loose: () => require(file).Promise,
  before: () => {
    const library = require(file);
    lock();
    return library.Promise;
  },
  after: () => {
    lock();
    return require(file).Promise;
  },
  compartment: inCompartment,
};

const P = LOADED[where]();
const events = [];
const see = (name) => [
  (value) => void events.push(`${name} ${value}`),
  (error) => void events.push(`${name} failed: ${error?.message ?? error}`),
];

const use = () => {
  class Derived extends P {}
  const thenable = { then: (resolve) => resolve('taken') };
  P.resolve(1).then(...see('value'));
  P.reject(new TypeError('no')).catch((error) => see('caught')[1](error));
  P.resolve(thenable).then(...see('thenable'));
  P.resolve().then(() => P.resolve('adopted')).then(...see('adoption')); // prettier-ignore
  P.all([P.resolve(1), 2, thenable]).then(...see('all'));
  P.race([new P(() => {}), P.resolve('first')]).then(...see('race'));
  P.all(5).then(...see('no iterable'));
  new Derived((resolve) => resolve('own')).then(...see('subclass'));
  events.push(Derived.resolve(1) instanceof Derived, P.resolve(P.resolve(1)) instanceof P);
};

use();
setTimeout(() => {
  if (where !== 'loose') harden(P);
  events.push('again');
  use();
  setTimeout(() => console.log(JSON.stringify(events)), 0);
}, 0);
