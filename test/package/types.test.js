import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import test from 'ava';
import { swept } from '../support/extent.js';
import { installedProject } from '../support/installed.js';
import { ROOT } from '../support/libraries.js';
import { run } from '../support/spawn.js';

// Users' programs against the types of the installed package, by two compilers, under several `lib`s.

const require = createRequire(import.meta.url);
const compilerOf = (resolve) => join(dirname(resolve('typescript/package.json')), 'bin', 'tsc');
const checker = createRequire(
  require.resolve('@arethetypeswrong/core/package.json', {
    paths: [dirname(require.resolve('@arethetypeswrong/cli/package.json'))],
  }),
);

const COMPILERS = {
  'TypeScript 5': compilerOf(checker.resolve),
  'TypeScript 7': compilerOf(require.resolve),
};

const NODE = { module: 'nodenext', moduleResolution: 'nodenext' };
const BUNDLER = { module: 'esnext', moduleResolution: 'bundler' };
const OLD = { module: 'commonjs', moduleResolution: 'node10' };
const SAME = 'the types are those of the global one,';
/** The programs that ask for the package get its entry of ES2015. */
const ES2015 = { paths: { fledgling: ['./node_modules/fledgling/types/es2015.d.cts'] } };
const EVERYWHERE = ['libs.ts', 'entries-old.ts'];

/** Newer ones have more of what promises are used for. */
const LIBS = ['es2015', 'es2018', 'es2021', 'es2023', 'esnext'];

let project;
test.before(async () => {
  project = await installedProject({ prfun: false });
  for (const name of ['libs.ts', 'native.ts', 'assignable.ts']) {
    cpSync(join(ROOT, 'test', 'types', name), join(project, name));
  }
  const entries = [
    'es5',
    'es5/faithful',
    'es5/loose',
    'es5/min',
    'es5/small',
    'es5/auto',
    'es5/polyfill',
    'es2015/es5',
  ];
  const lines = entries.map(
    (name, i) =>
      `import { Promise as P${i} } from 'fledgling/${name}';\nP${i}.resolve(1).then((n) => n.toFixed());`,
  );
  writeFileSync(join(project, 'entries-old.ts'), `${lines.join('\n')}\n`);
});
test.after.always(() => project && rmSync(project, { recursive: true }));

const compile = async (t, compiler, files, options) => {
  const file = join(project, `tsconfig.${t.title.replace(/\W+/g, '-')}.json`);
  const compilerOptions = { noEmit: true, strict: true, target: 'es2015', types: [], ...options };
  writeFileSync(file, JSON.stringify({ compilerOptions, files }));
  const { code, stdout } = await run(process.execPath, [COMPILERS[compiler], '-p', file], {
    cwd: project,
  });
  return { code, stdout };
};

const compiles = (compiler, lib, files, options, title) =>
  test(`${title} under lib ${lib}, ${compiler}`, async (t) => {
    const { code, stdout } = await compile(t, compiler, files, { lib: [lib], ...options });
    t.is(code, 0, stdout);
  });

/** The older compiler is the slower one: outside of sweeps it has the oldest `lib`s. */
const wantedLibs = (compiler) =>
  swept(LIBS, (name) => name === 'es2015' || (name === 'esnext' && compiler === 'TypeScript 7'));

for (const compiler of Object.keys(COMPILERS)) {
  compiles(compiler, 'es5', EVERYWHERE, NODE, 'programs compile');
  for (const lib of wantedLibs(compiler)) {
    // where the global Promise has no `finally`, it is none of ours
    const native = lib === 'es2015' ? [] : ['native.ts'];
    compiles(compiler, lib, [...EVERYWHERE, ...native], NODE, 'programs compile');
    if (lib !== 'es2015') compiles(compiler, lib, ['assignable.ts'], NODE, SAME);
  }
  compiles(
    compiler,
    'es2015',
    ['libs.ts', 'native.ts', 'assignable.ts'],
    { ...NODE, ...ES2015 },
    'the types of ES2015 are those of the global one,',
  );
  compiles(
    compiler,
    'es2021',
    [...EVERYWHERE, 'native.ts'],
    BUNDLER,
    'programs compile for a bundler',
  );
}
compiles(
  'TypeScript 5',
  'es2021',
  [...EVERYWHERE, 'native.ts'],
  OLD,
  'programs compile without exports',
);

test('what ES2015 does not have is an error where the global Promise has it', async (t) => {
  const { code, stdout } = await compile(t, 'TypeScript 7', ['assignable.ts'], {
    lib: ['es2018'],
    ...NODE,
    ...ES2015,
  });
  t.not(code, 0);
  t.regex(stdout, /'finally' is missing/);
});
