import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @param {import('./hosts.js').Host} host
 * @param {string} script
 * @returns {Promise<string>} what the script printed in the engine
 */
export const printed = async (host, script) => {
  const folder = mkdtempSync(join(tmpdir(), 'fledgling-engines-'));
  try {
    const file = join(folder, 'script.cjs');
    writeFileSync(file, script);
    return await host.run(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/**
 * @param {import('./hosts.js').Host} host
 * @param {string} script that prints a line of JSON
 * @returns {Promise<any>} what it says; `broken` has the words of an engine that cannot run it
 */
export const resultOf = async (host, script) => {
  try {
    const lines = (await printed(host, script)).split('\n');
    const line = lines.find((text) => text.startsWith('RESULT '));
    if (!line) throw new Error('it ended without a result');
    return JSON.parse(line.slice('RESULT '.length));
  } catch (error) {
    return { broken: wordsOf(error) };
  }
};

/** What an engine says of an error that ends it: the line that names it, or all. */
export const wordsOf = (error) => {
  const words = String(error.stderr || error.message);
  const line = /\w*[Ee]rror: .*/.exec(words)?.[0] ?? words.trim();
  return line.slice(0, 200);
};
