import { $, element } from '../dom.js';

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
