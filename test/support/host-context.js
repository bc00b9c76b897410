/** Contexts of hosts, for the option `context` of libraries. */

/** @returns {{current: any, capture: () => any, run: <T>(context: any, code: () => T) => T}} of a host that has a variable for it */
export const hostContext = () => {
  const host = {
    current: undefined,
    capture: () => host.current,
    run(context, code) {
      const around = host.current;
      host.current = context;
      try {
        return code();
      } finally {
        host.current = around;
      }
    },
  };
  return host;
};

/** Of a host whose code is in the same one all the time. */
export const oneContext = {
  capture: () => 'context',
  run: (_, code) => code(),
};
