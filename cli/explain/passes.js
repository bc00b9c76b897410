/** `explain then0`: what a pass took out of a library, and why it may. */

/**
 * @param {import('./audit.js').Audit} audit
 * @param {import('../../generator/5-optimise/optimise.js').Pass} pass
 * @param {import('./audit.js').Library} library
 */
export const describePass = (audit, pass, library) => {
  const {
    made = [],
    declined = [],
    skipped,
  } = library.report.find(({ name }) => name === pass.name) ?? {};
  const steps = [...audit.steps].flatMap(([key, { sentence }]) => {
    const { disposition, pass: by, elided = [], lines, lost = [] } = library.ledger.steps[key];
    const own = elided.filter((one) => one.pass === pass.name);
    const changed = lost.some((one) => one.pass === pass.name);
    const folded = (disposition === 'folded' && by === pass.name) || (changed && !lines);
    if (!folded && !changed && own.length === 0) return [];
    return [{ key, sentence, folded, changed, elided: own, ...(lines ? { lines } : {}) }];
  });
  const { name, summary, why, sound, assumes, unsound, guards } = pass;
  return { name, summary, why, sound, assumes, unsound, guards, file: library.file, made, declined, skipped, steps }; // prettier-ignore
};

/** @param {{folded: boolean, changed: boolean, elided: {in?: string}[], lines?: number[]}} step */
const placeOf = ({ folded, changed, elided, lines }) => {
  if (folded) return 'nowhere any more';
  if (changed) return `not as it says; it stands at ${lines.join(', ')}`;
  const names = elided.map((one) => (one.in ? `not in ${one.in}` : 'gone around'));
  return `${[...new Set(names)].join(', ')}; it stands at ${lines.join(', ')}`;
};

/** @param {ReturnType<typeof describePass>} one @returns {string} */
export const passText = (one) =>
  [
    `${one.name}: ${one.summary}`,
    `  it saves: ${one.why}`,
    one.sound ? `  it may, because: ${one.sound}` : `  it assumes: ${one.assumes.join(', ')}`,
    ...(one.unsound ? [`  guarantees dropped: ${one.unsound}`] : []),
    ...one.guards.map(({ name, summary }) => `  guard ${name}: ${summary}`),
    `in ${one.file}${one.skipped ? `: skipped, ${one.skipped}` : ''}`,
    ...(one.made.length > 0 ? [`  it made ${one.made.join(', ')}`] : []),
    ...one.declined.map(({ where, why }) => `  it left ${where} alone: ${why}`),
    one.steps.length > 0 ? '  steps that do not run, or not everywhere:' : '  it removed no step',
    ...one.steps.flatMap((step) => [`    ${step.key}  ${step.sentence}`, `      ${placeOf(step)}`]),
  ].join('\n');
