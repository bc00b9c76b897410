import { partOf } from '../../../generator/ir/origin.js';
import { alignedRows } from './align.js';
import { placesOfSteps } from './blocks.js';
import { marked } from './diff.js';
import { byId, element, prose, reconcile, setText } from './dom.js';
import { clauseIdOf, model, originsOf, stepsOf, textOfLine } from './model.js';
import { nameOfStep } from './address.js';
import { clauses, currentStage, stageName, stages, state, subscribe, update } from './state.js';
import { testDetails, wordsOf } from './dispositions.js';

/** The drawer: what became of a step or a line, and its code after each pass that touched it. */

const dedented = (texts) => {
  const indent = Math.min(...texts.map((text) => text.search(/\S|$/)));
  return texts.map((text) => text.slice(indent));
};

/**
 * @param {import('./model.js').FullStage} stage
 * @param {Set<string>} keys of steps
 * @returns {string[]} their code, without what stands between; copies that are alike once
 */
export const codeOf = ({ lines }, keys) => {
  const runs = [];
  let last;
  for (const at of placesOfSteps(lines, keys)) {
    if (last !== at - 1) runs.push([]);
    runs.at(-1).push(textOfLine(lines[at]));
    last = at;
  }
  if (runs.length === 0) return [];
  const texts = new Set(runs.map((run) => dedented(run).join('\n')));
  return [...texts].join('\n⋯\n').split('\n');
};

const histories = new Map();

/**
 * The stages in which the code of some steps changed.
 * @param {Set<string>} keys
 * @returns {{index: number, before: string[], after: string[]}[]} the first is faithful
 */
const changesOf = (keys) => {
  const name = [state.preset, state.target, ...keys].join(' ');
  if (!histories.has(name)) {
    let before = [];
    const changes = [];
    stages().forEach((stage, index) => {
      const after = codeOf(stage, keys);
      if (index === 0 || after.join('\n') !== before.join('\n'))
        changes.push({ index, before, after });
      before = after;
    });
    histories.set(name, changes);
  }
  return histories.get(name);
};

/** @param {string} key of a step @returns {Set<number>} the stages that touched its code */
export const stagesTouching = (key) =>
  new Set(
    changesOf(new Set([key]))
      .map(({ index }) => index)
      .filter((index) => index > 0),
  );

const row = (text, other, isAfter, kind) =>
  element('div', { class: `row ${kind}` }, [marked(text, other, isAfter)]);

const SIGNS = { same: '', removed: 'removed', added: 'added', changed: 'added' };

const drawnChange = ({ index, before, after }) =>
  element(
    'div',
    { class: 'snippet' },
    alignedRows(index === 0 ? after : before, after).flatMap(
      ({ kind, before: from, after: to }) => [
        ...(kind === 'changed' ? [row(before[from], after[to], false, 'removed')] : []),
        row(
          to === undefined ? before[from] : after[to],
          kind === 'changed' ? before[from] : undefined,
          true,
          SIGNS[kind],
        ),
      ],
    ),
  );

const changeElement = (change) => {
  const name = stageName(change.index);
  const pass = model.passes[name];
  const did = element('button', {
    type: 'button',
    class: 'link',
    text: 'what it did',
    onclick: () => update({ stage: change.index, pass: name, line: undefined }),
  });
  return element('li', {}, [
    element('button', {
      type: 'button',
      class: 'link',
      text: name,
      onclick: () => update({ stage: change.index }),
    }),
    ...(pass ? [element('span', { class: 'soft' }, [' ', ...prose(pass.summary), ' ', did])] : []),
    change.after.length > 0 || change.before.length > 0
      ? drawnChange(change)
      : element('p', { class: 'soft', text: 'no code of its own' }),
  ]);
};

const elements = new WeakMap();

/** A change looks the same at every stage: it is drawn once. */
const rowOfChange = (change) => {
  if (!elements.has(change)) elements.set(change, changeElement(change));
  const row = elements.get(change);
  row.classList.toggle('now', change.index === state.stage);
  return row;
};

const placeInDocument = (key) => {
  const clause = clauses().find(({ id }) => id === clauseIdOf(key));
  return { clause, step: clause?.steps.find((candidate) => candidate.key === key) };
};

const stepDetails = (key) => {
  const { clause, step } = placeInDocument(key);
  const entry = model.dispositions[currentStage().steps[key]];
  if (!step || !entry) return [];
  const parts = step.parts.map((part) => {
    const disposition = model.dispositions[currentStage().steps[partOf(key, part)]];
    return element('li', {}, [
      element('b', { text: `${part}: ` }),
      wordsOf(disposition).join('; '),
      ' ',
      testDetails(partOf(key, part), false),
    ]);
  });
  return [
    element('p', { class: 'sentence', html: step.html }),
    element('ul', {}, [
      ...wordsOf(entry).map((text) => element('li', { text })),
      element('li', {}, [testDetails(key, true)]),
      ...parts,
    ]),
    element('p', {}, [
      element('a', { href: clause.link, text: `${clause.number} in the standard` }),
      ` · line ${step.line} of our document`,
    ]),
  ];
};

/** What brought a line of no step. */
const bringers = (origins) =>
  origins
    .filter((origin) => origin in model.sources)
    .map((origin) =>
      element('p', {}, [element('b', { text: origin }), `: ${model.sources[origin].why}`]),
    );

const subject = () => {
  if (state.step)
    return { title: `Step ${nameOfStep(state.step)}`, keys: [state.step], origins: [] };
  if (!state.line) return undefined;
  const line = currentStage().lines[state.line - 1];
  const keys = stepsOf(line);
  const title = `Line ${state.line}`;
  return { title, keys, origins: originsOf(line), text: textOfLine(line).trim() };
};

const stepLink = (key) =>
  element('button', {
    type: 'button',
    class: 'link',
    text: nameOfStep(key),
    onclick: () => update({ step: key, clause: clauseIdOf(key), line: undefined }),
  });

/** What the words about a step come from. */
const groundsOf = (key) => {
  const { steps } = currentStage();
  const { parts = [] } = placeInDocument(key).step ?? {};
  const entries = parts.map((part) => steps[partOf(key, part)]);
  return [state.preset, key, steps[key], ...entries].join(' ');
};

let shownGrounds;

/**
 * From stage to stage most words stay: they are drawn anew where something else is to be said.
 * @param {{keys: string[], origins: string[], text?: string}} about
 */
const drawAbout = ({ keys, origins, text }) => {
  const grounds = state.step && groundsOf(state.step);
  if (grounds && grounds === shownGrounds) return;
  shownGrounds = grounds;
  byId('about').replaceChildren(
    ...(text ? [element('p', {}, [element('code', { text })])] : []),
    ...(state.line && keys.length > 0
      ? [element('p', {}, ['does ', ...keys.flatMap((key) => [stepLink(key), ' '])])]
      : []),
    ...bringers(origins),
    ...(state.step ? stepDetails(state.step) : []),
  );
};

const draw = () => {
  const about = subject();
  byId('history').hidden = !about;
  document.body.classList.toggle('with-history', Boolean(about));
  if (!about) return;
  const { title, keys } = about;
  setText(byId('history-title'), title);
  const changes = keys.length > 0 ? changesOf(new Set(keys)) : [];
  drawAbout(about);
  byId('changes-title').hidden = changes.length === 0;
  setText(byId('changes-title'), `Code after each of ${changes.length} stages that touched it`);
  reconcile(byId('changes'), changes.map(rowOfChange));
  setText(byId('said'), `${title}: ${changes.length} stages touched it`);
};

/** Wires the drawer. */
export const initHistory = () => {
  byId('history-close').addEventListener('click', () =>
    update({ step: undefined, line: undefined }),
  );
  subscribe((changed) => {
    if (changed('step', 'line', 'stage', 'preset', 'target')) draw();
  });
};
