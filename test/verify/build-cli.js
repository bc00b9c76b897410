import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from './build.js';
import { configuration, fileOf } from './matrix.js';

// node build-cli.js DIR ID...: writes libraries of the matrix, and prints what is known of each.
const [dir, ...ids] = process.argv.slice(2);

const built = ids.map((id) => {
  const { code, ...rest } = build(configuration(id));
  const file = join(dir, fileOf(configuration(id)));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  return { id, file, ...rest };
});

console.log(JSON.stringify(built));
