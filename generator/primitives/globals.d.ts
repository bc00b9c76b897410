/** The names that primitives and the host layer find in an emitted library. */
declare const $apply: (target: unknown, receiver: unknown, list: unknown) => any;
declare const AppendToList: (list: any[], value: unknown) => void;
declare const LengthOfArrayLike: (obj: any) => number;
declare const IsCallable: (value: unknown) => boolean;
declare const SameValue: (x: unknown, y: unknown) => boolean;
declare const $construct: (target: unknown, list: unknown) => any;
declare const $newTargetProbe: (candidate: unknown) => void;
declare const $create: (proto: object | null) => any;
declare const Receiver: new (object: object) => { object: any };
declare const $defineProperty: (target: object, key: unknown, descriptor: object) => any;
declare const $Object: (value: unknown) => any;
declare const $TypeError: new (message?: string) => Error;
declare const $keyFor: (symbol: symbol) => string | undefined;
declare const $hasOwn: (object: object, key: unknown) => boolean;
declare const $ownKeys: (object: object) => (string | symbol)[];
declare const $getOwnPropertyDescriptor: (object: object, key: unknown) => any;
declare const $set: ((object: object, key: unknown, value: unknown) => boolean) | undefined;
declare const $isExtensible: (object: object) => boolean;
declare const $is: (a: unknown, b: unknown) => boolean;
declare const $String: (value: unknown) => string;
declare const $iterator: symbol;
declare const $absentIterator: symbol | string | undefined;
declare const $isArray: (value: unknown) => boolean;
declare const $getPrototypeOf: (object: object) => object | null;
declare const $microtask: ((job: () => void) => void) | undefined;
declare const $nextTick: ((job: () => void) => void) | undefined;
declare const $setImmediate: ((job: () => void) => void) | undefined;
declare const $setTimeout: ((job: () => void) => void) | undefined;
declare const PerformPromiseThen: (
  promise: object,
  onFulfilled: any,
  onRejected: any,
  resultCapability: object,
) => any;
declare const FulfilledInContext: (
  context: any,
  resultCapability: object,
  handler: any,
) => Function;
declare const RejectedInContext: typeof FulfilledInContext;
declare const enqueue: (job: () => void) => void;
declare const $newList: () => any[];
declare const $reportRejection: (reason: unknown) => void;
declare const $ordinaryPromise: () => PromiseConstructor;
declare const rejections: ReturnType<typeof import('../host/rejections.js').trackRejections>;
declare const usesContexts: () => boolean;
declare const contexts: ReturnType<typeof import('../host/contexts.js').trackContexts>;
declare const unhandled: ReturnType<typeof import('../host/unhandled.js').trackUnhandled>;
declare const $mirrors: any;
declare const $inspection: any;
declare const IsPromise: (x: any) => boolean;
declare const $asyncHooks: any;
declare const $maps: any;
declare const $setPrototypeOf: typeof Object.setPrototypeOf;
declare const asyncContext: typeof import('../host/async-context.js').asyncContext;
declare const $thrown: { add: (x: object) => void; has: (x: unknown) => boolean };
declare const $hasInstance: symbol;
declare const realm: Record<string, object>;
declare const InternalSlots: new (object: object) => object;
declare const ArrayIterator: () => object;
declare class ThrowCompletion {
  constructor(value: unknown);
  value: unknown;
}

/** A literal's `__proto__: null`, for which TypeScript has no word. */
interface PropertyDescriptor {
  __proto__?: null;
}
interface ProxyHandler<T extends object> {
  __proto__?: null;
}
