import { DISPOSITIONS, markOf } from './dispositions.js';
import { byId, element, model } from './model.js';
import { libraryName, stages, state, subscribe } from './state.js';

/** The figures: what became of steps, where statements are from, what tests say. */

const headCell = (text) => (text ? element('th', { scope: 'col', text }) : element('td'));

const table = (caption, head, rows) =>
  element('table', {}, [
    element('caption', { text: caption }),
    element('thead', {}, [element('tr', {}, head.map(headCell))]), // prettier-ignore
    element('tbody', {}, rows.map(([first, ...rest]) => element('tr', {}, [
      element('th', { scope: 'row' }, [first]),
      ...rest.map((one) => element('td', { text: String(one) })),
    ]))), // prettier-ignore
  ]);

const dispositions = (stage) => {
  const keys = Object.keys(stage.steps);
  const count = (name, part) =>
    keys.filter((key) => key.includes('|') === part && model.dispositions[stage.steps[key]].disposition === name).length; // prettier-ignore
  const rows = Object.keys(DISPOSITIONS).map((name) => [
    element('span', {}, [markOf(name), ` ${name}`]),
    count(name, false),
    count(name, true),
  ]);
  return table(`What became of steps, ${libraryName()}`, ['', 'steps', 'arms and ?'], rows.filter(([, ...counts]) => counts.some(Boolean))); // prettier-ignore
};

const percent = (part, all) => `${((100 * part) / all).toFixed(1)} %`;

const origins = ({ figures: { statements, fromSteps, rest } }) => {
  const rows = [
    ['steps of the document', fromSteps, percent(fromSteps, statements)],
    ...Object.entries(rest)
      .sort(([, a], [, b]) => b - a)
      .map(([name, count]) => [name, count, percent(count, statements)]),
    ['all', statements, ''],
  ];
  return table('Where statements are from', ['', 'statements', 'share'], rows);
};

const coverage = () => {
  if (!model.coverage) return undefined;
  const { steps, parts, suites } = model.coverage.figures;
  const rows = [
    ['reached, of those that can be', `${steps.reached} of ${steps.reachable}`, `${parts.reached} of ${parts.reachable}`], // prettier-ignore
    ...Object.entries(suites).map(([name, one]) => [`${name}, ${one.tests} tests`, one.steps, one.parts]), // prettier-ignore
  ];
  return table('Reached by tests', ['', 'steps', 'arms and ?'], rows);
};

const verification = () => {
  if (!model.verification) return undefined;
  const { configurations, suites } = model.verification;
  const rows = configurations.map(({ name, target, passed, failed }) => [`${name}, ${target}`, passed, failed]); // prettier-ignore
  const details = element('details', {}, [
    element('summary', { text: `${configurations.length} configurations of passes, tested by ${suites.join(', ')}: ${rows.reduce((sum, row) => sum + row[2], 0)} failures` }), // prettier-ignore
    table('Tests by configuration', ['', 'passed', 'failed'], rows),
  ]);
  return details;
};

/** Draws the figures, and draws them again. */
export const initSummary = () =>
  subscribe((changed) => {
    if (!['preset', 'target', 'stage'].some((one) => changed.has(one))) return;
    const stage = stages()[state.stage];
    const parts = [dispositions(stage), origins(stage), coverage(), verification()];
    byId('figures').replaceChildren(...parts.filter(Boolean));
  });
