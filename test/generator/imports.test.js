import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { parse } from 'acorn';
import test from 'ava';
import { nodes } from '../../generator/ir/estree.js';
import { LIBRARIES, librarySource, ROOT } from '../support/libraries.js';

/** Each folder imports from itself and from those before it. */
const FOLDERS = ['spec', 'generator', 'transforms', 'cli'];

const IMPORT = /^(?:Import|Export(?:Named|All))Declaration$|^ImportExpression$/;
const STATIC = /Declaration$/;

const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => posix.join(folder, ...name.split(/[\\/]/)));

/** What a file imports: files of this project by their paths, packages by their names. */
const importsOf = (file, kinds = IMPORT) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const tree = parse(text, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true });
  return [...nodes(tree)]
    .filter(({ type, source }) => kinds.test(type) && source)
    .map(({ source }) => source.value)
    .filter(Boolean) // a module that is made while the page runs has no name
    .map((name) => (name?.startsWith('.') ? posix.join(posix.dirname(file), name) : name));
};

const graph = new Map(FOLDERS.flatMap(filesIn).map((file) => [file, importsOf(file)]));

/** The files that are loaded with some, as no `import()` stands between. */
const loadedWith = (files) => {
  const loaded = new Set(files);
  for (const file of loaded) {
    for (const imported of importsOf(file, STATIC)) if (graph.has(imported)) loaded.add(imported);
  }
  return loaded;
};
const folderOf = (file) => file.split('/')[0];

test('there are files in every folder', (t) => {
  for (const folder of FOLDERS) t.true([...graph.keys()].some((file) => folderOf(file) === folder));
});

test('imports point from cli to spec, and never to tests or output', (t) => {
  for (const [file, imports] of graph) {
    const allowed = FOLDERS.slice(0, FOLDERS.indexOf(folderOf(file)) + 1);
    for (const imported of imports.filter((name) => name.includes('/') && graph.has(name))) {
      t.true(allowed.includes(folderOf(imported)), `${file} imports ${imported}`);
    }
    for (const imported of imports.filter((name) => /^(?:test|output|bench)\//.test(name)))
      t.fail(`${file} imports ${imported}`);
  }
});

test('no import goes round in a circle', (t) => {
  const done = new Set();
  const visit = (file, path) => {
    if (path.includes(file)) t.fail([...path.slice(path.indexOf(file)), file].join(' → '));
    else if (!done.has(file))
      for (const imported of graph.get(file) ?? []) visit(imported, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  t.is(done.size >= graph.size, true);
});

test('what is not of this project is a dependency of it', (t) => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  const always = loadedWith(['cli/index.js', 'transforms/generate.js']);
  for (const [file, imports] of graph) {
    // a command may say that its tool is not here, where it is the one that loads it
    const packages = always.has(file) ? dependencies : { ...dependencies, ...devDependencies };
    for (const name of imports.filter((name) => !graph.has(name) && !isBuiltin(name))) {
      const [first, second] = name.split('/');
      const known = (first.startsWith('@') ? `${first}/${second}` : first) in packages;
      t.true(known, `${file} imports ${name}`);
    }
  }
});

test('commands that read the ledger load neither the grammar, nor what generates, nor a pass', (t) => {
  const answers = ['explain', 'explain/lines', 'passes', 'coverage'].map(
    (name) => `cli/${name}.js`,
  );
  const loaded = [...loadedWith(['cli/index.js', ...answers])];
  t.deepEqual(
    loaded.filter((file) => /^(?:spec\/[23]|generator\/(?:index|[4-6])|transforms\/)/.test(file)),
    [],
  );
});

for (const { name, file } of LIBRARIES) {
  test(`${name} requires nothing and imports nothing`, (t) => {
    const tree = parse(librarySource(file), { ecmaVersion: 2022, sourceType: 'script' });
    for (const node of nodes(tree)) {
      t.not(node.type, 'ImportExpression');
      if (node.type === 'Identifier') t.false(/^(?:require|globalThis|eval)$/.test(node.name));
    }
  });
}
