import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Runner
 * @property {(folder: string, args: string[], results: string) => string[]} command what Node is started with
 * @property {(stdout: string, results: string) => void} [read] writes lines of results from what was printed
 */

const beside = (name) => fileURLToPath(new URL(name, import.meta.url));

/** The file of a package's command, as npm links it. */
const binary = (folder, name) => join(folder, 'node_modules', '.bin', name);

/** The files that `folder/*.ending` names; any other argument as it is. */
const expanded = (root, arg) => {
  const [, folder, ending] = /^(.*)\/\*(.*)$/.exec(arg) ?? [];
  if (folder === undefined) return [arg];
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith(ending));
  return names.sort().map((name) => join(folder, name));
};

const TAP = /^(not )?ok \d+ - (.*?)(?: # (SKIP|TODO).*)?$/gm;

/** @type {Record<string, Runner>} */
export const runners = {
  mocha: {
    command: (folder, args) => [
      binary(folder, 'mocha'),
      ...['--reporter', beside('reporter.cjs'), '--timeout', '60000', ...args],
    ],
  },
  node: {
    command: (folder, args, results) => [
      '--test',
      `--test-reporter=${beside('reporter.js')}`,
      `--test-reporter-destination=${results}`,
      ...args.flatMap((arg) => expanded(folder, arg)),
    ],
  },
  ava: {
    command: (folder, args) => [binary(folder, 'ava'), '--tap', '--timeout', '10m', ...args],
    read: (stdout, results) => {
      for (const [, not, name, directive] of stdout.matchAll(TAP)) {
        const outcome = directive ? 'skipped' : not ? 'failed' : 'passed';
        appendFileSync(results, `${JSON.stringify({ name, outcome })}\n`);
      }
    },
  },
};
