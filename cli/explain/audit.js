import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import escodegen from 'escodegen';
import { primitiveNames } from '../../generator/primitives/index.js';
import { entriesOf } from '../../generator/ledger/entries.js';
import { stepOf } from '../../generator/ir/origin.js';
import { nodes } from '../../generator/ir/estree.js';
import { statements } from '../../generator/ir/statements.js';
import { copy } from '../../generator/ir/pattern.js';
import { VERBATIM } from '../../generator/ir/verbatim.js';
import { readProgram } from '../../spec/3-normalise/program.js';
import { generate } from '../../transforms/generate.js';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { PRESET_NAMES } from '../choices.js';
import { entryOf } from '../ledger.js';
import { displayed, posix } from '../options.js';
import { Answers } from './answers.js';

/** @typedef {import('./answers.js').Library} Library */

const ELLIPSIS = '…';

/** A statement of a step, without the code of other steps inside it. */
const withoutOthers = (statement, key) => {
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
    .generate(tree, { verbatim: VERBATIM, format: FORMAT })
    .replaceAll(`${ELLIPSIS};`, ELLIPSIS);

/** @returns {string} the code of a step as it stands in a tree, copies that are alike once */
const codeOf = (program, key) => {
  const parts = statements(program).filter(({ origin = [] }) => origin.includes(key));
  const inner = new Set(parts.flatMap((part) => [...nodes(part)].slice(1)));
  const texts = parts
    .filter((part) => !inner.has(part))
    .map((part) => print(withoutOthers(part, key)));
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

/** All of it from the document, generated here and now. */
export class Audit extends Answers {
  /** Of the libraries that are shown beside each other. */
  get ledger() {
    const names = [...new Set(['faithful', this.preset])];
    const libraries = names.map((preset) => this.library(preset, 'es2022'));
    const ledger = Object.fromEntries(libraries.map((library) => [library.name, entryOf(library)]));
    Object.defineProperty(this, 'ledger', { value: ledger });
    return ledger;
  }

  get program() {
    const program = readProgram(this.document, primitiveNames);
    Object.defineProperty(this, 'program', { value: program });
    return program;
  }

  get entries() {
    const entries = entriesOf(this.program);
    Object.defineProperty(this, 'entries', { value: entries });
    return entries;
  }

  get keys() {
    const keys = new Set(this.entries.map(({ key }) => key));
    Object.defineProperty(this, 'keys', { value: keys });
    return keys;
  }

  /** @returns {Map<string, import('./answers.js').Sentence>} by key */
  get steps() {
    const entries = this.entries.filter(({ key }) => key === stepOf(key));
    const steps = new Map(entries.map(({ key, step }) => [key, step]));
    Object.defineProperty(this, 'steps', { value: steps });
    return steps;
  }

  get libraryNames() {
    return PRESET_NAMES.flatMap((preset) =>
      TARGET_NAMES.map((target) => `${preset}.${target}.cjs`),
    );
  }

  /** What lies in output/ is not of a document of one's own. */
  pathOf(name) {
    const { spec, amend = [] } = this.source;
    const path = super.pathOf(name);
    return spec === undefined && amend.length === 0 && existsSync(path) ? path : undefined;
  }

  stepsOf(clause) {
    return new Map([...this.steps].filter(([, step]) => step.clause === clause));
  }

  step(key) {
    return this.steps.get(key);
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
    const library = generate(this.document, {
      edition: this.edition,
      preset,
      target,
      pathOf: (file) => posix(relative(this.out, resolve(file))),
      onStage: (stage, program) => stage === 'translate' && look(program),
      onPass: (pass, program) => look(program, pass),
    });
    const path = this.pathOf(name);
    const lies = path !== undefined && readFileSync(path, 'utf8') === library.code;
    return {
      ...library,
      name,
      ...(lies ? { path, file: displayed(path) } : { file: name }),
      history,
    };
  }
}
