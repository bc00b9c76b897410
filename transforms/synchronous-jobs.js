import { nodes } from '../generator/estree.js';

const EXACT = "const exactInterleaving = options && options.interleaving === 'exact';";

/** While a job runs, others wait in the ring; the outermost one empties it before it comes back. */
const run = (parts) => `
  function RunJob(${parts.join(', ')}) {
    if (scheduled) return EnqueueInRing(${parts.join(', ')});
    scheduled = true;
    try {
      job(${parts.slice(1).join(', ')});
    } finally {
      if (first === last) scheduled = false;
      else flushJobs();
    }
    return undefined;
  }
  function RunJobs() {
    if (scheduled) return;
    scheduled = true;
    flushJobs();
  }`;

/** Loops that enqueue a job for each of several reactions: all are there before the first one runs. */
const loopsAround = (library, call) =>
  [...nodes(library.program)].filter(
    (node) => node.type === 'ForStatement' && library.matchesWhere(node.body, call).length > 0,
  );

/** @type {import('../generator/optimise.js').Pass} */
export default {
  name: 'synchronous-jobs',
  summary: 'a job runs at once, or right after the jobs that run already, in place of a later turn',
  why: 'no microtask: a promise that has settled costs its handler a call',
  assumes: ['deferred-promises'],
  unsound:
    'No job waits until the code that enqueued it has ended: a handler runs before `then` comes back, and before the code behind the call that settled its promise. Jobs still run one after the other, in the order in which they were enqueued. The option `interleaving` means nothing.',
  after: ['job-queue'],
  guards: [{ name: 'runs-already', summary: 'a job is running: this one waits for it' }],
  examples: [
    {
      of: 'TriggerPromiseReactions',
      before: `
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
      after: `
        function TriggerPromiseReactions(reactions, handler, argument, offset) {
          if ($isArray(reactions)) {
            for (let reactionIndex = 0; reactionIndex < reactions.length; reactionIndex += 3) {
              EnqueueInRing(PromiseReactionJob, reactions[reactionIndex], reactions[reactionIndex + offset], argument);
            }
            RunJobs();
          } else if (reactions !== undefined) {
            RunJob(PromiseReactionJob, reactions, handler, argument);
          }
          return undefined;
        }`,
    },
  ],
  rewrite(library) {
    return library.transaction(() => {
      const enqueue = library.find('EnqueueInRing');
      if (!enqueue) return library.decline('EnqueueInRing', 'job-queue did not apply');
      const parts = enqueue.params.map(({ name }) => name);
      const call = (name) => `${name}(${parts.map((part) => `__${part}`).join(', ')})`;
      const uses = library.count('EnqueueInRing') - 1;
      const calls = library.expressions(library.program, call('EnqueueInRing'), call('RunJob'));
      for (const loop of loopsAround(library, call('RunJob'))) {
        library.expressions(loop, call('RunJob'), call('EnqueueInRing'));
        library.insertAfter(loop, library.build('RunJobs();'));
      }
      const waits =
        library.statements(enqueue, 'if (exactInterleaving) return __alone;', '') +
        library.statements(enqueue, 'if (!scheduled) callHost();', '') +
        library.statements(library.program, EXACT, '');
      if (calls !== uses || waits !== 3) {
        return library.decline('EnqueueInRing', 'the ring is not the known one');
      }
      library.insertAfter(enqueue, library.build(run(parts)));
      return library.did('EnqueueInRing');
    });
  },
};
