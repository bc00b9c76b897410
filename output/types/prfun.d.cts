/** This library's Promise with the methods of prfun 2: its README says what each one does. */
import type { Options, Promise as Parent } from './current.cjs';

type Resolution<T> = T | PromiseLike<T>;
type NodeCallback = (error: any, value?: any) => void;

export class Promise<T> extends Parent<T> {
  static resolve(): Promise<void>;
  static resolve<T>(value: Resolution<T>): Promise<Awaited<T>>;
  static reject<T = never>(reason?: any): Promise<T>;
  static all<T extends readonly unknown[] | []>(
    values: T,
  ): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }>;
  static all<T>(values: Iterable<Resolution<T>>): Promise<Awaited<T>[]>;
  static race<T extends readonly unknown[] | []>(values: T): Promise<Awaited<T[number]>>;
  static race<T>(values: Iterable<Resolution<T>>): Promise<Awaited<T>>;
  static get [Symbol.species](): typeof Promise;

  then<A = T, B = never>(
    onFulfilled?: ((value: T) => Resolution<A>) | null,
    onRejected?: ((reason: any) => Resolution<B>) | null,
  ): Promise<A | B>;
  catch<B = never>(onRejected?: ((reason: any) => Resolution<B>) | null): Promise<T | B>;
  /** `then` without a derived promise. */
  then0(
    onFulfilled?: ((value: T) => void) | null,
    onRejected?: ((reason: any) => void) | null,
  ): void;

  // collections
  static join<T extends readonly unknown[]>(
    ...values: T
  ): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }>;
  static map<E, R>(
    array: Resolution<ArrayLike<Resolution<E>>>,
    callback: (element: Awaited<E>, index: number, array: any) => Resolution<R>,
    thisArg?: any,
  ): Promise<R[]>;
  static filter<E>(
    array: Resolution<ArrayLike<Resolution<E>>>,
    callback: (element: Awaited<E>, index: number, array: any) => Resolution<any>,
    thisArg?: any,
  ): Promise<E[]>;
  static reduce(
    array: any,
    callback: (previous: any, current: any, index: number, array: any) => any,
    initialValue?: any,
  ): Promise<any>;
  static reduceRight(
    array: any,
    callback: (previous: any, current: any, index: number, array: any) => any,
    initialValue?: any,
  ): Promise<any>;
  static props<O extends object>(object: Resolution<O>): Promise<{ [K in keyof O]: Awaited<O[K]> }>;
  all(): Promise<any>;
  race(): Promise<any>;
  map(callback: (element: any, index: number, array: any) => any, thisArg?: any): Promise<any[]>;
  filter(callback: (element: any, index: number, array: any) => any, thisArg?: any): Promise<any[]>;
  reduce(callback: (previous: any, current: any, index: number, array: any) => any, initialValue?: any): Promise<any>; // prettier-ignore
  reduceRight(callback: (previous: any, current: any, index: number, array: any) => any, initialValue?: any): Promise<any>; // prettier-ignore
  props(): Promise<{ [K in keyof T]: Awaited<T[K]> }>;
  spread(onFulfilled?: (...values: any[]) => any, onRejected?: (...reasons: any[]) => any): Promise<any>; // prettier-ignore

  // outcomes
  static try(callback: (...values: any[]) => any, thisArg?: any, ...values: any[]): Promise<any>;
  caught<R>(handler: (reason: any) => Resolution<R>): Promise<T | R>;
  caught(...predicatesAndHandler: Function[]): Promise<any>;
  finally(handler: () => any): Promise<T>;
  tap(handler: (value: T) => any): Promise<T>;
  return<R>(value: R): Promise<Awaited<R>>;
  throw(reason: any): Promise<never>;
  done(onFulfilled?: (value: T) => any, onRejected?: (reason: any) => any): void;
  get<K extends keyof T>(name: K): Promise<Awaited<T[K]>>;
  call(name: PropertyKey, ...values: any[]): Promise<any>;

  // time, in milliseconds
  static TimeoutError: new (message?: string) => Error;
  static delay(milliseconds: number): Promise<void>;
  static delay<T>(value: Resolution<T>, milliseconds: number): Promise<Awaited<T>>;
  delay(milliseconds: number): Promise<T>;
  /** @throws a rejection with a TimeoutError */
  timeout(milliseconds: number, message?: string): Promise<T>;

  // functions
  static defer<T>(): {
    promise: Promise<T>;
    resolve: (value: Resolution<T>) => void;
    reject: (reason?: any) => void;
    readonly callback: NodeCallback;
  };
  static method(callback: Function): (...values: any[]) => Promise<any>;
  static promisify(
    nodeFunction: Function,
    names?: true | string[] | null,
    thisArg?: any,
  ): (...values: any[]) => Promise<any>;
  nodify(callback?: NodeCallback | null): this;
  static guard(condition: number | (() => any), callback: Function): (...values: any[]) => Promise<any>; // prettier-ignore
  static async(
    makeGenerator: (...values: any[]) => Generator<any, any, any>,
    callbackArgument?: number,
  ): (...values: any[]) => Promise<any>;
  static bind(thisArg: any): Promise<void>;
  bind(thisArg: any): Promise<T>;
}

/** A constructor of its own, over a Promise of its own. */
export function create(options?: Options): typeof Promise;
