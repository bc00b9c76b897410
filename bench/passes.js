import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CURRENT } from '../cli/editions.js';
import { generate } from '../generator/index.js';
import { loadDocument } from '../spec/1-read/file.js';
import { PASSES, PRESETS } from '../transforms/index.js';
import { BUILT_IN, fledgling, REFERENCE } from './peers/index.js';

const DOCUMENT = fileURLToPath(new URL(`../spec/documents/${CURRENT}.html`, import.meta.url));

const FLOOR = BUILT_IN.find(({ name }) => name === 'callbacks');

const FAST = PASSES.filter(({ name }) => PRESETS.fast.includes(name));

/** Without what needs this pass. */
const without = (passes, left) => {
  const removed = new Set([left.name]);
  return passes.filter(({ name, after = [] }) => {
    if (after.some((needed) => removed.has(needed))) removed.add(name);
    return !removed.has(name);
  });
};

/** The reference a second time: as far as these two differ, all others may by chance. */
export const AGAIN = `${REFERENCE} again`;

/** By what `--passes` is given: the subsets of a preset's passes that show what each brings. */
export const SUBSETS = {
  until: (passes) => [
    { name: 'until none', passes: [] },
    ...passes.map(({ name }, at) => ({ name: `until ${name}`, passes: passes.slice(0, at + 1) })),
  ],
  without: (passes) =>
    passes.map((pass) => ({ name: `without ${pass.name}`, passes: without(passes, pass) })),
};

/**
 * @param {import('../generator/5-optimise/optimise.js').Pass[]} passes
 * @param {string[]} [kinds] names of SUBSETS
 * @returns {{name: string, passes: import('../generator/5-optimise/optimise.js').Pass[]}[]}
 */
export const subsets = (passes, kinds = Object.keys(SUBSETS)) => [
  { name: REFERENCE, passes },
  { name: AGAIN, passes },
  ...kinds.flatMap((kind) => SUBSETS[kind](passes)),
];

/** A pass that changes nothing for a target leaves a library that is measured already. */
const different = (libraries) => {
  const seen = new Set();
  return libraries.filter(
    ({ name, code }) => name === AGAIN || (!seen.has(code) && seen.add(code)),
  );
};

/**
 * Peers that are this library with some of its passes, generated into a folder of their own.
 *
 * @param {string[]} kinds names of SUBSETS
 * @param {import('../generator/5-optimise/optimise.js').Pass[]} [fast] the passes of the preset
 * @returns {(engine: import('./engines.js').Engine) => import('./peers/index.js').Peer[]}
 */
export const passPeers = (kinds, fast = FAST) => {
  const document = loadDocument(DOCUMENT);
  const folder = mkdtempSync(join(tmpdir(), 'fledgling-bench-'));
  const peers = new Map();

  const peersFor = (target) => {
    mkdirSync(join(folder, target), { recursive: true });
    const libraries = subsets(fast, kinds).map(({ name, passes }) => ({
      name,
      // no more than the code differs: what is said of its passes in its head does not count
      code: generate(document, { target, preset: 'fast', passes }).code,
    }));
    return different(libraries).map(({ name, code }) => {
      const file = join(folder, target, `${name.replaceAll(/\W+/g, '-')}.cjs`);
      writeFileSync(file, code);
      return { ...fledgling(name, file), lines: code.split('\n').length };
    });
  };

  return ({ modern }) => {
    const target = modern ? 'es2022' : 'es5';
    if (!peers.has(target)) peers.set(target, peersFor(target));
    return [FLOOR, ...peers.get(target)];
  };
};
