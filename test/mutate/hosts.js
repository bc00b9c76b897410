import contexts from '../support/random-contexts.cjs';
import rejections from '../support/rejection-programs.cjs';

/**
 * What a host sees of a library, which traces do not show: the contexts of asynchronous code that
 * handlers run in, and which promises are reported as rejected and not handled, between which jobs.
 */

const turn = () => new Promise((resolve) => setImmediate(setImmediate, resolve));

const ignore = () => {};
const nobody = { onReject: ignore, onHandle: ignore };

/** Random programs about stores that are entered and left. */
const logOfContexts = ({ create }, seed, log) => {
  const P = create({ rejections: nobody });
  return contexts.runContexts(P, seed, log);
};

/** Random programs about rejections; some handle what they hear of. */
const logOfRejections = ({ create }, seed, log) => {
  let hear = ignore;
  const P = create({
    interleaving: 'exact', // what is told stands between single jobs
    rejections: {
      onReject: (promise, reason) => hear('rejected', promise, typeof reason),
      onHandle: (promise) => hear('handled', promise),
    },
  });
  const listen = ({ promises }, below, handle) => {
    hear = (type, promise, ...more) => {
      log.push([type, promises.indexOf(promise), ...more].join(' '));
      if (below(3) === 0) handle();
    };
    return () => (hear = ignore);
  };
  return rejections.runRejections(P, seed, { log, listen, turn });
};

/** Each kind of programs, and presets of which the standard's host is not all of it. */
const KINDS = [
  { name: 'contexts', logOf: logOfContexts, without: /^small/ },
  { name: 'rejections', logOf: logOfRejections, without: /^$/ },
];

/** Hosts say in ways of their own, and when they do, that a job has thrown. */
const THROWN = 'a job throws';
const isTold = (line) => !line.startsWith(THROWN);
const comparable = (log, { name }) => (/^small/.test(name) ? log.filter(isTold) : log);

/** What a program logs, jobs that throw included. */
const listOf = async (logOf, library, seed) => {
  const log = [];
  const fail = (error) => log.push(`${THROWN} ${error?.name ?? typeof error}`);
  process.on('uncaughtException', fail);
  try {
    await logOf(library, seed, log);
    await turn();
  } finally {
    process.off('uncaughtException', fail);
  }
  return log;
};

const differenceAt = (expected, actual) => {
  const at = expected.findIndex((line, i) => line !== actual[i]);
  return at < 0 ? expected.length : at;
};

/**
 * @param {import('../fuzz/subjects.js').Subject} faithful
 * @param {import('../fuzz/subjects.js').Subject[]} others
 * @param {number} seed of the first program
 * @param {number} count of programs of each kind
 * @returns {Promise<import('../fuzz/compare.js').Difference|undefined>} the first one
 */
export const compareHosts = async (faithful, others, seed, count) => {
  for (const { name, logOf, without } of KINDS) {
    const compared = others.filter((library) => !without.test(library.name));
    for (let at = seed; compared.length > 0 && at < seed + count; at++) {
      const log = await listOf(logOf, faithful, at);
      for (const library of compared) {
        const expected = comparable(log, library);
        const actual = comparable(await listOf(logOf, library, at), library);
        if (expected.join('\n') === actual.join('\n')) continue;
        return {
          expected: `${faithful.name}, ${name} ${at}`,
          actual: `${library.name}, ${name} ${at}`,
          kind: 'told',
          at: differenceAt(expected, actual),
          expectedList: expected,
          actualList: actual,
        };
      }
    }
  }
  return undefined;
};
