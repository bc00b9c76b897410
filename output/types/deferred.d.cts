/**
 * Promises whose continuations run at once: see docs/deferred.md. For code of one's own that
 * settles mostly at once; `toPromise` gives a promise to hand out.
 */

/** What resolves a promise: a value, or something with a `then` to wait for. */
type Resolution<T> = T | PromiseLike<T>;

type Settle<T> = (resolve: (resolution: Resolution<T>) => void, reject: (reason?: any) => void) => void; // prettier-ignore

/** A constructor of ordinary promises: this library's Promise, or the engine's. */
interface OrdinaryConstructor {
  new <T>(executor: Settle<T>): PromiseLike<T>;
}

export interface DeferredResolvers<T> {
  promise: DeferredPromise<T>;
  /** Settles the promise, and runs its continuations before it comes back. */
  resolve: (resolution: Resolution<T>) => void;
  /** Rejects the promise, and runs its continuations before it comes back. */
  reject: (reason?: any) => void;
}

export class DeferredPromise<T> implements PromiseLike<T> {
  /** @param executor runs at once; what it throws rejects the promise */
  constructor(executor: Settle<T>);

  /** A promise with the functions that settle it from outside. */
  static withResolvers<T>(): DeferredResolvers<T>;

  /** A promise that is resolved: fulfilled at once, but where a thenable has to be waited for. */
  static resolve(): DeferredPromise<void>;
  static resolve<T>(resolution: Resolution<T>): DeferredPromise<Awaited<T>>;

  /** A rejected promise; reported as unhandled when the code that runs has ended. */
  static reject<T = never>(reason?: any): DeferredPromise<T>;

  /** What an ordinary promise or a thenable becomes; a deferred promise is given back. */
  static from<T>(thenable: Resolution<T>): DeferredPromise<Awaited<T>>;

  static all<T>(elements: Iterable<Resolution<T>>): DeferredPromise<Awaited<T>[]>;
  static race<T>(elements: Iterable<Resolution<T>>): DeferredPromise<Awaited<T>>;

  /**
   * Runs one of the two when the promise is settled: before this call comes back, if it is settled
   * already and no continuation is running.
   *
   * @throws {TypeError} `AlreadyConsumedError` when the value was consumed
   */
  then<A = T, B = never>(
    onFulfilled?: ((value: T) => Resolution<A>) | null,
    onRejected?: ((reason: any) => Resolution<B>) | null,
  ): DeferredPromise<A | B>;

  catch<B = never>(onRejected?: ((reason: any) => Resolution<B>) | null): DeferredPromise<T | B>;

  /** Runs `onFinally` either way and hands the outcome on; what it throws takes its place. */
  finally(onFinally?: (() => void) | null): DeferredPromise<T>;

  isPending(): boolean;
  /** false once the value was consumed */
  isFulfilled(): boolean;
  isRejected(): boolean;

  /**
   * The value of a fulfilled promise, which the promise then holds no more; undefined of a pending
   * or rejected one.
   *
   * @throws {TypeError} `AlreadyConsumedError` on a second use
   */
  tryConsumeResolved(): T | undefined;

  /**
   * An ordinary promise with the same outcome, made on the first use and the same afterwards.
   *
   * @param constructor this library's Promise without one, loaded from the file beside this one
   * @throws {TypeError} `AlreadyConsumedError` when the value was consumed before
   */
  toPromise(): Promise<T>;
  toPromise<C extends OrdinaryConstructor>(constructor: C): InstanceType<C>;

  readonly [Symbol.toStringTag]: 'DeferredPromise';
}

/**
 * A class of its own.
 *
 * @param options `scheduler`: when unhandled rejections are reported, as for `fledgling`
 */
export function create(options?: {
  scheduler?: 'microtask' | 'nextTick' | 'immediate' | ((job: () => void) => void);
}): typeof DeferredPromise;
