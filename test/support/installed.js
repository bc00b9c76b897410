import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './libraries.js';
import { run } from './spawn.js';

const { resolve } = createRequire(import.meta.url);

const PROGRAMS = ['companions.cjs', 'entries.cjs', 'entries.mjs'];

const must = async (command, args, cwd) => {
  const { code, stdout, stderr } = await run(command, args, { cwd });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${stderr}`);
  return stdout.trim().split('\n').at(-1);
};

const QUIET = ['--offline', '--no-audit', '--no-fund', '--silent'];

/**
 * Packs one of the two packages as npm would publish it.
 *
 * @param {string} folder in the repository
 * @param {string} destination
 * @returns {Promise<string>} the tarball
 */
export async function packed(folder, destination) {
  const pack = ['pack', join(ROOT, folder), '--silent', '--pack-destination', destination];
  return join(destination, await must('npm', pack, destination));
}

/**
 * A user's project outside of this one, with the library in it as npm installs it, without a network.
 *
 * @param {{ prfun: boolean }} options whether the optional peer is there
 * @returns {Promise<string>} its folder, with the programs that load entries
 */
export async function installedProject({ prfun }) {
  const project = mkdtempSync(join(tmpdir(), 'fledgling-installed-'));
  writeFileSync(join(project, 'package.json'), '{ "private": true }\n');
  await must('npm', ['install', ...QUIET, await packed('output', project)], project);
  if (prfun)
    symlinkSync(dirname(resolve('prfun/package.json')), join(project, 'node_modules/prfun'));
  for (const name of PROGRAMS) {
    cpSync(fileURLToPath(new URL(name, import.meta.url)), join(project, name));
  }
  return project;
}
