const SHOWN = 'if ($inspection) { $defineProperty(__prototype, $inspection.key, __descriptor); }';

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'no-inspection',
  summary: 'promises have no property that tells Node and those like it what to show of them',
  why: 'a fifth of the bytes of the host layer',
  assumes: ['plain-host'],
  pays: ['small'],
  after: [],
  rests: [],
  guards: [],
  examples: [
    {
      before: `
        function inspectPromise() { return this; }
        if ($inspection) {
          $defineProperty(Promise.prototype, $inspection.key, { __proto__: null, value: inspectPromise });
        }
        f();`,
      after: 'f();',
    },
  ],
  rewrite(library) {
    const count = library.replaceStatements(library.program, SHOWN, '');
    library.removeUnused(['inspectPromise']);
    return count > 0
      ? library.did('inspectPromise')
      : library.decline('inspectPromise', 'no property shows promises');
  },
};
