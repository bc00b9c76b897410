import { availableParallelism } from 'node:os';
import { FOLDER } from '../../../cli/cache.js';
import { makeThread } from '../thread.js';
import { answer, ANSWERS } from './answers.js';
import { makeRoom } from './room.js';

/**
 * Makes libraries for all files of tests: the engine of each file's own thread would begin cold, and
 * take twice as long for its first library as for the next. AVA runs this beside its threads.
 */

const THREAD = new URL('thread.js', import.meta.url);

/** @param {{negotiateProtocol: (versions: string[]) => any}} ava */
export default async ({ negotiateProtocol }) => {
  const protocol = negotiateProtocol(['ava-4']).ready();
  makeRoom(FOLDER);
  const threads = Array.from({ length: availableParallelism() }, () => ({
    ...makeThread(THREAD),
    waiting: 0,
    source: '',
  }));
  /** Of those with the least to do, the one that has read the document. */
  const threadFor = (source) => {
    const least = Math.min(...threads.map(({ waiting }) => waiting));
    const free = threads.filter(({ waiting }) => waiting === least);
    return free.find((thread) => thread.source === source) ?? free[0];
  };
  const make = async ({ cell, ...request }) => {
    const { source } = request;
    const thread = threadFor(source);
    Object.assign(thread, { source, waiting: thread.waiting + 1 });
    const isKept = await thread.ask(request).catch(() => false);
    thread.waiting--;
    answer(cell, isKept ? ANSWERS.kept : ANSWERS.failed);
  };
  for await (const { data } of protocol.subscribe()) make(data);
};
