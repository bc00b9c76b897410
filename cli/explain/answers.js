import { dirname, join } from 'node:path';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isPart, parseOrigin, stepOf } from '../../generator/ir/origin.js';
import { SpecError } from '../../spec/1-read/error.js';
import { loadFor } from '../document.js';
import { digestOf, readLedger } from '../ledger.js';
import { sourceOf } from '../editions.js';
import { displayed, outputOf } from '../options.js';

/**
 * What questions about libraries are answered from: the document, and the libraries as they lie in
 * output/ with their ledger. Nothing is generated, and no sentence is parsed.
 *
 * @typedef {object} Library
 * @property {string} name `fast.es2022.cjs`
 * @property {string} file as it is shown; its name where it lies in none
 * @property {string} [path]
 * @property {string} code
 * @property {import('../../generator/ledger/ledger.js').Ledger} ledger
 * @property {any[]} report what each pass did
 * @property {Map<string, {pass: string, before: string, after: string}[]>} history by step
 *
 * @typedef {object} Sentence a step as the document has it
 * @property {string} path
 * @property {string} sentence
 * @property {import('../../spec/1-read/document.js').Place} place
 * @property {import('../../spec/1-read/document.js').Clause} clause
 */

/** @returns {[string, Sentence][]} a step and those below it */
const withSubsteps = (step, clause) => [
  [`${clause.id}:${step.path}`, { ...step, clause }],
  ...step.children.flatMap((child) => withSubsteps(child, clause)),
];

export class Answers {
  /** @type {Map<object, Map<string, Sentence>>} by clause */
  #steps = new Map();

  /**
   * @param {{spec?: string, edition?: string, amend?: string[]}} [source] of the command line
   * @param {string} [preset] whose amendments the document has
   */
  constructor(source = {}, preset = 'fast') {
    const { file, edition, amendments } = sourceOf(source);
    this.document = loadFor({ file, amendments }, preset);
    this.source = source;
    this.edition = edition;
    this.out = outputOf(this.edition);
    this.file = file;
    this.preset = preset;
  }

  /** @returns {Record<string, import('../ledger.js').Entry>|undefined} by the name of the library */
  get ledger() {
    const ledger = readLedger(this.out);
    Object.defineProperty(this, 'ledger', { value: ledger });
    return ledger;
  }

  /** @returns {Set<string>} keys of the steps and their parts that libraries account for */
  get keys() {
    const of = Object.entries(this.ledger ?? {}).filter(([name]) =>
      name.startsWith(`${this.preset}.`),
    );
    const keys = new Set(of.flatMap(([, { steps }]) => Object.keys(steps)));
    Object.defineProperty(this, 'keys', { value: keys });
    return keys;
  }

  /**
   * @param {import('../../spec/1-read/document.js').Clause} clause which alone is read for it
   * @returns {Map<string, Sentence>} the steps that libraries account for, by key
   */
  stepsOf(clause) {
    if (!this.#steps.has(clause)) {
      const all = (clause.algorithms.at(-1)?.steps ?? []).flatMap((step) =>
        withSubsteps(step, clause),
      );
      this.#steps.set(clause, new Map(all.filter(([key]) => this.keys.has(key))));
    }
    return this.#steps.get(clause);
  }

  /** @param {string} key @returns {Sentence} */
  step(key) {
    return this.stepsOf(this.document.byId.get(parseOrigin(key).clause)).get(key);
  }

  /** @param {string} key @returns {string[]} of the arms and `?` of a step */
  parts(key) {
    return [...this.keys].filter((part) => isPart(part) && stepOf(part) === key);
  }

  /**
   * @param {string} preset
   * @param {string} target
   * @returns {Library}
   * @throws {SpecError} where there is none, or it is not what its ledger is of
   */
  library(preset, target) {
    const name = `${preset}.${target}.cjs`;
    const path = join(this.out, name);
    const file = displayed(path);
    const entry = this.ledger?.[name];
    const expected = 'npm run generate';
    if (!entry)
      throw new SpecError(`${displayed(this.out)} has no ledger of ${name}`, { expected });
    const code = readFileSync(path, 'utf8');
    if (entry.sha256 !== digestOf(code))
      throw new SpecError(`${file} is not what the document gives`, { expected });
    return { name, path, file, code, ledger: entry, report: entry.passes, history: new Map() };
  }

  /** @param {import('../../spec/1-read/document.js').Clause} clause @returns {string} the standard's page, or what amends it */
  link({ id, place }) {
    if (place.file !== this.document.file) return `${place.file}#${id}`;
    const year = Number(/^es(\d{4})$/.exec(this.edition)?.[1]);
    return year ? `https://262.ecma-international.org/${year - 2009}.0/#${id}` : `#${id}`;
  }

  /** @returns {string[]} */
  get libraryNames() {
    const names = existsSync(this.out) ? readdirSync(this.out) : [];
    return names.filter((name) => name.endsWith('.cjs'));
  }

  /** @param {string} name of a library @returns {string|undefined} its file, where it lies in one */
  pathOf(name) {
    return join(this.out, name);
  }

  /** @param {string} file @returns {boolean} whether it lies where libraries do */
  owns(file) {
    return dirname(file) === this.out;
  }
}
