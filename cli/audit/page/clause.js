import { markOf } from './dispositions.js';
import { byId, element, prose } from './dom.js';
import { keepsStep } from './filters.js';
import { coloured } from './highlight.js';
import { model, stepsOf, textOfLine } from './model.js';
import { drawOverview } from './overview.js';
import { currentClause, currentStage, stages, state, subscribe, update } from './state.js';
import { nameOfStep } from './address.js';

/** The middle: one clause, set as the standard is read, or what a pass says of itself. */

const labelOf = (path) => `${path.split('.').pop()}.`;
const depthOf = (path) => path.split('.').length - 1;

const stepRow = (step) => {
  const { key, path, html } = step;
  const entry = model.dispositions[currentStage().steps[key]];
  const isKept = keepsStep(state.filter, key);
  return element(
    'li',
    { class: `step${isKept ? '' : ' faded'}`, 'data-key': key, style: `--depth: ${depthOf(path)}` },
    [
      element('button', {
        type: 'button',
        class: 'label',
        'aria-label': `step ${nameOfStep(key)}`,
        text: labelOf(path),
      }),
      element('span', { class: 'sentence', html }),
      ...(entry ? [markOf(entry.disposition)] : []),
    ],
  );
};

const drawClause = (clause) => {
  const rows = clause.steps.map(stepRow);
  byId('clause').replaceChildren(
    element('h2', {}, [
      element('span', { class: 'number', text: `${clause.number} ` }),
      element('span', { html: clause.title }),
    ]),
    ...(rows.length > 0
      ? [element('ol', { class: 'steps' }, rows)]
      : [element('p', { class: 'soft', text: 'This clause has no steps.' })]),
    element('p', { class: 'soft' }, [
      element('a', { href: clause.link, text: 'this clause in the standard' }),
    ]),
  );
};

const SAID = [
  ['why', 'What it saves'],
  ['sound', 'Why it is sound'],
  ['unsound', 'Guarantees dropped'],
];

const snippet = (label, code) =>
  element('div', {}, [
    element('h4', { text: label }),
    element('pre', { text: code.trim() || '(nothing)', tabindex: '0' }),
  ]);

/** The lines that a pass added and that decide something: what its guards became. */
const testsIn = (stage) => {
  const lines = [];
  let shift = 0;
  for (const [at, removed, come] of stage?.patch ?? []) {
    come.forEach((line, index) => {
      const text = textOfLine(line).trim();
      const decides = /\bif \(|\bwhile \(|[?&|] /.test(text) && !/^(?:\/\/|\/?\*)/.test(text);
      if (decides) lines.push(at + shift + index + 1);
    });
    shift += come.length - removed;
  }
  return lines;
};

const lineLink = (line) =>
  element('button', {
    type: 'button',
    class: 'link',
    'data-to': line,
    text: `line ${line}`,
  });

const drawPass = (pass) => {
  const stage = stages().find((candidate) => candidate.pass === pass.name);
  const { applied = [], declined = [] } = stage?.report ?? {};
  const [plus, minus] = (stage?.patch ?? []).reduce(
    ([a, b], [, removed, come]) => [a + come.length, b + removed],
    [0, 0],
  );
  const lines = testsIn(stage).flatMap((line) => [' ', lineLink(line)]);
  byId('clause').replaceChildren(
    element('h2', { id: 'pass-name', text: pass.name }),
    element('p', { class: 'lead' }, prose(`${pass.summary}.`)),
    element('dl', { class: 'said' }, [
      ...SAID.filter(([key]) => pass[key]).map(([key, label]) =>
        element('div', {}, [element('dt', { text: label }), element('dd', {}, prose(pass[key]))]),
      ),
      ...(pass.assumes
        ? [
            element('div', {}, [
              element('dt', { text: 'It assumes' }),
              element('dd', { text: pass.assumes.join(', ') }),
            ]),
          ]
        : []),
      ...pass.guards.map(({ name, summary }) =>
        element('div', {}, [
          element('dt', { text: `Guard ${name}` }),
          element('dd', {}, [summary, ...(lines.length > 0 ? ['; tested at', ...lines] : [])]),
        ]),
      ),
    ]),
    element('h3', { text: `Here: ${plus} lines added, ${minus} removed` }),
    element('ul', {}, [
      ...applied.map((where) => element('li', { text: `applied to ${where}` })),
      ...declined.map(({ where, why }) => element('li', { text: `left ${where} alone: ${why}` })),
    ]),
    ...(pass.examples ?? []).map(({ before, after }) =>
      element('details', {}, [
        element('summary', { text: 'An example' }),
        snippet('before', before),
        snippet('after', after),
      ]),
    ),
  );
};

const draw = () => {
  const clause = currentClause();
  if (state.pass && model.passes[state.pass]) drawPass(model.passes[state.pass]);
  else if (clause) drawClause(clause);
  else drawOverview();
};

const markChosen = () => {
  const pane = byId('clause');
  pane.querySelector('.step.chosen')?.classList.remove('chosen');
  pane.querySelector('.below')?.remove();
  const row = state.step && pane.querySelector(`[data-key="${CSS.escape(state.step)}"]`);
  row?.classList.add('chosen');
  row?.append(codeBelow(state.step));
  row?.scrollIntoView({ block: 'nearest' });
};

/** On narrow screens the code of a step stands below it. */
const codeBelow = (key) => {
  const lines = currentStage().lines.filter((line) => stepsOf(line).includes(key));
  const texts = lines.map((line) => coloured(textOfLine(line).trim()));
  return element('pre', { class: 'below', html: texts.join('\n') || 'no code of its own' });
};

/** A variable lights with all of its uses in the clause. */
const lightVariable = ({ target }) => {
  const pane = byId('clause');
  for (const variable of pane.querySelectorAll('var.lit')) variable.classList.remove('lit');
  const name = target.closest?.('.steps var')?.textContent;
  if (!name) return;
  for (const variable of pane.querySelectorAll('.steps var'))
    variable.classList.toggle('lit', variable.textContent === name);
};

/** An operation that a sentence names leads to its clause. */
const followOperation = (target) => {
  const link = target.closest('a[href^="#"]');
  return link ? link.getAttribute('href').slice(1) : undefined;
};

/** @param {number} by 1: the next step of the clause, -1: the one before */
export const walkSteps = (by) => {
  const keys = currentClause()?.steps.map(({ key }) => key) ?? [];
  if (keys.length === 0) return;
  const at = keys.indexOf(state.step);
  update({ step: keys[Math.min(Math.max(at + by, 0), keys.length - 1)], line: undefined });
};

/** Wires the pane. */
export const initClause = () => {
  const pane = byId('clause');
  pane.addEventListener('pointerover', lightVariable);
  pane.addEventListener('click', (event) => {
    const id = followOperation(event.target);
    if (id) {
      event.preventDefault();
      return update({ clause: id, step: undefined, line: undefined });
    }
    const to = event.target.closest('[data-to]')?.dataset.to;
    if (to) return update({ line: Number(to), step: undefined });
    const key = event.target.closest('.step')?.dataset.key;
    if (key) update({ step: key === state.step ? undefined : key, line: undefined });
  });
  subscribe((changed) => {
    if (changed('clause', 'pass', 'preset', 'target', 'stage', 'filter')) {
      draw();
      if (changed('clause', 'pass')) pane.scrollTop = 0;
    }
    markChosen();
  });
};
