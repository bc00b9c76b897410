import { nodes } from '../generator/ir/estree.js';
import { KERNEL } from './support/kernel.js';

/** What the functions that are handed out call, and how it is chosen: engines inline a call by its name. */
const SETTLES = { ResolvePromise: 'false', RejectFirst: 'true' };

const ASKS = 'scheduled = true;';

/**
 * Where the stack ends in a call, it is undone by stores alone: a call might find no room either. Once
 * the host was asked, users' code may have run, and nothing is undone. Of several reactions some may be
 * in the ring; what stands there instead is another's, of a getter of `then`. An element of all may
 * have joined the job before. A rejection that nobody handles has been tracked.
 */
const settleWhole = (length) => `
  let asked = 0;
  function SettleWhole(promise, argument, rejects) {
    const state = promise.$$PromiseState;
    const result = promise.$$PromiseResult;
    const fulfillReactions = promise.$$PromiseFulfillReactions;
    const reactions = promise.$$PromiseRejectReactions;
    const block = writing;
    const end = last;
    const count = end === 0 ? undefined : block[end - ${length - 2}];
    const before = asked;
    several = false;
    try {
      if (rejects) return RejectFirst(promise, argument);
      return ResolvePromise(promise, argument);
    } catch (ended) {
      if (asked === before && !exactInterleaving) {
        if (several && reactions !== undefined && block[end + 1] === reactions[0]) {
          writing = block;
          last = end;
        }
        const isPending = (promise.$$PromiseState & 3) === 0;
        if (writing === block && last === end && (isPending || reactions !== undefined)) {
          if (end !== 0) block[end - ${length - 2}] = count;
          promise.$$PromiseResult = result;
          promise.$$PromiseFulfillReactions = fulfillReactions;
          promise.$$PromiseRejectReactions = reactions;
          promise.$$PromiseState = state;
        }
      }
      throw ended;
    }
  }`;

/** Functions that are handed out and do nothing but settle. */
const handedOut = (library) =>
  nodes(library.program).filter(
    ({ type, params, body }) =>
      /^(?:ArrowFunction|Function)Expression$/.test(type) &&
      params.length === 1 &&
      body.body?.length === 1,
  );

const settleIn = (library, [name, rejects]) => {
  const from = `return ${name}(__promise, __argument);`;
  const to = `return SettleWhole(__promise, __argument, ${rejects});`;
  return handedOut(library).reduce(
    (sum, code) => sum + library.replaceStatements(code, from, to),
    0,
  );
};

/** Whether the state is a number and the first reaction in the slots. */
const hasKnownSlots = (library) =>
  library.find('AddReaction') !== undefined &&
  library.findAll(library.find('ResolvePromise'), '(__promise.$$PromiseState & 4) !== 0').length >
    0;

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'whole-settling',
  summary: 'resolve and reject settle a promise as a whole, or throw and have done nothing',
  why: 'where the stack ends in a call that settles a promise, no handler is lost, as with native promises',
  sound:
    'What is undone are stores that no code has seen: none but that of the host and of a getter of then runs in the call. A call that throws otherwise has asked the host.',
  pays: ['fast', 'loose'],
  after: ['job-queue', 'capability-bypass', 'field-inlining', 'state-bits'],
  rests: KERNEL,
  guards: [],
  examples: [
    {
      of: 'FirstPromiseRejectFunction',
      before: `
        function FirstPromiseRejectFunction(promise) {
          return reason => { return RejectFirst(promise, reason); };
        }`,
      after: `
        function FirstPromiseRejectFunction(promise) {
          return reason => { return SettleWhole(promise, reason, true); };
        }`,
    },
  ],
  rewrite(library) {
    const ring = library.find('EnqueueInRing');
    const host = library.find('callHost');
    const known =
      Object.keys(SETTLES).every((name) => library.find(name)) && hasKnownSlots(library);
    if (!ring || !host || !known)
      return library.decline('ResolvePromise', 'its steps are not the known ones');
    if (library.target.name === 'es5')
      return library.decline('ResolvePromise', 'old engines compile no function with a try well');
    return library.transaction(() => {
      const counts = Object.entries(SETTLES).map((entry) => settleIn(library, entry));
      const asks = library.replaceStatements(host, ASKS, `${ASKS} asked = asked + 1;`);
      if (counts.includes(0) || asks !== 1)
        return library.decline('ResolvePromise', 'nothing that settles is handed out');
      library.insertAfter(
        library.find('ResolvePromise'),
        library.build(settleWhole(ring.params.length)),
      );
      return library.did('FirstPromiseResolveFunction');
    });
  },
};
