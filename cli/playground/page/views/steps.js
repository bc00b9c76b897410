import { $, element, sentenceParts } from '../dom.js';
import { OWN } from '../edits.js';

/** The clauses of the document: the step that runs is lit, with its variables; each can be edited. */

const rowOf = (key) => $('steps').querySelector(`[data-key="${CSS.escape(key)}"]`);

const showError = (row, message) => {
  const shown = row.querySelector('.error');
  shown.hidden = !message;
  shown.textContent = message ?? '';
};

const editor = (row, { key, sentence }, { onEdit, onType }) => {
  const input = element('textarea', {
    value: sentence,
    rows: 2,
    spellcheck: false,
    aria: { label: `step ${key}` },
  });
  input.addEventListener('input', async () => {
    const problem = await onType(key, input.value.trim());
    if (problem !== undefined) showError(row, problem);
  });
  const close = () => {
    row.querySelector('.edit').replaceChildren();
    showError(row, '');
  };
  const put = element(
    'button',
    { type: 'button', onclick: () => onEdit(key, input.value.trim()) },
    'generate and run',
  );
  const back = element(
    'button',
    { type: 'button', onclick: () => onEdit(key, undefined) },
    'as it was',
  );
  const away = element('button', { type: 'button', onclick: close }, 'close');
  row.querySelector('.edit').replaceChildren(input, put, back, away);
  input.focus();
};

const rowFor = (step, { edits, onEdit, onType, onStep }) => {
  const { key, path, sentence } = step;
  const pencil = element(
    'button',
    {
      type: 'button',
      className: 'pencil',
      title: 'edit this step',
      aria: { label: `edit step ${path}` },
    },
    '✎',
  );
  const number = element(
    'button',
    {
      type: 'button',
      className: 'number',
      title: 'the next time that it runs',
      onclick: () => onStep(key),
    },
    `${path}.`,
  );
  const row = element(
    'li',
    { className: `step${key in edits ? ' edited' : ''}`, data: { key } },
    number,
    element('span', { className: 'sentence' }, ...sentenceParts(sentence)),
    ...(step.file === OWN ? [] : [pencil]), // they are edited where they are written
    element('div', { className: 'values' }),
    element('p', { className: 'why', hidden: true }),
    element('div', { className: 'edit' }),
    element('p', { className: 'error', hidden: true, role: 'alert' }),
  );
  row.style.setProperty('--depth', String(path.split('.').length - 1));
  pencil.addEventListener('click', () => editor(row, step, { onEdit, onType }));
  return row;
};

/**
 * @param {import('../../engine/clauses.js').ShownClause[]} clauses
 * @param {object} options
 * @param {Record<string, string>} options.edits
 * @param {(key: string, sentence?: string) => void} options.onEdit
 * @param {(key: string, sentence: string) => Promise<string|undefined>} options.onType says what is
 *   wrong with a sentence, '' for nothing; undefined where it was overtaken
 * @param {(key: string) => void} options.onStep
 */
export const showClauses = (clauses, options) => {
  $('steps').replaceChildren(
    ...clauses.map(({ number, title, steps }) =>
      element(
        'section',
        {},
        element('h2', {}, element('small', {}, `${number} `), ...sentenceParts(title)),
        element('ol', { className: 'plain' }, ...steps.map((step) => rowFor(step, options))),
      ),
    ),
  );
};

/**
 * Steps that ran, and those that the faithful library runs and this one does not.
 * @param {object} found
 * @param {Set<string>} found.reached
 * @param {string[]} [found.faithful]
 * @param {(key: string) => string} found.whyOf what kept a step from running
 */
export const markSteps = ({ reached, faithful = [], whyOf }) => {
  const expected = new Set(faithful);
  for (const row of $('steps').querySelectorAll('.step')) {
    const { key } = row.dataset;
    const isSkipped = expected.has(key) && !reached.has(key);
    row.classList.toggle('ran', reached.has(key));
    row.classList.toggle('skipped', isSkipped);
    const why = row.querySelector('.why');
    why.hidden = !isSkipped;
    why.textContent = isSkipped ? whyOf(key) : '';
  }
};

/** The page stays where it is: the steps scroll in their box, below the heading that sticks there. */
const reveal = (row) => {
  const box = $('steps');
  const inside = box.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  const start = inside.top + row.closest('section').querySelector('h2').offsetHeight;
  if (top < start || bottom > inside.bottom) box.scrollTop += top - start;
};

/** @param {string|undefined} key @param {import('../../engine/recorder.js').Snapshot} [snapshot] */
export const showStep = (key, snapshot) => {
  const last = $('steps').querySelector('.current');
  last?.classList.remove('current');
  last?.removeAttribute('aria-current');
  last?.querySelector('.values').replaceChildren();
  const row = key && rowOf(key);
  if (!row) return;
  row.classList.add('current');
  row.setAttribute('aria-current', 'step');
  const variables = snapshot?.stack[0]?.variables ?? [];
  row
    .querySelector('.values')
    .append(
      ...variables.map(([name, value]) =>
        element('span', {}, element('var', {}, name), ` ${value}`),
      ),
    );
  reveal(row);
};

/**
 * An error of the document stands at its step.
 * @param {{message: string, line?: number}} error
 * @returns {boolean} whether a step is there for it
 */
export const showStepError = ({ message }) => {
  const edited = [...$('steps').querySelectorAll('.step')].filter((row) =>
    row.querySelector('.edit textarea'),
  );
  for (const row of edited) showError(row, message);
  return edited.length > 0;
};
