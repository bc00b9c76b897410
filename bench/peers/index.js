import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { usualEdition } from '../../cli/editions.js';

/**
 * What is compared.
 *
 * @typedef {object} Peer
 * @property {string} name of its rows
 * @property {string} group what `--peer` also knows it by
 * @property {string} adapter a file of this folder
 * @property {object} [options] what the adapter is given
 * @property {string} [style] the form of the program, where it is not the adapter's
 * @property {boolean} [deferred] whether its continuations run at once
 * @property {number} [lines] of the library, where passes are compared
 * @property {string} [mark] how it differs from what all others do
 */

/** This library's file that every other row is compared with. */
export const REFERENCE = 'fledgling fast';

const OUTPUT = new URL('../../output/', import.meta.url);
const PRESETS = ['fast', 'loose', 'faithful'];
const OWN = { options: { own: true } };

const peer = (name, more = {}) => ({ name, group: name, adapter: name, ...more });

/** A second row, named so, for a library that brings a promisify. */
const withOwn = (name) => [
  peer(name),
  peer(`${name} (own promisify)`, { ...OWN, group: name, adapter: name }),
];

/** prfun's rows over a library: its methods, its promisify, its generators. */
const prfun = (under, adapter, options = {}) => {
  const row = (more, withOwn) =>
    peer(`prfun over ${under}${more}`, {
      group: 'prfun',
      adapter,
      options: { ...options, own: withOwn },
    });
  return [
    row('', false),
    row(' (own promisify)', true),
    { ...row(' generators (own promisify)', true), style: 'generators' },
  ];
};

/**
 * @param {string} name
 * @param {string} file the generated library
 * @param {string} [scheduler] a flavour; without one, the library's choice
 * @returns {Peer}
 */
export const fledgling = (name, file, scheduler) =>
  peer(name, { group: 'fledgling', adapter: 'fledgling', options: { file, scheduler } });

const file = (preset, target, edition = usualEdition(preset)) =>
  fileURLToPath(new URL(`${edition}/${preset}.${target}.cjs`, OUTPUT));

const companion = ({ modern }) =>
  fileURLToPath(new URL(`../../prfun/${modern ? 'es2022' : 'es5'}.cjs`, import.meta.url));

/** The reference is the file that is made for the engine: of the newest target that it reads. */
export const ours = ({ modern }) => [
  ...(modern ? ['es2022', 'es5'] : ['es5']).map((target) => ({
    ...fledgling(`fledgling deferred.${target}`, file('deferred', target)),
    deferred: true,
  })),
  fledgling(REFERENCE, file('fast', modern ? 'es2022' : 'es5')),
  fledgling('fledgling es2015', file('fast', modern ? 'es2022' : 'es5', 'es2015')),
  ...PRESETS.flatMap((preset) =>
    (modern ? ['es2022', 'es5'] : ['es5']).flatMap((target) =>
      ['microtask', 'immediate'].map((scheduler) =>
        fledgling(`fledgling ${preset}.${target} ${scheduler}`, file(preset, target), scheduler),
      ),
    ),
  ),
];

/** Peers that need no installation. */
export const BUILT_IN = [
  peer('callbacks'),
  peer('native'),
  peer('native async/await', { group: 'native', adapter: 'native', style: 'async-functions' }),
];

export const INSTALLED = [
  ...withOwn('bluebird'),
  peer('bluebird generators', { group: 'bluebird', adapter: 'bluebird', style: 'generators' }),
  peer('babybird'),
  peer('core-js', { mark: 'the native Promise is hidden' }),
  peer('es6-shim', { mark: 'the native Promise is hidden' }),
  ...['promise', 'when', 'rsvp', 'q', 'deferred'].flatMap(withOwn),
  ...['lie', 'davy', 'kew', 'vow', 'es6-promise', 'yaku', 'zousan'].map((name) => peer(name)),
  ...prfun('babybird', 'prfun'),
  peer('co', { style: 'generators', mark: 'over native' }),
  ...['async', 'neo-async', 'rxjs', 'kefir', 'highland', 'baconjs', 'streamline'].map((name) =>
    peer(name),
  ),
];

/** Whether `npm run bench:setup` was here. */
export const installed = () =>
  existsSync(fileURLToPath(new URL('../node_modules/bluebird', import.meta.url)));

/**
 * @param {import('../engines.js').Engine} engine
 * @returns {Peer[]}
 */
export const peersOf = (engine) => [
  ...BUILT_IN,
  ...ours(engine),
  ...INSTALLED,
  ...prfun('fledgling', 'prfun-fledgling', { file: companion(engine) }),
  ...prfun('fledgling immediate', 'prfun-fledgling', {
    file: companion(engine),
    scheduler: 'immediate',
  }),
];
