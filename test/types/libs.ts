// Compiled under several `lib`s: what holds in each of them.
import { create, Promise as Ours } from 'fledgling';

const mixed: Ours<number | string> = Ours.race([Ours.resolve(1), Ours.resolve('a')]);
const pair: Ours<[number, string]> = Ours.all([Ours.resolve(1), 'a']);
const many: Ours<number[]> = Ours.all([1, 2].map((n) => Ours.resolve(n)));
const handled: Ours<string> = mixed.then((value) => `${value}`).catch(() => 'none');

const Zero = create({ then0: true });
const nothing: void = Zero.resolve(1).then0((n) => void n.toFixed());
Zero.all([1, 2]).then0(([first, second]) => void (first + second));
Zero.race([1, 'a'])
  .then((value) => value)
  .then0();
class OfZero<T> extends Zero<T> {}
new OfZero<number>((resolve) => resolve(1)).then0();

class Counted<T> extends Ours<T> {
  static noSideEffects = true;
  static get [Symbol.species]() {
    return Ours;
  }
  constructor(
    executor: (
      resolve: (value: T | PromiseLike<T>) => void,
      reject: (reason?: any) => void,
    ) => void,
    readonly count = 0,
  ) {
    super(executor);
  }
}
const counted: number = new Counted<string>(() => {}, 2).count;
const derived: Ours<number> = new Counted<string>((resolve) => resolve('a')).then(
  ({ length }) => length,
);

create({ scheduler: (job) => job(), interleaving: 'exact' }).reject(1);
// @ts-expect-error no such option
create({ schedular: 'immediate' });
// @ts-expect-error without the option there is none
create().resolve(1).then0();

export { counted, derived, handled, many, mixed, nothing, pair };
