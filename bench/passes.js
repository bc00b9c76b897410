import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from '../generator/index.js';
import { loadDocument } from '../spec/file.js';
import { PASSES, PRESETS } from '../transforms/index.js';
import { BUILT_IN, fledgling, REFERENCE } from './peers/index.js';

const DOCUMENT = fileURLToPath(new URL('../spec/es2015.html', import.meta.url));

const FLOOR = BUILT_IN.find(({ name }) => name === 'callbacks');

/** Without what needs this pass. */
const without = (passes, left) => {
  const gone = new Set([left.name]);
  return passes.filter(({ name, after = [] }) => {
    if (after.some((one) => gone.has(one))) gone.add(name);
    return !gone.has(name);
  });
};

/**
 * The subsets of a preset's passes that show what each brings.
 *
 * @param {import('../generator/optimise.js').Pass[]} passes
 * @returns {{name: string, passes: import('../generator/optimise.js').Pass[]}[]}
 */
export const subsets = (passes) => [
  { name: REFERENCE, passes },
  { name: 'until none', passes: [] },
  ...passes.map(({ name }, index) => ({
    name: `until ${name}`,
    passes: passes.slice(0, index + 1),
  })),
  ...passes.map((pass) => ({ name: `without ${pass.name}`, passes: without(passes, pass) })),
];

/**
 * Peers that are this library with some of its passes, generated into a folder of their own.
 *
 * @returns {(engine: import('./engines.js').Engine) => import('./peers/index.js').Peer[]}
 */
export const passPeers = () => {
  const document = loadDocument(DOCUMENT);
  const folder = mkdtempSync(join(tmpdir(), 'fledgling-bench-'));
  const fast = PASSES.filter(({ name }) => PRESETS.fast.includes(name));
  const made = new Map();

  const peersFor = (target) =>
    subsets(fast).map(({ name, passes }) => {
      const file = join(folder, target, `${name.replaceAll(' ', '-')}.cjs`);
      mkdirSync(join(folder, target), { recursive: true });
      writeFileSync(file, generate(document, { target, preset: name, passes }).code);
      return fledgling(name, file);
    });

  return ({ modern }) => {
    const target = modern ? 'es2022' : 'es5';
    if (!made.has(target)) made.set(target, peersFor(target));
    return [FLOOR, ...made.get(target)];
  };
};
