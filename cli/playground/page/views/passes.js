import { $, element } from '../dom.js';

/** The passes of the library, each of which can be left out. */

/**
 * @param {string[]} passes that ran
 * @param {{without: string[], onToggle: (pass: string, isOn: boolean) => void}} options
 */
export const showPasses = (passes, { without, onToggle }) => {
  const rows = [...new Set([...passes, ...without])].map((pass) => {
    const box = element('input', { type: 'checkbox', checked: !without.includes(pass) });
    box.addEventListener('change', () => onToggle(pass, box.checked));
    return element('li', {}, element('label', {}, box, ` ${pass}`));
  });
  $('passes').hidden = passes.length === 0;
  $('pass-list').replaceChildren(...rows);
};
