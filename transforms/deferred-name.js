import { references } from '../generator/ir/estree.js';

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
      before: 'function create() { class Promise {} return Promise; } exports.Promise = create();',
      after:
        'function create() { class DeferredPromise {} return DeferredPromise; } exports.DeferredPromise = create();',
    },
  ],
  rewrite(library) {
    const create = library.find('create');
    const own = library.find('Promise');
    if (!create || !own) return library.decline('Promise', 'there is no such constructor');
    for (const { node } of [...references(create)]) {
      if (node.name === 'Promise') node.name = 'DeferredPromise';
    }
    own.id.name = 'DeferredPromise';
    library.expressions(
      library.program,
      "nameFunction(DeferredPromise, 'Promise', __length)",
      "nameFunction(DeferredPromise, 'DeferredPromise', __length)",
    );
    library.expressions(
      library.program,
      'exports.Promise = __made',
      'exports.DeferredPromise = __made',
    );
    return library.did('Promise');
  },
};
