import test from 'ava';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { excess, measure, PROGRAMS, wrongResult } from '../scale/programs.js';
import { swept } from '../support/extent.js';

// A tenth of what `npm run scale` runs; `fast` alone at the full size.

const SMALL = 100_000;
const LARGE = 1_000_000;

for (const target of swept(TARGET_NAMES, (name) => name === 'es2022')) {
  for (const program of swept(Object.keys(PROGRAMS), (_, at) => at % 3 === 0)) {
    test.serial(`${program}, ${target}`, async (t) => {
      const all = await Promise.all([
        measure('faithful', target, program, SMALL),
        measure('fast', target, program, SMALL),
        measure('fast', target, program, LARGE),
      ]);
      const [faithful, fast] = all;
      t.deepEqual(
        all.flatMap((measured) => wrongResult(program, measured)),
        [],
      );
      t.deepEqual(excess(fast, faithful), []);
    });
  }
}
