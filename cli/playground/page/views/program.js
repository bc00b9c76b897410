import { $, element } from '../dom.js';
import { OWN } from '../edits.js';

/** The program's text with the number of the line that runs, and what is wrong with it. */

/** @param {number} line 1-based; 0 for none */
export const showProgramLine = (line) => {
  const count = $('program').value.split('\n').length;
  const numbers = Array.from({ length: count }, (_, at) =>
    element('div', { className: at + 1 === line ? 'current' : '' }, String(at + 1)),
  );
  $('gutter').replaceChildren(...numbers);
};

/** @param {{message: string, line?: number, column?: number}} [error] */
export const showProgramError = (error) => {
  const place = error?.line ? `line ${error.line}, column ${error.column}: ` : '';
  const shown = $('program-error');
  shown.hidden = !error;
  shown.textContent = error ? place + error.message : '';
  $('program').setAttribute('aria-invalid', String(Boolean(error)));
};

/**
 * What is wrong with the clauses of the page's own.
 * @param {{message: string}} [error]
 * @returns {boolean} whether it is about them
 */
export const showClausesError = (error) => {
  const isTheirs = error?.message.startsWith(OWN) ?? false;
  const shown = $('clauses-error');
  shown.hidden = !isTheirs;
  shown.textContent = isTheirs ? error.message : '';
  if (isTheirs) $('own').open = true;
  return isTheirs;
};
