import { formatted } from '../../docs/scripts/write.js';
import { columnsOf } from './figures.js';
import workloads from './workloads.cjs';

const HEAD = `# Soak

\`npm run soak -- --minutes 10\` runs promises for long, and many at once, and writes this page. Each
library runs each workload in a process of its own, with \`--expose-gc\`; heaps are those after a
collection. The minutes are divided among the processes: what is repeated ends when its time is over, and
what has its count beforehand gets the count that small samples let expect. So a count that is below its
goal tells of the time that there was, and of the speed of the library, not of a limit. Seconds
are no measure of speed: [performance.md](performance.md) has those.

\`--only WORKLOAD\` and \`--peer NAME\` run some of it and keep the other figures, \`--resume\` goes on with a
run that was stopped. \`npm run bench:setup\` installs bluebird and core-js. The command fails where the
heap of this library grows with its jobs, where a race keeps more than a native one, or where something
is left of promises that nobody has any more.`;

const line = (cells) => `| ${cells.join(' | ')} |`;

const tableOf = (workload, results) => {
  const columns = Object.entries(columnsOf(workload));
  const rows = Object.entries(results).map(([name, result]) => [
    name,
    ...(result.failed
      ? [result.failed, ...columns.slice(1).map(() => '')]
      : columns.map(([, figure]) => figure(result))),
  ]);
  const rule = ['---', ...columns.map(() => '--:')];
  return [['library', ...columns.map(([title]) => title)], rule, ...rows].map(line).join('\n');
};

const goalOf = ({ size, unit }) => `Goal: ${size.toLocaleString('en-US')} ${unit}.`;

const section = ([workload, results]) =>
  `## ${workloads[workload].title} (\`${workload}\`)\n\n${goalOf(workloads[workload])}\n\n${tableOf(workload, results)}`;

/**
 * The page of what was measured.
 *
 * @param {object} record
 * @returns {Promise<string>} Markdown
 */
export const soakPage = ({ minutes, machine, results }) =>
  formatted(
    [
      HEAD,
      `The last run had ${minutes} minutes, on ${machine}.`,
      ...Object.keys(workloads)
        .filter((name) => name in results)
        .map((name) => section([name, results[name]])),
    ].join('\n\n'),
  );
