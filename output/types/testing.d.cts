/** Promises, timers and events that happen when their user says so, in an order that repeats. */
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

  /** An event of the host, such as an answer: those of one queue happen in the order in which they are posted. */
  post<Args extends unknown[]>(
    queue: string,
    callback: (...args: Args) => unknown,
    ...args: Args
  ): void;
  setTimeout<Args extends unknown[]>(
    callback: (...args: Args) => unknown,
    milliseconds?: number,
    ...args: Args
  ): number;
  setInterval<Args extends unknown[]>(
    callback: (...args: Args) => unknown,
    milliseconds?: number,
    ...args: Args
  ): number;
  setImmediate<Args extends unknown[]>(callback: (...args: Args) => unknown, ...args: Args): number;
  clearTimeout(id?: number): void;
  clearInterval(id?: number): void;
  clearImmediate(id?: number): void;
  /** Virtual milliseconds since the world began. */
  now(): number;
  /**
   * Runs the jobs that wait, then one event, then its jobs.
   *
   * @returns false where there is no event
   */
  turn(): boolean;
  /**
   * Turns until there is no event.
   *
   * @param limit of turns, 100,000 without it; more are an error
   * @returns how many there were
   */
  run(limit?: number): number;
  /** Turns until no event is left that happens within some virtual milliseconds. */
  advance(milliseconds: number): void;
  /** The queue of each event so far: what the option `schedule` takes. */
  schedule(): string[];
}

export interface World {
  /** Events of different queues happen in an order that the seed determines. */
  seed?: number;
  /** Events happen in an order that was recorded; behind its end, in that of time. */
  schedule?: readonly string[];
  /**
   * @param queues those that have an event
   * @returns the place of one among them; undefined for the one that time chooses
   */
  choose?: (queues: string[]) => number | undefined;
}

type TestingOptions = Omit<Options, 'scheduler'> & World;

export function create(options: TestingOptions & { then0: true }): Controls<Promise0Constructor>;
export function create(options?: TestingOptions): Controls;
