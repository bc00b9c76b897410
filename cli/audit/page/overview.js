import { parseOrigin } from '../../../generator/ir/origin.js';
import { legend, markOf, DISPOSITIONS } from './dispositions.js';
import { byId, element } from './dom.js';
import { countOf, FILTERS } from './filters.js';
import { coloured } from './highlight.js';
import { nameOfStep } from './address.js';
import { clauseIdOf, model, stepsOf, textOfLine } from './model.js';
import { clauses, currentStage, libraryName, stageName, stages, state, update } from './state.js';

/** The first view: what the page is, one step worked through, numbers that lead on, and figures. */

/** By edition: passes of several kinds touch it, and it has a line alone. */
const WORKED = model.edition === 'es2015' ? 'sec-promise.resolve:3.c' : 'sec-promise-resolve:1.b';

/** The code of a step in a stage, comments aside. */
const codeOf = (stage, key) =>
  stage.lines
    .filter((line) => stepsOf(line).includes(key))
    .map((line) => textOfLine(line).trim())
    .filter((text) => !text.startsWith('//'))
    .join(' ');

const workedRows = () => {
  const rows = [];
  stages().forEach((stage, index) => {
    const code = codeOf(stage, WORKED);
    if (code && code !== rows.at(-1)?.code) rows.push({ name: stageName(index), code, index });
  });
  return rows;
};

const worked = () => {
  const step = clauses()
    .flatMap(({ steps }) => steps)
    .find(({ key }) => key === WORKED);
  if (!step) return undefined;
  const line = (label, content) =>
    element('div', {}, [element('dt', { text: label }), element('dd', {}, [content])]);
  return element('dl', { class: 'worked' }, [
    line(nameOfStep(WORKED), element('span', { class: 'sentence', html: step.html })),
    ...workedRows().map(({ name, code }, at, all) =>
      line(
        at === 0
          ? 'faithful'
          : at === all.length - 1
            ? `${libraryName()}, by ${name}`
            : `after ${name}`,
        element('code', { html: coloured(code) }),
      ),
    ),
  ]);
};

const number = (name) =>
  element(
    'button',
    {
      type: 'button',
      class: 'figure',
      'aria-pressed': String(state.filter === name),
      onclick: () => update({ filter: state.filter === name ? undefined : name }),
    },
    [element('b', { text: String(countOf(name)) }), ` ${FILTERS[name].label}`],
  );

const headCell = (text) => (text ? element('th', { scope: 'col', text }) : element('td'));
const rowOf = ([first, ...rest]) =>
  element('tr', {}, [
    element('th', { scope: 'row' }, [first]),
    ...rest.map((value) => element('td', { text: String(value) })),
  ]);

const table = (caption, head, rows) =>
  element('table', {}, [
    element('caption', { text: caption }),
    element('thead', {}, [element('tr', {}, head.map(headCell))]),
    element('tbody', {}, rows.map(rowOf)),
  ]);

const dispositions = () => {
  const { steps } = currentStage();
  const keys = Object.keys(steps);
  const count = (name, isPart) =>
    keys.filter(
      (key) =>
        (parseOrigin(key).part !== undefined) === isPart &&
        model.dispositions[steps[key]].disposition === name,
    ).length;
  const rows = Object.keys(DISPOSITIONS).map((name) => [
    element('span', {}, [markOf(name), ` ${name}`]),
    ...[count(name, false), count(name, true)],
  ]);
  return table(
    `What became of steps, ${libraryName()}`,
    ['', 'steps', 'arms and ?'],
    rows.filter(([, ...counts]) => counts.some(Boolean)),
  );
};

const percent = (part, all) => `${((100 * part) / all).toFixed(1)} %`;

const origins = () => {
  const { statements, fromSteps, rest } = currentStage().figures;
  const others = Object.entries(rest).sort(([, a], [, b]) => b - a);
  const rows = [['steps of the document', fromSteps], ...others].map(([name, count]) => [
    name,
    count,
    percent(count, statements),
  ]);
  return table(
    'Where statements are from',
    ['', 'statements', 'share'],
    [...rows, ['all', statements, '']],
  );
};

const coverage = () => {
  if (!model.coverage) return undefined;
  const { steps, parts, suites } = model.coverage.figures;
  const rows = [
    [
      'reached, of those that can be',
      `${steps.reached} of ${steps.reachable}`,
      `${parts.reached} of ${parts.reachable}`,
    ],
    ...Object.entries(suites).map(([name, suite]) => [
      `${name}, ${suite.tests} tests`,
      suite.steps,
      suite.parts,
    ]),
  ];
  return table('Reached by tests', ['', 'steps', 'arms and ?'], rows);
};

const verification = () => {
  if (!model.verification) return undefined;
  const { configurations, suites } = model.verification;
  const rows = configurations.map(({ name, target, passed, failed }) => [
    `${name}, ${target}`,
    passed,
    failed,
  ]);
  const failures = rows.reduce((sum, row) => sum + row[2], 0);
  return element('details', {}, [
    element('summary', {
      text: `${configurations.length} configurations of passes, tested by ${suites.join(', ')}: ${failures} failures`,
    }),
    table('Tests by configuration', ['', 'passed', 'failed'], rows),
  ]);
};

/** Steps or lines of a filter, each a link. */
const listOf = (name) => {
  const { step, line } = FILTERS[name];
  const link = (text, change) =>
    element('li', {}, [
      element('button', { type: 'button', class: 'link', text, onclick: () => update(change) }),
    ]);
  const items = step
    ? clauses().flatMap(({ steps }) =>
        steps
          .filter(({ key }) => step(key))
          .map(({ key }) => link(nameOfStep(key), { step: key, clause: clauseIdOf(key) })),
      )
    : currentStage().lines.flatMap((content, at) =>
        line(content) ? [link(`${at + 1}  ${textOfLine(content).trim()}`, { line: at + 1 })] : [],
      );
  return element('ol', { class: 'filtered' }, items);
};

/** Draws the first view into the middle. */
export const drawOverview = () => {
  const chosen = state.filter in FILTERS ? [listOf(state.filter)] : [];
  byId('clause').replaceChildren(
    element('p', {
      class: 'lead',
      text: 'Each step of the standard beside the code that it became, pass by pass.',
    }),
    ...[worked()].filter(Boolean),
    element('div', { class: 'figures' }, Object.keys(FILTERS).map(number)),
    ...chosen,
    element('p', {
      class: 'soft',
      text: 'The wording of the document is ours, its meaning the standard’s: “fledgling compare” finds 0 differences from ECMA-262.',
    }),
    ...[dispositions(), origins(), coverage(), verification()].filter(Boolean),
    element('h2', { text: 'What the marks mean' }),
    legend(),
  );
};
