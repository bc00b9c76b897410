import { dirname, join, relative, resolve } from 'node:path';
import escodegen from 'escodegen';
import { primitiveNames } from '../../generator/primitives/index.js';
import { entriesOf, stepOf } from '../../generator/ledger/entries.js';
import { nodes } from '../../generator/ir/estree.js';
import { statements } from '../../generator/ledger/ledger.js';
import { copy } from '../../generator/ir/pattern.js';
import { FIELD_TEXT } from '../../generator/targets/es2022.js';
import { readProgram } from '../../spec/3-normalise/program.js';
import { generate } from '../../transforms/generate.js';
import { loadFor } from '../document.js';
import { sourceOf } from '../editions.js';
import { displayed, outputOf, posix } from '../options.js';

/**
 * What the commands of the audit look at: the document, and libraries that are generated from it
 * here and now, so that no answer is older than the program.
 *
 * @typedef {object} Library
 * @property {string} name `fast.es2022.cjs`
 * @property {string} file as it is shown
 * @property {string} path
 * @property {string} code
 * @property {import('../../generator/ledger/ledger.js').Ledger} ledger
 * @property {import('../../generator/5-optimise/optimise.js').PassReport[]} report
 * @property {Map<string, {pass: string, before: string, after: string}[]>} history by step
 */

const ELLIPSIS = '…';

/** A statement of a step, without the code of other steps inside it. */
const own = (statement, key) => {
  const tree = copy(statement, false);
  for (const node of nodes(tree)) {
    if (!Array.isArray(node.body)) continue;
    const kept = node.body.filter(({ origin = [] }) => origin.includes(key));
    const more = { type: 'Identifier', name: ELLIPSIS };
    if (kept.length < node.body.length)
      kept.push({ type: 'ExpressionStatement', expression: more });
    node.body = kept;
  }
  return tree;
};

const FORMAT = { indent: { style: '  ' }, quotes: 'single', semicolons: true };

const print = (tree) =>
  escodegen
    .generate(tree, { verbatim: FIELD_TEXT, format: FORMAT })
    .replaceAll(`${ELLIPSIS};`, ELLIPSIS);

/** @returns {string} the code of a step as it stands in a tree, copies that are alike once */
const codeOf = (program, key) => {
  const found = statements(program).filter(({ origin = [] }) => origin.includes(key));
  const inner = new Set(found.flatMap((one) => [...nodes(one)].slice(1)));
  const texts = found.filter((one) => !inner.has(one)).map((one) => print(own(one, key)));
  return [...new Set(texts)].join('\n');
};

/** Follows steps through the passes. */
const historian = (keys) => {
  const texts = new Map();
  const history = new Map(keys.map((key) => [key, []]));
  const look = (program, pass) => {
    for (const key of keys) {
      const after = codeOf(program, key);
      const before = texts.get(key);
      if (pass && before !== after) history.get(key).push({ pass, before, after });
      texts.set(key, after);
    }
  };
  return { history, look };
};

export class Audit {
  /**
   * @param {{spec?: string, edition?: string, amend?: string[]}} [source] of the command line
   * @param {string} [preset] whose amendments the document has
   */
  constructor(source = {}, preset = 'fast') {
    const { file, edition, amendments } = sourceOf(source);
    this.document = loadFor({ file, amendments }, preset);
    this.edition = edition;
    this.out = outputOf(this.edition);
    this.file = file;
    this.program = readProgram(this.document, primitiveNames);
    this.entries = entriesOf(this.program);
    this.steps = new Map(
      this.entries.filter(({ key }) => key === stepOf(key)).map(({ key, step }) => [key, step]),
    );
  }

  /** @param {string} key @returns {string[]} of the arms and `?` of a step */
  parts(key) {
    return this.entries.filter((one) => one.key.startsWith(`${key}|`)).map((one) => one.key);
  }

  /**
   * @param {string} preset
   * @param {string} target
   * @param {string[]} [keys] of the steps that are to be followed through the passes
   * @returns {Library}
   */
  library(preset, target, keys = []) {
    const { history, look } = historian(keys);
    const name = `${preset}.${target}.cjs`;
    const path = join(this.out, name);
    const made = generate(this.document, {
      ...{ edition: this.edition, preset, target },
      pathOf: (file) => posix(relative(this.out, resolve(file))),
      onStage: (stage, program) => stage === 'translate' && look(program),
      onPass: (pass, program) => look(program, pass),
    });
    return { ...made, name, path, file: displayed(path), history };
  }

  /** @param {import('../../spec/1-read/document.js').Clause} clause @returns {string} the standard's page, or what amends it */
  link({ id, place }) {
    if (place.file !== this.document.file) return `${place.file}#${id}`;
    const year = Number(/^es(\d{4})$/.exec(this.edition)?.[1]);
    return year ? `https://262.ecma-international.org/${year - 2009}.0/#${id}` : `#${id}`;
  }

  /** @param {string} file @returns {boolean} whether it lies where libraries do */
  owns(file) {
    return dirname(file) === this.out;
  }
}
