import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../options.js';
import { packageFiles } from './files.js';

/** The folder of the library's package. */
export const PACKAGE = join(ROOT, 'output');

/** @returns {Map<string, string>} what belongs into it beside the libraries, by this version */
export const currentPackageFiles = () => {
  const { version, license, devDependencies } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  return packageFiles({ version, license, prfun: devDependencies.prfun });
};
