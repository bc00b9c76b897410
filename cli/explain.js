import { isPart } from '../generator/ir/origin.js';
import { SpecError } from '../spec/1-read/error.js';
import { Answers } from './explain/answers.js';
import { describePass, passText } from './explain/passes.js';
import { nearestMistake, readQuery, Unknown } from './explain/query.js';
import { describeRule, ruleText } from './explain/rules.js';
import { describeSteps, stepsText } from './explain/steps.js';
import { checkEdition, editionsOf } from './amended.js';
import { AMENDMENTS, PRESET_NAMES, PRESETS } from './choices.js';
import { COMMITTED, sourceOf } from './editions.js';
import { displayed } from './options.js';
import { wrapped } from './terminal.js';

/** `fledgling explain`: where a step went, and why a line is there. */

const FAITHFUL = 'faithful';

/** How many steps and arms of each disposition a library has. */
const figures = (audit) => {
  const { ledger } = audit;
  if (!ledger) {
    throw new SpecError(`${displayed(audit.out)} has no ledger`, { expected: 'npm run generate' });
  }
  return Object.entries(ledger).map(([file, { steps }]) => {
    const counts = { steps: {}, parts: {} };
    for (const [key, { disposition }] of Object.entries(steps)) {
      const kind = isPart(key) ? counts.parts : counts.steps;
      kind[disposition] = (kind[disposition] ?? 0) + 1;
    }
    return { file, ...counts };
  });
};

const countsText = (counts) =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

const figuresText = (all) =>
  all
    .map(
      ({ file, steps, parts }) =>
        `${file}\n  steps: ${countsText(steps)}\n  arms and ?: ${countsText(parts)}`,
    )
    .join('\n');

/** @returns {Promise<[any, (described: any) => string]>} what is to be said, and how it is written */
const answer = async (audit, query, { preset, target, history }) => {
  if (query === undefined) return [figures(audit), figuresText];
  if (query.name) {
    const { describeForeign, describeLine, foreignText, lineText } =
      await import('./explain/lines.js');
    const library = audit.library(query.preset, query.target);
    return query.line
      ? [describeLine(audit, query, library), lineText]
      : [describeForeign(audit, query, library), foreignText];
  }
  if (query.pass) {
    return [describePass(audit, query.pass, audit.library(preset, target)), passText];
  }
  if (query.rule) {
    return [describeRule(audit, query.rule, audit.library(preset, target)), ruleText];
  }
  // what is amended has no faithful library to stand beside
  const beside =
    preset in AMENDMENTS || preset === FAITHFUL ? [] : [audit.library(FAITHFUL, target)];
  const library = history
    ? await followed(audit, query.keys, preset, target)
    : audit.library(preset, target);
  const libraries = [...beside, library];
  return [describeSteps(audit, query, libraries), stepsText];
};

/** Code as it stood between passes is in no file: that library is generated again. */
const followed = async ({ source }, keys, preset, target) => {
  const { Audit } = await import('./explain/audit.js');
  return new Audit(source, preset).library(preset, target, keys);
};

/**
 * A document that is not of this project, or amended, need not have libraries that lie somewhere, nor
 * need editions that are made on demand.
 */
const answersFor = async (source, preset) => {
  if (source.spec === undefined && source.amend.length === 0) {
    const answers = new Answers(source, preset);
    if (answers.ledger || COMMITTED.includes(answers.edition)) return answers;
  }
  const { Audit } = await import('./explain/audit.js');
  return new Audit(source, preset);
};

/** Where the answer may lie: in what was asked for, or in each edition that has libraries. */
const sourcesFor = (options) => {
  const { spec, edition, amend, preset } = options;
  const usual = sourceOf(options);
  checkEdition(preset, usual);
  if (spec !== undefined || edition !== undefined || amend.length > 0) return [options];
  const others = editionsOf(preset)
    .toReversed()
    .filter((name) => name !== usual.edition);
  return [usual.edition, ...others].map((name) => ({ ...options, edition: name }));
};

/** The first that knows what is meant. */
const firstKnowing = async (text, options) => {
  const mistakes = [];
  for (const source of sourcesFor(options)) {
    const audit = await answersFor(source, options.preset);
    try {
      return { audit, query: text === undefined ? undefined : readQuery(audit, text) };
    } catch (error) {
      if (!(error instanceof Unknown)) throw error;
      mistakes.push(error);
    }
  }
  throw nearestMistake(mistakes);
};

/** The preset that is meant: of the library that is asked for, or the first that has the pass. */
const presetFor = (text = '', preset) => {
  const [, library] = /([^/\\]+)\.es\d+(?:\.cjs)?(?::\d+)?$/.exec(text) ?? [];
  if (library in PRESETS) return library;
  const having = [preset, ...PRESET_NAMES].filter((name) => PRESETS[name].includes(text));
  return having[0] ?? preset;
};

/** A library is of one preset and one target: others that are asked for beside it would be of no effect. */
const checkAgreement = (query, options, command) => {
  for (const key of ['preset', 'target']) {
    const isAsked = command.getOptionValueSource(key) === 'cli';
    if (isAsked && query?.name && query[key] !== options[key])
      command.error(`error: ${query.name} is not of the ${key} ${options[key]}`);
  }
};

/**
 * @param {string[]} words what is asked for
 * @param {any} options of the command line
 * @param {import('commander').Command} command
 */
export const run = async (words, options, command) => {
  const text = words.length > 0 ? words.join(' ') : undefined;
  const preset = presetFor(text, options.preset);
  const { audit, query } = await firstKnowing(text, { ...options, preset });
  checkAgreement(query, options, command);
  const [described, write] = await answer(audit, query, { ...options, preset });
  console.log(options.json ? JSON.stringify(described, null, 2) : await wrapped(write(described)));
};
