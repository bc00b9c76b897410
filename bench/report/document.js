import { readFileSync } from 'node:fs';
import { goalCells, microCells } from './goals.js';
import { limitCells } from './limits.js';
import { proposalTables } from './proposal.js';
import { worthTables } from './worth.js';
import { grouped, isShown, markdownCells, markdownTable } from './table.js';

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
\`immediate\`, which bluebird and babybird use, single operations in the usual one.`;

/** By hand: what the figures mean for who wants to know why. */
const LIMITS = readFileSync(new URL('../limits.md', import.meta.url), 'utf8').trim();

/** What stands above the shares of the time. */
const SHARES = `By samples (\`--profile\`), each row in the flavour \`immediate\` beside another library or the
engine's promises. The last column is what a library would reach whose own functions took no time, if
all else stayed: its callers, what it has the engine call, timers, and the collection of what it
allocates. Of native promises the functions are the engine's, so no share is told.`;

/** What stands above what passes bring. */
const WORTH = {
  time: `What is lost without a pass, and without those that need it: the greatest ratio of all single
operations and of requests with I/O by a queue, where its quartiles lie above those of the whole library,
both times that this was measured. Empty: the pass changes nothing for that engine. A dash: no loss is
beyond chance.`,
  memory:
    'The same of bytes: those that an operation allocates, or the growth of the resident size.',
  lines: 'How many lines more the library has without it, with comments.',
};

/** Tables that are made of the results: a title, words, cells with the head first. */
const summaries = (results) => {
  const engines = [...new Set(results.map(({ engine }) => engine))];
  return [
    ['Goals, and what was reached', GOALS, goalCells(results)],
    ...engines.map((engine) => [
      `Goals · single operations · Node ${engine}`,
      'At most 1 beside libraries; at most 1.2 beside native, and 1 in half of the rows.',
      microCells(results, engine),
    ]),
    ['What is left of the time', SHARES, limitCells(results)],
  ];
};

const worth = (results) =>
  worthTables(results).map(([kind, cells]) => [`What each pass brings · ${kind}`, WORTH[kind], cells]); // prettier-ignore

const proposals = (results) =>
  proposalTables(results).map(([title, cells]) => [title, PROPOSAL, cells]);

const section = ([title, words, cells]) => [`## ${title}`, words, markdownCells(cells)];

const sections = (tables) => tables.filter(([, , cells]) => cells.length > 1).flatMap(section);

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
    ...sections(summaries(results)),
    '## What limits it, and what was tried',
    LIMITS,
    ...sections(worth(results)),
    ...grouped(results.filter(isShown)).flatMap(([title, rows]) => [
      `## ${title}`,
      ...(rows[0].rounds === undefined ? [] : [`Rounds: ${rows[0].rounds}.`]),
      markdownTable(rows),
    ]),
    ...sections(proposals(results)),
    '## Plots',
    plotNames.map((name) => `- [${name}](plots/${name})`).join('\n'),
  ].join('\n\n')}\n`;
};
