import test from 'ava';
import { loadFor } from '../../cli/document.js';
import { EDITIONS, sourceOf } from '../../cli/editions.js';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { swept } from '../support/extent.js';
import { generated } from '../support/generated.js';

/** The passes that apply to the oldest or to the newest edition apply to all between. */

/** Passes that have nothing to do in old editions: the last one, and why. */
const DECLINES = {
  'intrinsic-resolve': {
    last: 'es2019',
    why: 'all and race read `resolve` for each element, and call what they read at once',
  },
  'literal-descriptors': {
    last: 'es2020',
    why: 'no step defines a property by a descriptor: the errors of any are the first that get one',
  },
  'literal-objects': {
    last: 'es2019',
    why: 'no method makes an object but promises: allSettled was the first',
  },
  'own-next': {
    last: 'es2024',
    why: 'IteratorNext asks for the method by a condition of its own, or no record keeps it',
  },
};

const ENDS = [EDITIONS[0], EDITIONS.at(-1)];
const BETWEEN = swept(EDITIONS.slice(1, -1), (_, at) => at === 2);

const appliedTo = (edition, preset, target) => {
  const document = loadFor(sourceOf({ edition }), preset);
  const { report } = generated(document, { preset, target, edition });
  return report.filter(({ applied }) => applied.length > 0).map(({ name }) => name);
};

const declinedBy = (edition) =>
  Object.keys(DECLINES).filter(
    (name) => EDITIONS.indexOf(edition) <= EDITIONS.indexOf(DECLINES[name].last),
  );

for (const preset of swept(['fast', 'small'], (_, at) => at === 0)) {
  for (const target of swept(TARGET_NAMES, (_, at) => at === 0)) {
    test(`passes that apply to ${ENDS.join(' or ')} apply to all between: ${preset}, ${target}`, (t) => {
      const atEnds = new Set(ENDS.flatMap((edition) => appliedTo(edition, preset, target)));
      t.true(BETWEEN.length > 0 && atEnds.size > 10);
      for (const edition of BETWEEN) {
        const applied = appliedTo(edition, preset, target);
        const missing = [...atEnds].filter((name) => !applied.includes(name));
        const expected = declinedBy(edition).filter((name) => atEnds.has(name));
        t.deepEqual(missing.sort(), expected.sort(), edition);
      }
    });
  }
}
