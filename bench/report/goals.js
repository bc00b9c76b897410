import { REFERENCE } from '../peers/index.js';

/**
 * What is to be reached, beside what was: this library's figure divided by a peer's. Requests are
 * measured in the flavour that bluebird and babybird use; single operations in the usual one.
 *
 * @typedef {object} Goal
 * @property {string[]} engines
 * @property {string[]} workloads
 * @property {Record<string, number>} [time] the most, by peer
 * @property {Record<string, number>} [over] the same of the time over callbacks
 * @property {Record<string, number>} [memory]
 * @property {Record<string, string>} [where] peers that a goal in time is for only where this other
 *   one reaches it
 * @property {string} [limit] the section that says what limits it, where it is not that of its figure
 * @property {string} [own] the row of this library that is meant, where it is not `fast`
 */

/** Sections of limits.md. */
const OLD = 'old-engines';
const LIMITS = { time: 'time-of-requests', over: 'time-of-requests', memory: 'memory-of-requests' };
const SINGLE = 'single-operations';

const PRFUN = ['', ' (own promisify)', ' generators (own promisify)'];

/** @type {Goal[]} */
export const GOALS = [
  {
    engines: ['20', '24', '26'],
    workloads: ['doxbee-sequential', 'doxbee-sequential-errors', 'madeup-parallel'],
    time: { bluebird: 0.8, native: 0.6 },
    over: { bluebird: 0.6 },
    memory: { bluebird: 0.8, native: 0.8 },
  },
  {
    engines: ['8.6.0'],
    workloads: ['doxbee-sequential', 'madeup-parallel'],
    time: {
      bluebird: 1,
      native: 1,
      'native async/await': 1,
      promise: 1,
      when: 1,
      rsvp: 1,
      davy: 1,
      vow: 1,
      kew: 1,
      lie: 1,
      deferred: 1,
      q: 1,
    },
    memory: { bluebird: 1, native: 1 },
  },
  {
    engines: ['5.1.0'],
    workloads: ['doxbee-sequential'],
    time: { bluebird: 0.8, babybird: 0.8, native: 1 / 2.4, 'core-js': 1 / 4, 'es6-shim': 1 / 9 },
    where: { 'es6-shim': 'babybird' },
    memory: { babybird: 1 },
    limit: OLD,
  },
  {
    engines: ['0.10.40'],
    workloads: ['doxbee-sequential'],
    time: { bluebird: 0.8, babybird: 0.8 },
    memory: { babybird: 1 },
    limit: OLD,
  },
  ...PRFUN.map((row) => ({
    subject: `prfun over fledgling immediate${row}`,
    engines: ['20', '24', '26', '8.6.0', '5.1.0'],
    workloads: ['doxbee-sequential'],
    time: { [`prfun over babybird${row}`]: 1 },
    limit: OLD,
  })),
];

const OURS = /^fledgling fast\.es\d+ immediate$/;

const KINDS = {
  time: ({ time }) => time?.median,
  over: ({ overFloor }) => overFloor,
  memory: ({ memory }) => memory?.median,
};
/** A goal that was missed says why. */
const why = (section) => `[why](#${section})`;

const NAMES = { time: 'time', over: 'time over callbacks', memory: 'memory' };

/** What was measured of a workload on an engine, each run by itself. */
const runsOf = (results, engine, workload, requests) => {
  const measured = results.filter(
    (result) =>
      result.engine === engine &&
      result.workload === workload &&
      result.study === undefined && // sampling takes time
      result.io === 'timers' &&
      result.requests === requests,
  );
  const names = [...new Set(measured.map(({ run }) => run))];
  return names.map((name) => measured.filter(({ run }) => run === name));
};

const editionOf = ({ peer }) => Number(/es(\d+)/.exec(peer)[1]);

/** The file for the engine: es2022 where that was measured, else es5. */
const fastIn = (results) =>
  results
    .filter(({ peer, time }) => OURS.test(peer) && time)
    .sort((a, b) => editionOf(b) - editionOf(a))[0];

/** This library's row that is meant, in the flavour of the others. */
export const oursIn = (results, name) =>
  name ? results.find(({ peer, time }) => peer === name && time) : fastIn(results);

const ratioIn = (results, name, peer, figure) => {
  const [a, b] = [oursIn(results, name), results.find((result) => result.peer === peer)];
  return a && b ? figure(a) / figure(b) : NaN;
};

/** Whether a goal was reached; of one that depends on what another peer reaches, whether it did. */
const verdict = (ratio, most, run, figure, [peer, other], limit) => {
  if (ratio <= most) return 'yes';
  const others = other ? ratioIn(run, other, peer, figure) : NaN;
  return others > most ? `${other} itself: ${others.toFixed(2)}` : why(limit);
};

/** One line for each figure that a run measured on both sides. */
const linesOf = (results, engine, workload, goal, requests) => {
  const runs = runsOf(results, engine, workload, requests);
  const subject = [workload, requests, goal.subject].filter(Boolean).join(', ');
  return Object.entries(KINDS).flatMap(([kind, figure]) =>
    Object.entries(goal[kind] ?? {}).flatMap(([peer, most]) => {
      const ratios = runs.map((run) => ({ run, ratio: ratioIn(run, goal.subject, peer, figure) }));
      const { run, ratio } = ratios.find((candidate) => Number.isFinite(candidate.ratio)) ?? {};
      if (!run) return [];
      const limit = goal.limit ?? LIMITS[kind];
      const reached = verdict(ratio, most, run, figure, [peer, goal.where?.[peer]], limit);
      return [
        [`Node ${engine}`, subject, NAMES[kind], peer, ratio.toFixed(2), most.toFixed(2), reached],
      ];
    }),
  );
};

/** @param {object[]} results @returns {string[][]} the head first */
export const goalCells = (results) => {
  const counts = [...new Set(results.map(({ requests }) => requests))];
  return [
    ['engine', 'workload', 'figure', 'divided by that of', 'is', 'at most', 'reached'],
    ...GOALS.flatMap((goal) =>
      goal.engines.flatMap((engine) =>
        goal.workloads.flatMap((workload) =>
          counts.flatMap((requests) => linesOf(results, engine, workload, goal, requests)),
        ),
      ),
    ),
  ];
};

const isLibrary = ({ peer, time }) => time && !/^(?:fledgling|native)/.test(peer);
const fastest = (rows) => rows.sort((a, b) => a.time.median - b.time.median)[0];

/** Beside native promises, the fastest library, and what bluebird allocates. */
const MOST_OF_SINGLE = [1.2, 1, 1];

/** Single operations: beside the engine's own promises, and the fastest of the other libraries. */
export const microCells = (results, engine) => {
  const all = results.filter(
    (result) =>
      result.workload === 'micro' && result.engine === engine && result.study === undefined,
  );
  const lines = [...new Set(all.map((result) => result.case))].flatMap((name) => {
    const rows = all.filter((result) => result.case === name);
    const of = (peer) => rows.find((result) => result.peer === peer);
    const ours = of(REFERENCE);
    const best = fastest(rows.filter(isLibrary));
    if (!ours?.time || !best) return [];
    const ratio = (figure, other) => (other?.time ? figure(ours) / figure(other) : NaN);
    const ratios = [
      ratio(KINDS.time, of('native')),
      ratio(KINDS.time, best),
      ratio(KINDS.memory, of('bluebird')),
    ];
    const [native, library, allocated] = ratios.map((ratio) =>
      ratio >= 0 ? ratio.toFixed(2) : '',
    );
    const isMissed = ratios.some((ratio, at) => ratio > MOST_OF_SINGLE[at]);
    return [[name, native, library, best.peer, allocated, isMissed ? why(SINGLE) : 'yes']];
  });
  return [
    [
      'operation',
      'time: native',
      'the fastest library',
      'which is',
      'allocated: bluebird',
      'reached',
    ],
    ...lines,
  ];
};
