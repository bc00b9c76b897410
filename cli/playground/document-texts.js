import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { posix, sep } from 'node:path';

/** Where there are no files, the documents that passes rest on are a part of the bundle. */

const FOLDER = fileURLToPath(new URL('../../spec/documents/', import.meta.url));

/** Passes rest on the oldest edition, and on what amends it. */
const isWanted = (name) => name === 'es2015.html' || /^amendments\/[\w-]+\.html$/.test(name);

const texts = () => {
  const names = readdirSync(FOLDER, { recursive: true }).map((name) =>
    String(name).split(sep).join(posix.sep),
  );
  const pairs = names.filter(isWanted).map((name) => [name, readFileSync(FOLDER + name, 'utf8')]);
  return Object.fromEntries(pairs);
};

/** @type {import('esbuild').Plugin} */
export const documentTexts = {
  name: 'document-texts',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]spec[\\/]documents[\\/]text\.js$/ }, () => ({
      contents: `const TEXTS = ${JSON.stringify(texts())};
export const referenceText = (name) => TEXTS[name];`,
    }));
  },
};
