import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/**
 * A folder for NODE_PATH with the mocha of promises-aplus-tests, which runs on every engine:
 * promises-es6-tests and prfun's tests use one without naming it as a dependency.
 */
export function mochaFolder() {
  const { resolve } = createRequire(import.meta.url);
  const mocha = createRequire(resolve('promises-aplus-tests')).resolve('mocha/package.json');
  return dirname(dirname(mocha));
}
