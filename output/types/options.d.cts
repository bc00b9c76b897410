/** What `create` takes. A name that is none of these, as `schedular`, is an error of the compiler. */
export interface Options {
  /**
   * How a job is run later; without one it is a microtask, where the engine has them.
   *
   * - `'microtask'`: before the next timer or I/O event, as native promises do
   * - `'nextTick'`: as Node's `process.nextTick` does
   * - `'immediate'`: after the I/O events that wait; jobs of several events run in one batch
   * - a function: it is given a job and has to run it later, once, without an argument
   */
  scheduler?: 'microtask' | 'nextTick' | 'immediate' | ((job: () => void) => void);
  /**
   * `fast`, `loose`: `'exact'` is a turn of the host for each job, not for each batch, so that jobs
   * interleave with those of other libraries one by one, as `faithful` always does.
   */
  interleaving?: 'exact';
  /** `fast`, `loose`: adds the method `then0`, which is `then` without a derived promise. */
  then0?: boolean;
  /** Whose context a job runs in: the host's own, which is the default, none, or those given. */
  context?: 'host' | 'none' | Contexts;
  /** From ES2016 on: who is told of rejections that nobody handles; the host, which is the default. */
  rejections?: 'host' | 'none' | Rejections;
}

/** Told in turns of their own, when no job waits any more. */
export interface Rejections {
  onReject?(promise: object, reason: any): void;
  /** A promise that `onReject` was told of has a handler now. */
  onHandle?(promise: object): void;
}

/** How a host keeps the context of asynchronous code. */
export interface Contexts {
  /** False where no context is in use, at once: it is asked before `capture`. */
  inUse?(): boolean;
  /** The current context; undefined where none is in use. */
  capture(): any;
  /** Runs code in a context that `capture` gave; for undefined, outside of all. */
  run<T>(context: any, code: () => T): T;
}
