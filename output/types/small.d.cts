/** The Promise of the package, as small as it gets; its factory takes less. */
import type { Promise as Constructor } from './current.cjs';
import type { Rejections } from './options.cjs';

export { Promise } from './current.cjs';
export type { Rejections };

export interface PlainOptions {
  /** Is given a job and has to run it later, once, without an argument; a microtask without one. */
  scheduler?: (job: () => void) => void;
  /** From ES2016 on: who is told of rejections that nobody handles; the host, which is the default. */
  rejections?: 'host' | 'none' | Rejections;
}

/** Creates a constructor of its own, which knows the promises of no other. */
export function create(options?: PlainOptions): typeof Constructor;
