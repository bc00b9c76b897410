import { AGAIN } from '../passes.js';
import { REFERENCE } from '../peers/index.js';
import { spread } from '../run/summary.js';

/**
 * What each pass brings: the greatest that is lost without it, engine by engine.
 *
 * @typedef {object} Loss
 * @property {import('../run/summary.js').Spread} ratio without it, divided by with it
 * @property {string} where the workload or the case
 */

const WITHOUT = /^without (.+)$/;

/** How a figure of a row is beside the reference's: time in each round by itself, memory of all. */
const KINDS = {
  time: ({ ratio }) => ratio,
  memory: ({ memory }, reference) => memory && spread([memory.median / reference.memory?.median]),
};

const whereOf = ({ workload, io, case: name }) => name ?? `${workload}, ${io}`;

/** Less than this is too little to speak of. */
const LEAST = 1.02;

/** Every figure of a row beside the reference's, of one engine. @returns {Loss[]} */
const lossesOf = (results, peer, kind) =>
  results
    .filter((one) => one.peer === peer)
    .flatMap((one) => {
      const where = whereOf(one);
      const reference = results.find((other) => other.peer === REFERENCE && whereOf(other) === where); // prettier-ignore
      const ratio = reference && KINDS[kind](one, reference);
      return ratio ? [{ ratio, where }] : [];
    });

/** As much as a library differs from itself is nothing. */
const isMore = (again) => {
  const noise = new Map(again.map(({ ratio, where }) => [where, ratio.high]));
  return ({ ratio, where }) => ratio.low > Math.max(LEAST, noise.get(where) ?? LEAST);
};

/** Empty where the pass changes nothing for the engine, a dash where by no more than chance does. */
const cell = (results, pass, kind) => {
  const losses = lossesOf(results, `without ${pass}`, kind);
  if (losses.length === 0) return '';
  const real = losses.filter(isMore(lossesOf(results, AGAIN, kind)));
  const [most] = real.sort((a, b) => b.ratio.median - a.ratio.median);
  return most ? `${most.ratio.median.toFixed(2)} ${most.where}` : '–';
};

const unique = (values) => [...new Set(values)];

const linesOf = (results, peer) => results.find((one) => one.peer === peer)?.lines;

/** Lines more without the pass, of the library for an engine. */
const linesCell = (results, pass) => {
  const without = linesOf(results, `without ${pass}`);
  return without === undefined ? '' : String(without - linesOf(results, REFERENCE));
};

/**
 * @param {import('../run/summary.js').Result[]} results
 * @returns {[string, string[][]][]} a title and a table of cells, of time, of memory and of lines
 */
export const worthTables = (results) => {
  const measured = results.filter(({ run }) => run === 'passes');
  const passes = unique(measured.flatMap(({ peer }) => WITHOUT.exec(peer)?.[1] ?? []));
  if (passes.length === 0) return [];
  const engines = unique(measured.map(({ engine }) => engine));
  const of = (engine) => measured.filter((one) => one.engine === engine);
  const table = (title, cellOf) => [
    title,
    [
      ['without', ...engines.map((engine) => `Node ${engine}`)],
      ...passes.map((pass) => [pass, ...engines.map((engine) => cellOf(of(engine), pass))]),
    ],
  ];
  return [
    ...Object.keys(KINDS).map((kind) => table(kind, (rows, pass) => cell(rows, pass, kind))),
    table('lines', linesCell),
  ];
};
