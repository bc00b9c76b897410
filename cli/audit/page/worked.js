import { nameOfStep } from './address.js';
import { placesOfSteps } from './blocks.js';
import { element } from './dom.js';
import { coloured } from './highlight.js';
import { clauseIdOf, model, textOfLine } from './model.js';
import { clauses, libraryName, stageName, stages, update } from './state.js';

/** One step worked through: four lines that say what the page is about. */

/** By edition: passes of several kinds touch it, and it has a line alone. */
export const WORKED =
  model.edition === 'es2015' ? 'sec-promise.resolve:3.c' : 'sec-iteratorcomplete:1';

const WORKED_KEYS = new Set([WORKED]);

/** The code of the worked step in a stage, comments aside. */
const codeOf = ({ lines }) =>
  placesOfSteps(lines, WORKED_KEYS)
    .map((at) => textOfLine(lines[at]).trim())
    .filter((text) => !text.startsWith('//'))
    .join(' ');

/** As the document has it, after the first pass that changed it, and as it is at last. */
const workedRows = () => {
  const rows = [];
  stages().forEach((stage, index) => {
    const code = codeOf(stage);
    if (code && code !== rows.at(-1)?.code) rows.push({ name: stageName(index), code });
  });
  const [faithful, first, ...rest] = rows;
  return [
    { ...faithful, label: 'faithful' },
    ...(rest.length > 0 ? [{ ...first, label: 'after' }] : []),
    ...(first ? [{ ...(rest.at(-1) ?? first), label: `${libraryName()}, by` }] : []),
  ];
};

const passLink = (name) =>
  element('button', {
    type: 'button',
    class: 'link',
    text: name,
    onclick: () => update({ pass: name, stage: stages().findIndex(({ pass }) => pass === name) }),
  });

/** @returns {HTMLElement|undefined} none where the document has no such step */
export const worked = () => {
  const clause = clauses().find(({ id }) => id === clauseIdOf(WORKED));
  const step = clause?.steps.find(({ key }) => key === WORKED);
  if (!step) return undefined;
  const line = (label, content) =>
    element('div', {}, [element('dt', {}, label), element('dd', {}, [content])]);
  const toStep = element('button', {
    type: 'button',
    class: 'link',
    text: nameOfStep(WORKED),
    onclick: () => update({ clause: clause.id, step: WORKED }),
  });
  return element('dl', { class: 'worked' }, [
    line([toStep], element('span', { class: 'sentence', html: step.html })),
    ...workedRows().map(({ name, code, label }) =>
      line(
        name === 'faithful' ? [name] : [`${label} `, passLink(name)],
        element('code', { html: coloured(code) }),
      ),
    ),
  ]);
};
