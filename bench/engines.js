import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Engine
 * @property {string} name what `--engine` takes
 * @property {string} node the binary
 * @property {boolean} modern whether it reads the target es2022
 * @property {boolean} mitata whether mitata runs on it
 * @property {string} folder its package
 * @property {string} [archive] what the package has to be unpacked from
 */

const MODULES = fileURLToPath(new URL('node_modules', import.meta.url));

/** The package of 0.10 would unpack itself by an install script; `setup.js` does it. */
const OLDEST = {
  archive: 'node-v0.10.40-linux-x64.tar.gz',
  binary: 'node-v0.10.40-linux-x64/bin/node',
};

const engine = (name, { modern = true, archive = undefined, binary = 'bin/node' } = {}) => {
  const folder = join(MODULES, `node-${name}`);
  return { name, folder, archive, node: join(folder, binary), modern, mitata: modern };
};

/** @type {Engine[]} npm packages, in the order of the tables */
export const ENGINES = [
  engine('0.10.40', { modern: false, ...OLDEST }),
  engine('5.1.0', { modern: false }),
  engine('8.6.0', { modern: false }),
  ...['20', '22', '24', '26'].map((name) => engine(name)),
];

/** The engine that runs this program. @type {Engine} */
export const THIS_NODE = {
  name: 'this',
  node: process.execPath,
  folder: '',
  modern: true,
  mitata: true,
};

export const isInstalled = ({ node }) => existsSync(node);

export const versionOf = ({ node }) =>
  execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
