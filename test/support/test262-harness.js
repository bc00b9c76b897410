import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preludeScript } from './test262-realm.js';
import { runJson } from './spawn.js';
import { TESTS } from './test262.js';

const HARNESS = createRequire(import.meta.url).resolve('test262-harness/bin/run.js');
const PREPROCESSOR = fileURLToPath(new URL('test262-preprocessor.cjs', import.meta.url));

/**
 * Runs tests on a library with test262-harness, which starts a Node process for each scenario.
 *
 * @param {{ dir: string, files: string[], source: string, threads?: number }} options
 * @returns {Promise<{ file: string, scenario: string, pass: boolean, message: string }[]>}
 */
export async function runHarness({ dir, files, source, threads = availableParallelism() }) {
  const temp = mkdtempSync(join(tmpdir(), 'test262-harness-'));
  try {
    const paths = files.map((file) => `${TESTS}/${file}`);
    const prelude = join(temp, 'prelude.js');
    writeFileSync(prelude, preludeScript(source));
    const results = await runJson(
      [
        ...[HARNESS, '--test262-dir', '.', '--reporter', 'json'],
        ...['--reporter-keys', 'file,scenario,result', '--threads', String(threads)],
        ...['--prelude', prelude, '--preprocessor', PREPROCESSOR, ...paths],
      ],
      {
        cwd: dir,
        // What rejects and is not handled is the very subject of many tests.
        env: { NODE_OPTIONS: '--unhandled-rejections=none' },
      },
    );
    return results.map(({ file, scenario, result }) => {
      const { pass, message = '' } = result;
      return { file: file.replaceAll('\\', '/').slice(TESTS.length + 1), scenario, pass, message };
    });
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}
