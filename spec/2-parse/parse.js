import { clauseName } from '../1-read/document.js';
import { SpecError } from '../1-read/error.js';
import { createGrammar } from './grammar.js';
import { lexical } from './lexical/index.js';
import { rules } from './rules.js';
import { write } from '../1-read/tokens.js';

/**
 * Sentence to step IR and back. Every step must be read by exactly one rule, and what the rule
 * writes must be the sentence that was read.
 *
 * @typedef {object} ParsedStep
 * @property {string} path `6.a`
 * @property {string} sentence
 * @property {import('../1-read/document.js').Place} place
 * @property {Node} node
 * @property {ParsedStep[]} steps substeps
 * @property {ParsedStep} [parent]
 * @property {ParsedStep[]} siblings the list that it stands in
 * @property {ParsedStep} [via] the shorthand that it was expanded from
 * @property {import('../1-read/document.js').Clause} clause
 *
 * @typedef {import('./grammar.js').Node} Node
 */

export const grammar = createGrammar(rules, lexical);

const END = /^[.:]$/;

/** A draft ends a step as code does. */
const STEP_END = /^[.:;]$/;

const splitEnd = (tokens) => {
  const last = tokens.at(-1);
  const ended = last?.type === 'word' && STEP_END.test(last.text);
  return ended ? { body: tokens.slice(0, -1), end: last.text } : { body: tokens, end: '' };
};

/** @param {import('../1-read/tokens.js').Token[]} tokens @returns {import('../1-read/tokens.js').Token[][]} sentences, each with its end */
export const splitSentences = (tokens) => {
  const sentences = [[]];
  for (const token of tokens) {
    sentences.at(-1).push(token);
    if (token.type === 'word' && END.test(token.text)) sentences.push([]);
  }
  return sentences.filter((sentence) => sentence.length > 0);
};

/** @param {Node} node @returns {import('./grammar.js').Rule|undefined} that reads such nodes */
export const ruleOf = (node) => grammar.rules.get(node.kind)?.rule;

const distinct = (readings) => {
  if (readings.length < 2) return readings;
  const seen = new Map();
  for (const node of readings) {
    const key = JSON.stringify(grammar.meaning(node));
    if (!seen.has(key)) seen.set(key, node);
  }
  return [...seen.values()];
};

/**
 * @param {import('../1-read/tokens.js').Token[]} tokens of one step
 * @param {boolean} hasSubsteps
 * @returns {Node[]} the readings that differ in meaning: one where all is well
 */
export const readStep = (tokens, hasSubsteps) => {
  const readings = readSentence(tokens, hasSubsteps);
  const [first, ...others] = tokens;
  if (readings.length > 0 || first?.type !== 'word' || !/^[a-z]/.test(first.text)) return readings;
  const capital = { ...first, text: capitalised(first.text) };
  return readSentence([capital, ...others], hasSubsteps).map((node) => ({
    ...node,
    wording: Object.assign([...node.wording], { end: node.wording.end, begin: first.text[0] }),
  }));
};

const capitalised = (text) => text[0].toUpperCase() + text.slice(1);

/** The readings of a step that begins with a capital, as proposals now and then forget. */
const readSentence = (tokens, hasSubsteps) => {
  const { body, end } = splitEnd(tokens);
  const candidates = [tokens, body];
  const read = grammar.reader();
  for (const category of ['Step', 'FallbackStep']) {
    for (const candidate of candidates) {
      const readings = read(category, candidate)
        .filter((node) => Boolean(ruleOf(node).body) === hasSubsteps)
        .map((node) => ({ ...node, end: candidate === tokens ? '' : end }));
      if (readings.length > 0) return distinct(readings.map(unended)).map((node) => ({ ...node }));
    }
  }
  return [];
};

/** The full stop belongs to the wording, which is not meaning. */
const unended = ({ end, ...node }) => ({
  ...node,
  wording: Object.assign([...node.wording], { end }),
});

/** @param {Node} node of a step @returns {string} its sentence, in its own wording */
export const writeStep = (node) => {
  const { begin, end = '.' } = node.wording ?? {};
  const text = write(grammar.print(node)) + end;
  return begin ? begin + text.slice(1) : text;
};

/**
 * A step in the canonical wording: the first form of its rule, with a full stop where it ends.
 * @param {Node} node
 * @returns {string}
 */
export const writeCanonical = (node) => {
  const canonical = strip(node);
  const text = write(grammar.print(canonical));
  return ruleOf(node).body || /[:,]$/.test(text) ? text : `${text}.`;
};

/**
 * A part of a step in the canonical wording, so that a message does not depend on the document's.
 * @param {Node} node
 * @returns {string}
 */
export const writePart = (node) => write(grammar.print(strip(node)));

const strip = (value) => {
  if (Array.isArray(value)) return value.map(strip);
  if (value === null || typeof value !== 'object') return value;
  const transparent = value.kind && ruleOf(value).transparent;
  if (transparent) return strip(value[transparent]);
  const fields = Object.entries(value).filter(([key]) => key !== 'wording');
  const canonical = value.kind && ruleOf(value).canonical?.(value);
  return {
    ...Object.fromEntries(fields.map(([key, field]) => [key, strip(field)])),
    ...(canonical ? { wording: [canonical] } : {}),
  };
};

const squeeze = (text) => text.replace(/\s+/g, '');

/**
 * Whether what a node says is the sentence that was read, white space aside.
 * @param {{sentence: string}} step
 * @param {Node} node
 */
export const roundTrips = (step, node) => squeeze(writeStep(node)) === squeeze(step.sentence);

const fail = (problem, step, clause, expected) =>
  new SpecError(problem, {
    ...step.place,
    clause: clauseName(clause),
    step: step.path,
    sentence: step.sentence,
    expected,
  });

const raise = (error) => {
  throw error;
};

/** Where no rule begins as a sentence does. */
const UNLIKE = 'the words of another step, or a rule for these: see CONTRIBUTING.md';

/** Why no rule reads a step: its substeps, or the token that no form goes beyond. */
const unread = (step, clause) => {
  const hasSubsteps = step.children.length > 0;
  const [otherwise] = readStep(step.tokens, !hasSubsteps);
  if (otherwise) {
    const [form] = ruleOf(otherwise).sentence;
    const problem = hasSubsteps ? 'this step has no substeps' : 'this step needs substeps';
    return fail(problem, step, clause, `substeps below ${hasSubsteps ? 'another step' : form}`);
  }
  /** @param {import('./grammar.js').Rule} rule */
  const accepts = ({ category, body }) =>
    !category.endsWith('Step') || Boolean(body) === hasSubsteps;
  const { body } = splitEnd(step.tokens);
  const { understood, wanted, form } = grammar.failure('Step', body, accepts);
  if (understood) {
    const problem = `no rule reads this sentence beyond “${understood}”`;
    return fail(problem, step, clause, `${wanted}, as in: ${form}`);
  }
  const expected = form ? `perhaps: ${form}` : UNLIKE;
  return fail('no rule reads this sentence', step, clause, expected);
};

/**
 * What sentences were read as, by all that has a say in it: documents, and editions more so, say most
 * of what they say again and again.
 * @type {Map<string, Node>}
 */
const known = new Map();

const keyOf = ({ sentence, tokens, children }) =>
  JSON.stringify([sentence, children.length > 0, tokens]);

/** Plain data once more: each step has a node of its own. A wording is a list that has fields, too. */
const again = (value) => {
  if (value === null || typeof value !== 'object') return value;
  const copied = Array.isArray(value) ? [] : {};
  for (const key in value) copied[key] = again(value[key]);
  return copied;
};

/** @returns {{node?: Node, error?: SpecError}} */
const readOne = (step, clause) => {
  const key = step.failure ? undefined : keyOf(step);
  if (known.has(key)) return { node: again(known.get(key)) };
  const read = readAnew(step, clause);
  if (key && !read.error) known.set(key, again(read.node));
  return read;
};

/** @returns {{node?: Node, error?: SpecError}} */
const readAnew = (step, clause) => {
  if (step.failure) {
    const [, problem, expected] = /^(.*?)(?: \(expected (.*)\))?$/.exec(step.failure);
    return { error: fail(problem, step, clause, expected) };
  }
  const readings = readStep(step.tokens, step.children.length > 0);
  if (readings.length === 0) return { error: unread(step, clause) };
  if (readings.length > 1) {
    const kinds = readings.map(({ kind }) => kind).join(', ');
    return {
      error: fail(`the sentence reads in ${readings.length} ways (${kinds})`, step, clause, 'one'),
    };
  }
  const [node] = readings;
  if (roundTrips(step, node)) return { node };
  return {
    node,
    error: fail('the sentence does not survive a round trip', step, clause, writeStep(node)),
  };
};

/**
 * Steps know their neighbours: what an `Else` belongs to, what runs next.
 * @param {ParsedStep[]} steps changed in place
 * @returns {ParsedStep[]}
 */
export const asSiblings = (steps) => {
  for (const step of steps) step.siblings = steps;
  return steps;
};

const stepsOf = (algorithm, onError) => {
  try {
    return algorithm.steps;
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    onError(error);
    return [];
  }
};

/**
 * @param {import('../1-read/document.js').Algorithm} algorithm
 * @param {(error: SpecError) => void} [onError] is told of a sentence that cannot be read; its step
 *   then has a node of the kind `Unread`. Without it such a sentence is thrown
 * @returns {ParsedStep[]}
 * @throws {SpecError} at a sentence that no rule reads, or that reads in two ways
 */
export const parseAlgorithm = (algorithm, onError = raise) => {
  const { clause } = algorithm;
  const parse = (step, parent) => {
    const { node = { kind: 'Unread' }, error } = readOne(step, clause);
    if (error) onError(error);
    const { path, sentence, place } = step;
    /** @type {ParsedStep} */
    const parsed = { path, sentence, place, node, parent, clause, steps: [], siblings: [] };
    parsed.steps = asSiblings(step.children.map((child) => parse(child, parsed)));
    return parsed;
  };
  return asSiblings(stepsOf(algorithm, onError).map((step) => parse(step)));
};
