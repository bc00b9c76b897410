import { oursIn } from './goals.js';

/**
 * What no library could pass: this library's time beside another's, and the same if its own functions
 * took no time at all. What it allocates would still be collected, and its callers would still run.
 */

const PEERS = ['bluebird', 'native'];

const ms = (value) => value.toFixed(0);

const lines = (rows) => {
  const ours = oursIn(rows);
  if (!ours) return [];
  const { engine, workload, requests, time, spent } = ours;
  const others = rows.filter(({ peer, time: measured }) => measured && PEERS.includes(peer));
  return others.map((other) => [
    `Node ${engine}`,
    [workload, requests].join(', '),
    ...[time, spent.library, spent.collector].map(({ median }) => ms(median)),
    other.peer,
    ...[other.time, other.spent.library, other.spent.collector].map(({ median }) => ms(median)),
    (time.median / other.time.median).toFixed(2),
    ((time.median - spent.library.median) / other.time.median).toFixed(2),
  ]);
};

const HEAD = [
  'engine',
  'workload',
  'time ms',
  'its functions',
  'collector',
  'beside',
  'time ms',
  'its functions',
  'collector',
  'is',
  'with functions that take no time',
];

/** @param {import('../run/summary.js').Result[]} results @returns {string[][]} the head first */
export const limitCells = (results) => {
  const groups = new Map();
  for (const result of results.filter(({ study, spent }) => study === 'profile' && spent)) {
    const key = [result.engine, result.workload, result.io, result.requests, result.run].join();
    groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  return [HEAD, ...[...groups.values()].flatMap(lines)];
};
