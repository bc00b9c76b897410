import {
  choosePeers,
  chooseWorkloads,
  IOS,
  MICRO_WORKLOADS,
  REQUEST_WORKLOADS,
  UsageError,
} from './options.js';
import { AGAIN } from '../passes.js';
import { REFERENCE } from '../peers/index.js';

/**
 * A row of the results before anything is measured.
 *
 * @typedef {object} Row
 * @property {import('../engines.js').Engine} engine
 * @property {string} workload
 * @property {string} io
 * @property {number} [requests] that run at once
 * @property {import('../peers/index.js').Peer} peer
 *
 * Rows that are compared with each other are measured in turn.
 *
 * @typedef {object} Group
 * @property {Row[]} rows
 * @property {string} reference the row that the others are compared with
 * @property {number} rounds
 */

/** What the others are compared with, and what tells how much they differ by chance. */
const ALWAYS = [REFERENCE, AGAIN, 'callbacks'];

const checkNames = (names, peers) => {
  const strange = names.find((name) => choosePeers([name], peers).length === 0);
  if (strange === undefined) return;
  const groups = [...new Set(peers.map(({ group }) => group))];
  throw new UsageError(
    `there is no peer ${strange}: there are all, ${groups.join(', ')}, and their rows`,
  );
};

const checkProfile = ({ profile, passes, workload, io }) => {
  if (!profile) return;
  if (passes) throw new UsageError('--profile is of peers, not of --passes');
  if (io.includes('never')) throw new UsageError('--profile is of I/O that answers');
  if (chooseWorkloads(workload).some((name) => MICRO_WORKLOADS.includes(name)))
    throw new UsageError(`--profile is of requests: ${REQUEST_WORKLOADS.join(', ')}`);
};

const roundsOf = (workload, { rounds, microRounds }) =>
  MICRO_WORKLOADS.includes(workload) ? microRounds : rounds;

/** How requests answer, and how many run at once. */
const kindsOf = (workload, options) =>
  MICRO_WORKLOADS.includes(workload)
    ? [{ io: 'none' }]
    : IOS.filter((io) => options.io.includes(io)).flatMap((io) =>
        options.requests.map((requests) => ({ io, requests })),
      );

/**
 * @param {import('./options.js').Options} options
 * @param {import('../engines.js').Engine[]} engines
 * @param {(engine: import('../engines.js').Engine) => import('../peers/index.js').Peer[]} peersOf
 * @returns {Group[]}
 * @throws {UsageError} on a peer's name that is none
 */
export const plan = (options, engines, peersOf) => {
  const groups = [];
  checkProfile(options);
  checkNames(options.peer, engines.flatMap(peersOf));
  for (const engine of engines) {
    const chosen = choosePeers([...options.peer, ...ALWAYS], peersOf(engine));
    for (const workload of chooseWorkloads(options.workload)) {
      for (const kind of kindsOf(workload, options)) {
        const rows = chosen
          .filter((peer) => isMeasured(peer, workload))
          .map((peer) => ({ engine, workload, ...kind, peer }));
        groups.push({ rows, reference: REFERENCE, rounds: roundsOf(workload, options) });
      }
    }
  }
  return groups;
};

/** Deferred promises are beside no others, and nothing else is beside them but what they replace. */
const isMeasured = (peer, workload) => {
  if (workload === 'deferred')
    return peer.name === 'native' || peer.name === REFERENCE || Boolean(peer.deferred);
  return !peer.deferred && (workload !== 'micro' || measuredAlone(peer));
};

/** Single operations are those of promises, with the promisify of none and the program of none. */
const measuredAlone = ({ name, style, options, adapter }) =>
  name !== 'callbacks' &&
  !style &&
  !options?.own &&
  !['co', 'async', 'neo-async', 'rxjs', 'kefir', 'highland', 'baconjs'].includes(adapter);
