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
  const held = (entry.elided ?? []).filter((one) => !one.in || entered.has(one.in));
  if (held.length > 0) {
    const texts = held.map(({ pass, in: name, guards: asked }) => {
      const where = name ? `not in ${name}, which ${pass} made` : `${pass} goes around it`;
      const what = asked.map((guard) => `${guard}: ${guards[pass]?.[guard] ?? ''}`).join('; ');
      return what ? `${where}, as this guard holds: ${what}` : where;
    });
    return [...new Set(texts)].join('\nor ');
  }
  if (entry.lines) return 'its code stands, and nothing that ran leads there';
  const { disposition, pass, rule, proved, why, with: others } = entry;
  const by = pass ?? rule;
  return [
    `${disposition}${by ? ` by ${by}` : ''}`,
    others ? `with ${others.map((key) => key.split(':').pop()).join(', ')}` : '',
    proved ?? why ?? '',
  ]
    .filter(Boolean)
    .join(' · ');
};
