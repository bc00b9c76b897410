'use strict';

/**
 * What a Promise has to do, as the standard says. Each probe is given a constructor, and calls back
 * with whether it does so: at once, or where it takes more than one turn, later. One that throws has
 * failed.
 */

function nothing() {}

/** A subclass without the syntax of one, which old engines cannot read. */
function subclassOf(Parent, log) {
  function Derived(executor) {
    log.push('constructor');
    if (typeof Reflect === 'object' && Reflect.construct)
      return Reflect.construct(Parent, [executor], Derived);
    return Parent.call(this, executor);
  }
  Object.setPrototypeOf(Derived, Parent);
  Derived.prototype = Object.create(Parent.prototype, { constructor: { value: Derived } });
  return Derived;
}

exports.subclassing = function (Subject, done) {
  var log = [];
  var Derived = subclassOf(Subject, log);
  var first = Derived.resolve(1);
  var derived = [first, first.then(nothing), Derived.all([])].filter(function (promise) {
    return promise instanceof Derived;
  });
  var same = Derived.resolve(first) === first && Subject.resolve(first) !== first;
  done(same && derived.length === 3 && log.length === 3);
};

exports.species = function (Subject, done) {
  var Derived = subclassOf(Subject, []);
  var inherited = Subject[Symbol.species] === Subject && Derived[Symbol.species] === Derived;
  Object.defineProperty(Derived, Symbol.species, { value: Subject });
  var derived = Derived.resolve(1).then(nothing);
  done(inherited && derived instanceof Subject && !(derived instanceof Derived));
};

/** A promise that resolves with a promise follows it two jobs later; all jobs run before a timer. */
exports.order = function (Subject, done) {
  var log = [];
  function says(name) {
    return function () {
      log.push(name);
    };
  }
  var settled = Subject.resolve();
  settled.then(says('1')).then(says('2')).then(says('3')).then(says('5'));
  new Subject(function (resolve) {
    resolve(settled);
  }).then(says('4'));
  log.push('0');
  setTimeout(function () {
    done(log.join('') === '012345');
  }, 0);
};

/** The host says which rejection nobody handles. Programs that listen do not hear of this one. */
exports['rejection events'] = function (Subject, done) {
  var reason = {};
  var stop = listen(reason, function (seen) {
    done(seen);
  });
  Subject.reject(reason);
  setTimeout(stop, 0);
};

function listen(reason, report) {
  return typeof process === 'object' && typeof process.listeners === 'function'
    ? listenToProcess(reason, report)
    : listenToPage(reason, report);
}

function listenToProcess(reason, report) {
  var name = 'unhandledRejection';
  var others = process.listeners(name).slice();
  var seen = false;
  function listener(rejection, promise) {
    if (rejection === reason) seen = true;
    else if (others.length === 0) throw rejection;
    else for (var i = 0; i < others.length; i++) others[i].call(process, rejection, promise);
  }
  process.removeAllListeners(name);
  process.on(name, listener);
  return function stop() {
    process.removeListener(name, listener);
    for (var i = 0; i < others.length; i++) process.on(name, others[i]);
    report(seen);
  };
}

function listenToPage(reason, report) {
  var name = 'unhandledrejection';
  var seen = false;
  function listener(event) {
    if (event.reason !== reason) return;
    seen = true;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  addEventListener(name, listener, true);
  return function stop() {
    removeEventListener(name, listener, true);
    report(seen);
  };
}
