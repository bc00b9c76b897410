import { config, defer, firstValueFrom, from, lastValueFrom, of, throwError } from 'rxjs';

const first = firstValueFrom(of(1, 2));
const chosen = class extends Promise {};
config.Promise = chosen;
const seen = [];
const each = of(1).forEach((value) => seen.push(value));
console.log(
  JSON.stringify({
    first: [first instanceof Promise, await first],
    last: await lastValueFrom(from(Promise.resolve(3))),
    rejected: await firstValueFrom(throwError(() => new Error('no'))).catch(
      ({ message }) => message,
    ),
    deferred: await lastValueFrom(defer(() => Promise.all([4, 5]))),
    config: [each instanceof chosen, await each, seen],
  }),
);
