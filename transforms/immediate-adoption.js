import { copy } from '../generator/ir/pattern.js';
import { ADOPTION, THENS } from './support/kernel.js';

/** The thenable job for a promise of the library: it runs no code of anybody else. */
const ADOPTS = `
  if (__then === intrinsicThen && __isPromise) {
    __adopts;
    return undefined;
  }`;

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'immediate-adoption',
  summary: 'a deferred promise is adopted where it is returned, also while a job runs',
  why: 'a read loop returns a promise from each handler: one job less for each',
  assumes: ['deferred-promises'],
  unsound:
    'The job that calls `then` of a promise waits for nothing: what is attached to that promise behind it comes after the adoption.',
  after: ['synchronous-jobs', 'no-subclasses'],
  rests: [...THENS, ...ADOPTION],
  once: true,
  guards: [
    { name: 'adopts-deferred', summary: 'then is the intrinsic one and the thenable a promise' },
  ],
  examples: [
    {
      of: 'RunPromiseResolveThenableJob',
      before: `
        function RunPromiseResolveThenableJob(argument1, argument2, argument3) {
          if (running)
            return EnqueueInRing(PromiseResolveThenableJob, argument1, argument2, argument3);
          running = true;
          try {
            PromiseResolveThenableJob(argument1, argument2, argument3);
          } finally {
            if (first !== last || reading !== writing)
              flushJobs();
            else
              running = false;
          }
          return undefined;
        }`,
      after: `
        function RunPromiseResolveThenableJob(argument1, argument2, argument3) {
          if (argument3 === intrinsicThen && IsPromise(argument2)) {
            AdoptOrReject(argument2, 'AdoptValue', 'AdoptReason', argument1);
            return undefined;
          }
          if (running)
            return EnqueueInRing(PromiseResolveThenableJob, argument1, argument2, argument3);
          running = true;
          try {
            PromiseResolveThenableJob(argument1, argument2, argument3);
          } finally {
            if (first !== last || reading !== writing)
              flushJobs();
            else
              running = false;
          }
          return undefined;
        }`,
    },
  ],
  rewrite(library) {
    const run = library.find('RunPromiseResolveThenableJob');
    const job = library.find('PromiseResolveThenableJob');
    const bindings = job && library.matchAt(ADOPTS, job.body.body, 0);
    if (!run || !bindings)
      return library.decline('PromiseResolveThenableJob', 'it does not begin with an adoption');
    const [first] = job.body.body;
    const [moved] = copy([first]);
    job.params.forEach((param, i) => {
      library.replaceExpressions(moved, param.name, () => ({ ...run.params[i] }));
    });
    library.replace(job.body.body, 0, [first], []);
    library.givesUp(job.body);
    run.body.body.unshift(moved);
    return library.did('RunPromiseResolveThenableJob');
  },
};
