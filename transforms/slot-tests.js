import { SUBJECT } from '../spec/3-normalise/subject.js';
import { CONSTRUCTION } from './support/kernel.js';
import { isNeverUndefined } from './support/slot-values.js';

const BRANDED = [...CONSTRUCTION, 'IsPromise'];

/** type-tests leaves it so where slots are properties. */
const BRAND = `
  if (!isObject(__x)) return false;
  if (!$hasOwn(__x, '_PromiseState')) return false;
  return true;`;

const HAS_STATE = `
  function hasState(x) {
    if ($stateOf(x) === undefined) return false;
    const prototype = $getPrototypeOf(x);
    if (prototype === Promise.prototype) return true;
    return (prototype !== null && $stateOf(prototype) === undefined) || $hasOwn(x, '_PromiseState');
  }`;

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'slot-tests',
  summary: 'whether a promise has its slot is asked by reading it, where slots are properties',
  why: 'most resolutions are no promises and end at one read; hasOwnProperty is a bound call: doxbee with I/O by a queue takes 1.4 times as long on Node 0.10 and 5',
  sound:
    'What gives undefined has no such slot of its own: a slot is never undefined. What has one and inherits from %PromisePrototype%, or from what gives undefined, has it of its own; anything else is asked as before. That slots can be looked for and forged is a limit of the target.',
  after: ['type-tests'],
  rests: BRANDED,
  carries: BRANDED,
  guards: [],
  examples: [
    {
      target: 'es5',
      of: 'IsPromise',
      before: `
        function IsPromise(x) {
          if (!isObject(x))
            return false;
          if (!$hasOwn(x, '_PromiseState'))
            return false;
          return true;
        }`,
      after: `
        function IsPromise(x) {
          if (!isObject(x))
            return false;
          if (!hasState(x))
            return false;
          return true;
        }`,
    },
  ],
  rewrite(library) {
    if (library.target.name !== 'es5')
      return library.decline('es2022', 'a private field is asked for by `in`, which costs nothing');
    const isPromise = library.find('IsPromise');
    if (!isPromise || !library.matchAt(BRAND, isPromise.body.body, 0))
      return library.decline('IsPromise', 'its steps are not the known ones');
    if (!isNeverUndefined(library, SUBJECT.brand))
      return library.decline('IsPromise', 'a state may be undefined, as what is no promise has it');
    const test = "$hasOwn(__x, '_PromiseState')";
    const count = library.replaceExpressions(library.program, test, 'hasState(__x)');
    library.insertAfter(isPromise, library.build(HAS_STATE), library.stepsOf(isPromise));
    library.capture('$stateOf');
    library.capture('$getPrototypeOf');
    return library.did(`${count} tests`);
  },
};
