import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { ROOT } from '../support/libraries.js';

/**
 * `npm ci` refuses a lock file that lacks a package which another names, those of other platforms as
 * well: npm leaves such a package out, in silence, where a registry does not have it.
 */
const LOCKS = ['package-lock.json', 'bench/package-lock.json', 'test/neighbours/package-lock.json'];

const MODULES = 'node_modules/';

/** Where Node looks for a package, from the innermost folder out. */
const placesOf = (from, name) => {
  const outer = from.lastIndexOf(`/${MODULES}`);
  const place = `${from && `${from}/`}${MODULES}${name}`;
  if (from === '') return [place];
  return [place, ...placesOf(outer < 0 ? '' : from.slice(0, outer), name)];
};

/** What a lock file names and does not have. */
const missing = ({ packages }) =>
  Object.entries(packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !placesOf(from, name).some((place) => packages[place]))
      .map((name) => `${from || 'the project'} needs ${name}`),
  );

for (const lock of LOCKS) {
  test(`${lock} has every package that it names`, (t) => {
    t.deepEqual(missing(JSON.parse(readFileSync(join(ROOT, lock), 'utf8'))), []);
  });
}
