import { PASSES } from '../../transforms/index.js';
import { compare } from './compare.js';
import { makeLibrary } from './libraries.js';
import { librarySubject } from './subjects.js';

/**
 * Which pass makes a program behave differently: the smallest prefix of a library's passes that
 * differs from the faithful library ends with it; and which passes do so alone, with what they need.
 *
 * @param {object} program
 * @param {import('./libraries.js').Library} library
 * @param {string} [edition]
 * @returns {{last?: string, alone: string[]}}
 */
export const bisect = (program, { passes, target }, edition) => {
  const assume = ['pure-constructors'];
  const subject = (choice) => librarySubject(makeLibrary({ ...choice, assume }, target, edition));
  const faithful = subject({ passes: [] });
  const differs = (choice) => {
    const other = { ...subject(choice), excludes: [] };
    return compare(program, faithful, [other]) !== undefined;
  };
  const order = PASSES.map(({ name }) => name).filter((name) => passes.includes(name));
  const length = order.findIndex((_, i) => differs({ passes: order.slice(0, i + 1) }));
  return {
    last: order[length],
    alone: order.filter((name) => differs({ only: [name] })),
  };
};
