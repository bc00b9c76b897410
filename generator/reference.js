import { remembered } from '../spec/remembered.js';
import { originsIn } from './5-optimise/kept-steps.js';
import { recognise } from './5-optimise/recognise.js';
import { restsOn } from './5-optimise/rests.js';
import { copy } from './ir/pattern.js';
import { isStepKey, parseOrigin } from './ir/origin.js';
import { SpecError } from '../spec/1-read/error.js';
import { accountOf, programOf, translated } from './shared.js';

/**
 * The document, among those that the passes were verified with, that another one is taken for.
 *
 * @typedef {import('./ir/estree.js').Node} Node
 * @typedef {import('./shared.js').Translated} Translated
 * @typedef {import('./5-optimise/recognise.js').Recognition} Recognition
 *
 * @typedef {{source: string, read: () => import('../spec/1-read/document.js').Document}} Reference
 *
 * @typedef {object} Recognised
 * @property {Node} tree in the normal form, for the passes to change
 * @property {Translated} [reference] none where the document is one itself
 * @property {Recognition} [recognition]
 */

/** A document that has fewer of its sentences in a reference has words of its own, which tell little. */
const ITS_WORDS = 0.97;

/** So many references are tried for it. */
const TRIED = 4;

/** What steps say, in lines of a reference. @type {(reference: Reference) => {text: string, known: Set<string>}} */
const linesOf = remembered(({ source }) => {
  const lines = source.split('\n').map((line) => line.trim().replace(/^(?:1|\*)\. /, ''));
  return { text: lines.join('\n'), known: new Set(lines) };
}, new WeakMap());

/** Those that say most of what the steps say come first. */
const byShare = (sentences, references) =>
  references
    .map((reference) => {
      const { text, known } = linesOf(reference);
      const count = sentences.filter((sentence) => known.has(sentence)).length;
      return { reference, text, share: count / sentences.length };
    })
    .sort((a, b) => b.share - a.share);

/** What the clauses say that differing functions are of. */
const differingTexts = ({ functions, differing }, entries) => {
  const clauses = new Set(
    [...differing.keys()]
      .filter((key) => functions.has(key))
      .flatMap((key) => [...originsIn(functions.get(key).code)])
      .filter(isStepKey)
      .map((key) => parseOrigin(key).clause),
  );
  const stepsOf = (id) =>
    new Set(entries.filter(({ key }) => parseOrigin(key).clause === id).map(({ step }) => step));
  return [...clauses].map((id) => [...stepsOf(id)].map(({ sentence }) => sentence).join('\n'));
};

/** References that may have what the nearest has not: the text of a clause, or all in other words. */
const worthTrying = ([nearest, ...others], recognition, entries) => {
  if (nearest.share < ITS_WORDS) return others.slice(0, TRIED - 1);
  const texts = differingTexts(recognition, entries);
  return others.filter(({ text }) => texts.some((clause) => text.includes(clause))).slice(0, 1);
};

/** What a reference means: nothing of an edition that an amendment is not for. */
const translationOf = (read, target) => {
  try {
    return translated(programOf(read()), target);
  } catch (error) {
    if (error instanceof SpecError) return undefined;
    throw error;
  }
};

/**
 * The reference that says most of what the steps of a document say: its edition, where it has one. If
 * that keeps passes from running, as with a draft between two editions, it is the one that keeps the
 * fewest.
 * @param {import('../spec/1-read/document.js').Document} document
 * @param {import('../spec/3-normalise/program.js').Program} program
 * @param {import('./targets/index.js').Target} target
 * @param {{references?: () => Reference[], passes: import('./5-optimise/optimise.js').Pass[]}} options
 * @returns {Recognised}
 */
export const recogniseNearest = (document, program, target, { references = () => [], passes }) => {
  const translation = translated(program, target);
  const all = references();
  if (all.length === 0 || all.some(({ source }) => source === document.source))
    return { tree: copy(translation.canonical().tree) };

  const attempt = ({ reference: { read } }) => {
    const reference = translationOf(read, target);
    if (!reference) return undefined;
    const tree = copy(translation.canonical(reference).tree);
    const recognition = recognise(tree, reference.canonical().tree, target);
    const isKnown = recognition.differing.size === 0;
    const lost = isKnown ? 0 : passes.filter(restsOn(recognition, target)).length;
    return { tree, reference, recognition, lost };
  };

  const { entries } = accountOf(program);
  const sentences = entries.map(({ step }) => step.sentence);
  const ranked = byShare(sentences, all);
  let best;
  while (!best && ranked.length > 0) {
    best = attempt(ranked[0]);
    if (!best) ranked.shift();
  }
  if (!best) return { tree: copy(translation.canonical().tree) };
  if (best.lost === 0) return best;
  for (const other of worthTrying(ranked, best.recognition, entries)) {
    const next = attempt(other);
    if (next?.lost < best.lost) best = next;
  }
  return best;
};
