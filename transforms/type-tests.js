const IS_OBJECT = `
  function isObject(x) {
    // document.all is an object whose typeof is undefined
    return typeof x === 'object'
      ? x !== null
      : typeof x === 'function' || (typeof x === 'undefined' && x !== undefined);
  }`;

/** Tests of specification values that come down to a JavaScript test. */
const REWRITES = [
  ["Type(__x) === 'Object'", 'isObject(__x)'],
  ["Type(__x) !== 'Object'", '!isObject(__x)'],
  ['IsCallable(__x) === true', 'IsCallable(__x)'],
  ['IsCallable(__x) === false', '!IsCallable(__x)'],
  ['IsConstructor(__x) === true', 'IsConstructor(__x)'],
  ['IsConstructor(__x) === false', '!IsConstructor(__x)'],
  ['SameValue(__x, __y) === true', 'SameValue(__x, __y)'],
  ['SameValue(__x, __y) === false', '!SameValue(__x, __y)'],
];

/** `if (!isObject(x)) return false; if (!(#slot in $Object(x))) …`: behind the first, x is an object. */
const BRAND = `
  if (!isObject(__x)) return false;
  if (!__test) return false;
  return true;`;

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'type-tests',
  summary: 'Type, IsCallable, SameValue and IsPromise become the cheapest exact JavaScript test',
  why: 'typeof in place of a conversion and a comparison of strings',
  sound:
    'typeof tells objects and functions from all other values, with two exceptions: null, and `document.all`, whose typeof is undefined although it is not undefined. Both are asked for.',
  pays: ['fast', 'loose', 'deferred', 'small'],
  after: [],
  rests: [],
  guards: [],
  examples: [
    {
      before: "function Type(x) { return kind(x); } if (Type(x) !== 'Object') f();",
      after: `
        function isObject(x) {
          return typeof x === 'object'
            ? x !== null
            : typeof x === 'function' || (typeof x === 'undefined' && x !== undefined);
        }
        if (!isObject(x)) f();`,
    },
    { before: 'if (IsCallable(x) === false) f();', after: 'if (!IsCallable(x)) f();' },
  ],
  rewrite(library) {
    let count = 0;
    for (const [pattern, replacement] of REWRITES) {
      count += library.replaceExpressions(library.program, pattern, replacement);
    }
    const isPromise = library.find('IsPromise');
    if (isPromise && library.matchAt(BRAND, isPromise.body.body, 0)) {
      library.replaceExpressions(isPromise, '$Object(__x)', '__x');
      count += library.replaceExpressions(
        library.program,
        'IsPromise(__x) === true',
        'IsPromise(__x)',
      );
      count += library.replaceExpressions(
        library.program,
        'IsPromise(__x) === false',
        '!IsPromise(__x)',
      );
    }
    if (count === 0) return library.decline('Type', 'nothing is tested');
    if (library.count('isObject') > 0) library.addBeside('Type', IS_OBJECT);
    library.removeUnused(['Type']);
    return library.did(`${count} tests`);
  },
};
