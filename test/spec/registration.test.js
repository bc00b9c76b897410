import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import * as primitives from '../../generator/primitives/list.js';
import * as conditions from '../../spec/2-parse/conditions/index.js';
import * as declarations from '../../spec/2-parse/declarations/index.js';
import * as expressions from '../../spec/2-parse/expressions/index.js';
import * as steps from '../../spec/2-parse/steps/index.js';
import { ROOT } from '../support/libraries.js';

/** Where one line registers a file. */
const LISTS = {
  'spec/2-parse/conditions/index.js': conditions,
  'spec/2-parse/declarations/index.js': declarations,
  'spec/2-parse/expressions/index.js': expressions,
  'spec/2-parse/steps/index.js': steps,
  'generator/primitives/list.js': primitives,
};

const capitalised = (word) => word[0].toUpperCase() + word.slice(1);

/** `is-not-empty.js` → `IsNotEmpty` */
const nameOf = (file) => file.replace('.js', '').split('-').map(capitalised).join('');

for (const [path, list] of Object.entries(LISTS)) {
  const [folder, listing] = path.split(/\/(?=[^/]+$)/);
  test(`${path} lists every file of its folder under its name, a line each`, (t) => {
    const files = readdirSync(join(ROOT, folder))
      .filter((file) => file.endsWith('.js') && ![listing, 'index.js'].includes(file))
      .map(nameOf);
    t.deepEqual(Object.keys(list).map(capitalised).sort(), files.sort());
    for (const [key, { kind, name }] of Object.entries(list)) t.is(capitalised(key), kind ?? name);
    const lines = readFileSync(join(ROOT, path), 'utf8').split('\n').filter(Boolean);
    t.is(lines.filter((line) => line.startsWith('export {')).length, files.length);
    t.is(lines.filter((line) => /^(?:import|const)\b/.test(line)).length, 0);
  });
}
