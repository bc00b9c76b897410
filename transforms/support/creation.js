import { evaluate } from '../../generator/evaluate/index.js';
import { unknown } from '../../generator/evaluate/unknown.js';
import { constant, isSame } from '../../generator/evaluate/values.js';
import { identifier } from '../../generator/ir/estree.js';

/** The class of promises. */
const CONSTRUCTOR = 'Promise';

const FIELDS = ['Promise', 'Resolve', 'Reject'];

/** What becomes of NewPromiseCapability(C), step by step. */
const CREATE = 'return NewPromiseCapability(__C);';

/** Operations whose steps are followed; the object itself is created by an operation that stays. */
const FOLLOWED = new Set(['NewPromiseCapability', 'CreateFirstResolvingFunctions']);
const CREATES = 'OrdinaryCreateFromConstructor';

/** A function object that the operation of a name makes of the promise alone. */
const makerOf = (state, value, promise) => {
  const { maker, fields } = state.ours(value) ?? {};
  const isOfPromise = fields?.size === 1 && isSame([...fields.values()][0], promise) && maker;
  return isOfPromise || unknown('a resolving function has more than the promise');
};

/**
 * The creation of a capability of a constructor: what is left when the executor has run, which nobody
 * else sees, is the promise and two functions of it that need not be made.
 *
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {string} [constructor] the name of one that does no more than to call %Promise%; that itself without it
 * @returns {{statements: import('../../generator/ir/estree.js').Node[], makers: [string, string], isShared: boolean}}
 */
export const creationOf = (library, constructor = CONSTRUCTOR) => {
  const pairs = new Set();
  const statements = evaluate(
    library,
    library.build(CREATE, { __C: identifier(constructor) }),
    { [constructor]: constant(identifier(constructor), { callable: true }) },
    {
      constructorName: constructor,
      enters: (name) => FOLLOWED.has(name),
      stays: (name) => name === CREATES,
      result(state, value, run) {
        const capability = state.ours(value);
        if (!capability) return unknown('a capability that gets out');
        const fields = FIELDS.map((key) => capability.fields.get(key));
        if (fields.includes(undefined)) return unknown('a capability of other fields');
        const [promise, resolve, reject] = fields;
        const makers = [resolve, reject].map((field) => makerOf(state, field, promise));
        pairs.add(`${makers} ${isSame(resolve, reject)}`);
        return run.codes(state, [promise])[0];
      },
    },
  );
  const [pair, ...others] = pairs;
  if (!pair || others.length > 0) unknown('the functions of a capability depend on the way');
  const [makers, isShared] = pair.split(' ');
  const [resolve, reject] = makers.split(',');
  return { statements, makers: [resolve, reject], isShared: isShared === 'true' };
};
