import { statementLines } from '../explain/lines.js';
import { isPart, isStepKey, parseOrigin, printOrigin } from '../../generator/ir/origin.js';

/**
 * A library as lines: their text, and the steps or passes behind the statement that each is a part
 * of. A comment that shows a step belongs to that step alone.
 */

/** `// 25.4.1.4, 3.a. …` or `// 3.a. …` */
const SHOWN = /^\/\/ (?:[\d.]+,? )?(?<path>\d+(?:\.\w+)*)\. /;

const isStep = (origin) => isStepKey(origin) && !isPart(origin);

const originsAt = (text, origins, steps) => {
  if (text === '') return [];
  const path = SHOWN.exec(text)?.groups.path;
  if (!path) return origins;
  const keys = origins.filter(isStep).map((key) => printOrigin({ ...parseOrigin(key), path }));
  const known = [...new Set(keys)].filter((key) => key in steps);
  return known.length > 0 ? known.slice(-1) : origins.filter((origin) => !isStepKey(origin));
};

/**
 * @param {import('../../generator/index.js').Generated} library
 * @param {{lines: import('./pool.js').Pool, origins: import('./pool.js').Pool}} pools
 * @returns {number[]} numbers in the pool of lines, which are `[text, number of its origins]`
 */
export const linesOf = ({ code, tree, ledger }, pools) => {
  const statements = statementLines(code, tree);
  const texts = code.trimEnd().split('\n');
  return texts.map((text, at) => {
    const origins = originsAt(text.trim(), ledger.lines[statements[at + 1]], ledger.steps);
    return pools.lines.add([text.trimEnd(), pools.origins.add(origins)]);
  });
};
