import { parse } from 'acorn';
import escodegen from 'escodegen';
import { documentFunctions } from '../../generator/facts/functions.js';
import { nodes } from '../../generator/ir/estree.js';
import { Library } from '../../generator/ir/library.js';
import { targets } from '../../generator/targets/index.js';
import { VERBATIM, withName } from '../../generator/ir/verbatim.js';
import { loadFor } from '../../cli/document.js';
import { EMBEDDED } from '../../cli/options.js';
import { generate } from '../../transforms/generate.js';
import { PASSES, PRESETS } from '../../transforms/index.js';

/**
 * Runs the examples of passes. An example with `of` shows that function of the library, right
 * before and right after the pass has its turn in `fast`, or in the first preset that grants what it
 * assumes, of the document as that preset amends it;
 * no text stands for no function. Any other is code of its own.
 *
 * @typedef {import('../../generator/5-optimise/optimise.js').Pass} Pass
 * @typedef {{of?: string, target?: string, known?: string[], before: string, after: string}} Example
 */

const READING = {
  ecmaVersion: /** @type {2022} */ (2022),
  checkPrivateFields: false, // the class that declares them is not part of an example
  allowReturnOutsideFunction: true,
};

/** A number with its name behind it is printed so. */
const keepName = (node, comments) => {
  const name = comments.find(({ type, start }) => type === 'Block' && start === node.end + 1);
  if (name && node.type === 'Literal') Object.assign(node, withName(node, name.value.trim()));
};

/** A program as the generator has it: private names are identifiers, every node has an origin. */
export const read = (code) => {
  const comments = [];
  const program = parse(code, { ...READING, onComment: comments });
  for (const node of nodes(/** @type {any} */ (program))) {
    keepName(node, comments);
    if (node.type === 'PrivateIdentifier')
      Object.assign(node, { type: 'Identifier', name: `#${node.name}` });
    for (const key of ['start', 'end', 'raw']) delete node[key];
    node.origin = ['sec-example:1'];
  }
  return program;
};

const print = (tree) => escodegen.generate(tree, { verbatim: VERBATIM });

/** @param {string} code @returns {string} however its lines were broken */
export const normal = (code) => print(read(code));

/** Functions of a document that the passes were verified with; of some only the names matter. */
const referenceOf = ({ known, reference }) =>
  reference
    ? documentFunctions(/** @type {any} */ (read(reference)))
    : known && new Map(known.map((key) => [key, { key }]));

const runAlone = (pass, example) => {
  const { before, target = 'es2022' } = example;
  const program = read(before);
  const library = new Library(/** @type {any} */ (program), targets.get(target), pass.name);
  library.reference = referenceOf(example);
  pass.rewrite(library);
  targets.get(target).lower(library.program);
  return { before: normal(before), after: print(library.program) };
};

/** What each function is after each stage: `then0` → tree. Passes change trees: they are printed. */
const histories = new Map();

/** Functions that an example shows. */
const SHOWN = new Set(PASSES.flatMap(({ examples }) => examples.map(({ of }) => of)));

const functionsOf = (program) =>
  new Map(
    [...nodes(program)]
      .filter(({ type, id }) => type === 'FunctionDeclaration' && SHOWN.has(id.name))
      .map((node) => [node.id.name, print(node)]),
  );

const historyOf = (preset, target) => {
  const key = `${preset} ${target}`;
  if (!histories.has(key)) {
    const history = [];
    generate(loadFor({ file: EMBEDDED }, preset), {
      preset,
      target,
      withMap: false,
      onStage: (stage, value) => {
        if (stage === 'translate') history.push(['', functionsOf(value)]);
      },
      onPass: (name, program) => history.push([name, functionsOf(program)]),
    });
    histories.set(key, history);
  }
  return histories.get(key);
};

const runInLibrary = (pass, { of, target = 'es2022' }) => {
  const preset = ['fast', ...Object.keys(PRESETS)].find((name) =>
    PRESETS[name].includes(pass.name),
  );
  const history = historyOf(preset, target);
  const at = history.findIndex(([name]) => name === pass.name);
  const [before, after] = [history[at - 1], history[at]].map(([, functions]) => functions.get(of));
  return { before: normal(before ?? ''), after: normal(after ?? '') };
};

/**
 * @param {Pass} pass
 * @param {Example} example
 * @returns {{before: string, after: string}} what the code is, which the example says it should be
 */
export const runExample = (pass, example) =>
  example.of ? runInLibrary(pass, example) : runAlone(pass, example);
