import test from 'ava';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { sourceOf } from '../support/documents.js';
import { inserted, PLACES, STEPS } from '../support/edits/foreign.js';
import { swept } from '../support/extent.js';
import { generated } from '../support/generated.js';
import { ANSWERS, forget, programFor } from '../support/guards/asked.js';
import { traceOf } from '../support/guards/trace.js';
import { loaded } from '../support/loaded.js';

/** Steps that run user code, in each function that passes know: what they cost, and that all libraries do them. */

const SOURCE = sourceOf('es2025');
const ABRUPT = STEPS['that is abrupt'];

/** How many functions a pass applies to: some name them, some count places. */
const countOf = ({ applied }) =>
  applied.reduce((sum, text) => sum + (Number.parseInt(text, 10) || 1), 0);

const countsIn = (source) =>
  new Map(
    generated(source, { preset: 'fast' }).report.map((entry) => [entry.name, countOf(entry)]),
  );

const stands = (_, at) => at % 20 === 1;

for (const place of swept(PLACES, stands)) {
  test(`what a step costs: ${place.title}`, (t) => {
    const [before, after] = [SOURCE, inserted(SOURCE, place, ABRUPT)].map(countsIn);
    const fewer = [...before.keys()].filter((pass) => after.get(pass) < before.get(pass));
    t.is(fewer.length, place.cost, fewer.join(', '));
  });
}

const rejections = (log) => ({
  onReject: (_, reason) => log(`the host hears of ${reason?.name ?? reason}`),
  onHandle: () => log('the host hears of a handler'),
});

const tracesIn = (source, preset, target) => {
  const library = loaded(source, { preset, target });
  return Object.values(ANSWERS).flatMap((answer) => {
    try {
      return traceOf(() => library, programFor(answer), { rejections });
    } finally {
      forget();
    }
  });
};

const cases = PLACES.flatMap((place) =>
  Object.entries(STEPS).map(([kind, step]) => ({ place, kind, step })),
);

for (const { place, kind, step } of swept(cases, (_, at) => at % 60 === 2)) {
  for (const target of swept(TARGET_NAMES, (_, at) => at === 0)) {
    test(`libraries do a step ${kind}: ${place.title}, ${target}`, (t) => {
      const source = inserted(SOURCE, place, step);
      const expected = tracesIn(source, 'faithful', target);
      t.true(expected.some((line) => line.startsWith('asks ')));
      for (const preset of swept(['fast', 'small'], (_, at) => at === 0))
        t.deepEqual(tracesIn(source, preset, target), expected, preset);
    });
  }
}
