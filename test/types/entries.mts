// Compiled by `npm run lint`, as a user's program: what the entries' types allow, and what not.
import fledgling, { create, Promise } from 'fledgling';
import { Promise as Faithful } from 'fledgling/faithful';
import { Promise as Loose } from 'fledgling/loose';
import { Promise as StrictConstructors } from 'fledgling/strict-constructors';
import { create as createStrict } from 'fledgling/strict';
import { create as createOld, Promise as Old } from 'fledgling/es5';
import { Promise as Promise2015 } from 'fledgling/es2015';
import { Promise as PrFun, create as createPrFun } from 'fledgling/prfun';

const length: Promise<number> = Promise.resolve('one').then((text) => text.length);
const pair: Promise<[number, string]> = Promise.all([Promise.resolve(1), 'two']);
const either: Promise<number | string> = Promise.reject<number>(1).catch(() => 'none');
const settled: string = (await Promise.allSettled([1]))[0].status;
const tried: Promise<number> = Promise.try((text) => text.length, 'one').finally(() => {});
const { resolve }: { resolve(value: number): void } = Promise.withResolvers<number>();
const awaited: number = await length;
const sameThing: typeof Promise = fledgling.Promise;

class Derived<T> extends Promise<T> {
  static noSideEffects = true;
}
new Derived<number>((resolve) => resolve(Faithful.resolve(1)));

create({ scheduler: 'nextTick', interleaving: 'exact' }).race([1, Loose.resolve(2)]);
createOld({ scheduler: (job) => setTimeout(job, 0) }).resolve();
const nothing: void = new (create({ then0: true }))<number>(() => {}).then0((n) => n.toFixed());

const doubled: PrFun<number[]> = PrFun.map([1, Old.resolve(2)], (n) => n * 2);
const late: PrFun<number> = createPrFun({ scheduler: 'immediate' })
  .delay(1, 5)
  .timeout(9)
  .tap(() => {});
const read: PrFun<number> = PrFun.async(function* () {
  return yield PrFun.resolve(1).then0();
})();

// @ts-expect-error there is no such scheduler
createStrict({ scheduler: 'soon' });
// @ts-expect-error it is no number
const wrong: Promise<number> = StrictConstructors.resolve('one');
// @ts-expect-error an executor is a function
new Promise({});
// @ts-expect-error of later editions
Promise2015.allSettled([]);
// @ts-expect-error without the option there is none
create().resolve(1).then0();
// @ts-expect-error prfun has no such method
PrFun.resolve(1).sometime();

export {
  awaited,
  doubled,
  either,
  late,
  nothing,
  pair,
  read,
  resolve,
  sameThing,
  settled,
  tried,
  wrong,
};
