// Which steps a test reached: V8's precise block coverage, taken and set back after each test.
// Preloaded (node -r) it records the tests of a mocha based suite; COVERAGE_POINTS names the file
// with the points of the library, COVERAGE_RESULT the one to write.
'use strict';

const { readFileSync, writeFileSync } = require('node:fs');
const { Session } = require('node:inspector');

/**
 * Where the code of a step begins. With `minus`, what is reached is the way on which the code at
 * `minus` is not: an `if` without an `else`.
 *
 * @typedef {{ key: string, at: number, minus?: number }} Point
 */

/** Runs a command of the inspector, which answers at once. */
function post(session, method, parameters) {
  let result;
  session.post(method, parameters, (error, value) => {
    if (error) throw new Error(`${method}: ${error.message}`);
    result = value;
  });
  return result;
}

/** How often an offset ran: the count of the smallest range around it. */
function countAt(ranges, offset) {
  let best;
  for (const range of ranges) {
    if (range.startOffset > offset || offset >= range.endOffset) continue;
    if (!best || range.endOffset - range.startOffset <= best.endOffset - best.startOffset)
      best = range;
  }
  return best ? best.count : 0;
}

class Recorder {
  /**
   * @param {Point[]} points
   * @param {string} url the end of the library's
   * @param {number} [shift] where the library's text begins in the script
   */
  constructor(points, url, shift = 0) {
    this.points = points;
    this.url = url;
    this.shift = shift;
    /** @type {Map<string, Set<string>>} keys by test */
    this.tests = new Map();
    this.session = new Session();
    this.session.connect();
    post(this.session, 'Profiler.enable');
    post(this.session, 'Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** What was reached since the last time belongs to a test. */
  take(test) {
    const { result } = post(this.session, 'Profiler.takePreciseCoverage');
    const ranges = result
      .filter(({ url }) => url.endsWith(this.url))
      .flatMap(({ functions }) => functions.flatMap((entry) => entry.ranges));
    if (!this.tests.has(test)) this.tests.set(test, new Set());
    const keys = this.tests.get(test);
    for (const { key, at, minus } of this.points) {
      const count = countAt(ranges, at + this.shift);
      const others = minus === undefined ? 0 : countAt(ranges, minus + this.shift);
      if (count > others) keys.add(key);
    }
  }

  /** @returns {Record<string, string[]>} keys by test */
  get result() {
    return Object.fromEntries([...this.tests].map(([test, keys]) => [test, [...keys]]));
  }
}

module.exports = { Recorder };

const { COVERAGE_POINTS, COVERAGE_RESULT } = process.env;

if (COVERAGE_RESULT) {
  const { file, points } = JSON.parse(readFileSync(COVERAGE_POINTS, 'utf8'));
  const recorder = new Recorder(points, file);
  process.on('test end', (title) => recorder.take(title));
  process.on('exit', () => writeFileSync(COVERAGE_RESULT, JSON.stringify(recorder.result)));
}
