import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { passesPage } from './passes.js';

const PAGE = fileURLToPath(new URL('../passes.md', import.meta.url));

/** @param {string} text markdown @returns {Promise<string>} as the project's lint wants it */
export const formatted = async (text) =>
  format(text, { ...(await resolveConfig(PAGE)), parser: 'markdown' });

/** Writes docs/passes.md; with `--check` only says whether it is stale. */
const main = async () => {
  const text = await formatted(passesPage());
  if (!process.argv.includes('--check')) return writeFileSync(PAGE, text);
  if (readFileSync(PAGE, 'utf8') === text) return undefined;
  console.error('docs/passes.md is stale: npm run docs:passes');
  process.exitCode = 1;
};

if (process.argv[1] === import.meta.filename) await main();
