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
        if ($inspection) {
          $defineProperty(Promise.prototype, $inspection.key, { __proto__: null, value: function () { return this; } });
        }
        f();`,
      after: 'f();',
    },
  ],
  rewrite(library) {
    const count = library.replaceStatements(library.program, SHOWN, '');
    return count > 0
      ? library.did('$inspection')
      : library.decline('$inspection', 'no property shows promises');
  },
};
