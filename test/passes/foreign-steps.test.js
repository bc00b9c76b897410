import test from 'ava';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { sourceOf } from '../support/documents.js';
import { lostIn } from '../support/edits/costs.js';
import { inserted, PLACES, RETURNING, RETURNS, STEPS } from '../support/edits/foreign.js';
import { swept } from '../support/extent.js';
import { generated } from '../support/generated.js';
import { ANSWERS, forget, programFor } from '../support/guards/asked.js';
import { traceOf } from '../support/guards/trace.js';
import { loaded } from '../support/loaded.js';

/** Steps that run user code, in each function that passes know: what they cost, and that all libraries do them. */

const SOURCE = sourceOf('es2025');
const ABRUPT = STEPS['that is abrupt'];

const testCost = (title, source, cost) =>
  test(title, (t) => {
    const lost = lostIn(SOURCE, source);
    t.is(lost.length, cost, lost.join(', '));
  });

const stands = (_, at) => at % 20 === 1;

for (const place of swept(PLACES, stands))
  testCost(`what a step costs: ${place.title}`, inserted(SOURCE, place, ABRUPT), place.cost);

const returning = PLACES.filter(({ title }) => title in RETURNING);

for (const place of swept(returning, ({ title }) => title === 'the job of a reaction'))
  testCost(
    `what a step costs that may return: ${place.title}`,
    inserted(SOURCE, place, RETURNS),
    RETURNING[place.title],
  );

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

const cases = [
  ...PLACES.flatMap((place) =>
    Object.entries(STEPS).map(([kind, step]) => ({ place, kind, step })),
  ),
  ...returning.map((place) => ({ place, kind: 'that may return', step: RETURNS })),
];

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

test('a small library keeps no context, also beside steps that may return', (t) => {
  const place = PLACES.find(({ title }) => title === 'a promise that is fulfilled already');
  const { code } = generated(inserted(SOURCE, place, RETURNS), { preset: 'small' });
  t.regex(code, /PerformPromiseThenSteps\(promise\)/);
  t.notRegex(code, /InContext|contexts\./);
});
