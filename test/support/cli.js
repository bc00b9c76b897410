import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './libraries.js';
import { run } from './spawn.js';

/** The command line program, in a folder of its own. */

export const CLI = join(ROOT, 'cli', 'index.js');

/** @returns {string} a folder that is gone when the test is over */
export function temporaryFolder(t) {
  const folder = mkdtempSync(join(tmpdir(), 'fledgling-test-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const HOST = join(ROOT, 'test', 'support', 'cli-host.js');

const startHost = () => {
  const child = fork(HOST, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return { child, ended: once(child, 'exit').then(() => []) };
};

let host;
let last = Promise.resolve();

/** Commands of a file of tests run in one process, which ends with them. */
const answerTo = async (command) => {
  host ??= startHost();
  const { child, ended } = host;
  child.ref();
  child.channel.ref();
  child.send(command);
  const [answer] = await Promise.race([once(child, 'message'), ended]);
  if (!answer) throw new Error(`${command.args.join(' ')} ends its process`);
  child.channel.unref();
  child.unref();
  return answer;
};

/**
 * @param {string} folder where it runs
 * @param {string[]} args
 * @param {string[]} [flags] of Node: with them, and be it none, the command has a process of its own,
 *   which a program that it starts and does not wait for needs
 * @returns {ReturnType<typeof run>}
 */
export function fledgling(folder, args, flags) {
  if (flags) return run(process.execPath, [...flags, CLI, ...args], { cwd: folder });
  const answer = last.then(() => answerTo({ folder, args }));
  last = answer.catch(() => {});
  return answer;
}

/** Puts files into a folder, which is made. */
export function fill(folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/** @returns {Record<string, string>} the files in a folder with their texts */
export function contents(folder) {
  const names = readdirSync(folder).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
