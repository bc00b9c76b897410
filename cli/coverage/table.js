import { isPart, placeOf } from '../../generator/ir/origin.js';
import { SUITES } from './suites.js';

/** The coverage of steps as a table. */

const COLUMNS = {
  '2016-06': '2016',
  head: 'head',
  'promises-aplus-tests': 'A+',
  'promises-es6-tests': 'ES6',
  own: 'own',
};

const WIDTH = 5;
const STEP = 18;
const SENTENCE = 60;

const cells = (values) => values.map((value) => String(value).padStart(WIDTH)).join('');

/** @param {import('./summary.js').Row} row */
const line = ({ key, sentence, disposition, tests, reason }) => {
  const label = placeOf(key);
  const text = isPart(key) ? '' : sentence.slice(0, SENTENCE);
  const counts = tests
    ? cells(Object.keys(COLUMNS).map((suite) => tests[suite] ?? 0))
    : `  ${disposition}`.padEnd(WIDTH * Object.keys(COLUMNS).length);
  return `  ${label.padEnd(STEP)}${counts}  ${reason ? `not reached: ${reason}` : text}`.trimEnd();
};

const share = ({ all, withCode, reachable, reached }) => {
  const percent = reachable === 0 ? 100 : (100 * reached) / reachable;
  return `${all}, ${withCode} with code, ${reachable} reachable, ${reached} reached: ${percent.toFixed(1)} %`;
};

/**
 * @param {import('./summary.js').Row[]} rows
 * @param {ReturnType<typeof import('./summary.js').figuresOf>} figures
 * @param {string[]} problems
 * @returns {string}
 */
export const tableText = (rows, figures, problems) => {
  const head = `${''.padEnd(STEP + 2)}${cells(Object.values(COLUMNS))}`;
  const lines = rows.flatMap((row, at) =>
    row.clause === rows[at - 1]?.clause ? [line(row)] : ['', row.clause, line(row)],
  );
  const suites = Object.entries(figures.suites).map(
    ([suite, { tests, steps, parts }]) =>
      `  ${SUITES[suite]}: ${tests} tests reach ${steps} steps and ${parts} arms`,
  );
  return [
    'Tests that reach each step and arm',
    head,
    ...lines,
    '',
    `steps: ${share(figures.steps)}`,
    `arms: ${share(figures.parts)}`,
    ...suites,
    ...problems,
  ].join('\n');
};
