import vm from 'node:vm';

/**
 * A script that evaluates a library with the intrinsics of the realm it runs in, and puts its
 * Promise in the place of the realm's own. Both runners use it. It is a function of the library's
 * text alone, and touches nothing else a test could see.
 *
 * @param {string} source the library's source text
 * @param {string} [value] what of its exports takes the place
 * @returns {string}
 */
export function installScript(source, value = 'exports.Promise') {
  return `(function (global) {
  var exports = {};
  Function('exports', ${JSON.stringify(source)})(exports);
  Object.defineProperty(global, 'Promise', {
    value: ${value}, writable: true, enumerable: false, configurable: true
  });
}(Function('return this')()));`;
}

/**
 * The prelude for test262-harness. Its realms lack a job queue and know nothing of the library:
 * each, also one made by `createRealm`, gets both.
 *
 * @param {string} source the library's source text
 * @returns {string}
 */
export function preludeScript(source) {
  const install = JSON.stringify(installScript(source));
  return `(function (install) {
  var queueMicrotask = require.constructor('return queueMicrotask')();
  function prepare(host) {
    host.global.queueMicrotask = queueMicrotask;
    var completion = host.evalScript(install);
    if (completion.type === 'throw') throw completion.value;
    var createRealm = host.createRealm;
    host.createRealm = function (options) {
      return prepare(createRealm.call(host, options));
    };
    return host;
  }
  prepare($262);
}(${install}));
`;
}

/**
 * A realm of its own with the library installed, and the host object test262 asks for.
 *
 * @param {vm.Script} install the compiled {@link installScript}
 * @param {{ print: (line: unknown) => void, report: (error: unknown) => void }} host where lines
 *   go, and errors that jobs throw (a library must not throw from a job)
 */
export function createRealm(install, host) {
  const guarded = (job) => () => {
    try {
      job();
    } catch (error) {
      host.report(error);
    }
  };
  const context = vm.createContext({
    print: host.print,
    queueMicrotask: (job) => queueMicrotask(guarded(job)),
    setTimeout: (job, ms) => setTimeout(guarded(job), ms),
  });
  install.runInContext(context);
  const $262 = {
    global: vm.runInContext('this', context),
    createRealm: () => createRealm(install, host),
    evalScript: (code, options) => vm.runInContext(code, context, options),
    detachArrayBuffer: (buffer) => void structuredClone(buffer, { transfer: [buffer] }),
  };
  context.$262 = $262;
  return $262;
}
