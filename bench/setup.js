import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ENGINES, isInstalled, versionOf } from './engines.js';

const FOLDER = fileURLToPath(new URL('./', import.meta.url));

/** Peers and engines as the lock file has them; no package runs a script. */
const flags = ['--no-audit', '--no-fund', '--no-bin-links', '--ignore-scripts'];
console.log(`npm ci ${flags.join(' ')}`);
execFileSync('npm', ['ci', '--prefix', FOLDER, ...flags], { stdio: 'inherit' });

for (const engine of ENGINES) {
  if (!isInstalled(engine) && engine.archive) {
    execFileSync('tar', ['xzf', engine.archive], { cwd: engine.folder, stdio: 'inherit' });
  }
  if (isInstalled(engine)) console.log(`${engine.name}: ${versionOf(engine)}`);
  else console.log(`${engine.name} is not here: it is for Linux on x64`);
}
