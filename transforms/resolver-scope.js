import { isSetAgain } from '../generator/ir/assignments.js';
import { undescribed } from '../generator/ir/descriptions.js';
import { references } from '../generator/ir/estree.js';
import { copy } from '../generator/ir/pattern.js';
import { CAPABILITIES } from './support/kernel.js';

const PAIR = `
  const __resolve = __makeResolve(__promise);
  const __reject = __makeReject(__promise);
  return { Resolve: __resolve, Reject: __reject };`;

const CAPABILITY =
  'return { Promise: __promise, Resolve: __makeResolve(__promise), Reject: __makeReject(__promise) };';

/** The function that a maker gives, with what describes it, if all it does is to call another, with the maker's argument as its own. */
const functionOf = (library, maker, argument) => {
  const declaration = library.find(maker.name);
  const code = library.functionObject(maker.name);
  const short =
    code &&
    declaration.body.body.length === 1 &&
    library.matchAt('return __call;', code.body.body, 0);
  if (
    short?.__call.type !== 'CallExpression' ||
    code.params.some(({ name }) => name === argument.name)
  )
    return undefined;
  const clone = copy(declaration.body.body[0].argument);
  library.replaceExpressions(undescribed(clone).body, declaration.params[0].name, () => ({
    ...argument,
  }));
  return clone;
};

/** `(0, …)` keeps a function from taking the name of its variable, which a program could read. */
const nameless = (library, code) => ({
  type: 'SequenceExpression',
  expressions: [library.buildExpression('0'), code],
});

/** Puts the functions in the place of the calls that make them. */
const inline = (library, root, bindings) => {
  const { __promise } = bindings;
  const pairs = [bindings.__makeResolve, bindings.__makeReject].map((maker) => [
    maker,
    functionOf(library, maker, __promise),
  ]);
  if (isSetAgain(root, __promise.name) || pairs.some(([, code]) => !code)) return false;
  for (const [maker, code] of pairs) {
    const callee = undescribed(code) === code ? nameless(library, code) : code;
    library.replaceExpressions(root, `${maker.name}(__promise)`, () => copy(callee), { __promise });
  }
  return true;
};

/** `const functions = CreateFirst…(promise);` → the statements of that function, without its record. */
const dissolve = (library, code, pair) => {
  const list = code.body.body;
  const call = `const __functions = ${pair.id.name}(__promise);`;
  const at = list.findIndex((_, index) => library.matchAt(call, list, index));
  const bound = at >= 0 && library.matchAt(call, list, at);
  const [parameter] = pair.params;
  const statements = pair.body.body.slice(0, -1);
  const names = statements.map(({ declarations }) => declarations?.[0].id.name);
  if (!bound || bound.__promise.name !== parameter.name || isSetAgain(code, parameter.name))
    return false;
  if (names.some((name) => !name || library.count(name, code) > 0)) return false;
  const { name } = bound.__functions;
  const uses = [...references(code)].filter(({ node }) => node.name === name);
  const fields = library.match(
    '{ Resolve: __resolve, Reject: __reject }',
    pair.body.body.at(-1).argument,
  );
  const reads = ['Resolve', 'Reject'].flatMap((field) =>
    library.findNodes(code, `${name}.${field}`),
  );
  // the declaration's own name is no use of it
  if (!fields || uses.length !== reads.length + 1) return false;
  library.replaceExpressions(code, `${name}.Resolve`, () => ({ ...fields.__resolve }));
  library.replaceExpressions(code, `${name}.Reject`, () => ({ ...fields.__reject }));
  library.replace(
    list,
    at,
    [list[at]],
    statements.map((statement) => copy(statement)),
  );
  return true;
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'resolver-scope',
  summary: 'both resolving functions of a promise are made in one scope, without a record',
  why: 'a closure, its scope and a record less per `new Promise`: what a pending promise keeps alive',
  sound:
    'The record of resolving functions is made and read by the constructor alone. A function that calls another with the promise does the same wherever it is made, as long as the variable keeps its value.',
  after: ['capability-bypass'],
  rests: CAPABILITIES,
  carries: CAPABILITIES,
  guards: [],
  examples: [
    {
      before: `
        function CreateFirstResolvingFunctions(promise) {
          const resolve = FirstPromiseResolveFunction(promise);
          const reject = FirstPromiseRejectFunction(promise);
          return { Resolve: resolve, Reject: reject };
        }
        function FirstPromiseRejectFunction(promise) {
          return function (reason) { return RejectFirst(promise, reason); };
        }
        function FirstPromiseResolveFunction(promise) {
          return function (resolution) { return ResolvePromise(promise, resolution); };
        }
        function Promise(executor) {
          const promise = NewPromise();
          const resolvingFunctions = CreateFirstResolvingFunctions(promise);
          executor(resolvingFunctions.Resolve, resolvingFunctions.Reject);
          return promise;
        }`,
      after: `
        function Promise(executor) {
          const promise = NewPromise();
          const resolve = (0, function (resolution) { return ResolvePromise(promise, resolution); });
          const reject = (0, function (reason) { return RejectFirst(promise, reason); });
          executor(resolve, reject);
          return promise;
        }`,
    },
  ],
  rewrite(library) {
    const pair = library.find('CreateFirstResolvingFunctions');
    const bindings = pair && library.matchAt(PAIR, pair.body.body, 0);
    if (!bindings || !inline(library, pair, bindings))
      return library.decline(
        'CreateResolvingFunctions',
        'its functions do more than to call another, or capability-bypass did not apply',
      );
    library.did(pair.id.name);
    if (dissolve(library, library.constructorFunction(), pair)) library.did('Promise');
    else library.decline('Promise', 'the record of resolving functions is used as a whole');
    for (const declaration of library.functions()) {
      const { body } = declaration.body;
      const capability = library.matchAt(CAPABILITY, body, body.length - 1);
      if (capability && inline(library, declaration, capability)) library.did(declaration.id.name);
    }
    library.removeUnused([pair.id.name, bindings.__makeResolve.name, bindings.__makeReject.name]);
    return true;
  },
};
