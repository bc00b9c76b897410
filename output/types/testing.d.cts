/** Promises whose jobs run when their user says so: for tests, and for hosts with a loop of their own. */
import type { Options, Promise as Parent, Promise0Constructor } from './current.cjs';

export interface Controls<Constructor = typeof Parent> {
  /** A constructor with a queue of its own. */
  Promise: Constructor;
  /**
   * Runs the oldest job that waits.
   *
   * @returns false where none waits
   */
  step(): boolean;
  /**
   * Runs jobs until none waits, those that are added meanwhile included.
   *
   * @param limit how many at most; without it a job that always adds another one never ends
   * @returns how many ran
   */
  flush(limit?: number): number;
  /** How many jobs wait. */
  pending(): number;
}

type TestingOptions = Omit<Options, 'scheduler'>;

export function create(options: TestingOptions & { then0: true }): Controls<Promise0Constructor>;
export function create(options?: TestingOptions): Controls;
