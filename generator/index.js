import { readDocument } from '../spec/1-read/document.js';
import { SpecError } from '../spec/1-read/error.js';
import { headed } from './4-lower/assemble.js';
import { plainNames } from './5-optimise/names.js';
import { CANONICAL, optimise } from './5-optimise/optimise.js';
import { annotate } from './6-print/annotate.js';
import { print } from './6-print/print.js';
import { tidied } from './6-print/tidy.js';
import { verify } from './facts/verify.js';
import { checkInvariants } from './ir/invariants.js';
import { copy } from './ir/pattern.js';
import { makeLedger } from './ledger/ledger.js';
import { recogniseNearest } from './reference.js';
import { accountOf, canonicalOf, functionsOf, programOf, translated } from './shared.js';
import { targetNamed } from './targets/index.js';

/**
 * The five stages: read and parse (spec/), translate, optimise, print. Nothing here touches a file.
 *
 * @typedef {object} Options
 * @property {string} [target] `es2022` (default) or `es5`
 * @property {string} [preset] a name in transforms/, for the header and the file name
 * @property {import('./5-optimise/optimise.js').Pass[]} [passes] the passes to run, in order
 * @property {string[]} [assume] assumptions that the user grants
 * @property {() => import('./reference.js').Reference[]} [references] documents that the passes were verified
 *   with: what differs from the nearest of them is not taken for what it was; without them, this one
 * @property {string} [toggles] how the passes differ from the preset's, for the header
 * @property {import('./5-optimise/optimise.js').OnPass} [onPass] is told of each pass
 * @property {(finish: () => Generated, tree: import('./ir/estree.js').Node, done?: import('./5-optimise/optimise.js').PassReport) => void} [onPrefix]
 *   is told of each prefix of the passes, from none on: `finish` makes the library that it leaves,
 *   `done` is what its last pass did
 * @property {boolean} [withMap] whether a source map is made; it is without this option
 * @property {boolean} [verifyEach] print and read the tree again after each pass
 * @property {string} [file] the document's name, for messages and the source map
 * @property {(file: string) => string} [pathOf] of a document, as seen from the printed file
 * @property {string} [edition] `es2015`
 * @property {import('../spec/3-normalise/program.js').Program} [program] of the document, where not
 *   all of it is to be translated
 * @property {(stage: string, value: any) => void} [onStage] is given what each stage made; `normal-form`
 *   is none of a library without passes
 *
 * @typedef {object} Generated
 * @property {string} code
 * @property {object} [map]
 * @property {import('./ir/estree.js').Node} tree what was read of the code, with places
 * @property {import('./ledger/ledger.js').Ledger} ledger
 * @property {import('./5-optimise/optimise.js').PassReport[]} report what each pass did
 * @property {string[]} unfollowed operations that the document has steps for, and a primitive stands for
 */

const DEFAULTS = {
  target: 'es2022',
  preset: 'faithful',
  passes: [],
  file: 'document.html',
  edition: 'es2015',
  onStage: () => {},
};

/**
 * @param {string} name of the constructor
 * @param {Options & {limits: string[]}} options
 */
const header = (name, { edition, target, preset, toggles, limits }) => [
  `${name}, generated from the ${edition} document by fledgling: preset ${preset}, target ${target}.`,
  ...(toggles ? [`Its passes: ${toggles}`] : []),
  ...(limits.length > 0
    ? ['', 'What this target cannot do:', ...limits.map((limit) => `- ${limit}`)]
    : []),
];

/** What a target cannot do, but for what one of the passes makes good. */
const limitsOf = ({ limits }, passes) =>
  limits.filter((limit) => !passes.some(({ lifts = [] }) => lifts.includes(limit)));

/** Without passes a library keeps the document's own forms. */
const startOf = (document, program, target, options) => {
  const translation = translated(program, target);
  const { passes, verifyEach } = options;
  if (passes.length === 0) return { tree: copy(translation.tree), report: [] };
  const { tree, reference, recognition } = recogniseNearest(document, program, target, options);
  if (verifyEach)
    canonicalOf(translation.tree, program, {
      target,
      verifyEach,
      reference: functionsOf(reference),
    });
  return { tree, recognition, report: translation.canonical(reference).report };
};

/** What is wrong with a library; of documents that nobody has tried before all is looked at. */
const problemOf = (tree, recognition) => checkInvariants(tree) ?? (recognition && verify(tree));

const SILENT = { verifyEach: true, onStage() {}, onPass() {}, onPrefix() {} };

/**
 * What a last tree is thrown for that does not hold.
 * @param {string} problem
 * @param {() => void} again with every pass looked at, which names the culprit
 */
const broken = (problem, again) => {
  again();
  return new SpecError(`the passes break an invariant: ${problem}`);
};

/**
 * @param {string|import('../spec/1-read/document.js').Document} document its source, or what readDocument gave
 * @param {Options} [options]
 * @returns {Generated}
 * @throws {SpecError} on a document that cannot be read or translated
 */
export const generate = (document, options = {}) => {
  const chosen = { ...DEFAULTS, ...options };
  const target = targetNamed(chosen.target);
  const read = typeof document === 'string' ? readDocument(document, chosen.file) : document;
  chosen.onStage('read', read);
  const program = chosen.program ?? programOf(read);
  chosen.onStage('parse', program);
  const translation = translated(program, target);
  const lines = header(translation.name, { ...chosen, limits: limitsOf(target, chosen.passes) });
  const asTranslated = () => headed(copy(translation.tree), lines);
  if (options.onStage) chosen.onStage('translate', asTranslated());
  const { entries, places } = accountOf(program);
  const file = `${chosen.preset}.${target.name}.cjs`;
  const { assume, passes, verifyEach, withMap, pathOf = (name) => name } = chosen;
  const start = startOf(read, program, target, chosen);
  const tree = headed(start.tree, lines);
  if (passes.length > 0) chosen.onStage('normal-form', tree);
  /** @param {import('./5-optimise/optimise.js').PassReport[]} report of the passes that ran @returns {Generated} */
  const finish = (report) => {
    const plain = tidied(plainNames(tree));
    chosen.onStage('tidy', plain);
    const services = {
      entries,
      facts: translation.facts,
      document: read,
      passes: [...CANONICAL, ...passes],
      report: [...start.report, ...report],
    };
    const annotated = annotate(plain, services);
    const printed = print(annotated, { places, file, pathOf, target, withMap });
    const ledger = makeLedger(plain, printed.tree, services);
    return { ...printed, report, ledger, unfollowed: program.unfollowed };
  };

  const { onPrefix = () => {} } = chosen;
  const ran = [];
  let finished;
  const finishPrefix = () => (finished ??= finish([...ran]));
  onPrefix(finishPrefix, tree);
  const onPass = (name, left, done) => {
    chosen.onPass?.(name, left, done);
    ran.push(done);
    finished = undefined;
    onPrefix(finishPrefix, tree, done);
  };
  const { recognition } = start;
  optimise(tree, passes, { target, assume, onPass, verifyEach, recognition, places });
  const problem = passes.length > 0 && !verifyEach && problemOf(tree, recognition);
  if (problem) throw broken(problem, () => generate(read, { ...options, ...SILENT }));
  chosen.onStage('optimise', tree);

  const whole = finishPrefix();
  chosen.onStage('print', whole.code);
  return whole;
};

export { readDocument, SpecError };
