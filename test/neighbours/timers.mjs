// Fake timers, as sinon has them: what they replace was captured when the library was loaded.
import { withGlobal } from '@sinonjs/fake-timers';
import { create } from 'fledgling';

const { setImmediate: real } = globalThis;
const turn = () => new Promise((resolve) => real(resolve));
const fake = withGlobal(globalThis);
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A program logs in three ways; `drive` makes it go on while the clock is fake. */
const observe = async (Chosen, drive) => {
  const seen = [];
  const clock = fake.install();
  try {
    setTimeout(() => seen.push('timer'), 1000);
    Chosen.resolve().then(() => seen.push('promise'));
    const driven = drive(clock);
    seen.push('end');
    await driven;
  } finally {
    clock.uninstall();
  }
  await turn();
  return seen.join();
};

const napping = async (clock) => {
  const naps = sleep(10).then(() => sleep(10)).then(() => 'awake'); // prettier-ignore
  await clock.tickAsync(20);
  return naps;
};

const clock = fake.install();
const slept = await napping(clock).finally(() => clock.uninstall());
// each job asks for the function of the moment: while that is a fake one, the clock runs the jobs
const Driven = create({ scheduler: (job) => queueMicrotask(job) });
const ByTimers = create({ scheduler: (job) => setTimeout(job, 0) });

console.log(
  JSON.stringify({
    slept,
    // jobs are real, and come after the code that moves the clock
    captured: await observe(Promise, (one) => one.tick(1000)),
    asynchronous: await observe(Promise, (one) => one.tickAsync(1000)),
    driven: await observe(Driven, (one) => one.tick(1000)),
    microtasks: await observe(Driven, (one) => one.runMicrotasks()),
    timers: await observe(ByTimers, (one) => one.tick(1000)),
    afterwards: await Driven.resolve('real again'),
  }),
);
