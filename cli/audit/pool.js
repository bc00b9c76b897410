/** Values that stand in many places, once each: places hold their numbers. */
export class Pool {
  /** @param {(value: any) => string} [keyOf] says which values are alike */
  constructor(keyOf = JSON.stringify) {
    this.keyOf = keyOf;
    this.values = [];
    this.numbers = new Map();
  }

  /** @param {any} value that JSON can say @returns {number} the same for values that are alike */
  add(value) {
    const key = this.keyOf(value);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.values.push(value) - 1;
    this.numbers.set(key, number);
    return number;
  }
}

/**
 * What the stages of libraries have in common: a line is its text and the number of its origins.
 *
 * @typedef {{lines: Pool, origins: Pool, dispositions: Pool}} StagePools
 */

/** @returns {StagePools} */
export const stagePools = () => ({
  lines: new Pool(([text, origins]) => `${origins} ${text}`),
  origins: new Pool((origins) => origins.join('\n')),
  dispositions: new Pool(),
});

/** @param {StagePools} pools @returns {Record<string, any[]>} */
export const poolValues = (pools) =>
  Object.fromEntries(Object.entries(pools).map(([name, { values }]) => [name, values]));

/**
 * Stages with the numbers of other pools.
 * @param {import('./stages.js').Stage[]} stages
 * @param {Record<string, any[]>} values of the pools that their numbers are of
 * @param {StagePools} pools that get these values
 * @returns {import('./stages.js').Stage[]}
 */
export const repooled = (stages, values, pools) => {
  const origins = values.origins.map((origin) => pools.origins.add(origin));
  const lines = values.lines.map(([text, origin]) => pools.lines.add([text, origins[origin]]));
  const dispositions = values.dispositions.map((disposition) =>
    pools.dispositions.add(disposition),
  );
  return stages.map((stage) => ({
    ...stage,
    patch: stage.patch.map(([at, count, added]) => [at, count, added.map((index) => lines[index])]),
    steps: Object.fromEntries(
      Object.entries(stage.steps).map(([key, number]) => [key, dispositions[number]]),
    ),
  }));
};
