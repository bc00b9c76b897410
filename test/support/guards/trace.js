/**
 * What a program sees of a library, as text. Its jobs run in a queue of the test's, one after the
 * other, so a run needs no event loop and a job that throws is an event like any other.
 *
 * @typedef {(line: any) => void} Log
 * @typedef {(P: any, log: Log, see: (promise: any, name?: string) => void) => void} Program
 */

/** More turns than any program here has. */
const TURNS = 10_000;

/** The library's own messages end with a clause, or its step; others are the engine's. */
const showError = ({ name, message }, messages) =>
  messages && / \(\d[\d.]* [^()]+\)$/.test(message) ? `${name}: ${message}` : name;

const show = (value, messages) => {
  if (value instanceof Error) return showError(value, messages);
  if (Array.isArray(value)) return `[${value.map((item) => show(item, messages))}]`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
};

/** Runs what is in the queue, and what that puts there. */
const drain = (queue, log, describe) => {
  for (const [turn, job] of queue) {
    if (turn === TURNS) return log('the queue has no end');
    try {
      job();
    } catch (error) {
      log(`a job throws ${describe(error)}`);
    }
  }
  return undefined;
};

/**
 * @param {() => {create: (options: object) => any, Promise?: any}} load
 * @param {Program} program
 * @param {object} [options] of `create`; with `hostCalls` each call of the scheduler is an event,
 *   the first `refuses` calls of it throw; `rejections` is given the log; with `messages` errors are told apart by more than their names
 * @returns {string[]}
 */
export const traceOf = (
  load,
  program,
  { hostCalls, refuses = 0, messages, rejections, ...options } = {},
) => {
  const describe = (value) => show(value, messages);
  const events = [];
  const log = (line) => void events.push(typeof line === 'string' ? line : describe(line));
  let left = refuses;
  const queue = new Map(); // a program may watch what is stored into arrays
  const scheduler = (job) => {
    if (hostCalls) log('the host is called');
    if (left-- > 0) throw new Error('refused');
    queue.set(queue.size, job);
  };
  try {
    const library = load();
    if (!library.Promise) log('it has no Promise of its own'); // which is made when it is asked for
    const P = library.create({
      ...options,
      rejections: rejections ? rejections(log) : 'none',
      scheduler,
    });
    const { then } = P.prototype;
    const see = (promise, name = 'it') => {
      const says = (state) => (value) => log(`${name} is ${state}: ${describe(value)}`);
      then.call(promise, says('fulfilled'), says('rejected'));
    };
    program(P, log, see);
    drain(queue, log, describe);
  } catch (error) {
    log(`the program throws ${describe(error)}`);
  }
  return events;
};
