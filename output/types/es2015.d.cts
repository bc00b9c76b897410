/// <reference lib="es2015.iterable" />
/// <reference lib="es2015.symbol.wellknown" />
/**
 * The Promise of ES2015, as `fledgling/es2015` exports it. Methods of later editions, as
 * `finally` and `allSettled`, are not here.
 */

import type { Options } from './options.cjs';
export type { Options };

/** What resolves a promise: a value, or something with a `then` to wait for. */
type Resolution<T> = T | PromiseLike<T>;

type Executor<T> = (
  resolve: (value: Resolution<T>) => void,
  reject: (reason?: any) => void,
) => void;

export class Promise<T> implements PromiseLike<T> {
  /** @param executor runs at once; what it throws rejects the promise */
  constructor(executor: Executor<T>);

  /** 25.4.4.5: the argument itself, where it is a promise that this constructor created. */
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
  static race<T extends readonly unknown[] | []>(values: T): Promise<Awaited<T[number]>>;
  static race<T>(values: Iterable<Resolution<T>>): Promise<Awaited<T>>;

  /** 25.4.4.6: the constructor of derived promises. */
  static get [Symbol.species](): typeof Promise;

  /**
   * A subclass that says so of itself gets its promises without a run of its constructor, under
   * `fast` and `loose`. The constructor must have no side effects and pass its executor on as it is.
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

/** A promise of a constructor with the option `then0`. */
export interface Promise0<T> extends Promise<T> {
  /** `then` without a derived promise: what a handler returns or throws goes nowhere. */
  then0(
    onFulfilled?: ((value: T) => void) | null,
    onRejected?: ((reason: any) => void) | null,
  ): void;
  then<A = T, B = never>(
    onFulfilled?: ((value: T) => Resolution<A>) | null,
    onRejected?: ((reason: any) => Resolution<B>) | null,
  ): Promise0<A | B>;
  catch<B = never>(onRejected?: ((reason: any) => Resolution<B>) | null): Promise0<T | B>;
}

/** The constructor that `create({ then0: true })` returns. */
export interface Promise0Constructor {
  new <T>(executor: Executor<T>): Promise0<T>;
  readonly prototype: Promise0<any>;
  noSideEffects?: boolean;
  readonly [Symbol.species]: Promise0Constructor;
  resolve(): Promise0<void>;
  resolve<T>(value: Resolution<T>): Promise0<Awaited<T>>;
  reject<T = never>(reason?: any): Promise0<T>;
  all<T extends readonly unknown[] | []>(
    values: T,
  ): Promise0<{ -readonly [P in keyof T]: Awaited<T[P]> }>;
  all<T>(values: Iterable<Resolution<T>>): Promise0<Awaited<T>[]>;
  race<T extends readonly unknown[] | []>(values: T): Promise0<Awaited<T[number]>>;
  race<T>(values: Iterable<Resolution<T>>): Promise0<Awaited<T>>;
}

/**
 * Creates a constructor of its own, which knows the promises of no other.
 *
 * @throws {TypeError} where the host has no such scheduler
 */
export function create(options: Options & { then0: true }): Promise0Constructor;
export function create(options?: Options): typeof Promise;
