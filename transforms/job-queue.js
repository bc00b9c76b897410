const CALL = 'EnqueueJob(__queue, __job, __arguments)';

const slot = (at) => `ring[${at}]`;
const offset = (name, i) => (i === 0 ? name : `${name} + ${i}`);

/**
 * A ring of slots, some for each job: the function and its arguments. Its length is a multiple of
 * what a job takes; slots are defined once, so that storing meets no setter of Array.prototype. A
 * full ring gets as many slots again, and what stood before its first job follows its last.
 *
 * The stack may end in any call here: until a call has come back, the ring is as it was, and a host
 * that refused is called again for the next job.
 */
const ring = (parts, small) => `
  const exactInterleaving = options && options.interleaving === 'exact';
  const ring = $newList();
  let first = 0;
  let last = 0;
  let scheduled = false;
  while (ring.length < ${small}) ring[ring.length] = undefined;
  function growRing() {
    const full = ring.length;
    for (let i = 0; i < full; i++) {
      ring[full + i] = undefined;
      if (i < first) ring[full + i] = take(i);
    }
    last = first + full;
  }
  function EnqueueInRing(${parts.join(', ')}) {
    if (exactInterleaving) return EnqueueAlone(${parts.join(', ')});
    ${parts.map((part, i) => `${slot(offset('last', i))} = ${part};`).join('\n')}
    const next = last + ${parts.length} === ring.length ? 0 : last + ${parts.length};
    if (next === first) growRing();
    else last = next;
    if (!scheduled) callHost();
    return undefined;
  }
  function EnqueueAlone(${parts.join(', ')}) {
    enqueue(function () {
      job(${parts.slice(1).join(', ')});
    });
  }
  function callHost() {
    scheduled = true;
    try {
      enqueue(flushJobs);
    } catch (refused) {
      scheduled = false;
      throw refused;
    }
  }`;

/** Taking jobs out, one turn after the other. What a very long ring took is given back. */
const turns = (parts, large) => `
  function take(at) {
    const part = ring[at];
    ring[at] = undefined;
    return part;
  }
  function runNextJob() {
    const at = first;
    first = at + ${parts.length} === ring.length ? 0 : at + ${parts.length};
    take(at)(${parts
      .slice(1)
      .map((_, i) => `take(at + ${i + 1})`)
      .join(', ')});
  }
  function flushJobs() {
    try {
      while (first !== last) runNextJob();
      scheduled = false;
      if (ring.length > ${large}) {
        ring.length = ${large};
        first = 0;
        last = 0;
      }
    } finally {
      if (scheduled) callHost();
    }
  }`;

const SMALL = 256;
const LARGE = 65536;

/** @type {import('../generator/optimise.js').Pass} */
export default {
  name: 'job-queue',
  summary: 'jobs go into a ring of slots that is flushed once per turn',
  why: 'no closure and no list of arguments per job, and one call of the host for all jobs of a turn',
  sound:
    'Jobs run in the order in which they were enqueued, each after the code that enqueued it. A job that throws leaves through the host, and a new turn takes up the rest. Between jobs of this library and of others the order is the one of turns; with the option `interleaving: "exact"` each job is a turn of its own.',
  after: [],
  guards: [{ name: 'exact-interleaving', summary: 'the user asked for one turn per job' }],
  examples: [
    {
      of: 'TriggerPromiseReactions',
      before: `
        function TriggerPromiseReactions(reactions, handler, argument, offset) {
          if ($isArray(reactions)) {
            for (let reactionIndex = 0; reactionIndex < reactions.length; reactionIndex += 3) {
              EnqueueJob('PromiseJobs', PromiseReactionJob, [
                reactions[reactionIndex],
                reactions[reactionIndex + offset],
                argument
              ]);
            }
          } else if (reactions !== undefined) {
            EnqueueJob('PromiseJobs', PromiseReactionJob, [
              reactions,
              handler,
              argument
            ]);
          }
          return undefined;
        }`,
      after: `
        function TriggerPromiseReactions(reactions, handler, argument, offset) {
          if ($isArray(reactions)) {
            for (let reactionIndex = 0; reactionIndex < reactions.length; reactionIndex += 3) {
              EnqueueInRing(PromiseReactionJob, reactions[reactionIndex], reactions[reactionIndex + offset], argument);
            }
          } else if (reactions !== undefined) {
            EnqueueInRing(PromiseReactionJob, reactions, handler, argument);
          }
          return undefined;
        }`,
    },
  ],
  rewrite(library) {
    const primitive = library.find('EnqueueJob');
    const calls = primitive ? library.matchesIn(library.program, CALL) : [];
    const lists = calls.map(({ __arguments }) => __arguments.elements);
    if (calls.length === 0 || lists.includes(undefined)) {
      return library.decline(
        'EnqueueJob',
        'a job is enqueued with a list of arguments that is not known',
      );
    }
    if (library.count('EnqueueJob') !== calls.length + 1) {
      return library.decline('EnqueueJob', 'it is used for more than being called');
    }
    const width = Math.max(...lists.map(({ length }) => length));
    const parts = ['job', ...Array.from({ length: width }, (_, i) => `argument${i + 1}`)];
    library.expressions(library.program, CALL, ({ __job, __arguments }) => {
      const args = [...__arguments.elements];
      while (args.length < width) args.push(library.buildExpression('undefined'));
      return { ...library.buildExpression('EnqueueInRing()'), arguments: [__job, ...args] };
    });
    const slots = SMALL * parts.length;
    library.insertAfter(primitive, [
      ...library.build(ring(parts, slots)),
      ...library.build(turns(parts, LARGE * parts.length)),
    ]);
    library.remove(primitive);
    library.capture('$newList');
    return library.did('EnqueueJob');
  },
};
