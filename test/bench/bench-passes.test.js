import test from 'ava';
import { ENGINES, THIS_NODE } from '../../bench/engines.js';
import { AGAIN, passPeers, subsets } from '../../bench/passes.js';
import { REFERENCE } from '../../bench/peers/index.js';
import { worthTables } from '../../bench/report/worth.js';
import { readOptions } from '../../bench/run/options.js';
import { spread } from '../../bench/run/summary.js';
import { PASSES } from '../../transforms/index.js';

test('each prefix of the passes, and all but each one', (t) => {
  const libraries = subsets(PASSES);
  t.is(libraries.length, 3 + 2 * PASSES.length);
  t.deepEqual(libraries[2], { name: 'until none', passes: [] });
  t.deepEqual(libraries[2 + PASSES.length].passes, PASSES);
  for (const { passes } of libraries) {
    for (const { name, after = [] } of passes) {
      t.true(
        after.every((name) => passes.some((pass) => pass.name === name)),
        name,
      );
    }
  }
});

test('--passes names its subsets, or means all', (t) => {
  const passes = (...argv) => readOptions(['node', 'bench', ...argv]).passes;
  t.is(passes(), undefined);
  t.deepEqual(passes('--passes'), ['until', 'without']);
  t.deepEqual(passes('--passes', 'without'), ['without']);
});

test('a library that a pass leaves as it is, is not measured again', (t) => {
  const few = PASSES.filter(({ name }) => ['slot-closures', 'fast-properties'].includes(name));
  const peersOf = passPeers(['without'], few);
  const [modern, old] = [THIS_NODE, ENGINES[0]].map((engine) => peersOf(engine));
  const names = modern.map(({ name }) => name);
  t.deepEqual(names.slice(0, 3), ['callbacks', REFERENCE, AGAIN]);
  t.true(names.includes('without slot-closures'));
  t.false(names.includes('without fast-properties'), 'it is of es5 alone');
  t.true(old.some(({ name }) => name === 'without fast-properties'));
  const [reference, again] = modern.slice(1);
  t.is(reference.lines, again.lines);
  t.true(modern.slice(1).every(({ lines }) => lines > 500));
});

/** A row of passes that took so long in each of three rounds. */
const row = (peer, times, bytes, lines) => ({
  engine: '24',
  study: 'passes',
  workload: 'micro',
  case: 'resolve',
  peer,
  lines,
  time: spread(times),
  memory: spread([bytes]),
});

test('what a pass brings is what is lost without it, beyond chance', (t) => {
  const rows = [
    row(REFERENCE, [10, 10, 10], 100, 50),
    row(AGAIN, [9, 10, 13], 100, 50),
    row('without one', [15, 16, 17], 200, 40),
    row('without two', [9, 14, 16], 101, 60),
    { ...row('without one', [14, 20, 40], 100, 40), case: 'all of 10' },
    { ...row(REFERENCE, [10, 10, 10], 100, 50), case: 'all of 10' },
    { ...row(REFERENCE, [10, 10, 10], 100, 50), engine: '20' },
    { ...row('without three', [20, 20, 20], 100, 51), engine: '20' },
    { ...row('without four', [20, 20, 20], 100, 51), study: undefined },
  ];
  const [time, memory, lines] = worthTables(rows);
  t.deepEqual(time, [
    'time',
    [
      ['without', 'Node 24', 'Node 20'],
      ['one', '2.00 all of 10', ''],
      ['two', '–', ''],
      ['three', '', '2.00 resolve'],
    ],
  ]);
  t.deepEqual(memory[1].slice(1, 3), [
    ['one', '2.00 resolve', ''],
    ['two', '–', ''],
  ]);
  t.deepEqual(lines[1].slice(1), [
    ['one', '-10', ''],
    ['two', '10', ''],
    ['three', '', '1'],
  ]);
  t.deepEqual(worthTables([row(REFERENCE, [1], 1, 1)]), []);
});
