import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../support/spawn.js';
import { runners } from './runners.js';

const PRELOAD = fileURLToPath(new URL('auto.cjs', import.meta.url));

/**
 * What makes each process of a run start with a library in the place of the global Promise.
 *
 * @param {string | undefined} entry the file that installs it; the engine's own Promise without it
 * @param {string} results where reporters write
 * @param {string} lost where a process writes that ends with another global Promise
 */
export const environment = (entry, results, lost) => ({
  NODE_OPTIONS: entry ? `--require ${JSON.stringify(PRELOAD)}` : '',
  FLEDGLING_AUTO: entry ?? '',
  FLEDGLING_RESULTS: results,
  FLEDGLING_LOST: lost,
});

/** The lines of JSON of a file; none where there is no file. */
const linesOf = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

/**
 * Runs a suite once.
 *
 * @param {import('./list.js').Suite} suite
 * @param {string} folder where it was fetched to
 * @param {string} [entry] the file that installs a library; the engine's own Promise without it
 * @returns {Promise<{ name: string, outcome: 'passed' | 'failed' | 'skipped', message?: string }[]>}
 * @throws {Error} where there is no result at all
 */
export async function runSuite(suite, folder, entry) {
  const temp = mkdtempSync(join(tmpdir(), 'fledgling-suite-'));
  // files of their own: node:test writes the one from its beginning
  const [results, lost] = ['results', 'lost'].map((name) => join(temp, name));
  const { command, read } = runners[suite.runner];
  try {
    const { stdout, stderr } = await run(process.execPath, command(folder, suite.args, results), {
      cwd: folder,
      env: environment(entry, results, lost),
    });
    read?.(stdout, results);
    const lines = linesOf(results);
    if (lines.length === 0) throw new Error(`${suite.name} gave no results\n${stdout}\n${stderr}`);
    return [...lines, ...linesOf(lost)];
  } finally {
    rmSync(temp, { recursive: true });
  }
}
