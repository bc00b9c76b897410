/** The table of a verification, and what it cannot hold. */

/**
 * @typedef {object} Row
 * @property {import('./matrix.js').Configuration} configuration
 * @property {number} passed
 * @property {string[]} problems
 * @property {number} seconds
 * @property {{name: string, why: string}[]} idle passes that did nothing
 * @property {string} [as] id of the configuration that has the same code
 */

const PLURALS = { library: 'libraries', problem: 'problems', configuration: 'configurations' };
export const counted = (count, noun) => `${count} ${count === 1 ? noun : PLURALS[noun]}`;

const cellsOf = ({ configuration, passed, problems, seconds, as }, fuzz) => [
  configuration.name,
  configuration.target,
  String(passed),
  String(problems.length),
  as ? `as ${as}` : seconds.toFixed(1),
  ...(fuzz ? [fuzz[configuration.id] ?? ''] : []),
];

const COLUMNS = ['configuration', 'target', 'passed', 'failed', 'time (s)'];

/**
 * @param {Row[]} rows
 * @param {Record<string, string>} [fuzz] what another run found, by id of the configuration
 * @returns {string} a table in Markdown
 */
export const tableOf = (rows, fuzz) => {
  const head = fuzz ? [...COLUMNS, 'fuzz'] : COLUMNS;
  const body = rows.map((row) => cellsOf(row, fuzz));
  const widths = head.map((title, i) =>
    Math.max(title.length, ...body.map((cells) => cells[i].length)),
  );
  const isNumber = (i) => /^(?:passed|failed)$/.test(head[i]);
  const line = (cells) =>
    `| ${cells.map((cell, i) => (isNumber(i) ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join(' | ')} |`;
  const rule = widths.map((width, i) => `${'-'.repeat(width - 1)}${isNumber(i) ? ':' : '-'}`);
  return [line(head), line(rule), ...body.map(line)].join('\n');
};

/** @param {Row[]} rows @returns {string[]} every problem, with the configuration that has it */
export const problemLines = (rows) =>
  rows
    .filter(({ as }) => !as)
    .flatMap(({ configuration, problems }) =>
      problems.map((problem) => `${configuration.id}: ${problem}`),
    );

/** @param {Row[]} rows @returns {string[]} where a pass that was meant did nothing, and why */
const idleLines = (rows) => {
  const groups = new Map();
  for (const { configuration, idle } of rows) {
    for (const { name, why } of idle) {
      const key = `\`${name}\` (${configuration.target}): ${why}`;
      groups.set(key, [...(groups.get(key) ?? []), configuration.name]);
    }
  }
  return [...groups].map(([text, names]) =>
    names.length > 4
      ? `${text}, in ${names.length} configurations`
      : `${text}, in ${names.join(', ')}`,
  );
};

/**
 * @param {Row[]} rows
 * @param {string[]} suites what ran
 * @returns {object} the table for programs: the page of the audit shows it
 */
export const record = (rows, suites) => ({
  suites,
  configurations: rows.map(({ configuration: { name, target }, passed, problems, as }) => ({
    name,
    target,
    passed,
    failed: problems.length,
    ...(as ? { as } : {}),
  })),
});

const list = (lines) => lines.map((line) => `- ${line}`).join('\n');

/**
 * @param {Row[]} rows
 * @param {object} about
 * @param {string[]} about.suites what ran
 * @param {number} about.seconds
 * @param {Record<string, string>} [about.fuzz]
 * @returns {string} a page in Markdown
 */
export const page = (rows, { suites, seconds, fuzz }) => {
  const problems = problemLines(rows);
  const idle = idleLines(rows);
  const libraries = rows.filter(({ as }) => !as).length;
  return `${[
    '# Verification',
    `${counted(rows.length, 'configuration')} of passes give ${counted(libraries, 'library')} of different code: ${counted(problems.length, 'problem')}, in ${Math.round(seconds)} s. Each ran ${suites.join(', ')}.`,
    'A test counts as passed that ends as `test/expectations/` says for the target; all configurations share what `faithful` has there. Where two configurations have the same code, it ran once.',
    '`npm run verify` writes this page.',
    tableOf(rows, fuzz),
    ...(problems.length > 0 ? ['## Problems', list(problems)] : []),
    ...(idle.length > 0 ? ['## Passes that left the code alone', list(idle)] : []),
  ].join('\n\n')}\n`;
};
