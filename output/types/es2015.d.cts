/**
 * The Promise of ES2015, as `fledgling` and its modes export it. Later editions' methods, as
 * `finally` and `allSettled`, are not here.
 */

/** What resolves a promise: a value, or something with a `then` to wait for. */
type Resolution<T> = T | PromiseLike<T>;

export class Promise<T> implements PromiseLike<T> {
  /** @param executor runs at once; what it throws rejects the promise */
  constructor(
    executor: (resolve: (value: Resolution<T>) => void, reject: (reason?: any) => void) => void,
  );

  /** 25.4.4.5: the argument itself, where it is a promise that this constructor made. */
  static resolve(): Promise<void>;
  static resolve<T>(value: Resolution<T>): Promise<Awaited<T>>;

  /** 25.4.4.4 */
  static reject<T = never>(reason?: any): Promise<T>;

  /** 25.4.4.1: the values of all, in their order; or the first reason. */
  static all<T extends readonly unknown[] | []>(
    values: T,
  ): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }>;
  static all<T>(values: Iterable<Resolution<T>>): Promise<Awaited<T>[]>;

  /** 25.4.4.3: the outcome of the first that settles. */
  static race<T>(values: Iterable<Resolution<T>>): Promise<Awaited<T>>;

  /** 25.4.4.6: the constructor of derived promises. */
  static readonly [Symbol.species]: typeof Promise;

  /**
   * A subclass that says so of itself gets its promises without a run of its constructor, under
   * `fast` and `loose`. The constructor must have no side effects and hand its executor on as it is.
   */
  static noSideEffects?: boolean;

  /** 25.4.5.3: handlers run later, one of them, once. */
  then<A = T, B = never>(
    onFulfilled?: ((value: T) => Resolution<A>) | null,
    onRejected?: ((reason: any) => Resolution<B>) | null,
  ): Promise<A | B>;

  /** 25.4.5.1: `then(undefined, onRejected)` */
  catch<B = never>(onRejected?: ((reason: any) => Resolution<B>) | null): Promise<T | B>;

  readonly [Symbol.toStringTag]: string;
}

/** With the option `then0`. */
export interface WithThen0<T> {
  /** `then` without a derived promise: what a handler gives or throws goes nowhere. */
  then0(
    onFulfilled?: ((value: T) => void) | null,
    onRejected?: ((reason: any) => void) | null,
  ): void;
}

export interface Options {
  /** How a job is run later; without one it is a microtask, where the engine has them. */
  scheduler?: 'microtask' | 'nextTick' | 'immediate' | ((job: () => void) => void);
  /** `fast`, `loose`: `exact` is a turn for each job, not for each batch. */
  interleaving?: 'exact';
  /** `fast`, `loose`: adds the method `then0`. */
  then0?: boolean;
}

/**
 * A constructor of its own, which knows the promises of no other.
 *
 * @throws {TypeError} where the host has no such scheduler
 */
export function create(options: Options & { then0: true }): Promise0Constructor;
export function create(options?: Options): typeof Promise;

/** The constructor with `then0` on the promises that it makes. */
export interface Promise0Constructor extends Omit<typeof Promise, never> {
  new <T>(...parameters: ConstructorParameters<typeof Promise<T>>): Promise<T> & WithThen0<T>;
  readonly prototype: Promise<any> & WithThen0<any>;
}
