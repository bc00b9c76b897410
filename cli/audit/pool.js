/** Values that stand in many places, once each: places hold their numbers. */
export class Pool {
  constructor() {
    this.values = [];
    this.numbers = new Map();
  }

  /** @param {any} value that JSON can say @returns {number} the same for values that are alike */
  add(value) {
    const key = JSON.stringify(value);
    if (!this.numbers.has(key)) this.numbers.set(key, this.values.push(value) - 1);
    return this.numbers.get(key);
  }
}
