import fc from 'fast-check';
import test from 'ava';
import { onlyChanges, rowsAround } from '../../cli/audit/page/align.js';
import { sectionsOf } from '../../cli/audit/page/sections.js';

/** Two long lists section by section. */

const LIKENESS = {
  isAlike: (line, other) => line.toLowerCase() === other.toLowerCase(),
  isSame: (line, other) => line === other,
  nameOf: () => undefined,
};

const lines = fc.array(fc.constantFrom('a', 'A', 'b', 'c'), { maxLength: 4 });

/** Stretches that stayed, and between them what went and what came. */
const changes = fc.array(fc.record({ stayed: fc.nat({ max: 9 }), gone: lines, come: lines }), {
  maxLength: 6,
});

const listsOf = (parts) => {
  const [before, after] = [[], []];
  /** @type {[number, number][]} */
  const stayed = [];
  for (const { stayed: count, gone, come } of parts) {
    for (let at = 0; at < count; at++) stayed.push([before.push('x') - 1, after.push('x') - 1]);
    before.push(...gone);
    after.push(...come);
  }
  return { before, after, stayed };
};

const placedIn =
  ({ before: [from], after: [to] }) =>
  (row) =>
    row && {
      ...row,
      ...(row.before === undefined ? {} : { before: row.before + from }),
      ...(row.after === undefined ? {} : { after: row.after + to }),
    };

const isChange = (row) => row && row.kind !== 'same';

test('sections have the rows of the whole lists', (t) => {
  fc.assert(
    fc.property(changes, (parts) => {
      const { before, after, stayed } = listsOf(parts);
      const sections = sectionsOf(before, after, stayed, LIKENESS);
      const rows = sections.flatMap((section) => section.rows().map(placedIn(section)));
      const whole = onlyChanges(rowsAround(before, after, stayed, LIKENESS));
      if (whole.some(isChange)) t.deepEqual(rows, whole);
      else t.false(rows.some(isChange));
    }),
  );
});

test('the same change elsewhere has the same key and the same rows', (t) => {
  const change = { stayed: 9, gone: ['a', 'b'], come: ['A', 'c'] };
  const { before, after, stayed } = listsOf([change, change, { stayed: 9, gone: [], come: [] }]);
  const [first, second] = sectionsOf(before, after, stayed, LIKENESS);
  t.is(first.key, second.key);
  t.deepEqual(first.rows(), second.rows());
  t.not(first.before[0], second.before[0]);
});

test('lists of which all stayed have no sections', (t) => {
  const { before, after, stayed } = listsOf([{ stayed: 5, gone: [], come: [] }]);
  t.deepEqual(sectionsOf(before, after, stayed, LIKENESS), []);
});
