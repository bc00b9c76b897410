import { lead, noteOf } from '../generator/ir/comments.js';
import { nodes } from '../generator/ir/estree.js';
import { unitsOf } from './support/units.js';

const CALL = 'EnqueueJob(__queue, __job, __arguments)';

/** Jobs of a block, and blocks that are kept for the next turn. */
const JOBS = 256;
const BLOCKS_KEPT = 256;

/**
 * A ring of blocks of slots, some slots for each job: the function and its arguments; behind them a
 * block has the next one. Where the next one is still read from, a new block comes between. Slots are
 * defined once, so that storing meets no setter of Array.prototype, and no block is ever copied: an
 * array that grows large has old engines collect everything, again and again. Slots are counted one by
 * one: of `at + 1` in a place, Node 0.10 guesses wrong each time and throws the compiled code away.
 *
 * The stack may end in any call here: until a call has come back, the ring is as it was, and a host
 * that refused is called again for the next job. While several jobs are enqueued together, all of them
 * are there before it is said that the host refused. A host that ends a program runs no `finally` and may
 * forget what it was asked for: so a flush that has begun counts no more, the first job that it
 * enqueues asks the host anew, and so does each block that is full.
 */
const ring = (parts) => `
  const SLOTS_PER_JOB = ${parts.length};
  const SLOTS_PER_BLOCK = ${parts.length * JOBS};
  const BLOCKS_KEPT = ${BLOCKS_KEPT};
  var exactInterleaving = options && options.interleaving === 'exact';
  const hasScheduler = options && typeof options.scheduler === 'function';
  var reading = newBlock(undefined);
  var writing = reading;
  var blocks = 1;
  var first = 0;
  var last = 0;
  var scheduled = false;
  var calling = false;
  var running = false;
  var several = false;
  reading[SLOTS_PER_BLOCK] = reading;
  function newBlock(next) {
    const block = $newList();
    while (block.length < SLOTS_PER_BLOCK) block[block.length] = undefined;
    block[SLOTS_PER_BLOCK] = next;
    return block;
  }
  function writeToNextBlock() {
    if (writing[SLOTS_PER_BLOCK] === reading) {
      writing[SLOTS_PER_BLOCK] = newBlock(reading);
      blocks = blocks + 1;
    }
    writing = writing[SLOTS_PER_BLOCK];
    last = 0;
    scheduled = false;
  }
  function EnqueueInRing(${parts.join(', ')}) {
    if (exactInterleaving) return EnqueueAlone(${parts.join(', ')});
    let at = last;
    ${parts.map((part) => `writing[at++] = ${part};`).join('\n')}
    if (at === SLOTS_PER_BLOCK) writeToNextBlock();
    else last = at;
    if (!scheduled) callHost();
  }
  function EnqueueAlone(${parts.join(', ')}) {
    enqueue(function () {
      job(${parts.slice(1).join(', ')});
    });
  }
  function callHost() {
    scheduled = true;
    calling = true;
    try {
      enqueue(flushJobs);
    } catch (refused) {
      scheduled = false;
      if (!running && !several) throw refused;
    } finally {
      calling = false;
    }
  }
  function endSeveral() {
    several = false;
    if (!scheduled && !exactInterleaving && (first !== last || reading !== writing)) callHost();
  }`;

/**
 * Taking jobs out, one turn after the other; nothing is called before a job is out. A host that
 * runs at once what it is given gets each job alone from then on. A scheduler of the user's may be
 * pumped by a job: it has the turn of those behind it by then. What a very long queue took is given
 * back. A job that enters a context and does not leave it ends the turn: the host begins the next one
 * outside of all contexts.
 */
const turns = (parts, keepsContexts) => `
  function runNextJob() {
    const block = reading;
    let at = first;
    ${parts.map((part) => `const ${part} = block[at]; block[at++] = undefined;`).join('\n')}
    first = at === SLOTS_PER_BLOCK ? 0 : at;
    if (first === 0) reading = block[SLOTS_PER_BLOCK];
    job(${parts.slice(1).join(', ')});
  }
  function severalWait() {
    return reading !== writing || last - first > SLOTS_PER_JOB;
  }
  function flushLater() {
    running = false;
    callHost();
  }
  function flushJobs() {
    if (calling) exactInterleaving = true;
    scheduled = several = false;
    running = true;
    ${keepsContexts ? 'const outside = !contexts.left();' : ''}
    try {
      if (hasScheduler && severalWait()) callHost();
      while (first !== last || reading !== writing) {
        runNextJob();
        ${keepsContexts ? 'if (usesContexts() && outside && contexts.left()) return;' : ''}
      }
      if (blocks > BLOCKS_KEPT) {
        reading[SLOTS_PER_BLOCK] = reading;
        blocks = 1;
      }
      running = false;
    } finally {
      if (running) flushLater();
    }
  }`;

/** What each function of the ring is for. */
const NOTES = {
  newBlock: 'Slots are defined once, so that storing meets no setter of Array.prototype.',
  writeToNextBlock: 'Where the next block is still read from, a new one comes between.',
  EnqueueAlone: 'A turn for one job.',
  callHost: 'Asks the host for a turn. One that refuses is asked again for the next job.',
  endSeveral: 'Jobs enqueued together are all in the ring before a refusal of the host is thrown.',
  runNextJob: 'A job is out of the ring before it runs.',
  flushLater: 'A job threw, or left a context: those behind it have a turn of their own.',
  flushJobs: 'A turn. A host that runs at once what it is given gets each job alone from then on.',
};

/** A declared function, or the closure that a variable of the function around holds, or gets from what makes it. */
const codeOf = (library, job) => {
  const declared = job.name && library.find(job.name);
  if (declared) return declared;
  const unit = unitsOf(library).find((code) => nodes(code).includes(job));
  const settings = unit ? nodes(unit).filter((node) => setsName(node, job.name)) : [];
  const init = settings.length === 1 ? settings[0].init : undefined;
  return init?.callee?.name ? library.functionObject(init.callee.name) : init;
};

/** What gives a variable its value: a declaration, an assignment, a call of its function. */
const setsName = (/** @type {any} */ { type, id, left, params = [] }, name) =>
  (type === 'VariableDeclarator' && id.name === name) ||
  [left, ...params].some((node) => node?.name === name);

/** Whether a job may tell how many arguments it is given: it counts them, or nothing is known of it. */
const countsArguments = (library, job) => {
  const code = codeOf(library, job);
  return (
    !code?.params ||
    code.params.some(({ type }) => type === 'RestElement') ||
    library.count('arguments', code) > 0
  );
};

/** What may end a loop before its end. @param {any} node */
const mayLeave = ({ type, callee }) =>
  /^(?:Return|Throw|Break|Continue)Statement$/.test(type) ||
  type === 'NewExpression' ||
  (type === 'CallExpression' && callee.name !== 'EnqueueInRing');

/** A loop enqueues jobs together, where it does nothing else. */
const enqueueTogether = (library) => {
  const loops = nodes(library.program).filter(
    (node) =>
      /^For\w*Statement$/.test(node.type) &&
      library.count('EnqueueInRing', node) > 0 &&
      !nodes(node).some(mayLeave),
  );
  for (const loop of loops) {
    library.insertBefore(loop, library.build('several = true;'));
    library.insertAfter(loop, library.build('endSeveral();'));
  }
};

/** What stands where in the ring. */
const LEGEND =
  'A job takes SLOTS_PER_JOB slots of a block of the ring: its function and arguments. Behind its slots a block has the next block; BLOCKS_KEPT blocks are kept for the next turn.';

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'job-queue',
  section: 'Jobs: the queue, and how it is flushed',
  summary: 'jobs go into a ring of blocks of slots that is flushed once per turn',
  why: 'no closure and no list of arguments per job, and one call of the host for all jobs of a turn',
  sound:
    'Jobs run in the order in which they were enqueued, each after the code that enqueued it. A job that throws leaves through the host, and a new turn takes up the rest, as it does after one that stays in a context of the host. Between jobs of this library and of others the order is the one of turns; with the option `interleaving: "exact"`, or a host that runs at once what it is given, each job is a turn of its own. A turn may find its jobs run.',
  after: [],
  rests: [],
  guards: [{ name: 'exact-interleaving', summary: 'the user asked for one turn per job' }],
  examples: [
    {
      of: 'TriggerPromiseReactions',
      before: `
        function TriggerPromiseReactions(reactions, handler, argument, offset) {
          if (reactions !== undefined) {
            if ($isArray(reactions)) {
              for (let reactionIndex = 0; reactionIndex < reactions.length; reactionIndex += 3) {
                EnqueueJob('PromiseJobs', PromiseReactionJob, [
                  reactions[reactionIndex],
                  reactions[reactionIndex + offset],
                  argument
                ]);
              }
            } else {
              EnqueueJob('PromiseJobs', PromiseReactionJob, [
                reactions,
                handler,
                argument
              ]);
            }
          }
          return undefined;
        }`,
      after: `
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
    },
  ],
  rewrite(library) {
    const primitive = library.find('EnqueueJob');
    const calls = primitive ? library.findAll(library.program, CALL) : [];
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
    if (library.find('HostEnqueuePromiseJob')) {
      return library.decline('EnqueueJob', 'other jobs go to the host one by one');
    }
    const width = Math.max(...lists.map(({ length }) => length));
    const isCounted = ({ __job, __arguments: { elements } }) =>
      elements.length < width && countsArguments(library, __job);
    if (calls.some(isCounted)) {
      return library.decline('EnqueueJob', 'a job may count the arguments that it is given');
    }
    const parts = ['job', ...Array.from({ length: width }, (_, i) => `argument${i + 1}`)];
    library.replaceExpressions(library.program, CALL, ({ __job, __arguments }) => {
      const args = [...__arguments.elements];
      while (args.length < width) args.push(library.buildExpression('undefined'));
      return { ...library.buildExpression('EnqueueInRing()'), arguments: [__job, ...args] };
    });
    enqueueTogether(library);
    library.insertAfter(primitive, [
      ...library.build(ring(parts)),
      ...library.build(turns(parts, library.declares('contexts'))),
    ]);
    for (const [name, note] of Object.entries(NOTES)) lead(library.find(name), noteOf(note));
    library.remove(primitive);
    library.capture('$newList');
    library.find('EnqueueInRing').enqueues = true;
    library.explain('EnqueueInRing', LEGEND);
    return library.did('EnqueueJob');
  },
};
