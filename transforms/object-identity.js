import { isMarked } from '../generator/facts/bindings.js';
import { isSetAgain } from '../generator/ir/assignments.js';
import { isFunction, nodes } from '../generator/ir/walk.js';
import { RESOLVING } from './support/kernel.js';

const SETTLED = [...RESOLVING, 'FulfillPromise'];

/** What FulfillPromise is handed by the known functions: others may ask first what they hand it. */
const promisesIn = (library, code) =>
  !library.knows(SETTLED, SETTLED)
    ? []
    : library
        .findAll(code, 'FulfillPromise(__promise, __value)')
        .filter(({ __promise: { name } }) => !isMarked(name))
        .map(({ __promise }) => ({ name: __promise.name, list: code.body.body }));

/** What a step has asked for: the steps behind it do not run where it is no object. */
const askedIn = (library, { body: { body: list } }) =>
  list.flatMap((_, at) => {
    const bindings = library.matchAt('if (!isObject(__x)) throw __error;', list, at);
    return bindings ? [{ name: bindings.__x.name, list: list.slice(at + 1) }] : [];
  });

const compare = (library, { name, list }) =>
  library.replaceExpressions(
    { type: 'BlockStatement', body: list },
    `SameValue(__x, ${name})`,
    `__x === ${name}`,
  );

const rewriteIn = (library, code) =>
  [...promisesIn(library, code), ...askedIn(library, code)]
    .filter(({ name }) => !isSetAgain(code, name))
    .reduce((sum, name) => sum + compare(library, name), 0);

const hasFunction = (body) => nodes(body).some(isFunction);

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'object-identity',
  summary: 'what is compared with an object by SameValue is compared by ===',
  why: 'Object.is is a call of the engine for each resolution, as nothing tells it that one side is an object: a tenth of a synchronous resolution on Node 8',
  sound:
    'FulfillPromise is handed promises only, and what is no object does not come past a step that throws then. Of an object, SameValue and === say the same: they differ for NaN and for zeros alone.',
  pays: ['fast', 'loose', 'deferred', 'small'],
  after: ['type-tests'],
  rests: [],
  guards: [],
  examples: [
    {
      before: `
        function ResolvePromise(promise, resolution) {
          if (SameValue(resolution, promise)) return RejectPromise(promise, 'itself');
          if (SameValue(resolution, other)) return undefined;
          return FulfillPromise(promise, resolution);
        }`,
      after: `
        function ResolvePromise(promise, resolution) {
          if (resolution === promise) return RejectPromise(promise, 'itself');
          if (SameValue(resolution, other)) return undefined;
          return FulfillPromise(promise, resolution);
        }`,
    },
    {
      before: `
        function f(C, x) {
          if (SameValue(x, C)) return x;
          if (!isObject(C)) throw 'no object';
          if (SameValue(x, C)) return x;
        }`,
      after: `
        function f(C, x) {
          if (SameValue(x, C)) return x;
          if (!isObject(C)) throw 'no object';
          if (x === C) return x;
        }`,
    },
  ],
  rewrite(library) {
    const innermost = library
      .allFunctions()
      .filter(({ body }) => body.type === 'BlockStatement' && !hasFunction(body));
    const count = innermost.reduce((sum, code) => sum + rewriteIn(library, code), 0);
    return count > 0
      ? library.did(`${count} comparisons`)
      : library.decline('SameValue', 'nothing is compared with what is known to be an object');
  },
};
