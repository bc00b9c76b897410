import { AGAIN } from '../passes.js';
import { REFERENCE } from '../peers/index.js';

/** What each pass brings: the greatest that is lost without it, engine by engine. */

const WITHOUT = /^without (.+)$/;

const KINDS = ['time', 'memory'];

/** Less than this is too little to speak of. */
const LEAST = 1.01;

const whereOf = ({ workload, io, case: name }) => name ?? `${workload}, ${io}`;

const isBeside = (result) => (other) =>
  whereOf(other) === whereOf(result) && other.run === result.run;

/**
 * A loss is beyond chance where its quartiles lie above those of the library with all of its passes,
 * both times that it was measured.
 */
const lossOf = (result, whole, kind) => {
  const others = whole.filter(isBeside(result)).filter((other) => other[kind]);
  const reference = others.find(({ peer }) => peer === REFERENCE);
  if (!result[kind] || !reference) return [];
  const ratio = result[kind].median / reference[kind].median;
  const real = ratio > LEAST && others.every((other) => result[kind].low > other[kind].high);
  return [{ ratio, real, where: whereOf(result) }];
};

/** Empty where the pass changes nothing for the engine, a dash where by no more than chance does. */
const cell = (results, pass, kind) => {
  const whole = results.filter(({ peer }) => [REFERENCE, AGAIN].includes(peer));
  const losses = results
    .filter(({ peer }) => peer === `without ${pass}`)
    .flatMap((result) => lossOf(result, whole, kind));
  if (losses.length === 0) return '';
  const [most] = losses.filter(({ real }) => real).sort((a, b) => b.ratio - a.ratio);
  return most ? `${most.ratio.toFixed(2)} ${most.where}` : '–';
};

const unique = (values) => [...new Set(values)];

const linesOf = (results, peer) => results.find((result) => result.peer === peer)?.lines;

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
  const measured = results.filter(({ study }) => study === 'passes');
  const passes = unique(measured.flatMap(({ peer }) => WITHOUT.exec(peer)?.[1] ?? []));
  if (passes.length === 0) return [];
  const engines = unique(measured.map(({ engine }) => engine));
  const of = (engine) => measured.filter((result) => result.engine === engine);
  const table = (title, cellOf) => [
    title,
    [
      ['without', ...engines.map((engine) => `Node ${engine}`)],
      ...passes.map((pass) => [pass, ...engines.map((engine) => cellOf(of(engine), pass))]),
    ],
  ];
  return [
    ...KINDS.map((kind) => table(kind, (rows, pass) => cell(rows, pass, kind))),
    table('lines', linesCell),
  ];
};
