/**
 * A row of the results.
 *
 * @typedef {object} Result
 * @property {string} engine
 * @property {string} workload
 * @property {string} io
 * @property {number} [requests] that ran at once
 * @property {string} [case] of micro
 * @property {string} peer
 * @property {string} [mark]
 * @property {number} [lines] of the library, where passes are compared
 * @property {number} [rounds] of its table
 * @property {'passes'|'profile'} [study] what is told in tables of its own
 * @property {string} [run] its number, where a table is there twice
 * @property {string} [failed] why there are no figures
 * @property {Spread} [time]
 * @property {Spread} [memory]
 * @property {Spread} [ratio] time, divided by the reference's in the same round
 * @property {Record<string, Spread>} [spent] time by what it was spent on, of a profile
 * @property {number} [overFloor] median time less that of the callbacks; of what waits, memory
 *
 * @typedef {object} Spread
 * @property {number} median
 * @property {number} low lower quartile
 * @property {number} high upper quartile
 */

const quantile = (sorted, share) => {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const above = Math.ceil(place);
  return sorted[below] + (sorted[above] - sorted[below]) * (place - below);
};

/** @returns {Spread|undefined} */
export const spread = (numbers) => {
  const sorted = numbers.filter(Number.isFinite).sort((a, b) => a - b);
  if (sorted.length === 0) return undefined;
  const [low, median, high] = [0.25, 0.5, 0.75].map((share) => quantile(sorted, share));
  return { median, low, high };
};

const partOf = (rounds, name) => rounds.map((parts) => parts.find((part) => part.name === name));

/** Time by what it was spent on, where a profile tells. */
const spentIn = (parts) => {
  const kinds = Object.keys(parts.find((part) => part?.spent)?.spent ?? {});
  if (kinds.length === 0) return {};
  const of = (kind) => [kind, spread(parts.map((part) => part?.spent?.[kind]))];
  return { spent: Object.fromEntries(kinds.map(of)) };
};

/** @returns {Result} */
const summarise = ({ row, rounds }, name, reference) => {
  const parts = partOf(rounds, name);
  const against = partOf(reference?.rounds ?? [], name);
  const { engine, workload, io, requests, peer } = row;
  const base = {
    engine: engine.name,
    workload,
    io,
    requests,
    case: name,
    peer: peer.name,
    mark: peer.mark,
    lines: peer.lines,
  };
  const failed = parts.find((part) => part?.failed)?.failed;
  if (failed) return { ...base, failed };
  const of = (key) => spread(parts.map((part) => part?.[key]));
  return {
    ...base,
    time: of('time'),
    memory: of('memory'),
    heap: of('heap'),
    collection: of('collection'),
    ...spentIn(parts),
    ratio: spread(parts.map((part, round) => part?.time / against[round]?.time)),
  };
};

/** Cases of which anything was measured; where nothing runs, the reasons are one table. */
const namesIn = (measured) => {
  const parts = measured
    .flatMap(({ rounds }) => rounds.flat())
    .filter((part) => part.time ?? part.memory);
  return parts.length > 0 ? [...new Set(parts.map(({ name }) => name))] : [undefined];
};

/** What a row is compared by: its time, or the memory where nothing is timed. @returns {number|undefined} */
export const figureOf = ({ time, memory }) => (time ?? memory)?.median;

/**
 * @param {import('./rounds.js').Measured[]} measured one group
 * @param {string} reference the name of a peer
 * @returns {Result[]} by case, then in the order of the peers
 */
export const summariseGroup = (measured, reference) => {
  const compared = measured.find(({ row }) => row.peer.name === reference);
  return namesIn(measured).flatMap((name) => {
    const results = measured.map((entry) =>
      entry.rounds[0]?.[0]?.failed && entry.rounds[0][0].name === undefined
        ? summarise({ ...entry, rounds: [[{ ...entry.rounds[0][0], name }]] }, name)
        : summarise(entry, name, compared),
    );
    const floor = figureOf(results.find(({ peer }) => peer === 'callbacks') ?? {});
    return results.map((result) =>
      figureOf(result) !== undefined && floor !== undefined
        ? { ...result, overFloor: figureOf(result) - floor }
        : result,
    );
  });
};
