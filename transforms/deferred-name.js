import { references } from '../generator/ir/estree.js';

/** What gives the constructor its name, as each target has it. */
const NAMED = [
  "nameFunction(DeferredPromise, 'Promise', __length)",
  "$defineProperty(DeferredPromise, 'name', { __proto__: null, value: 'Promise' })",
].map((code) => [code, code.replace("'Promise'", "'DeferredPromise'")]);

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'deferred-name',
  summary: 'the constructor is called and exported as DeferredPromise',
  why: 'nobody takes it for a Promise',
  assumes: ['deferred-promises'],
  unsound: 'The name of the constructor is not the one that the document gives.',
  after: ['synchronous-jobs'],
  rests: [],
  guards: [],
  examples: [
    {
      before:
        "function create() { class Promise {} return Promise; } defineLazily(exports, 'Promise', create);",
      after:
        "function create() { class DeferredPromise {} return DeferredPromise; } defineLazily(exports, 'DeferredPromise', create);",
    },
  ],
  rewrite(library) {
    const create = library.find('create');
    const declaration = library.find('Promise');
    if (!create || !declaration) return library.decline('Promise', 'there is no such constructor');
    for (const { node } of [...references(create)]) {
      if (node.name === 'Promise') node.name = 'DeferredPromise';
    }
    library.rename(declaration, 'DeferredPromise');
    for (const [called, becomes] of NAMED)
      library.replaceExpressions(library.program, called, becomes);
    for (const code of ['exports.Promise = undefined', "defineLazily(exports, 'Promise', create)"])
      library.replaceExpressions(library.program, code, code.replace('Promise', 'DeferredPromise'));
    return library.did('Promise');
  },
};
