import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { loadFor } from '../../cli/document.js';
import { CURRENT, sourceOf } from '../../cli/editions.js';
import { compare, loadExpectations } from '../support/expectations.js';
import { swept } from '../support/extent.js';
import { generated } from '../support/generated.js';
import { library } from '../support/libraries.js';
import { runJson } from '../support/spawn.js';
import { TEST262_MISSING, findTest262 } from '../support/test262.js';

/** Libraries of later editions on a recent test262: what fails is listed, with the clause. */

const CLI = fileURLToPath(new URL('../support/test262-cli.js', import.meta.url));
const SUITE = 'head';

const ALL = [
  ['es2018', 'faithful', 'es2022'],
  ['es2018', 'fast', 'es2022'],
  ['es2021', 'faithful', 'es2022'],
  ['es2021', 'fast', 'es2022'],
  ['es2025', 'faithful', 'es2022'],
  ['es2025', 'faithful', 'es5'],
  ['es2025', 'fast', 'es2022'],
  ['es2025', 'fast', 'es5'],
];

/** Libraries of ES2015 stand for the other targets and presets: see test262.test.js. */
const stands = ([edition, preset, target]) =>
  edition === CURRENT && preset === 'fast' && target === 'es2022';

const LIBRARIES = swept(ALL, stands);

const temporary = mkdtempSync(join(tmpdir(), 'fledgling-editions-'));
test.after.always(() => rmSync(temporary, { recursive: true, force: true }));

for (const [edition, preset, target] of findTest262() ? LIBRARIES : []) {
  test.serial(`${SUITE} on ${preset}.${target} of ${edition}`, async (t) => {
    const { code } = generated(loadFor(sourceOf({ edition })), { preset, target, edition });
    const dir = join(temporary, edition);
    mkdirSync(dir, { recursive: true });
    const file = join(dir, `${preset}.${target}.cjs`);
    writeFileSync(file, code);
    const { [SUITE]: results } = await runJson([CLI, file, SUITE, '--json']);
    const problems = compare(SUITE, results, loadExpectations(library(edition, preset, target)));
    t.true(results.length > 0);
    t.deepEqual(problems.slice(0, 40), [], `${problems.length} problems`);
  });
}

if (!findTest262()) test.skip(TEST262_MISSING, () => {});
