import { goalCells } from './goals.js';
import { markdownCells } from './table.js';
import { worthTables } from './worth.js';

/** What the figures of RESULTS.md mean. */
const WORDS = `Medians of the rounds; each round of each row is a process of its own, and rows that are compared
take turns. Requests answer after a timer of a millisecond. Memory is the highest resident size at the
end of a request less that at the start. Quartiles, single operations, bytes that waiting requests keep
alive and all other rows are in [results.json](results.json); \`npm run bench\` prints them as tables.
What each pass saves, what limits the figures and what was tried are in
[docs/performance.md](../docs/performance.md).`;

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

const headOf = ({ engine, workload, requests }) => [`Node ${engine}`, workload, String(requests)];

/** Milliseconds and megabytes. */
const figures = ({ time, memory }) =>
  [time?.median, memory && memory.median / MEGABYTE]
    .map((figure) => figure?.toFixed(0) ?? '–')
    .join(' · ');

/** For each workload of each engine, what was measured of each peer, by its name. */
const requestRows = (results) => {
  const groups = new Map();
  for (const result of results.filter(isRequest)) {
    const key = headOf(result).join();
    groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  return [...groups.values()].map((group) => {
    const measured = PEERS.map(([name, pattern]) => [
      name,
      group.find(({ peer }) => pattern.test(peer)),
    ]);
    return { head: headOf(group[0]), measured: Object.fromEntries(measured) };
  });
};

/** A row for each workload of each engine, a column for each peer. */
const requestCells = (results) => [
  ['engine', 'workload', 'requests', ...PEERS.map(([name]) => name)],
  ...requestRows(results).map(({ head, measured }) => [
    ...head,
    ...PEERS.map(([name]) => (measured[name] ? figures(measured[name]) : '–')),
  ]),
];

/** How often this library takes less time than another, and what share of its time it takes. */
const standingCells = (results) => {
  const rows = requestRows(results).map(({ measured }) => measured);
  const pairs = ['fledgling', 'fledgling, immediate'].flatMap((name) =>
    ['bluebird', 'native', 'babybird'].map((other) => [name, other]),
  );
  return [
    ['time of', 'beside', 'faster in', 'share of its time'],
    ...pairs.map(([name, other]) => {
      const shares = rows
        .filter((row) => row[name] && row[other])
        .map((row) => row[name].time.median / row[other].time.median);
      const faster = shares.filter((share) => share < 1).length;
      const [least, most] = [Math.min(...shares), Math.max(...shares)];
      const range = shares.length > 0 ? `${least.toFixed(2)} to ${most.toFixed(2)}` : '–';
      return [name, other, `${faster} of ${shares.length} rows`, range];
    }),
  ];
};

/**
 * The sentence of README.md.
 *
 * @param {{results: object[]}} run
 * @returns {string|undefined} nothing where its row was not measured
 */
export const speedSentence = ({ results }) => {
  const row = requestRows(results).find(
    ({ head }) => head.join() === 'Node 24,doxbee-sequential,10000',
  );
  const [ours, immediate, bluebird, native, babybird] = PEERS.slice(1).map(([name]) =>
    row?.measured[name]?.time.median.toFixed(0),
  );
  if (!babybird) return undefined;
  return `10,000 doxbee requests on Node 24 take ${ours} ms, and ${immediate} with the scheduler \`immediate\` (bluebird ${bluebird}, native promises ${native}, babybird ${babybird}): \`npm run bench\`.`;
};

const WORTH = `The greatest ratio of all single operations and requests without a pass, and without those
that need it, where its quartiles lie above those of the whole library both times that this was
measured. A dash: no loss beyond chance. Empty: the pass changes nothing for that engine.`;

const goals = (results) => {
  const [, ...rows] = goalCells(results);
  const reached = rows.filter((row) => row.at(-1) === 'yes').length;
  return `${reached} of ${rows.length} goals beside other libraries are reached (\`report/goals.js\`).`;
};

/** Side by side, so that the page stays short. */
const picturesOf = (plotNames) => {
  const pictures = plotNames.map((name) => `![${name.replace(/\.svg$/, '')}](plots/${name})`);
  const rows = pictures.flatMap((picture, at) =>
    at % 2 === 0 ? [[picture, pictures[at + 1] ?? '']] : [],
  );
  return rows.length > 0 ? [markdownCells([['', ''], ...rows])] : [];
};

/**
 * The page that `--write` writes.
 *
 * @param {{date: string, from?: string, machine: object, engines: object, options: object, results: object[]}} run
 * @param {string[]} plotNames files in the folder `plots`
 */
export const resultsDocument = (run, plotNames) => {
  const { date, from, machine, engines, options, results } = run;
  return `${[
    '# Results',
    'Written from [results.json](results.json) by `npm run bench:page`, never by hand.',
    `${date.slice(0, 10)}. ${machine.processors} × ${machine.processor}, ${machine.memory} GB, ${machine.system}; ` +
      `load ${machine.load} at the start. ${options.warmup} requests to warm up. ` +
      `Engines: ${Object.values(engines).join(', ')}.${from ? ` The figures are ${from}.` : ''}`,
    WORDS,
    goals(results),
    '## Requests: milliseconds · megabytes',
    markdownCells(requestCells(results)),
    markdownCells(standingCells(results)),
    ...picturesOf(plotNames),
  ].join('\n\n')}\n`;
};

const hasFigure = ([, ...cells]) => cells.some((cell) => /\d/.test(cell));

/**
 * What is lost without each pass, for docs/performance.md.
 *
 * @param {{results: object[]}} run
 * @returns {string|undefined} nothing where passes were not measured
 */
export const worthDocument = ({ results }) => {
  const [[, cells] = []] = worthTables(results);
  if (!cells) return undefined;
  const [head, ...rows] = cells;
  const others = rows.filter((row) => !hasFigure(row)).map(([pass]) => `\`${pass}\``);
  return [
    WORTH,
    markdownCells([head, ...rows.filter(hasFigure)]),
    ...(others.length > 0 ? [`No loss beyond chance: ${others.join(', ')}.`] : []),
  ].join('\n\n');
};
