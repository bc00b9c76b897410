import { RULES } from '../../generator/5-optimise/normal-form/index.js';
import { ASSUMPTIONS, PASSES, PRESETS } from '../../transforms/index.js';

/**
 * docs/passes.md, from what the passes say of themselves.
 *
 * @typedef {import('../../generator/5-optimise/optimise.js').Pass} Pass
 */

const INTRODUCTION = `# The passes

Written by \`npm run docs:passes\` from the files in \`transforms/\`, never by hand.

Each pass is one file. It shows the code that it looks for and the code that replaces it, argues why
the difference cannot be observed, and names the run-time tests (guards) that it leaves behind. A pass
that does not find the steps that it knows leaves the code alone, and says so. Where a step of the
document is edited, a pass rewrites the edited step or declines: it brings no step of its own.

A pass may know more than it looks at: it names the functions of the document that it \`rests\` on. They
have to be those of the edition that it was verified with, but for what nobody can tell: words (where two
functions differ, both are followed on every way: the same has to happen in the same order), names, the
order of steps that commute, operations that steps were factored out to, or whose steps stand where they
were called, closures that capture what others keep in slots, parameters that no call gives, internal slots of the
document's own and steps that do no more than to set these to a constant, or to what a promise was
settled with. Of several editions it is the one that keeps the fewest passes from running, so that a
draft between two of them is as fast as either. A pass that leaves out steps unread names the functions that have to be \`exact\`. Steps that
may do anything, user code included, or end the function, become a function that the known one calls, where a promise is whole:
before or behind all steps that write its slots, also in one arm of a condition. Such a step between those
that make an object which nobody has yet comes behind them, or to those who call for the object. A pass that keeps such calls where they are names the
functions that may have them: it \`carries\` these.
[\`test/passes/foreign-steps.test.js\`](../test/passes/foreign-steps.test.js) says what such a step costs in
each of them.
[\`test/passes/kept-meaning.test.js\`](../test/passes/kept-meaning.test.js) says what edits cost that
keep the meaning; where a step may settle a promise twice, the passes that rest on it decline.

\`\`\`
npx fledgling passes                                 # the list, and what each did in the last run
npx fledgling explain then0                          # the steps that a pass touched
npx fledgling generate --only then0 --out -          # one pass with what it needs, printed
npx fledgling generate --without then0 --out DIR     # all but one
npx fledgling generate --until state-bits --print-changed --out DIR   # a prefix, as diffs
\`\`\`

How it is known that they are sound:

| command          | what it does                                                                                                                                                                                                                        |
| ---------------- | ----------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------- |
| \`npm run verify\` | the conformance suites on every preset and target, each pass alone, each prefix of the passes, all passes but one: [verification.md](../output/es2015/verification.md)                                                            |
| \`npm run fuzz\`   | 100,000 random programs: one trace of everything observable, on \`faithful\`, \`fast\`, \`loose\`, random sets of passes and the engine's own Promise; a difference is reduced, and \`--bisect\` says which pass caused it        |
| \`npm run mutate\` | documents of any edition with one to three edits of many kinds, or with each step changed once (\`--systematic\`): \`fast\`, \`loose\` and \`small\` do what the document then says                                                                                      |
| \`npm run mutate -- --rewritten --prices\` | each step in other words or another place: which passes apply to fewer functions, where programs see no change |
| \`npm run mutate -- --company 2 --prices\` | two edits each that keep the meaning: which passes apply to fewer functions that each of the two leaves alone |
| \`npm run scale\`  | chains, adoptions, \`all\`, \`race\` and queues of 10^6 and more: no overflow, no more memory than \`faithful\`                                                                                                                   |
| \`npm test\`       | a small part of all of it; and each guard removed, which a program must notice                                                                                                                                                    |`;

const presetsOf = ({ name }) =>
  Object.keys(PRESETS).filter((preset) => PRESETS[preset].includes(name));

const link = ({ name }) => `[\`${name}\`](#${name})`;

const table = (passes) =>
  [
    '| pass | what it does | in |',
    '| --- | --- | --- |',
    ...passes.map((pass) => `| ${link(pass)} | ${pass.summary} | ${presetsOf(pass).join(', ')} |`),
  ].join('\n');

const NORMAL_FORM = `Passes are written for the words of ES2015. Before they run, rules say in these what later
editions and edits say otherwise; \`npx fledgling explain job-records\` shows the steps that a rule replaced, and
why it may. Each is one file of \`generator/5-optimise/normal-form/\`.`;

const rules = () =>
  [
    '| rule | what it takes for the same |',
    '| --- | --- |',
    ...RULES.map(({ name, summary }) => `| \`${name}\` | ${summary} |`),
  ].join('\n');

const items = (pass) => [
  ['Saves', pass.why],
  ['Sound because', pass.sound],
  ...(pass.assumes ?? []).map((name) => ['Assumes', `\`${name}\`: ${ASSUMPTIONS[name]}`]),
  ['Guarantees dropped', pass.unsound],
  ['Needs', (pass.after ?? []).map((name) => link({ name })).join(', ')],
  ...pass.guards.map(({ name, summary }) => [`Guard \`${name}\``, summary]),
];

const section = (pass) =>
  [
    `### ${pass.name}`,
    `[\`transforms/${pass.name}.js\`](../transforms/${pass.name}.js): ${pass.summary}.`,
    items(pass)
      .filter(([, text]) => text)
      .map(([title, text]) => `- **${title}**: ${text}`)
      .join('\n'),
  ].join('\n\n');

/**
 * @param {Pass[]} [passes] in their order
 * @returns {string} markdown, before prettier
 */
export const passesPage = (passes = PASSES) => {
  const standard = passes.filter(({ unsound }) => !unsound);
  const others = passes.filter(({ unsound }) => unsound);
  return `${[
    INTRODUCTION,
    '## Before them: the normal form',
    NORMAL_FORM,
    rules(),
    '## In their order',
    table(standard),
    '## Passes that drop guarantees',
    'They are in no preset but `deferred`, whose document is that of ES2015 with the amendments of `spec/documents/amendments/deferred.html`; elsewhere they are skipped, unless `--assume deferred-promises` grants what they assume. The ledger calls the steps that are lost _given up_.',
    table(others),
    '## Each pass',
    ...passes.map(section),
  ].join('\n\n')}\n`;
};
