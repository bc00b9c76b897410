import { THENS } from './support/kernel.js';

const SPECIES = 'SpeciesConstructor(__object, Promise)';

/** Places where a promise that SpeciesConstructor gave would be seen by nobody. */
const ADOPTS = 'PerformAdoption(__object, __onFulfilled, __onRejected, __capability)';

/** How the library asks whether a constructor need not run: the first arm that makes its promise. */
const ASKED = '__C === Promise ? NewPromise() : __test(__C) ? NewPromiseOf(__C) : __others';

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'pure-species',
  summary: 'a promise of a pure subclass is adopted without a derived promise, as one of %Promise%',
  why: 'subclasses take the same path as %Promise% where a handler returns a promise, and in all and race',
  sound:
    'The derived promise is given to nobody. Its species would be asked for it in any case, and the subclass says, or is assumed, that its constructor has no side effects: so nobody can see that the promise is not made.',
  after: ['then0'],
  pays: ['fast', 'loose'],
  rests: THENS,
  guards: [{ name: 'species-is-pure', summary: 'the species is a subclass that is pure' }],
  examples: [
    {
      before: `
        function SpeciesConstructor(O, C) { return O.constructor; }
        function NewIntrinsic(C) {
          return C === Promise ? NewPromise() : declaresNoSideEffects(C) ? NewPromiseOf(C) : NewPromiseCapability(C);
        }
        function adopt(promise) {
          const species = SpeciesConstructor(promise, Promise);
          if (species === Promise) PerformAdoption(promise, 'AdoptValue', 'AdoptReason', Nobody);
        }`,
      after: `
        function SpeciesConstructor(O, C) { return O.constructor; }
        function UnseenSpecies(promise) {
          const species = SpeciesConstructor(promise, Promise);
          return species === Promise || declaresNoSideEffects(species) ? Promise : species;
        }
        function NewIntrinsic(C) {
          return C === Promise ? NewPromise() : declaresNoSideEffects(C) ? NewPromiseOf(C) : NewPromiseCapability(C);
        }
        function adopt(promise) {
          const species = UnseenSpecies(promise);
          if (species === Promise) PerformAdoption(promise, 'AdoptValue', 'AdoptReason', Nobody);
        }`,
    },
  ],
  rewrite(library) {
    const [bindings] = library.findAll(library.program, ASKED);
    if (!bindings) return library.decline('SpeciesConstructor', 'no subclass is known to be pure');
    const applied = library.functions().filter((code) => {
      const [adopted] = library.findAll(code, ADOPTS);
      if (!adopted || code.id.name === 'PerformAdoption') return false;
      const { __object } = adopted;
      return (
        library.findNodes(code, SPECIES, { __object }).length === 1 &&
        library.replaceExpressions(code, SPECIES, 'UnseenSpecies(__object)', { __object }) === 1
      );
    });
    if (applied.length === 0)
      return library.decline('PerformAdoption', 'no species is asked for before it');
    library.insertAfter(
      library.find('SpeciesConstructor'),
      library.build(
        `function UnseenSpecies(promise) {
          const species = SpeciesConstructor(promise, Promise);
          return species === Promise || __test(species) ? Promise : species;
        }`,
        bindings,
      ),
    );
    return library.did(applied.map(({ id }) => id.name).join(', '));
  },
};
