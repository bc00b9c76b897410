import { create, DeferredPromise } from 'fledgling/deferred';

// What the types have to allow and to refuse; `npm run lint` reads it, nothing runs it.

const resolved: DeferredPromise<number> = DeferredPromise.resolve(1);
const adopted: DeferredPromise<string> = DeferredPromise.from(Promise.resolve('text'));
const chained: DeferredPromise<string> = resolved.then((value) => value.toFixed()).finally();
const either: DeferredPromise<number | boolean> = resolved.catch(() => true);
const flat: DeferredPromise<string> = resolved.then(() => adopted);

const { promise, resolve, reject } = DeferredPromise.withResolvers<number>();
resolve(1);
resolve(resolved);
reject(new Error());
// @ts-expect-error a text is no number
resolve('text');

const value: number | undefined = promise.tryConsumeResolved();
const ordinary: Promise<number> = promise.toPromise();
const native: Promise<unknown> = promise.toPromise(Promise);
const all: DeferredPromise<number[]> = DeferredPromise.all([1, resolved]);
const awaited: number = await resolved;
const states: boolean[] = [promise.isPending(), promise.isFulfilled(), promise.isRejected()];
const Own: typeof DeferredPromise = create({ scheduler: 'immediate' });

// @ts-expect-error there is no such turn
create({ scheduler: 'never' });
// @ts-expect-error an executor is a function
new DeferredPromise(1);

export { adopted, all, awaited, chained, either, flat, native, ordinary, Own, states, value };
