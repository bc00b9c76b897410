import vm from 'node:vm';

/** Code without an end, which its host terminates: a realm, and patience enough on a busy machine. */

/** Milliseconds until code is terminated; where its endless job had not begun by then, the next. */
const PATIENCE = [100, 1000, 10_000, 100_000];

class TerminatedEarly extends Error {}

/** What the endless job of a program does. */
export const ENDLESS = 'begun = true; while (true);';

/** @returns {string} the code of the error that the program ends with */
const terminate = (code, context, timeout) => {
  context.begun = false;
  try {
    vm.runInContext(code, context, { timeout });
  } catch (error) {
    if (!context.begun) throw new TerminatedEarly();
    return error.code;
  }
  return 'it came to an end';
};

/** @returns {vm.Context} a realm whose microtasks run before its code comes back */
export const realm = (globals) =>
  vm.createContext({ ...globals, begun: false }, { microtaskMode: 'afterEvaluate' });

/**
 * @template Result
 * @param {(endless: (code: string, context: vm.Context) => string) => Result} scenario is run anew
 *   where its endless code was terminated too early
 * @returns {Result}
 */
export const terminating = (scenario) => {
  for (const timeout of PATIENCE) {
    try {
      return scenario((code, context) => terminate(code, context, timeout));
    } catch (error) {
      if (!(error instanceof TerminatedEarly)) throw error;
    }
  }
  throw new Error('the endless job never begins');
};
