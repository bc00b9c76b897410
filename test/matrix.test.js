import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { runJson } from './support/spawn.js';
import { CONFIGURATIONS, ships } from './verify/matrix.js';

// What ships is tested in full elsewhere. Here each pass alone, the prefixes of the preset fast for
// one target, and all of its passes but one for the other are made with all checks, and run a sample
// of test262. `npm run verify` runs everything on all combinations.

const SAMPLE = fileURLToPath(new URL('verify/sample-cli.js', import.meta.url));

const CHOSEN = [/^only /, /^fast until .*es2022$/, /^fast without .*es5$/];

const configurations = CONFIGURATIONS.filter(
  (one) => !ships(one) && CHOSEN.some((pattern) => pattern.test(one.id)),
);

/** @type {Record<string, string[]>} */
const problems = {};

test.before(async (t) => {
  t.timeout(300_000);
  const cores = availableParallelism();
  const parts = Array.from({ length: cores }, (_, part) =>
    configurations.filter((__, index) => index % cores === part).map(({ id }) => id),
  );
  const found = await Promise.all(
    parts.map((ids) => runJson([SAMPLE, ...ids], { timeout: 300_000 })),
  );
  Object.assign(problems, ...found);
});

for (const { id } of configurations) {
  test(`${id}: a sample of test262`, (t) => t.deepEqual(problems[id], []));
}
