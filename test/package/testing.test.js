import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import test from 'ava';
import { build } from 'esbuild';
import fc from 'fast-check';
import { installedProject } from '../support/installed.js';

/** Worlds of `fledgling/testing`, of the package in a project elsewhere. */

let project;
let create;
test.before(async () => {
  project = await installedProject({ prfun: false });
  ({ create } = createRequire(join(project, 'program.js'))('fledgling/testing'));
});
test.after.always(() => project && rmSync(project, { recursive: true }));

/** Wrong where the second amount is added before the first is stored. */
const bank = (world) => {
  let balance = 0;
  const read = () => new world.Promise((resolve) => world.post('read', () => resolve(balance)));
  const write = (value) => world.post('write', () => (balance = value));
  const add = (amount) => read().then((before) => write(before + amount));
  add(1);
  world.setTimeout(() => add(2), 10);
  world.run();
  return balance;
};

test('jobs run before timers, timers when they are due, and time goes on by itself', (t) => {
  const world = create();
  const lines = [];
  const note = (line) => lines.push(`${world.now()} ${line}`);
  world.setTimeout(note, 100, 'timer');
  world.setTimeout(note, 5, 'early');
  world.setImmediate(note, 'immediate');
  world.Promise.resolve('job').then(note);
  const id = world.setInterval(
    () => note('tick') && lines.length > 4 && world.clearInterval(id),
    40,
  );
  world.clearTimeout(world.setTimeout(note, 1, 'never'));
  world.advance(99);
  t.deepEqual(lines, ['0 job', '0 immediate', '5 early', '40 tick', '80 tick']);
  world.advance(1);
  t.deepEqual(lines.slice(5), ['100 timer']);
  t.is(world.run(), 0);
  t.is(world.now(), 100);
});

test('the events of a queue and the jobs of a turn stay in their order under every seed', (t) => {
  for (let seed = 0; seed < 50; seed++) {
    const world = create({ seed });
    const lines = [];
    for (const queue of ['a', 'b'])
      for (const number of [1, 2, 3])
        world.post(queue, () => world.Promise.resolve().then(() => lines.push(queue + number)));
    world.run();
    for (const queue of ['a', 'b']) {
      const happened = lines.filter((line) => line.startsWith(queue));
      t.deepEqual(
        happened,
        [1, 2, 3].map((number) => queue + number),
      );
    }
  }
});

test('some seeds find a race, and a recorded schedule repeats it', (t) => {
  t.is(bank(create()), 3, 'by time the program is right');
  const worlds = Array.from({ length: 40 }, (_, seed) => create({ seed }));
  const wrong = worlds.filter((world) => bank(world) !== 3);
  t.true(wrong.length > 0 && wrong.length < worlds.length);
  for (const world of wrong) {
    const schedule = world.schedule();
    const again = create({ schedule });
    t.is(bank(again), 2);
    t.deepEqual(again.schedule(), schedule);
  }
  const message = 'turn 2 of the schedule is of lost, and there is: timers,write';
  t.throws(() => bank(create({ schedule: ['read', 'lost'] })), { message });
});

test('fast-check chooses among the queues, and says what it chose', (t) => {
  const property = fc.property(fc.infiniteStream(fc.nat()), (picks) => {
    const choose = (names) => picks.next().value % names.length;
    return bank(create({ choose })) === 3;
  });
  t.true(fc.check(property, { seed: 1 }).failed);
  t.throws(() => bank(create({ choose: () => 7 })), { instanceOf: RangeError });
});

test("fast-check's scheduler decides when answers come", async (t) => {
  const orders = new Set();
  const property = fc.asyncProperty(fc.scheduler(), async (scheduler) => {
    const world = create();
    const lines = [];
    const ask = (name) =>
      new world.Promise((resolve) => scheduler.schedule(Promise.resolve(name)).then(resolve));
    for (const name of ['a', 'b', 'c']) ask(name).then((answer) => lines.push(answer));
    await scheduler.waitIdle(async (answer) => {
      await answer();
      world.flush();
    });
    world.flush();
    orders.add(lines.join(''));
    return lines.length === 3;
  });
  await fc.assert(property, { seed: 1 });
  t.true(orders.size > 1);
});

test('what is no callback, no queue of its user and no end is an error', (t) => {
  const world = create();
  t.throws(() => world.setTimeout('code', 1), { instanceOf: TypeError });
  t.throws(() => world.post('timers', () => {}), { instanceOf: TypeError });
  world.post('faulty', () => {
    throw new Error('of the program');
  });
  t.throws(() => world.run(), { message: 'of the program' });
  t.is(world.run(), 0, 'the event is out of its queue');
  world.setInterval(() => {}, 1);
  t.throws(() => world.run(50), { message: /more than 50 turns/ });
});

test('async functions that are compiled to generators use the Promise of a world', async (t) => {
  const contents = `
    const pause = () => new Promise((resolve) => setTimeout(resolve, 1000));
    const note = async () => {
      for (const name of ['a', 'b']) {
        await pause();
        lines.push(name + now());
      }
    };
    check(note());`;
  const { outputFiles } = await build({
    stdin: { contents },
    bundle: true,
    write: false,
    supported: { 'async-await': false },
  });
  const world = create();
  const lines = [];
  const scope = {
    lines,
    now: world.now,
    check: (result) => t.true(result instanceof world.Promise),
  };
  const names = ['Promise', 'setTimeout', ...Object.keys(scope)];
  const program = new Function(...names, outputFiles[0].text);
  program(world.Promise, world.setTimeout, ...Object.values(scope));
  t.is(world.run(), 2);
  t.deepEqual(lines, ['a1000', 'b2000']);
});
