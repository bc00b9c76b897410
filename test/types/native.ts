// Under `lib` es2015 and later, where there is a global Promise.
import { Promise as Ours } from 'fledgling';

declare const native: Promise<number>;

const fromNative: Ours<number> = native;
const like: PromiseLike<number> = Ours.resolve(1);
const awaits = async (): Promise<number> => (await Ours.resolve(1)) + (await native);
const mixed: Ours<[number, number]> = Ours.all([native, Ours.resolve(2)]);
const iterable: Ours<number[]> = Ours.all(new Set([Ours.resolve(1)]));
const first: Ours<number> = Ours.race(new Set([native]));
const nativeAll: Promise<[number, number]> = Promise.all([native, Ours.resolve(2)]);
const resolved: Promise<number> = Promise.resolve(Ours.resolve(1));

export { awaits, first, fromNative, iterable, like, mixed, nativeAll, resolved };
