// Fresh global objects, in the ways of hosts. ES5. A realm has `global`, `evaluate(script)`, which throws
// what the script throws, and `end()`.
'use strict';

/* global isPage, newGlobal, $262, document */

function shellRealm() {
  var global = newGlobal();
  return {
    global: global,
    evaluate: function (script) {
      global.evaluate(script);
    },
  };
}

function jscRealm() {
  var realm = $262.createRealm();
  return {
    global: realm.global,
    evaluate: function (script) {
      realm.evalScript(script);
    },
  };
}

/** An empty frame of this page; scripts are elements of it. */
function frameRealm() {
  var frame = document.body.appendChild(document.createElement('iframe'));
  var window = frame.contentWindow;
  var errors = [];
  window.onerror = function (message, file, line, column, error) {
    errors.push(error || message);
    return true;
  };
  return {
    global: window,
    evaluate: function (script) {
      var element = window.document.createElement('script');
      errors.length = 0;
      element.text = script;
      window.document.body.appendChild(element);
      if (errors.length > 0) throw errors[0];
    },
    end: function () {
      frame.remove();
    },
  };
}

function contextRealm() {
  var vm = require('vm');
  var context = vm.createContext({});
  return {
    global: vm.runInContext('this', context),
    evaluate: function (script) {
      vm.runInContext(script, context);
    },
  };
}

/** Makes a realm, or undefined where this host has but one. */
var makeRealm = (function () {
  if (typeof newGlobal === 'function') return shellRealm;
  if (typeof $262 === 'object') return jscRealm;
  if (isPage) return frameRealm;
  return typeof require === 'function' ? contextRealm : undefined;
})();

if (typeof module === 'object') module.exports = { makeRealm: makeRealm };
