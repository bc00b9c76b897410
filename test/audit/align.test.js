import test from 'ava';
import { alignedRows, onlyChanges, rowsAround } from '../../cli/audit/page/align.js';
import { anchorsOf } from '../../cli/audit/page/anchors.js';

/** Two lists beside each other. */

const shown = (rows, before, after) =>
  rows.map(({ kind, before: from, after: to }) => [kind, before[from], after[to]]);

test('what is named once in both lists is an anchor', (t) => {
  t.deepEqual(anchorsOf(['a', 'b', 'b', 'c'], ['x', 'a', 'b', 'c']), [
    [0, 1],
    [3, 3],
  ]);
});

test('of anchors that cross, as many stay as can', (t) => {
  t.deepEqual(anchorsOf(['a', 'b', 'c', 'd'], ['b', 'c', 'a', 'd']), [
    [1, 0],
    [2, 1],
    [3, 3],
  ]);
});

test('what has no name is no anchor', (t) => {
  t.deepEqual(anchorsOf([undefined, 'a'], ['a', undefined]), [[1, 0]]);
});

test('without likeness what goes stands beside what comes', (t) => {
  const [before, after] = [
    ['1', 'a', 'b', '2'],
    ['1', 'c', '2'],
  ];
  t.deepEqual(shown(alignedRows(before, after), before, after), [
    ['same', '1', '1'],
    ['changed', 'a', 'c'],
    ['removed', 'b', undefined],
    ['same', '2', '2'],
  ]);
});

/** `step:code`: lines of a step are alike; capitals do not count. */
const stepOf = (line) => line.split(':')[0];
const LIKENESS = {
  isAlike: (line, other) => stepOf(line) === stepOf(other),
  isSame: (line, other) => line.toLowerCase() === other.toLowerCase(),
  nameOf: stepOf,
};

test('lines of a step stand beside each other, whatever lies before them', (t) => {
  const before = ['1:a', '2:b', '3:c'];
  const after = ['7:x', '8:y', '9:z', '1:A', '2:d', '3:e'];
  t.deepEqual(shown(alignedRows(before, after, LIKENESS), before, after), [
    ['added', undefined, '7:x'],
    ['added', undefined, '8:y'],
    ['added', undefined, '9:z'],
    ['same', '1:a', '1:A'],
    ['changed', '2:b', '2:d'],
    ['changed', '3:c', '3:e'],
  ]);
});

test('lines that are not alike are replaced, not changed', (t) => {
  t.deepEqual(alignedRows(['1:a'], ['2:a'], LIKENESS), [{ kind: 'replaced', before: 0, after: 0 }]);
});

test('many lines of which few are alike', (t) => {
  const before = Array.from({ length: 100 }, (_, at) => `${at}:old`);
  const after = Array.from({ length: 400 }, (_, at) => (at % 4 ? `new${at}:n` : `${at / 4}:new`));
  const rows = alignedRows(before, after, LIKENESS).filter(({ kind }) => kind === 'changed');
  t.deepEqual(
    rows.map((row) => [row.before, row.after]),
    before.map((_, at) => [at, 4 * at]),
  );
});

test('what is known to have stayed is not compared', (t) => {
  const [before, after] = [
    ['1:a', '2:b'],
    ['2:b', '1:a', '3:c'],
  ];
  t.deepEqual(shown(rowsAround(before, after, [[0, 1]], LIKENESS), before, after), [
    ['added', undefined, '2:b'],
    ['same', '1:a', '1:a'],
    ['replaced', '2:b', '3:c'],
  ]);
});

test('long stretches that are the same are left out', (t) => {
  const same = Array.from({ length: 9 }, (_, at) => ({ kind: 'same', before: at, after: at }));
  const change = { kind: 'removed', before: 9 };
  const rows = onlyChanges([...same, change, ...same]);
  t.deepEqual(rows, [undefined, ...same.slice(-2), change, ...same.slice(0, 2), undefined]);
});
