import { cpSync, mkdirSync, mkdtempSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './libraries.js';
import { run } from './spawn.js';

const { resolve } = createRequire(import.meta.url);

const PROGRAMS = ['entries.cjs', 'entries.mjs'];

const must = async (command, args, cwd) => {
  const { code, stdout, stderr } = await run(command, args, { cwd });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${stderr}`);
  return stdout.trim().split('\n').at(-1);
};

/**
 * A user's project outside of this one, with the package in it as npm would publish it.
 *
 * @param {{ prfun: boolean }} options whether the optional peer is there
 * @returns {Promise<string>} its folder, with the programs that load entries
 */
export async function installedProject({ prfun }) {
  const project = mkdtempSync(join(tmpdir(), 'fledgling-installed-'));
  const modules = join(project, 'node_modules');
  mkdirSync(modules);
  const pack = ['pack', ROOT, '--ignore-scripts', '--silent', '--pack-destination', project];
  const archive = await must('npm', pack, project);
  await must('tar', ['xzf', archive], project);
  renameSync(join(project, 'package'), join(modules, 'fledgling'));
  if (prfun) symlinkSync(dirname(resolve('prfun/package.json')), join(modules, 'prfun'));
  for (const name of PROGRAMS) {
    cpSync(fileURLToPath(new URL(name, import.meta.url)), join(project, name));
  }
  return project;
}
