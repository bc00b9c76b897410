/// <reference lib="es2015.iterable" />
/// <reference lib="es2015.symbol.wellknown" />
/**
 * The Promise of ES2025, as `fledgling` and its modes export it.
 */

import type { Options } from './options.cjs';
export type { Options };

/** What resolves a promise: a value, or something with a `then` to wait for. */
type Resolution<T> = T | PromiseLike<T>;

type Executor<T> = (
  resolve: (value: Resolution<T>) => void,
  reject: (reason?: any) => void,
) => void;

export interface FulfilledResult<T> {
  status: 'fulfilled';
  value: T;
}

export interface RejectedResult {
  status: 'rejected';
  reason: any;
}

export type SettledResult<T> = FulfilledResult<T> | RejectedResult;

export interface Resolvers<T, P = Promise<T>> {
  promise: P;
  resolve: (value: Resolution<T>) => void;
  reject: (reason?: any) => void;
}

export class Promise<T> implements PromiseLike<T> {
  /** @param executor runs at once; what it throws rejects the promise */
  constructor(executor: Executor<T>);

  /** The argument itself, where it is a promise that this constructor created. */
  static resolve(): Promise<void>;
  static resolve<T>(value: Resolution<T>): Promise<Awaited<T>>;

  static reject<T = never>(reason?: any): Promise<T>;

  /** The values of all, in their order; or the first reason. */
  static all<T extends readonly unknown[] | []>(
    values: T,
  ): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }>;
  static all<T>(values: Iterable<Resolution<T>>): Promise<Awaited<T>[]>;

  /** The outcome of the first that settles. */
  static race<T extends readonly unknown[] | []>(values: T): Promise<Awaited<T[number]>>;
  static race<T>(values: Iterable<Resolution<T>>): Promise<Awaited<T>>;

  /** Waits for all, and rejects for none: what became of each, in their order. */
  static allSettled<T extends readonly unknown[] | []>(
    values: T,
  ): Promise<{ -readonly [P in keyof T]: SettledResult<Awaited<T[P]>> }>;
  static allSettled<T>(values: Iterable<Resolution<T>>): Promise<SettledResult<Awaited<T>>[]>;
  /** The value of the first that is fulfilled; an AggregateError of all reasons, if none is. */
  static any<T extends readonly unknown[] | []>(values: T): Promise<Awaited<T[number]>>;
  static any<T>(values: Iterable<Resolution<T>>): Promise<Awaited<T>>;
  /** Calls a function at once; what it returns resolves the promise, what it throws rejects it. */
  static try<T, A extends unknown[]>(
    callback: (...args: A) => Resolution<T>,
    ...args: A
  ): Promise<Awaited<T>>;
  /** A promise with the functions that settle it from outside. */
  static withResolvers<T>(): Resolvers<T, Promise<T>>;

  /** The constructor of derived promises. */
  static get [Symbol.species](): typeof Promise;

  /**
   * A subclass that says so of itself gets its promises without a run of its constructor, under
   * `fast` and `loose`. The constructor must have no side effects and pass its executor on as it is.
   */
  static noSideEffects?: boolean;

  /** Handlers run later, one of them, once. */
  then<A = T, B = never>(
    onFulfilled?: ((value: T) => Resolution<A>) | null,
    onRejected?: ((reason: any) => Resolution<B>) | null,
  ): Promise<A | B>;

  /** `then(undefined, onRejected)` */
  catch<B = never>(onRejected?: ((reason: any) => Resolution<B>) | null): Promise<T | B>;

  /** Runs `onFinally` either way and passes the outcome on; what it throws takes its place. */
  finally(onFinally?: (() => void) | null): Promise<T>;

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
  finally(onFinally?: (() => void) | null): Promise0<T>;
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
  allSettled<T extends readonly unknown[] | []>(
    values: T,
  ): Promise0<{ -readonly [P in keyof T]: SettledResult<Awaited<T[P]>> }>;
  allSettled<T>(values: Iterable<Resolution<T>>): Promise0<SettledResult<Awaited<T>>[]>;
  any<T extends readonly unknown[] | []>(values: T): Promise0<Awaited<T[number]>>;
  any<T>(values: Iterable<Resolution<T>>): Promise0<Awaited<T>>;
  try<T, A extends unknown[]>(
    callback: (...args: A) => Resolution<T>,
    ...args: A
  ): Promise0<Awaited<T>>;
  withResolvers<T>(): Resolvers<T, Promise0<T>>;
}

/**
 * Creates a constructor of its own, which knows the promises of no other.
 *
 * @throws {TypeError} where the host has no such scheduler
 */
export function create(options: Options & { then0: true }): Promise0Constructor;
export function create(options?: Options): typeof Promise;
