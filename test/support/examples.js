import { parseFragment } from 'ecmarkdown';
import escodegen from 'escodegen';
import { liftClosures } from '../../generator/4-lower/closures.js';
import { libraryOf } from '../../generator/4-lower/translate.js';
import { primitiveNames } from '../../generator/primitives/index.js';
import { targets } from '../../generator/targets/index.js';
import { Translator } from '../../generator/4-lower/translator.js';
import { readDocument } from '../../spec/1-read/document.js';
import { parseAlgorithm, ruleOf } from '../../spec/2-parse/parse.js';
import { expanded } from '../../spec/3-normalise/expand.js';
import { readProgram, walk, walkSteps } from '../../spec/3-normalise/program.js';
import { tokenize } from '../../spec/1-read/tokens.js';
import { SOURCE } from './documents.js';

/** Runs the examples of sentence rules: a sentence, alone or with the steps that it needs, to code. */

const program = readProgram(readDocument(SOURCE), primitiveNames);

const PRINTING = {
  comment: false,
  format: { indent: { style: '  ' }, quotes: 'single', semicolons: true },
};

/** @returns {string} without the semicolons of statements that only carry comments */
const print = (trees) =>
  trees
    .filter(({ type }) => type !== 'EmptyStatement')
    .map((tree) => escodegen.generate(tree, PRINTING))
    .join('\n');

export function tokensOf(sentence) {
  const { tokens, failure } = tokenize(parseFragment(sentence));
  if (failure) throw new Error(`${failure}: ${sentence}`);
  return tokens;
}

/** `If …, then` and an indented `Return …` as an algorithm of a document of its own. */
const documentOf = (example) => `
<emu-clause id="sec-example" number="0.0">
<h1>Example</h1>
<emu-alg>
${example.replace(/^( *)(?:1\. )?/gm, '$11. ')}
</emu-alg>
</emu-clause>`;

/** @returns {import('../../spec/2-parse/parse.js').ParsedStep[]} */
export function stepsOf(example) {
  return parseAlgorithm(readDocument(documentOf(example)).clauses[0].algorithms[0]);
}

/** A transparent rule's node is what it wraps, but for the rule itself. */
export function unwrapped(node, kind) {
  const field = ruleOf(node).transparent;
  return field && node.kind !== kind ? unwrapped(node[field], kind) : node;
}

const VARIABLE_FIELDS = new Set(['variable', 'parameter', 'realm', 'closure']);

/** Names of all variables that nodes mention: in an example each is a parameter. */
function variablesIn(nodes) {
  const names = new Set();
  for (const part of walk(nodes)) {
    if (part.kind === 'Variable') names.add(part.name);
    for (const [field, name] of Object.entries(part)) {
      if (VARIABLE_FIELDS.has(field) && typeof name === 'string') names.add(name);
    }
  }
  return names;
}

function translatorFor(nodes, steps = []) {
  const parameters = [...variablesIn(nodes)].map((name) => ({ name, optional: false }));
  // a constructor alone has a NewTarget
  const definition = { kind: 'constructor', name: 'Example', parameters, steps };
  const { closures } = liftClosures([definition]);
  const library = { ...libraryOf(program, targets.get('es2022')), closures };
  return new Translator(library, definition);
}

/** @returns {string} the code of an expression or a condition */
export function translateNode(node) {
  return print([translatorFor(node).expression(node)]);
}

/** @returns {string} the code of steps */
export function translateSteps(parsed) {
  const steps = expanded(parsed);
  const nodes = [...walkSteps(steps)].map(({ node }) => node);
  const translator = translatorFor(nodes, steps);
  const statements = translator.steps(steps);
  translator.library.errors.throwAny();
  return print(statements);
}
