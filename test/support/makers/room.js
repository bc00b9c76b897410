import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** In milliseconds: who changes the generator makes its libraries anew several times a day. */
const DAY = 24 * 60 * 60 * 1000;

/** Libraries of tests; those that commands keep have a word before it. */
const NAME = /^[\da-f]{64}\.json$/;

/**
 * Takes away the libraries that tests kept a day ago, or before: a run of all leaves hundreds.
 * @param {string} folder where they lie
 * @param {number} [now] in milliseconds
 */
export const makeRoom = (folder, now = Date.now()) => {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder).filter((name) => NAME.test(name));
  for (const file of files.map((name) => join(folder, name))) {
    // another run may be at it, too
    const birth = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - birth > DAY) rmSync(file, { force: true });
  }
};
