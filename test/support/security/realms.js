import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { fileURLToPath } from 'node:url';
import cases from '../../engines/cases.cjs';
import { runJson } from '../spawn.js';

// What the items of docs/security.md are tried with.

const SABOTAGE = readFileSync(new URL('sabotage.cjs', import.meta.url), 'utf8');

/** Combinators and methods of today's edition. */
const LATER = ['finally', 'allSettled', 'any'];

/**
 * A library in a realm of its own, whose jobs run when they are told to.
 *
 * @param {{file: string, edition: string}} one
 * @param {string} [before] code of the realm that runs first
 */
export const realmOf = ({ file, edition }, before = '') => {
  const context = createContext({ exports: {} });
  const evaluate = (code) => runInContext(code, context);
  evaluate(before);
  evaluate(readFileSync(file, 'utf8'));
  const queue = [];
  const scheduler = (job) => void queue.push(job);
  const { create } = context.exports;
  const rejections = { onReject: () => {}, onHandle: () => {} };
  return {
    evaluate,
    create,
    exported: context.exports,
    queue,
    P: create({ scheduler, rejections }),
    run: () => {
      while (queue.length > 0) queue.shift()();
    },
    sabotage: () => evaluate(SABOTAGE),
    names: edition === 'es2015' ? [] : LATER,
  };
};

/** Logs of random programs, which are of this realm, on the Promise of another one. */
export const logsOf = ({ P, run, names }, count = 60) =>
  Array.from({ length: count }, (_, seed) => {
    const log = cases.runProgram(P, seed, names);
    run();
    return log.join('; ');
  });

const CHILD = fileURLToPath(new URL('programs.cjs', import.meta.url));

/** One program of programs.cjs, on a library in a process of its own. */
export const inProcess = ({ file }, program, flags = []) =>
  runJson([...flags, CHILD, file, program]);

/** A promise that waits, with what settles it. */
export const pendingOf = (P) => {
  const one = {};
  const promise = new P((resolve, reject) => Object.assign(one, { resolve, reject }));
  return { promise, ...one };
};

/** What handlers of a promise are given; complete when all jobs have run. */
export const seenOf = (promise) => {
  const log = [];
  promise.then(
    (value) => log.push(['fulfilled', value]),
    (reason) => log.push(['rejected', reason]),
  );
  return log;
};
