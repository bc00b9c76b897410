import { askForState } from '../generator/5-optimise/asked-state.js';
import { pendingIn } from '../generator/facts/attachments.js';
import { isReaction } from '../generator/facts/reactions.js';
import { toldResults } from '../generator/facts/settled.js';
import { nodes, references } from '../generator/ir/estree.js';
import { inlineReactions } from './support/attachments.js';
import { STATES } from './support/kernel.js';

const settle = (list) => `
  const __reactions = __promise.$$${list};
  __promise.$$PromiseResult = __result;
  __promise.$$PromiseFulfillReactions = undefined;
  __promise.$$PromiseRejectReactions = undefined;
  __promise.$$PromiseState = __state;`;

/** A document may have steps behind it. */
const TRIGGERS = ['return ', ''].map(
  (returns) => `${returns}TriggerPromiseReactions(__reactions, __result);`,
);

const TRIGGER = `
  for (let __index = 0; __index < __reactions.length; __index++) {
    const __reaction = __reactions[__index];
    EnqueueJob(__queue, PromiseReactionJob, [__reaction, __argument]);
  }`;

const JOB = 'const __capability = __reaction.Capabilities; const __handler = __reaction.Handler;';

/**
 * While a promise is pending, its first reaction lives in the promise: the fulfilment handler where
 * the result will be, the rejection handler and the capability in the slots of the two lists.
 * From the second reaction on, the capability's slot holds an array of threes.
 */
const SUPPORT = `
  function AddReaction(promise, capability, onFulfilled, onRejected) {
    const reactions = promise.$$PromiseRejectReactions;
    if (reactions === undefined) {
      promise.$$PromiseResult = onFulfilled;
      promise.$$PromiseFulfillReactions = onRejected;
      promise.$$PromiseRejectReactions = capability;
    } else if ($isArray(reactions)) {
      AddToList(reactions, capability, onFulfilled, onRejected);
    } else {
      const list = $newList();
      AddToList(list, reactions, promise.$$PromiseResult, promise.$$PromiseFulfillReactions);
      AddToList(list, capability, onFulfilled, onRejected);
      promise.$$PromiseRejectReactions = list;
      promise.$$PromiseResult = undefined;
      promise.$$PromiseFulfillReactions = undefined;
    }
  }
  function AddToList(list, capability, onFulfilled, onRejected) {
    const end = list.length;
    list[end] = capability;
    list[end + 1] = onFulfilled;
    list[end + 2] = onRejected;
  }`;

/** A reaction of fulfilment or of rejection alone has this in the place of the other handler. */
const NOTHING = 'Nothing';

/** @param {boolean} isWhole whether each reaction has both handlers */
const triggerInlined = (isWhole) => {
  const asks = (handler) => (isWhole ? '' : `if (${handler} !== '${NOTHING}')`);
  return `
  if (__reactions !== undefined) {
    if ($isArray(__reactions)) {
      for (let __index = 0; __index < __reactions.length; __index += 3) {
        ${asks('__reactions[__index + offset]')}
        EnqueueJob(__queue, PromiseReactionJob, [__reactions[__index], __reactions[__index + offset], __argument]);
      }
    } else {
      ${asks('handler')}
      EnqueueJob(__queue, PromiseReactionJob, [__reactions, handler, __argument]);
    }
  }`;
};

const rewriteSettling = (library, name, list, handler, offset) => {
  const body = library.find(name)?.body.body ?? [];
  const settles = settle(list);
  const at = body.findIndex((_, index) => library.matchAt(settles, body, index));
  const bindings = library.matchAt(settles, body, at);
  const triggersAt = (pattern) =>
    body.findLastIndex((_, index) => library.matchAt(pattern, body, index, bindings));
  const [returned, called] = bindings ? TRIGGERS.map(triggersAt) : [-1, -1];
  const end = Math.max(returned, called);
  if (!bindings || end < at) return false;
  // what stands between, and behind, neither knows reactions nor leaves: the host is told, or it is a step beside
  const [first, second, last] = library.build(
    `const handler = __promise.$$${handler};
     const __reactions = __promise.$$PromiseRejectReactions;
     ${end === returned ? 'return ' : ''}TriggerPromiseReactions(__reactions, handler, __result, ${offset});`,
    bindings,
  );
  const matched = body.slice(at, end + 1);
  const statements = [
    library.swap(matched[0], first),
    second,
    ...matched.slice(1, -1),
    library.swap(matched.at(-1), last),
  ];
  library.replace(body, at, matched, statements);
  return true;
};

const rewriteTrigger = (library, isWhole) => {
  const trigger = library.find('TriggerPromiseReactions');
  const inlined = triggerInlined(isWhole);
  if (!trigger || library.replaceStatements(trigger, TRIGGER, inlined) !== 1) return false;
  const [reactions, argument] = trigger.params;
  const added = ['handler', 'offset'].map((name) => library.buildExpression(name));
  library.stamp(added, trigger.origin);
  trigger.params = [reactions, added[0], argument, added[1]];
  return true;
};

/** Whether each call of the job, and each List that it is enqueued with, gives it so many arguments. */
const givesEach = (library, count) =>
  references(library.program)
    .filter(({ node, parent }) => node.name === 'PromiseReactionJob' && parent.id !== node)
    .every(({ node, parent }) => {
      const { callee, arguments: [, , list] = [] } = parent;
      return (callee === node ? parent.arguments : list?.elements)?.length === count;
    });

const rewriteJob = (library) => {
  const job = library.find('PromiseReactionJob');
  let match;
  if (!job || library.replaceStatements(job, JOB, (bindings) => ((match = bindings), [])) !== 1)
    return false;
  const [reaction, argument] = job.params;
  const params = [match.__capability, match.__handler].map(({ name }) =>
    library.buildExpression(name),
  );
  library.stamp(params, job.origin);
  job.params = [...params, argument];
  library.replaceExpressions(
    library.program,
    'PromiseReactionJob({ Capabilities: __capability, Handler: __handler }, __argument)',
    'PromiseReactionJob(__capability, __handler, __argument)',
  );
  const isGone = match.__reaction.name === reaction.name && library.count(reaction.name, job) === 0;
  return isGone && givesEach(library, job.params.length);
};

/**
 * Every place that a slot of the lists stands in has to be one of the places above, and each list
 * begins as an empty one: without that, steps that append to it fail.
 */
const onlyKnownPlaces = (library) => {
  const inside = ['AddReaction', 'FulfillPromise', 'RejectPromise'].map((name) =>
    library.find(name),
  );
  return ['PromiseFulfillReactions', 'PromiseRejectReactions'].every((slot) => {
    const name = library.slotName(slot);
    const initial = library.replaceExpressions(
      library.program,
      `__promise.$$${slot} = []`,
      `__promise.$$${slot} = undefined`,
    );
    const field = library.target.name === 'es2022' ? 1 : 0;
    const known = inside.reduce((sum, code) => sum + library.count(name, code), 0);
    return initial > 0 && library.count(name) === known + initial + field;
  });
};

/** Results that are read, or set, where the steps of this pass stand, and what the host is told of them. */
const ownResults = (library) => {
  const settling = ['FulfillPromise', 'RejectPromise'].flatMap((name) => {
    const code = library.find(name);
    return [
      ...library.findNodes(code, '__promise.$$PromiseResult = __result').map(({ left }) => left),
      ...library
        .findPlaces(code, 'const handler = __promise.$$PromiseResult;')
        .map(({ list, at }) => list[at]),
      ...toldResults(library, code),
    ];
  });
  return [library.find('AddReaction'), ...settling];
};

const LEGEND =
  'While a promise is pending, its slots hold its first reaction: [[PromiseResult]] the handler of fulfilment, [[PromiseFulfillReactions]] that of rejection, [[PromiseRejectReactions]] the capability; or this one holds a List of several reactions, three elements each.';

const LEGEND_OF_NOTHING = ` A handler ${NOTHING} is never called: its reaction waits for the other.`;

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'field-inlining',
  summary: 'the first reaction lives in the promise, further ones in an array made on demand',
  why: 'a then on a pending promise makes no record and no list: two lists per promise, two records and their growth per then',
  sound:
    'Lists and reaction records are never seen by user code. Both reactions of a then have one capability, only one of them runs, and settling reads the first reaction before the result takes its place.',
  after: [],
  rests: STATES,
  carries: STATES,
  guards: [{ name: 'several-reactions', summary: 'the promise has more than one reaction' }],
  examples: [
    {
      of: 'FulfillPromise',
      before: `
        function FulfillPromise(promise, value) {
          const reactions = promise.#PromiseFulfillReactions;
          promise.#PromiseResult = value;
          promise.#PromiseFulfillReactions = undefined;
          promise.#PromiseRejectReactions = undefined;
          promise.#PromiseState = 'fulfilled';
          return TriggerPromiseReactions(reactions, value);
        }`,
      after: `
        function FulfillPromise(promise, value) {
          const handler = promise.#PromiseResult;
          const reactions = promise.#PromiseRejectReactions;
          promise.#PromiseResult = value;
          promise.#PromiseFulfillReactions = undefined;
          promise.#PromiseRejectReactions = undefined;
          promise.#PromiseState = 'fulfilled';
          return TriggerPromiseReactions(reactions, handler, value, 1);
        }`,
    },
  ],
  rewrite(library) {
    library.transaction(() => {
      const fail = (where) => library.decline(where, 'its steps are not the known ones');
      const pending = pendingIn(library.find('PerformPromiseThen'), library.target);
      if (!pending) return fail('PerformPromiseThen');
      if (!givesEach(library, 2)) return fail('PromiseReactionJob');
      const isWhole = inlineReactions(library, pending, NOTHING);
      if (
        !rewriteSettling(library, 'FulfillPromise', 'PromiseFulfillReactions', 'PromiseResult', 1)
      )
        return fail('FulfillPromise');
      if (
        !rewriteSettling(
          library,
          'RejectPromise',
          'PromiseRejectReactions',
          'PromiseFulfillReactions',
          2,
        )
      )
        return fail('RejectPromise');
      if (!rewriteTrigger(library, isWhole)) return fail('TriggerPromiseReactions');
      if (!rewriteJob(library)) return fail('PromiseReactionJob');
      const then = library.find('PerformPromiseThen');
      const [call] = library.findNodes(then, 'AddReaction(__p, __c, __f, __r)');
      library.insertAfter(then, library.build(SUPPORT), library.stepsOf(call));
      if (
        nodes(library.program).some(isReaction) ||
        !onlyKnownPlaces(library) ||
        !askForState(library, pending, ownResults(library))
      ) {
        return library.decline(
          'Promise',
          'the lists of reactions are used in a way that is not known',
        );
      }
      library.capture('$isArray');
      library.capture('$newList');
      library.explain('PromiseRejectReactions', LEGEND + (isWhole ? '' : LEGEND_OF_NOTHING));
      return library.did('PerformPromiseThen');
    });
  },
};
