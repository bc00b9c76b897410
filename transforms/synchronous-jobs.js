import { freeName, functionNames } from '../generator/facts/bindings.js';
import { nodes } from '../generator/ir/estree.js';

/** What is for turns of the host, and what becomes of it: they only take up what was left. */
const TURNS = Object.entries({
  "let exactInterleaving = options && options.interleaving === 'exact';": '',
  "const hasScheduler = options && typeof options.scheduler === 'function';": '',
  'if (exactInterleaving) return __alone;': '',
  'if (calling) exactInterleaving = true;': 'if (calling) return;',
  'if (hasScheduler && severalWait()) callHost();': '',
  'function severalWait() { return __several; }': '',
  'if (!running && !several) throw __refused;': '',
  'let several = false;': '',
  'scheduled = several = false;': 'scheduled = false;',
  'several = true;': '',
  'endSeveral();': '',
  'function endSeveral() { several = false; if (!scheduled && !exactInterleaving && __waits) callHost(); }':
    '',
});

/** What stands around each loop that enqueues jobs together. */
const AROUND_LOOPS = new Set(['several = true;', 'endSeveral();']);

/** A call of `function` with a job's parts, each of which may be any expression. */
const call = (name, parts) => `${name}(${parts.map((part) => `__${part}`).join(', ')})`;

/** While a job runs, others wait in the ring; the outermost one empties it before it comes back. */
const run = (name, job, parts, params) => `
  function ${name}(${params.join(', ')}) {
    if (running) return EnqueueInRing(${[job, ...params, ...parts.slice(params.length + 1).fill('undefined')].join(', ')});
    running = true;
    try {
      ${job}(${params.join(', ')});
    } finally {
      if (first !== last || reading !== writing) flushJobs();
      else running = false;
    }
    return undefined;
  }`;

const RUN_ALL = `
  function RunJobs() {
    if (!running) flushJobs();
  }`;

/** Calls that enqueue a job become calls that run it, by a function for each job; how many. */
const runAtOnce = (library, parts) => {
  const jobs = new Map();
  const taken = functionNames(library.program);
  const nameFor = ({ id: { name } }) => jobs.get(name)?.name ?? freeName(`Run${name}`, taken);
  const count = library.replaceExpressions(
    library.program,
    call('EnqueueInRing', parts),
    (bound, bindings) => {
      const job = library.find(bound.__job.name);
      if (!job) return undefined;
      const name = nameFor(job);
      jobs.set(job.id.name, { name, job });
      library.givesUp(bindings);
      const args = parts.slice(1, job.params.length + 1).map((part) => bound[`__${part}`]);
      return { ...library.buildExpression(`${name}()`), arguments: args };
    },
  );
  const declarations = [...jobs].map(
    ([
      called,
      {
        name,
        job: { params },
      },
    ]) => run(name, called, parts, parts.slice(1, params.length + 1)),
  );
  library.insertAfter(
    library.find('EnqueueInRing'),
    library.build([...declarations, RUN_ALL].join('')),
  );
  return count;
};

/** Jobs of several reactions are all there before the first one runs: loops enqueue them as before. */
const enqueueInLoops = (library, parts) => {
  const calls = call('EnqueueInRing', parts);
  let count = 0;
  for (const loop of [...nodes(library.program)].filter(({ type }) => type === 'ForStatement')) {
    library.givesUp(library.findNodes(loop, calls));
    const loops = library.replaceExpressions(loop, calls, call('EnqueueLater', parts));
    if (loops > 0) library.insertAfter(loop, library.build('RunJobs();'));
    count += loops;
  }
  return count;
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'synchronous-jobs',
  summary: 'a job runs at once, or right after the jobs that run already, in place of a later turn',
  why: 'no microtask: a promise that has settled costs its handler a call',
  assumes: ['deferred-promises'],
  unsound:
    'No job waits until the code that enqueued it has ended: a handler runs before `then` comes back, and before the code behind the call that settled its promise. Jobs still run one after the other, in the order in which they were enqueued. The option `interleaving` means nothing.',
  after: ['job-queue'],
  rests: [],
  guards: [{ name: 'runs-already', summary: 'a job is running: this one waits for it' }],
  examples: [
    {
      of: 'TriggerPromiseReactions',
      before: `
        function TriggerPromiseReactions(reactions, handler, argument, offset) {
          if (reactions !== undefined) {
            if ($isArray(reactions)) {
              several = true;
              for (let reactionIndex = 0; reactionIndex < reactions.length; reactionIndex += 3) {
                EnqueueInRing(PromiseReactionJob, reactions[reactionIndex], reactions[reactionIndex + offset], argument);
              }
              endSeveral();
            } else {
              EnqueueInRing(PromiseReactionJob, reactions, handler, argument);
            }
          }
          return undefined;
        }`,
      after: `
        function TriggerPromiseReactions(reactions, handler, argument, offset) {
          if (reactions !== undefined) {
            if ($isArray(reactions)) {
              for (let reactionIndex = 0; reactionIndex < reactions.length; reactionIndex += 3) {
                EnqueueInRing(PromiseReactionJob, reactions[reactionIndex], reactions[reactionIndex + offset], argument);
              }
              RunJobs();
            } else {
              RunPromiseReactionJob(reactions, handler, argument);
            }
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
      const uses = library.count('EnqueueInRing') - 1;
      const dropped = TURNS.filter(([text, replacement]) => {
        const places = library.replaceStatements(library.program, text, replacement);
        return places === 1 || AROUND_LOOPS.has(text);
      });
      const calls = enqueueInLoops(library, parts) + runAtOnce(library, parts);
      if (calls !== uses || dropped.length < TURNS.length) {
        return library.decline('EnqueueInRing', 'the ring is not the known one');
      }
      library.replaceExpressions(library.program, 'EnqueueLater', 'EnqueueInRing');
      return library.did('EnqueueInRing');
    });
  },
};
