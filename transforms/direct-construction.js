import { CAPABILITIES } from './support/kernel.js';

const CREATE = 'new InternalSlots(new PromiseObject())';

const SUPPORT = `
  $setPrototypeOf(InternalSlots.prototype, Promise.prototype);
  delete InternalSlots.prototype.constructor;`;

/** The class of the slots makes its own objects, in place of stamping those that it is given. */
const ownObjects = (library) => {
  const slots = library.find('InternalSlots');
  const create = library.find('ObjectCreate');
  const stamps = library.replaceExpressions(
    create,
    'new InternalSlots($create(__proto))',
    '$setPrototypeOf(new InternalSlots(), __proto)',
  );
  const maker = library.find('PromiseObject');
  if (maker) library.remove(maker);
  library.replaceStatements(
    library.program,
    'PromiseObject.prototype = Promise.prototype;',
    () => [],
  );
  slots.superClass = null;
  slots.body.body = slots.body.body.filter(({ kind }) => kind !== 'constructor');
  return stamps === 1;
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'direct-construction',
  summary: 'a promise is an object of one constructor, which gives it all its slots at once',
  why: 'no object that gets its slots one after the other, and moves when it has no room for them',
  assumes: ['deferred-promises'],
  unsound:
    'Object.getPrototypeOf gives an object that stands between a promise and the prototype of the constructor. A promise of a subclass costs more.',
  after: [],
  rests: CAPABILITIES,
  guards: [],
  examples: [
    {
      of: 'NewPromise',
      before: `
        function NewPromise() {
          const promise = new InternalSlots(new PromiseObject());
          promise.#PromiseState = 0;
          promise.#PromiseFulfillReactions = undefined;
          promise.#PromiseRejectReactions = undefined;
          promise.#OrdinaryPromise = undefined;
          return promise;
        }`,
      after: `
        function NewPromise() {
          const promise = new InternalSlots();
          promise.#PromiseState = 0;
          promise.#PromiseFulfillReactions = undefined;
          promise.#PromiseRejectReactions = undefined;
          promise.#OrdinaryPromise = undefined;
          return promise;
        }`,
    },
  ],
  rewrite(library) {
    return library.transaction(() => {
      if (!library.find('InternalSlots')) {
        return library.decline(
          'ObjectCreate',
          'slots are properties, and promises have them at once',
        );
      }
      library.givesUp(library.findNodes(library.program, CREATE));
      const count = library.replaceExpressions(library.program, CREATE, 'new InternalSlots()');
      if (count === 0 || !ownObjects(library)) {
        return library.decline('ObjectCreate', 'promises are not made as is known');
      }
      library.beforeReturn(SUPPORT);
      library.capture('$setPrototypeOf');
      return library.did(`${count} places`);
    });
  },
};
