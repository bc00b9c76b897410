import { basename, resolve } from 'node:path';
import { didYouMean } from '../spec/1-read/nearest.js';
import { SpecError } from '../spec/1-read/error.js';
import { ASSUMPTIONS, PASSES, PRESETS } from './choices.js';
import { entryOf, LEDGER, readLedger } from './ledger.js';
import { COMMITTED, CURRENT } from './editions.js';
import { checkUsage, displayed, outputOf } from './options.js';
import { tableOf } from './passes-table.js';
import { colors, plural, wrapped } from './terminal.js';

/** `fledgling passes`: what the passes are, and what each did in the libraries of a folder. */

/** What an edition's libraries are made with, where they lie nowhere. */
const madeFor = async ({ out, edition = CURRENT, library = 'fast.es2022' }) => {
  const [preset, target] = library.split('.');
  if (out || COMMITTED.includes(edition) || readLedger(outputOf(edition))) return undefined;
  const { targets } = await import('../generator/targets/index.js');
  if (!(preset in PRESETS) || !targets.has(target))
    throw new SpecError(`there is no ${library}`, {
      expected: `PRESET.TARGET, of ${Object.keys(PRESETS).join(', ')} and ${[...targets.keys()].join(', ')}`,
    });
  const { Audit } = await import('./explain/audit.js');
  const generated = new Audit({ edition }, preset).library(preset, target);
  return { [generated.name]: entryOf(generated) };
};

/** A folder without a ledger is an error only when it was asked for. */
const librariesIn = ({ out, edition = CURRENT, library }) => {
  const dir = resolve(out ?? outputOf(edition));
  const ledger = readLedger(dir);
  if (!ledger && (out || library)) {
    throw new SpecError(`${displayed(dir)} has no ${LEDGER} that can be read`, {
      expected: 'a folder that `fledgling generate` wrote',
    });
  }
  const entries = ledger ?? {};
  if (!library) return entries;
  const name = library.endsWith('.cjs') ? library : `${library}.cjs`;
  if (entries[name]) return { [name]: entries[name] };
  const known = Object.keys(entries);
  throw new SpecError(`there is no ${name} in ${displayed(dir)}${didYouMean(name, known)}`);
};

/** A pass, and what the ledger says of it per library; undefined where it was not switched on. */
const describe = (pass, libraries) => ({
  name: pass.name,
  summary: pass.summary,
  why: pass.why,
  after: pass.after ?? [],
  assumes: pass.assumes ?? [],
  sound: !pass.assumes,
  argument: pass.sound ?? null,
  unsound: pass.unsound ?? null,
  presets: Object.keys(PRESETS).filter((preset) => PRESETS[preset].includes(pass.name)),
  guards: pass.guards,
  libraries: Object.fromEntries(
    Object.entries(libraries).flatMap(([file, { passes = [] }]) => {
      const report = passes.find(({ name }) => name === pass.name);
      return report ? [[file, report]] : [];
    }),
  ),
});

/** @returns {string[]} what a pass did in a library, a line each */
const outcome = ({ applied, declined, skipped, removed, bypassed, lost }) => {
  if (skipped) return [`skipped: ${skipped}`];
  const did = applied.length > 0 ? `: ${applied.join(', ')}` : '';
  const steps =
    (removed > 0 ? `; ${plural(removed, 'step')} removed` : '') +
    (bypassed > 0 ? `; ${plural(bypassed, 'step')} gone around` : '') +
    (lost > 0 ? `; ${plural(lost, 'step')} not as written` : '');
  return [
    `applied ${plural(applied.length, 'time')}${did}${steps}`,
    ...declined.map(({ where, why }) => `declined at ${where}: ${why}`),
  ];
};

/** Libraries in which a pass did the same share their lines. */
const outcomes = (libraries) => {
  if (Object.keys(libraries).length === 0) return ['  in no library'];
  const groups = new Map();
  for (const [file, report] of Object.entries(libraries)) {
    const text = outcome(report).join('\n');
    groups.set(text, [...(groups.get(text) ?? []), basename(file, '.cjs')]);
  }
  return [...groups].flatMap(([text, files]) => [
    `  in ${files.join(', ')}`,
    ...text.split('\n').map((line) => `    ${line}`),
  ]);
};

const soundness = ({ sound, argument, assumes, unsound }) =>
  sound
    ? [`  sound: ${argument}`]
    : [
        ...assumes.map((name) => `  assumes ${name}: ${ASSUMPTIONS[name]}`),
        ...(unsound ? [`  unsound: ${unsound}`] : []),
      ];

const paragraph = (pass) =>
  [
    colors.bold(pass.name),
    `  ${pass.summary}`,
    ...(pass.after.length > 0 ? [`  needs ${pass.after.join(', ')}`] : []),
    ...soundness(pass),
    ...outcomes(pass.libraries),
  ].join('\n');

const find = (all, name) => {
  const pass = all.find((pass) => pass.name === name);
  if (pass) return pass;
  const names = all.map((pass) => pass.name);
  throw new SpecError(`there is no pass ${name}${didYouMean(name, names)}`, {
    expected: names.join(', '),
  });
};

/**
 * @param {string|undefined} name of a pass; all without one
 * @param {any} options of the command line
 * @param {import('commander').Command} command
 */
export const run = async (name, options, command) => {
  const onDemand = await madeFor(options);
  const libraries = onDemand ?? checkUsage(command, () => librariesIn(options));
  const all = PASSES.map((pass) => describe(pass, libraries));
  const passes = name === undefined ? all : [checkUsage(command, () => find(all, name))];
  if (options.json) console.log(JSON.stringify(passes, null, 2));
  else if (name === undefined) console.log(tableOf(all, libraries, process.stdout.columns));
  else console.log(await wrapped(passes.map(paragraph).join('\n\n')));
};
