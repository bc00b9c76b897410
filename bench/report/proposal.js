import { createRequire } from 'node:module';
import { REFERENCE } from '../peers/index.js';

const { proposal } = createRequire(import.meta.url)('../workloads/deferred.cjs');

/** Deferred promises beside those that wait, row by row as the proposal has them. */

const WORKLOAD = 'deferred';
const NATIVE = 'native';
const OTHERS = [NATIVE, REFERENCE];
const OURS = /^fledgling deferred/;

const figure = (value) => (!Number.isFinite(value) ? '' : value.toFixed(value < 10 ? 1 : 0));

const times = (results, name) =>
  new Map(
    results
      .filter((result) => result.case === name && result.time)
      .map(({ peer, time }) => [peer, time.median]),
  );

/** The proposal's figure stands behind the ratio that it is compared with. */
const row = (name, others, ours, medians) => {
  const of = (peer) => medians.get(peer);
  const ratios = others.map((other) => figure(of(other) / of(ours)));
  return [name, ...others.map(of).map(figure), figure(of(ours)), ...ratios, figure(proposal[name])];
};

/** The table of an engine, where the library and what it is compared with were measured. */
const tableOf = (results) => {
  const measured = results.filter(({ time }) => time).map(({ peer }) => peer);
  const ours = measured.find((peer) => OURS.test(peer));
  const others = OTHERS.filter((peer) => measured.includes(peer));
  if (!ours || !others.includes(NATIVE)) return [];
  const head = [...others, ours].map((peer) => `${peer} ns`);
  const heads = others.map((other) => `times ${other}`);
  const names = [...new Set(results.map((result) => result.case))];
  return [
    ['', ...head, ...heads, 'the proposal: times'],
    ...names.map((name) => row(name, others, ours, times(results, name))),
  ];
};

/**
 * @param {import('../run/summary.js').Result[]} results
 * @returns {[string, string[][]][]} a title and a table of cells for each engine that has it
 */
export const proposalTables = (results) => {
  const measured = results.filter(({ workload }) => workload === WORKLOAD);
  const engines = [...new Set(measured.map(({ engine }) => engine))];
  return engines
    .map((engine) => [engine, tableOf(measured.filter((result) => result.engine === engine))])
    .filter(([, cells]) => cells.length > 0)
    .map(([engine, cells]) => [`Node ${engine} · deferred promises`, cells]);
};
