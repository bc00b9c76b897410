import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import escodegen from 'escodegen';
import { nodes } from '../../generator/estree.js';
import { Library } from '../../generator/library.js';
import { targets } from '../../generator/targets/index.js';
import { generate } from '../../generator/index.js';
import { ASSUMPTIONS, PASSES } from '../../transforms/index.js';
import { ROOT } from './libraries.js';

/**
 * Examples of passes. One with `of` is a function of the library as it is before and after the pass
 * in the pipeline; the others are programs of their own.
 *
 * @typedef {{of?: string, target?: string, before: string, after: string}} Example
 */

const format = { indent: { style: '  ' }, quotes: 'single' };

const printed = (tree) => escodegen.generate(tree, { format, verbatim: 'fieldText' });

/** Code in one spelling, whatever its layout; private names are kept out of the parser's way. */
const spelled = (code) =>
  printed(
    parse(code.replaceAll('#', '$$$$'), {
      ecmaVersion: 2022,
      allowReturnOutsideFunction: true,
    }),
  ).replaceAll('$$', '#');

const runAlone = (pass, { before, target = 'es2022' }) => {
  const program = parse(before, { ecmaVersion: 2022, allowReturnOutsideFunction: true });
  for (const node of nodes(program)) node.origin = ['example'];
  pass.rewrite(new Library(program, targets.get(target), pass.name));
  return printed(program);
};

const source = readFileSync(join(ROOT, 'spec', 'es2015.html'), 'utf8');
const snapshots = new Map();

/** Every function of the library, printed, before and after each pass. */
const pipeline = (target) => {
  if (snapshots.has(target)) return snapshots.get(target);
  const stages = [];
  const take = (program) => {
    const library = new Library(program, targets.get(target), 'snapshot');
    stages.push(new Map(library.functions().map((one) => [one.id.name, printed(one)])));
  };
  generate(source, {
    target,
    passes: PASSES,
    assume: Object.keys(ASSUMPTIONS),
    onStage: (stage, tree) => stage === 'translate' && take(tree),
    onPass: (name, program) => take(program),
  });
  snapshots.set(target, stages);
  return stages;
};

const inPipeline = (pass, { of, target = 'es2022' }) => {
  const stages = pipeline(target);
  const at = PASSES.indexOf(pass);
  return { before: stages[at].get(of), after: stages[at + 1].get(of) };
};

/**
 * @param {object} pass
 * @param {Example} example
 * @returns {{actual: {before: string, after: string}, expected: {before: string, after: string}}}
 */
export const runPassExample = (pass, example) => {
  const actual = example.of
    ? inPipeline(pass, example)
    : { before: example.before, after: runAlone(pass, example) };
  const normal = ({ before, after }) => ({
    before: before ? spelled(before) : '', // a function that the pass brings
    after: after ? spelled(after) : '',
  });
  return { actual: normal(actual), expected: normal(example) };
};

export { inPipeline };
