import { same } from '../generator/ir/pattern.js';
import { RESOLVING } from './support/kernel.js';

const RESOLVES = `
  if (__resolution === __promise) {
    const __error = __made;
    return RejectPromise(__promise, __error);
  }
  if (!isObject(__resolution)) {
    return FulfillPromise(__promise, __resolution);
  }`;

/** Where a promise is resolved: the steps from the comparison with itself to the end. */
const findPlaces = (library) =>
  library
    .innermostFunctions()
    .flatMap((declaration) =>
      library.findPlaces(declaration, RESOLVES).map((place) => ({ declaration, ...place })),
    );

const tailOf = ({ list, at }) => list.filter((_, i) => i >= at && i !== at + 1);

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'values-first',
  summary:
    'resolving asks first whether the value is an object; what an object needs is a function of its own',
  why: 'without it ResolvePromise is too long to be inlined everywhere, and whether it is depends on chance: Promise.resolve takes 4 or 9 ns',
  sound:
    'A value that is no object is not the promise itself, which is one; neither comparison can be observed.',
  after: ['object-identity'],
  rests: RESOLVING,
  carries: RESOLVING,
  guards: [],
  examples: [
    {
      before: `
        function ResolvePromise(promise, resolution) {
          if (resolution === promise) {
            const error = new $TypeError('itself');
            return RejectPromise(promise, error);
          }
          if (!isObject(resolution)) { return FulfillPromise(promise, resolution); }
          return adopt(promise, resolution.then);
        }`,
      after: `
        function ResolvePromise(promise, resolution) {
          if (!isObject(resolution)) { return FulfillPromise(promise, resolution); }
          return ResolveWithObject(promise, resolution);
        }
        function ResolveWithObject(promise, resolution) {
          if (resolution === promise) {
            const error = new $TypeError('itself');
            return RejectPromise(promise, error);
          }
          return adopt(promise, resolution.then);
        }`,
    },
  ],
  rewrite(library) {
    const places = findPlaces(library);
    const first = places.find(({ declaration }) => declaration.id.name === 'ResolvePromise');
    if (!first) return library.decline('ResolvePromise', 'its steps are not the known ones');
    const tail = tailOf(first);
    const [declaration] = library.build(
      'function ResolveWithObject(__promise, __resolution) {}',
      first.bindings,
    );
    declaration.body.body = tail;
    library.insertAfter(first.declaration, [declaration]);
    for (const place of places.filter((other) => same(tailOf(other), tail))) {
      const { list, at, declaration } = place;
      const rest = library.build(
        'return ResolveWithObject(__promise, __resolution);',
        first.bindings,
      );
      library.stamp(rest, library.stepsOf(tailOf(place)));
      list.splice(at, list.length, list[at + 1], ...rest);
      library.did(declaration.id.name);
    }
    return true;
  },
};
