import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { findBrowser, launch } from '../support/browser.js';
import { ENGINES_DIR } from '../support/engines.js';

/**
 * Engines that may be here. `npm run engines:setup` installs what npm has; shells of engines are looked
 * for in the PATH, where a distribution puts them.
 *
 * @typedef {object} Host
 * @property {string} name
 * @property {string[]} targets what it reads
 * @property {() => Promise<string>} version
 * @property {(file: string) => Promise<string>} run gives what the script printed
 * @property {boolean} hasRealms whether a script makes fresh global objects (realms.cjs)
 * @property {boolean} hasJobs whether there are jobs, of promises or of timers
 * @property {(script: string) => string} [wrap] makes a file of what has to run as a script
 */

const BOTH = ['es2022', 'es5'];
const LIMITS = {
  maxBuffer: 1 << 26,
  timeout: 3_600_000,
  killSignal: /** @type {const} */ ('SIGKILL'),
};

const execute = async (command, args) => {
  const { stdout } = await promisify(execFile)(command, args, LIMITS);
  return stdout;
};

/** Folders of node_modules that engines may be in. */
const folders = () =>
  [ENGINES_DIR, ...(process.env.ENGINES_PATH ?? '').split(delimiter)].filter(Boolean);

const inPackages = (path) =>
  folders()
    .map((folder) => join(folder, 'node_modules', path))
    .find((file) => existsSync(file));

const inPath = (name) =>
  process.env.PATH.split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/**
 * @param {string} name
 * @param {string | undefined} file that runs scripts
 * @param {string[]} targets what it reads
 * @param {object} [options] what it is given before a script, how it is asked for its version, and more
 *   of the host
 * @returns {Host | undefined} none without a file
 */
export const shell = (name, file, targets, { args = [], version = ['--version'], ...more } = {}) =>
  file && {
    name,
    targets,
    hasRealms: true,
    hasJobs: true,
    ...more,
    version: async () => (version ? (await execute(file, version)).trim().split('\n')[0] : ''),
    run: (script) => execute(file, [...args, script]),
  };

/** For a host that runs modules: a script, which has the names of the global object. */
export const asScript = (script) =>
  `global.print = console.log; require('vm').runInThisContext(${JSON.stringify(script)});`;

const node = (folder, binary) => {
  const file = inPackages(join(folder, binary));
  const major = Number(/node-(\d+)/.exec(folder)[1]);
  // private names are asked for with `in` since 16
  const targets = major >= 16 ? BOTH : ['es5'];
  return shell('Node', file, targets, { hasRealms: major > 0, wrap: asScript });
};

const chromium = () =>
  findBrowser() && {
    name: 'Chromium',
    targets: BOTH,
    hasRealms: true,
    hasJobs: true,
    version: async () => {
      const browser = await launch();
      try {
        return browser.version();
      } finally {
        await browser.close();
      }
    },
    run: async (script) => {
      const browser = await launch();
      try {
        const page = await browser.newPage();
        const message = page.waitForEvent('console', (message) => /^RESULT/.test(message.text()));
        await page.goto('about:blank');
        await page.addScriptTag({ content: readFileSync(script, 'utf8') });
        return (await message).text();
      } finally {
        await browser.close();
      }
    },
  };

const versionIn = (folder) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;

const hermes = () => {
  const file = inPackages('hermes-engine-cli/linux64-bin/hermes');
  const hermes = shell('Hermes', file, ['es5'], { args: ['-w'], hasRealms: false });
  return hermes && { ...hermes, version: async () => versionIn(join(file, '..', '..')) };
};

/** QuickJS as WebAssembly: its jobs are run by whoever embeds it. */
const quickjs = () => {
  const file = inPackages('quickjs-emscripten/dist/index.mjs');
  return (
    file && {
      name: 'QuickJS',
      targets: BOTH,
      hasRealms: false,
      hasJobs: true,
      version: async () => versionIn(join(file, '..', '..')),
      run: async (script) => {
        const { getQuickJS } = await import(pathToFileURL(file).href);
        const context = (await getQuickJS()).newContext();
        let output = '';
        const print = context.newFunction(
          'print',
          (text) => void (output += `${context.getString(text)}\n`),
        );
        context.setProp(context.global, 'print', print);
        context.unwrapResult(context.evalCode(readFileSync(script, 'utf8'))).dispose();
        while (context.runtime.hasPendingJob()) context.runtime.executePendingJobs(10_000);
        return output;
      },
    }
  );
};

/** @returns {Host[]} the engines that are here, old ones first */
export const hosts = () =>
  [
    node('node-0.10.40', 'node-v0.10.40-linux-x64/bin/node'),
    ...['5.1.0', '8.6.0', '12', '16', '18', '20.20.2', '22.23.3', '24.21.0', '26.10.0'].map(
      (version) => node(`node-${version}`, 'bin/node'),
    ),
    shell('Bun', inPackages('@oven/bun-linux-x64-baseline/bin/bun'), BOTH),
    shell('Deno', inPackages('@deno/linux-x64-glibc/deno'), BOTH, { args: ['run', '--quiet'] }),
    chromium(),
    shell('SpiderMonkey', inPath('js102'), BOTH),
    shell('JavaScriptCore', inPath('jsc'), BOTH, { version: null }),
    hermes(),
    quickjs(),
    shell('Duktape', inPath('duk'), ['es5'], { version: null, hasRealms: false, hasJobs: false }),
  ].filter(Boolean);
