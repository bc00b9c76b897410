import { isPart, parseOrigin } from '../../../generator/ir/origin.js';
import { legend, markOf, DISPOSITIONS } from './dispositions.js';
import { byId, element, reconcile } from './dom.js';
import { filterCounts, FILTERS } from './filters.js';
import { coloured } from './highlight.js';
import { nameOfStep } from './address.js';
import { clauseIdOf, model, originsOf, stepsOf, textOfLine } from './model.js';
import { clauses, currentStage, libraryName, stageName, stages, state, update } from './state.js';

/** The first view: what the page is, one step worked through, numbers that lead on, and figures. */

/** By edition: passes of several kinds touch it, and it has a line alone. */
export const WORKED =
  model.edition === 'es2015' ? 'sec-promise.resolve:3.c' : 'sec-promise-executor:11.a';

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
    [element('b', { text: String(filterCounts()[name]) }), ` ${FILTERS[name].label}`],
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

const linkTo = (text, change) =>
  element('li', {}, [
    element('button', { type: 'button', class: 'link', text, onclick: () => update(change) }),
  ]);

/** Steps of a filter, each a link. */
const stepList = (fits) => {
  const keys = clauses().flatMap(({ steps }) => steps.map(({ key }) => key).filter(fits));
  const links = keys.map((key) => linkTo(nameOfStep(key), { step: key, clause: clauseIdOf(key) }));
  return element('ol', { class: 'filtered' }, links);
};

/** What brought a line, as the ledger calls it. */
const bringerOf = (line) =>
  originsOf(line).find((origin) => parseOrigin(origin).kind !== 'clause') ?? 'headings';

const lineLinks = (lines) =>
  lines.map(({ line, at }) =>
    linkTo(`${at + 1}  ${textOfLine(line).trim()}`, { line: at + 1, step: undefined }),
  );

const lineGroup = ([by, lines], isOpen) => {
  const list = element('ol', { class: 'lines' });
  const fill = () => list.childElementCount > 0 || list.append(...lineLinks(lines));
  if (isOpen) fill();
  return element('details', { open: isOpen, ontoggle: fill, 'data-by': by }, [
    element('summary', {}, [`${by} `, element('span', { class: 'soft', text: lines.length })]),
    element('p', { class: 'soft', text: model.sources[by]?.why ?? 'what headings declare' }),
    list,
  ]);
};

/** Lines of a filter by what brought them: a group is filled when it is opened. */
const lineGroups = (fits) => {
  const groups = {};
  currentStage().lines.forEach((line, at) => {
    if (fits(line)) (groups[bringerOf(line)] ??= []).push({ line, at });
  });
  const open = new Set(
    [...document.querySelectorAll('.brought [open]')].map((group) => group.getAttribute('data-by')),
  );
  const sorted = Object.entries(groups).sort(([, a], [, b]) => b.length - a.length);
  return element(
    'div',
    { class: 'brought' },
    sorted.map((group) => lineGroup(group, open.has(group[0]))),
  );
};

/** @param {import('./filters.js').Filter} filter */
const listOf = ({ step, line }) => (step ? stepList(step) : lineGroups(line));

const compared = () =>
  element('p', {
    class: 'soft',
    text: 'The wording of the document is ours, its meaning the standard’s: “fledgling compare” finds 0 differences from ECMA-262.',
  });

const kept = new Map();

/** What does not change while another stage is looked at is drawn once. */
const once = (name, draw) => {
  if (!kept.has(name)) kept.set(name, draw());
  return kept.get(name);
};

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
    element('div', { class: 'figures' }, Object.keys(FILTERS).map(number)),
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
