/**
 * The host layer: a value that is made when it is first asked for, so that a host that has no way to
 * run jobs can load the file and pass one.
 *
 * @param {object} holder
 * @param {string} name
 * @param {() => any} make
 */
export function defineLazily(holder, name, make) {
  const define = function (descriptor) {
    descriptor.enumerable = descriptor.configurable = true;
    $defineProperty(holder, name, descriptor);
  };
  define({
    __proto__: null,
    get: function () {
      const value = make();
      define({ __proto__: null, value: value, writable: true });
      return value;
    },
    set: function (value) {
      define({ __proto__: null, value: value, writable: true });
    },
  });
}
