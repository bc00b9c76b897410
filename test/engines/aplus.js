import { createRequire } from 'node:module';
import { build } from 'esbuild';
import { beside, libraryScript, textOf } from './library.js';
import { resultOf } from './result.js';

/** promises-aplus-tests, as one file that needs nothing but the engine. */

/** How many tests there are: the suite must not shrink unseen. */
export const COUNT = 872;

/** What tests call by a name that this file gives them. */
const NAMES = {
  suites: ['describe', 'specify', 'beforeEach', 'afterEach'],
  clock: ['setTimeout', 'clearTimeout'],
};

/** The tests and what they require, in the syntax of every engine. */
const bundle = async () => {
  const { outputFiles } = await build({
    entryPoints: [createRequire(import.meta.url).resolve('promises-aplus-tests/lib/testFiles.js')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es5',
    alias: { assert: beside('assert.cjs'), sinon: beside('spies.cjs') },
    logLevel: 'error',
  });
  return outputFiles[0].text;
};

const suiteOf = (tests) =>
  [
    'function suite(global, suites, clock) {',
    ...Object.entries(NAMES).flatMap(([holder, names]) =>
      names.map((name) => `var ${name} = ${holder}.${name};`),
    ),
    `${tests}}`,
  ].join('\n');

/**
 * @returns {Promise<(file: string) => string>} makes the script for a library
 */
export const aplusScripts = async () => {
  const parts = [
    textOf('turns.cjs'),
    textOf('aplus.cjs'),
    suiteOf(await bundle()),
    textOf('aplus-end.cjs'),
  ];
  return (file) => [...libraryScript(file), ...parts].join('\n');
};

/** @returns {Promise<import('./suites.js').Suite>} */
export const aplus = async () => {
  const scriptOf = await aplusScripts();
  return {
    run: (host, { file }) => resultOf(host, scriptOf(file)),
    failures: ({ failures }) => failures.map((title) => ({ test: title, message: '' })),
    cell: ({ passed }) => `${passed}`,
  };
};
