import { placeOf } from '../../../../generator/ir/origin.js';

/**
 * Why a step did not run where the faithful library runs it: what the ledger says of it, as far as it
 * is of the functions that ran.
 *
 * @param {import('../../../../generator/ledger/dispositions.js').Entry|undefined} entry
 * @param {object} known
 * @param {Set<string>} known.entered names of the functions that ran
 * @param {Record<string, Record<string, string>>} known.guards what guards ask, by pass and name
 * @returns {string}
 */
export const whyOf = (entry, { entered, guards }) => {
  if (!entry) return '';
  const elided = (entry.elided ?? []).filter((elision) => !elision.in || entered.has(elision.in));
  if (elided.length > 0) {
    const texts = elided.map(({ pass, in: name, guards: tested }) => {
      const where = name ? `not in ${name}, which ${pass} made` : `${pass} goes around it`;
      const reasons = tested.map((guard) => `${guard}: ${guards[pass]?.[guard] ?? ''}`).join('; ');
      return reasons ? `${where}, as this guard holds: ${reasons}` : where;
    });
    return [...new Set(texts)].join('\nor ');
  }
  if (entry.lines) return 'its code stands, and nothing that ran leads there';
  const { disposition, pass, rule, proved, why, with: others } = entry;
  const by = pass ?? rule;
  return [
    `${disposition}${by ? ` by ${by}` : ''}`,
    others ? `with ${others.map(placeOf).join(', ')}` : '',
    proved ?? why ?? '',
  ]
    .filter(Boolean)
    .join(' · ');
};
