import { isPart } from '../../../generator/ir/origin.js';
import { legend, markOf, DISPOSITIONS } from './dispositions.js';
import { byId, element, reconcile, setText } from './dom.js';
import { listOf } from './filtered.js';
import { filterCounts, FILTERS } from './filters.js';
import { model } from './model.js';
import { once } from './once.js';
import { currentStage, libraryName, state, update } from './state.js';
import { worked } from './worked.js';

/** The first view: what the page is, one step worked through, numbers that lead on, and figures. */

const figures = () =>
  element(
    'div',
    { class: 'figures' },
    Object.entries(FILTERS).map(([name, { label }]) =>
      element(
        'button',
        {
          type: 'button',
          class: 'figure',
          'data-filter': name,
          onclick: () => update({ filter: state.filter === name ? undefined : name }),
        },
        [element('b'), ` ${label}`],
      ),
    ),
  );

/** The figures stay, and with them the focus: what they say is of the stage. */
const withNumbers = (figures) => {
  const counts = filterCounts();
  for (const button of figures.children) {
    const name = button.dataset.filter;
    setText(button.firstChild, String(counts[name]));
    button.setAttribute('aria-pressed', String(state.filter === name));
  }
  return figures;
};

const headCell = (text) => (text ? element('th', { scope: 'col', text }) : element('td'));
const rowOf = ([first, ...rest]) =>
  element('tr', {}, [
    element('th', { scope: 'row' }, [first]),
    ...rest.map((value) => element('td', { text: String(value) })),
  ]);

const table = (caption, head, rows) =>
  element('div', { class: 'table' }, [
    element('table', {}, [
      element('caption', { text: caption }),
      element('thead', {}, [element('tr', {}, head.map(headCell))]),
      element('tbody', {}, rows.map(rowOf)),
    ]),
  ]);

/** How often each disposition stands, of steps and of their parts. */
const dispositionCounts = () => {
  const counts = { steps: {}, parts: {} };
  for (const [key, number] of Object.entries(currentStage().steps)) {
    const kind = isPart(key) ? counts.parts : counts.steps;
    const { disposition } = model.dispositions[number];
    kind[disposition] = (kind[disposition] ?? 0) + 1;
  }
  return counts;
};

const dispositions = () => {
  const { steps, parts } = dispositionCounts();
  const rows = Object.keys(DISPOSITIONS).map((name) => [
    element('span', {}, [markOf(name), ` ${name}`]),
    ...[steps[name] ?? 0, parts[name] ?? 0],
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
      `${model.coverage.suites[name]}, ${suite.tests} tests`,
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

const compared = () =>
  element('p', {
    class: 'soft',
    text: 'The wording of the document is ours, its meaning the standard’s: “fledgling compare” finds 0 differences from ECMA-262.',
  });

const ofLibrary = (name, draw) => once(`${name} ${state.preset}.${state.target}`, draw);
const ofStage = (name, draw) => ofLibrary(`${name} ${state.stage}`, draw);

const lead = () =>
  element('p', {
    class: 'lead',
    text: 'Each step of the standard beside the code that it became, pass by pass.',
  });

/** Draws the first view into the middle. */
export const drawOverview = () => {
  const filter = FILTERS[state.filter];
  const parts = [
    once('lead', lead),
    ofLibrary('worked', worked),
    withNumbers(once('figures', figures)),
    filter && listOf(filter),
    once('compared', compared),
    ofStage('dispositions', dispositions),
    ofStage('origins', origins),
    once('coverage', coverage),
    once('verification', verification),
    once('marks', () => element('h2', { text: 'What the marks mean' })),
    once('legend', legend),
  ];
  reconcile(byId('clause'), parts.filter(Boolean));
};
