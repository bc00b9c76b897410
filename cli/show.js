import escodegen from 'escodegen';
import { VERBATIM } from '../generator/ir/verbatim.js';
import { primitiveNames } from '../generator/primitives/index.js';
import { clauseName } from '../spec/1-read/document.js';
import { readProgram, walkSteps } from '../spec/3-normalise/program.js';
import { plural } from './terminal.js';

/** What the stages of generation make, as text. */

const readText = (document) =>
  document.clauses
    .filter(({ algorithms }) => algorithms.length > 0)
    .map((clause) => `${clauseName(clause)}  (${plural(clause.algorithms.length, 'algorithm')})`)
    .join('\n');

const irText = (program) =>
  program.clauses
    .flatMap((clause) => program.steps.get(clause).map((steps) => [clause, steps]))
    .map(([clause, steps]) => {
      const lines = walkSteps(steps).map(({ path, node }) => `  ${path}  ${JSON.stringify(node)}`);
      return [clauseName(clause), ...lines].join('\n');
    })
    .join('\n');

/** @param {import('../generator/ir/estree.js').Node} tree @returns {string} its code, as it stands */
export const treeText = (tree) => escodegen.generate(tree, { comment: true, verbatim: VERBATIM });

const TEXT = {
  read: readText,
  parse: irText,
  translate: treeText,
  'normal-form': treeText,
  optimise: treeText,
  print: (code) => code,
};

/** @param {string} stage @param {any} value what the stage made */
export const printStage = (stage, value) => console.log(TEXT[stage](value));

/** @param {import('../spec/1-read/document.js').Document} document */
export const printSteps = (document) => {
  const program = readProgram(document, primitiveNames);
  for (const clause of program.clauses) {
    for (const steps of program.steps.get(clause)) {
      console.log(clauseName(clause));
      for (const { path, node, sentence } of walkSteps(steps)) {
        console.log(`  ${path.padEnd(12)} ${node.kind.padEnd(16)} ${sentence}`);
      }
    }
  }
};
