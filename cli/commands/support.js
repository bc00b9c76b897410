/** What definitions of commands share. */

/**
 * An action whose code is loaded when it runs.
 * @param {() => Promise<{run: (...args: any[]) => unknown}>} load
 * @returns {(...args: any[]) => Promise<void>}
 */
export const lazily =
  (load) =>
  async (...args) => {
    const { run } = await load();
    await run(...args);
  };

/** @param {...string} lines commands that work as they stand @returns {string} for the end of a help text */
export const examples = (...lines) =>
  [
    '',
    lines.length > 1 ? 'Examples:' : 'Example:',
    ...lines.map((line) => `  fledgling ${line}`),
  ].join('\n');
