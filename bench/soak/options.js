import { Command, InvalidArgumentError } from 'commander';

const positive = (value) => {
  if (Number(value) > 0) return Number(value);
  throw new InvalidArgumentError('It takes a number above 0.');
};

/** Collects names that are known. */
const nameOf = (known) => (value, names) => {
  if (known.includes(value)) return [...(names ?? []), value];
  throw new InvalidArgumentError(`There is no ${value}: there are ${known.join(', ')}.`);
};

/**
 * @typedef {object} Options
 * @property {number} minutes of the whole run
 * @property {string[]} only workloads
 * @property {string[]} peer names
 * @property {boolean} [resume]
 * @property {boolean} [page] whether the page is written
 * @property {number} memory of a process, in MB
 */

/**
 * @param {string[]} argv as process.argv
 * @param {string[]} workloads
 * @param {string[]} peers
 * @returns {Options}
 */
export const readOptions = (argv, workloads, peers) => {
  const given = new Command('soak')
    .description('Runs promises for long, and many at once, each library in processes of its own')
    .option('--minutes <n>', 'what the whole run may take; counts are made to fit', positive, 10)
    .option(
      '--only <workload>',
      `one of ${workloads.join(', ')}; may be repeated`,
      nameOf(workloads),
    ) // prettier-ignore
    .option('--peer <name>', `one of ${peers.join(', ')}; may be repeated`, nameOf(peers))
    .option('--memory <MB>', 'what the heap of a process may hold', positive, 4000)
    .option('--resume', 'go on with the run that was stopped')
    .option('--no-page', 'measure, and write no page')
    .parse(argv)
    .opts();
  return { ...given, only: given.only ?? workloads, peer: given.peer ?? peers };
};
