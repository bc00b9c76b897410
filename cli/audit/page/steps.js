import { markOf, wordsOf } from './dispositions.js';
import { elementsOf, light, register, reveal, startGroup } from './light.js';
import { byId, clausesFor, element, model } from './model.js';
import { hashOfStep } from './links.js';
import { currentStage, state, stages, subscribe, update } from './state.js';

/** The left pane: clauses and steps as the standard lays them out. */

const entryOf = (key) => model.dispositions[currentStage().steps[key]];

const testsOf = (key) => {
  const tests = model.coverage?.steps[key];
  if (tests === undefined) return undefined;
  if (typeof tests === 'string') return { total: 0, why: tests };
  const total = Object.values(tests).reduce((sum, count) => sum + count, 0);
  const by = Object.entries(tests).filter(([, count]) => count > 0);
  return { total, why: by.map(([suite, count]) => `${suite} ${count}`).join(', ') };
};

const testsMark = (key) => {
  if (!model.coverage) return undefined;
  const tests = testsOf(key);
  const title = tests
    ? `reached by ${tests.total} tests: ${tests.why}`
    : 'no code of its own to reach';
  return element('span', { class: `tests${tests?.total === 0 ? ' none' : ''}`, title }, [
    element('span', { 'aria-hidden': 'true', text: tests ? String(tests.total) : '–' }),
    element('span', { class: 'hidden', text: title }),
  ]);
};

const labelOf = (path) => `${path.split('.').pop()}.`;
const depthOf = (path) => path.split('.').length - 1;

/** The passes that changed what became of a step. */
const passesOf = (key) =>
  stages().flatMap((stage, index) => (index > 0 && key in stage.steps && stage.steps[key] !== stages()[index - 1].steps[key] ? [{ index, name: stage.pass }] : [])); // prettier-ignore

const partsOf = ({ key, parts }) =>
  parts.map((part) => {
    const entry = entryOf(`${key}|${part}`);
    const tests = testsMark(`${key}|${part}`);
    return element('li', {}, [element('b', { text: part }), ' ', markOf(entry.disposition), ` ${wordsOf(entry)[0]} `, tests]); // prettier-ignore
  });

/** What is said of the step that is chosen. */
const detailsOf = (clause, step) => {
  const passes = passesOf(step.key);
  return element('div', { class: 'details' }, [
    element('ul', {}, [
      ...wordsOf(entryOf(step.key)).map((text) => element('li', { text })),
      ...partsOf(step),
      ...(testsOf(step.key)
        ? [element('li', { text: `tests: ${testsOf(step.key).why || 'none'}` })]
        : []),
    ]),
    passes.length > 0
      ? element('p', {}, [
          'changed by ',
          ...passes.map(({ index, name }) =>
            element('button', {
              type: 'button',
              text: name,
              onclick: () => update({ stage: index }),
            }),
          ),
        ])
      : undefined,
    element('p', {}, [
      element('a', { href: clause.link, text: `${clause.number} in the standard` }),
      ` · spec/${model.documents[state.preset].split('+')[0]}.html:${step.line}`,
    ]),
  ]);
};

const stepElement = (clause, step, map) => {
  const { key, path, html } = step;
  const entry = entryOf(key);
  const made = element(
    'li',
    { class: 'step', 'data-key': key, style: `--depth: ${depthOf(path)}` },
    [
      element('a', { class: 'label', href: hashOfStep(clause, path), tabindex: '-1', 'aria-label': `${clause.number} step ${path}`, text: labelOf(path) }), // prettier-ignore
      element('span', { class: 'sentence', html }),
      element('span', { class: 'marks' }, [markOf(entry.disposition), testsMark(key)]),
    ],
  );
  register(map, [key], made);
  return made;
};

const clauseElement = (clause, map) =>
  element('section', { class: 'clause', 'data-clause': clause.id }, [
    element('h3', {}, [
      element('a', { href: `#${clause.number}`, tabindex: '-1' }, [
        element('span', { class: 'number', text: clause.number }),
        ' ',
        element('span', { html: clause.title }),
      ]),
    ]),
    ...(clause.steps.length > 0
      ? [
          element(
            'ol',
            {},
            clause.steps.map((step) => stepElement(clause, step, map)),
          ),
        ]
      : []),
  ]);

const draw = () => {
  const map = startGroup('steps');
  byId('steps').replaceChildren(...clausesFor(state.preset).map((one) => clauseElement(one, map)));
};

const choose = () => {
  byId('steps').querySelector('.details')?.remove();
  for (const one of byId('steps').querySelectorAll('[aria-current]'))
    one.removeAttribute('aria-current');
  const { step } = state;
  light('chosen', step ? [step] : []);
  const [row] = step ? elementsOf(step, 'steps') : [];
  if (!row) return;
  const clause = clausesFor(state.preset).find(({ id }) => step.startsWith(`${id}:`));
  row.append(
    detailsOf(
      clause,
      clause.steps.find(({ key }) => key === step),
    ),
  );
  row.querySelector('.label').setAttribute('aria-current', 'true');
  reveal(row, byId('steps'));
};

/** Wires the pane. */
export const initSteps = () => {
  const pane = byId('steps');
  const keyAt = ({ target }) => target.closest?.('.step')?.dataset.key;
  pane.addEventListener('pointerover', (event) => light('hover', [keyAt(event)].filter(Boolean)));
  pane.addEventListener('pointerleave', () => light('hover', []));
  pane.addEventListener('click', (event) => {
    const key = keyAt(event);
    if (!key || event.target.closest('.details')) return;
    event.preventDefault();
    update({ step: key === state.step ? undefined : key, line: undefined });
  });
  pane.addEventListener('keydown', (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const keys = clausesFor(state.preset).flatMap(({ steps }) => steps.map(({ key }) => key));
    const at = keys.indexOf(state.step);
    update({ step: keys[Math.min(Math.max(at + by, 0), keys.length - 1)], line: undefined });
  });
  subscribe((changed) => {
    if (['preset', 'target', 'stage'].some((name) => changed.has(name))) draw();
    if (['preset', 'target', 'stage', 'step'].some((name) => changed.has(name))) choose();
  });
};
