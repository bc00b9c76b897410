import { fileURLToPath } from 'node:url';
import test from 'ava';
import { targets } from '../../generator/targets/index.js';
import { STANDARD } from '../../transforms/index.js';
import { library } from '../support/libraries.js';
import { runJson } from '../support/spawn.js';

/** `npm run scale`: everything at its full size, and the queue ten times as long. */
const FULL = process.env.SCALE === 'full';

const SMALL = 100_000;
const LARGE = 1_000_000;
const QUEUE = 10_000_000;

/** What each program of scale.cjs gives. */
const PROGRAMS = {
  'a chain on a settled promise': (n) => n,
  'a chain on a pending promise': (n) => n,
  'a rejection through a chain': () => 2,
  'nested adoption, innermost first': () => 1,
  'nested adoption, innermost last': () => 1,
  'handlers that return promises': (n) => n,
  'all of values': (n) => 2 * n - 1,
  'all of pending promises': (n) => 2 * n - 1,
  'race of values': () => 0,
  'a queue of jobs': (n) => n,
  'reactions of one promise': (n) => n,
  'race with one pending promise': (n) => n,
};

const SCRIPT = fileURLToPath(new URL('../support/scale.cjs', import.meta.url));
const FLAGS = ['--expose-gc', '--max-old-space-size=6000'];

const MB = 2 ** 20;
/** When the collector runs is the engine's choice: so much may be there at one time, and not at another. */
const NOISE = { peak: 24 * MB, left: 4 * MB };

const measure = async (t, preset, target, program, size) => {
  const { name, file } = library('es2015', preset, target);
  const args = [...FLAGS, SCRIPT, file, program, String(size)];
  const measured = await runJson(args);
  t.is(measured.result, PROGRAMS[program](size), name);
  const [peak, left] = [measured.peak, measured.left].map((bytes) => Math.round(bytes / MB));
  const seconds = measured.seconds.toFixed(2);
  if (FULL) t.log(`${name}: ${size}, ${seconds} s, ${peak} MB at the most, ${left} MB left`);
  return measured;
};

const isNotAbove = (t, preset, measured, faithful, factor = 1) => {
  for (const [subject, noise] of Object.entries(NOISE)) {
    const [bytes, limit] = [measured[subject], faithful[subject] * factor + noise];
    t.true(
      bytes <= limit,
      `${preset}, ${subject}: ${bytes} bytes, with faithful ${faithful[subject]}`,
    );
  }
};

const others = STANDARD.filter((preset) => preset !== 'faithful');

for (const target of targets.keys()) {
  for (const program of Object.keys(PROGRAMS)) {
    test.serial(`${program}, ${target}`, async (t) => {
      const size = FULL ? LARGE : SMALL;
      const compared = FULL ? others : ['fast'];
      const [faithful, ...rest] = await Promise.all([
        ...['faithful', ...compared].map((preset) => measure(t, preset, target, program, size)),
        ...(FULL ? [] : [measure(t, 'fast', target, program, LARGE)]),
      ]);
      compared.forEach((preset, i) => isNotAbove(t, preset, rest[i], faithful));
    });
  }
}

if (FULL) {
  for (const target of targets.keys()) {
    test.serial(`a queue of 10^7 jobs, ${target}`, async (t) => {
      const program = 'a queue of jobs';
      // faithful would take the memory of many machines, so a tenth stands for it
      const faithful = await measure(t, 'faithful', target, program, QUEUE / 10);
      for (const preset of others) {
        isNotAbove(t, preset, await measure(t, preset, target, program, QUEUE), faithful, 10);
      }
    });
  }
}
