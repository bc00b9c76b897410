import { goalCells } from './goals.js';
import { markdownCells } from './table.js';
import { worthTables } from './worth.js';

/** What the figures of RESULTS.md mean. */
const WORDS = `Medians of the rounds; each round of each row is a process of its own, and rows that are compared
take turns. Requests answer after a timer of a millisecond. Memory is the highest resident size at the
end of a request less that at the start. Quartiles, single operations, bytes that waiting requests keep
alive and all other rows are in [results.json](results.json); \`npm run bench\` prints them as tables.
What limits the figures, and what was tried, is in [docs/performance.md](../docs/performance.md).`;

/** The peers of the page, in the order of its columns. */
const PEERS = [
  ['callbacks', /^callbacks$/],
  ['fledgling', /^fledgling fast$/],
  ['fledgling, immediate', /^fledgling fast\.es\d+ immediate$/],
  ['bluebird', /^bluebird$/],
  ['native', /^native$/],
  ['babybird', /^babybird$/],
];

const MEGABYTE = 1024 * 1024;

const isRequest = ({ io, study, run, failed }) => io === 'timers' && !study && !run && !failed;

const tableOf = ({ engine, workload, requests }) => [`Node ${engine}`, workload, String(requests)];

/** A row for each workload of each engine, a column for each peer. */
const requestCells = (results, figure) => {
  const rows = new Map();
  for (const result of results.filter(isRequest)) {
    const key = tableOf(result).join();
    if (!rows.has(key)) rows.set(key, [tableOf(result), []]);
    rows.get(key)[1].push(result);
  }
  const cellOf = (group, pattern) => {
    const found = group.find(({ peer }) => pattern.test(peer));
    return found && figure(found) !== undefined ? figure(found).toFixed(0) : '–';
  };
  return [
    ['engine', 'workload', 'requests', ...PEERS.map(([name]) => name)],
    ...[...rows.values()].map(([head, group]) => [
      ...head,
      ...PEERS.map(([, pattern]) => cellOf(group, pattern)),
    ]),
  ];
};

const WORTH = `The greatest ratio of all single operations and requests without a pass, and without those
that need it, where its quartiles lie above those of the whole library both times that this was
measured. A dash: no loss is beyond chance. Empty: the pass changes nothing for that engine.`;

const goals = (results) => {
  const [, ...rows] = goalCells(results);
  const reached = rows.filter((row) => row.at(-1) === 'yes').length;
  return `${reached} of ${rows.length} goals beside other libraries are reached (\`report/goals.js\`).`;
};

const section = ([title, words, cells]) =>
  cells.length > 1 ? [`## ${title}`, ...(words ? [words] : []), markdownCells(cells)] : [];

/**
 * The page that \`--write\` writes.
 *
 * @param {{date: string, from?: string, machine: object, engines: object, options: object, results: object[]}} run
 * @param {string[]} plotNames files in the folder \`plots\`
 */
export const resultsDocument = (run, plotNames) => {
  const { date, from, machine, engines, options, results } = run;
  const [[, worth] = []] = worthTables(results);
  return `${[
    '# Results',
    'Written from [results.json](results.json) by `npm run bench:page`, never by hand.',
    `${date.slice(0, 10)}. ${machine.processors} × ${machine.processor}, ${machine.memory} GB, ${machine.system}; ` +
      `load ${machine.load} at the start. ${options.warmup} requests to warm up. ` +
      `Engines: ${Object.values(engines).join(', ')}.${from ? ` The figures are ${from}.` : ''}`,
    WORDS,
    goals(results),
    ...section(['Time of requests, ms', '', requestCells(results, ({ time }) => time?.median)]),
    ...section([
      'Memory of requests, MB',
      '',
      requestCells(results, ({ memory }) => memory && memory.median / MEGABYTE),
    ]),
    ...section(['What each pass brings: time', WORTH, worth ?? []]),
    ...plotNames.map((name) => `![${name}](plots/${name})`),
  ].join('\n\n')}\n`;
};
