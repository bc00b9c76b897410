/**
 * A host with a clock of its own: the program, then its jobs, then timers in the order of their
 * times, with the jobs of each. Nothing waits, so a run always does the same.
 */

/**
 * @param {object} options
 * @param {(job: () => void) => void} options.report what to do with an error that nobody catches
 */
export class Loop {
  constructor({ report }) {
    this.report = report;
    this.jobs = [];
    this.timers = [];
    this.now = 0;
    this.lastTimer = 0;
    /** called when the jobs of a turn are done */
    this.onTurn = () => {};
  }

  /** @param {() => void} job */
  enqueue(job) {
    this.jobs.push(job);
  }

  /** @returns {number} the timer's id */
  setTimeout(callback, delay = 0, ...values) {
    const id = ++this.lastTimer;
    const time = this.now + Math.max(1, Number(delay) || 0);
    this.timers.push({ id, time, run: () => callback(...values) });
    return id;
  }

  clearTimeout(id) {
    this.timers = this.timers.filter((timer) => timer.id !== id);
  }

  guard(run) {
    try {
      run();
    } catch (error) {
      this.report(error);
    }
  }

  drain() {
    while (this.jobs.length > 0) this.guard(this.jobs.shift());
    this.onTurn();
  }

  /** @param {() => void} program */
  run(program) {
    this.guard(program);
    this.drain();
    while (this.timers.length > 0) {
      const next = this.timers.reduce((a, z) => (z.time < a.time ? z : a));
      this.clearTimeout(next.id);
      this.now = next.time;
      this.guard(next.run);
      this.drain();
    }
  }
}
