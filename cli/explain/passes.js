import { isPart } from '../../generator/ir/origin.js';
import { colors, plural } from '../terminal.js';

/** `explain then0`: what a pass took out of a library, and why it may. */

/**
 * @param {import('./answers.js').Answers} audit
 * @param {import('../choices.js').PassText} pass
 * @param {import('./answers.js').Library} library
 */
export const describePass = (audit, pass, library) => {
  const report = library.report.find(({ name }) => name === pass.name);
  const { added: functions = [], declined = [], skipped } = report ?? {};
  const steps = [...audit.keys]
    .filter((key) => !isPart(key))
    .flatMap((key) => {
      const { disposition, pass: by, elided = [], lines, lost = [] } = library.ledger.steps[key];
      const elisions = elided.filter((elision) => elision.pass === pass.name);
      const changed = lost.some((loss) => loss.pass === pass.name);
      const folded = (disposition === 'folded' && by === pass.name) || (changed && !lines);
      if (!folded && !changed && elisions.length === 0) return [];
      const { sentence } = audit.step(key);
      return [{ key, sentence, folded, changed, elided: elisions, ...(lines ? { lines } : {}) }];
    });
  const texts = library.code.split('\n');
  const code = Object.entries(library.ledger.touched)
    .filter(([, passes]) => passes.includes(pass.name))
    .map(([line]) => ({ line: Number(line), text: texts[Number(line) - 1].trim() }));
  const { name, summary, why, sound, assumes, unsound, guards } = pass;
  const [example] = pass.examples;
  return {
    name,
    summary,
    why,
    sound,
    assumes,
    unsound,
    guards,
    example,
    file: library.file,
    runs: report !== undefined,
    added: functions,
    declined,
    skipped,
    steps,
    code,
  };
};

/** @param {{folded: boolean, changed: boolean, elided: {in?: string}[], lines?: number[]}} step */
const placeOf = ({ folded, changed, elided, lines }) => {
  if (folded) return 'nowhere any more';
  if (changed) return `not as it says; it stands at ${lines.join(', ')}`;
  const names = elided.map((elision) => (elision.in ? `not in ${elision.in}` : 'gone around'));
  return `${[...new Set(names)].join(', ')}; it stands at ${lines.join(', ')}`;
};

/** Lines of code without the indentation that all of them have. */
const outdented = (code) => {
  const lines = code.split('\n').filter((line) => line.trim());
  const depth = Math.min(...lines.map((line) => /^ */.exec(line)[0].length));
  return lines.map((line) => line.slice(depth));
};

/** @param {{before: string, after: string}} example */
export const exampleLines = ({ before, after }) => [
  '  for example:',
  ...outdented(before).map((line) => colors.red(`    - ${line}`)),
  ...outdented(after).map((line) => colors.green(`    + ${line}`)),
];

/** How many lines of code are shown. */
const SHOWN = 20;

const codeLines = ({ code }) => [
  ...(code.length > 0 ? [`  code that it made or changed, ${plural(code.length, 'line')}:`] : []),
  ...code.slice(0, SHOWN).map(({ line, text }) => `    ${line}  ${text}`),
  ...(code.length > SHOWN ? [`    … and ${code.length - SHOWN} more`] : []),
];

const stateOf = ({ runs, skipped }) => {
  if (!runs) return ': not among its passes';
  return skipped ? `: skipped, ${skipped}` : '';
};

/** What a pass that ran did. */
const outcomeLines = (pass) => [
  ...(pass.added.length > 0 ? [`  it added ${pass.added.join(', ')}`] : []),
  ...pass.declined.map(({ where, why }) => `  it left ${where} alone: ${why}`),
  pass.steps.length > 0 ? '  steps that do not run, or not everywhere:' : '  it removed no step',
  ...pass.steps.flatMap((step) => [`    ${step.key}  ${step.sentence}`, `      ${placeOf(step)}`]),
  ...codeLines(pass),
];

/** @param {ReturnType<typeof describePass>} pass @returns {string} */
export const passText = (pass) =>
  [
    `${pass.name}: ${pass.summary}`,
    `  saves: ${pass.why}`,
    pass.sound ? `  sound because: ${pass.sound}` : `  assumes: ${pass.assumes.join(', ')}`,
    ...(pass.unsound ? [`  guarantees dropped: ${pass.unsound}`] : []),
    ...pass.guards.map(({ name, summary }) => `  guard ${name}: ${summary}`),
    ...exampleLines(pass.example),
    `in ${pass.file}${stateOf(pass)}`,
    ...(pass.runs ? outcomeLines(pass) : []),
  ].join('\n');
