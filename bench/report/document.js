import { goalCells, microCells } from './goals.js';
import { proposalTables } from './proposal.js';
import { grouped, markdownCells, markdownTable } from './table.js';

/** What the figures of RESULTS.md mean. */
const WORDS = `Each figure is the median of the rounds; each round of each row is a process of its own, and the
rows of a table are measured in turn. **ratio** is the time divided by that of \`fledgling fast\` in
the same round: above 1 is slower than this library. **over callbacks** is the time less that of the
same program with nothing but callbacks. **memory** is the highest resident size at the end of a
request less that at the start; for single operations, the bytes that one allocates. **kept alive**,
where no operation answers, is what a request holds while it waits, after a collection. Where a row
has no figures, it says why.`;

/** What stands beside the proposal's figures. */
const PROPOSAL = `How many times the others take what deferred promises take. The proposal's figures are
of a class of C++ against its engine's promises as that program wraps them; native promises here are
the engine's own, called from JavaScript.`;

/** What stands above the goals. */
const GOALS = `This library's figure divided by that of others, by the medians below: requests in the flavour
\`immediate\`, which bluebird and babybird use, single operations in the usual one. What limits them where they are
not reached, and what was tried, is in [README.md](README.md#what-limits-it-and-what-was-tried).`;

const goals = (results) => {
  const engines = [...new Set(results.map(({ engine }) => engine))];
  const tables = [
    ['Goals, and what was reached', GOALS, goalCells(results)],
    ...engines.map((engine) => [
      `Goals · single operations · Node ${engine}`,
      'At most 1 beside libraries; at most 1.2 beside native, and 1 in half of the rows.',
      microCells(results, engine),
    ]),
  ];
  return tables
    .filter(([, , cells]) => cells.length > 1)
    .flatMap(([title, words, cells]) => [`## ${title}`, words, markdownCells(cells)]);
};

/**
 * The document that \`--write\` writes.
 *
 * @param {{date: string, machine: object, engines: object, options: object, results: object[]}} run
 * @param {string[]} plotNames files in the folder \`plots\`
 */
export const resultsDocument = ({ date, machine, engines, options, results }, plotNames) => {
  const { warmup } = options;
  return `${[
    '# Results',
    'Written by `npm run bench -- --write`, never by hand.',
    `${date.slice(0, 10)}. ${machine.processors} × ${machine.processor}, ${machine.memory} GB, ${machine.system}; ` +
      `load ${machine.load} at the start. ${warmup} requests to warm up. ` +
      `Engines: ${Object.values(engines).join(', ')}.`,
    WORDS,
    ...goals(results),
    ...grouped(results).flatMap(([title, rows]) => [
      `## ${title}`,
      ...(rows[0].rounds === undefined ? [] : [`Rounds: ${rows[0].rounds}.`]),
      markdownTable(rows),
    ]),
    ...proposalTables(results).flatMap(([title, cells]) => [
      `## ${title}`,
      PROPOSAL,
      markdownCells(cells),
    ]),
    '## Plots',
    plotNames.map((name) => `- [${name}](plots/${name})`).join('\n'),
  ].join('\n\n')}\n`;
};
