import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { printStage, treeText } from './show.js';
import { coloredDiff } from './terminal.js';

/**
 * What the generation of one file prints as it goes on, if options ask for it.
 *
 * @typedef {import('../generator/5-optimise/optimise.js').OnPass} OnPass
 */

const printDiff = (file, pass, before, after) => {
  if (before === after) return;
  const [old, later] = [`${file} before ${pass}`, `${file} after ${pass}`];
  const patch = createTwoFilesPatch(old, later, `${before}\n`, `${after}\n`, undefined, undefined, {
    headerOptions: FILE_HEADERS_ONLY,
  });
  console.log(coloredDiff(patch));
};

/** What comes before all passes is no work of the first. */
const NORMAL_FORM = 'normal-form';

const outcome = ({ applied, declined }) => {
  if (applied.length > 0) return `applied to ${applied.join(', ')}`;
  return `left the code alone: ${declined.map(({ where, why }) => `${where}, ${why}`).join('; ')}`;
};

/**
 * @param {string} file name of the file
 * @param {object} options
 * @param {string} [options.printAfter] a stage or a pass
 * @param {boolean} [options.printChanged] what each pass changed, and before them the normal form
 * @param {boolean} [options.verifyEach] a line per pass
 * @returns {{onStage: (stage: string, value: any) => void, onPass: OnPass, finish: () => void}}
 */
export const watch = (file, { printAfter, printChanged, verifyEach }) => {
  let code = '';
  let since = 0;
  let printed = false;
  const print = (write) => {
    printed = true;
    write();
  };
  const compare = (name, program) => {
    if (!printChanged) return;
    const after = treeText(program);
    printDiff(file, name, code, after);
    code = after;
  };
  const milliseconds = () => Math.round(performance.now() - since);
  return {
    onStage(stage, value) {
      if (stage === NORMAL_FORM && verifyEach)
        console.log(`${file}: ${stage} holds and reads back, ${milliseconds()} ms`);
      if (stage === printAfter) print(() => printStage(stage, value));
      if (stage === 'translate' && printChanged) code = treeText(value);
      if (stage === NORMAL_FORM) compare(stage, value);
      since = performance.now();
    },
    onPass(name, program, report) {
      const ms = milliseconds();
      if (report.skipped)
        console.error(`${file}: ${name} was skipped: ${report.skipped}; see --assume`);
      else if (verifyEach) {
        console.log(`${file}: ${name} holds and reads back, ${ms} ms; it ${outcome(report)}`);
      }
      if (name === printAfter && !report.skipped) print(() => printStage('optimise', program));
      compare(name, program);
      since = performance.now();
    },
    finish() {
      if (printAfter && !printed) console.error(`${file}: ${printAfter} did not run`);
    },
  };
};
