/**
 * The worker, as functions that give promises. A program that does not come to its end is stopped
 * together with its worker, and a new worker takes its place.
 */

/** Milliseconds that a program may take. */
const PATIENCE = 8000;

const NO_WORKER = 'no worker starts here: the policy of this page has to allow blob: for workers';

export class Stopped extends Error {}

/** What the worker could not do, with the place in the program or the document. */
export class Refused extends Error {
  /** @param {{message: string, kind?: string, line?: number, column?: number}} error */
  constructor({ message, kind, line, column }) {
    super(message);
    Object.assign(this, { kind, line, column });
  }
}

export class Client {
  /**
   * @param {string} text the worker's script
   * @param {Record<string, string>} texts the documents that passes rest on, by their files
   */
  constructor(text, texts) {
    this.texts = texts;
    this.address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    this.pending = new Map();
    this.sent = 0;
    this.start();
  }

  start() {
    this.worker = new Worker(this.address);
    this.worker.addEventListener('message', ({ data }) => this.settle(data));
    this.worker.addEventListener('error', ({ message = NO_WORKER }) =>
      this.fail(new Refused({ message })),
    );
    this.worker.postMessage({ id: 0, method: 'texts', options: this.texts });
  }

  settle({ id, result, error }) {
    const { resolve, reject, timer } = this.pending.get(id) ?? {};
    this.pending.delete(id);
    clearTimeout(timer);
    if (error) reject?.(new Refused(error));
    else resolve?.(result);
  }

  fail(error) {
    for (const { reject, timer } of this.pending.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.pending.clear();
  }

  /** Ends the worker with all that it does. */
  stop() {
    this.worker.terminate();
    this.fail(new Stopped('the program did not come to an end: it was stopped'));
    this.start();
  }

  /**
   * @param {string} method of worker.js
   * @param {object} [options]
   * @param {{runsProgram?: boolean}} [how]
   * @returns {Promise<any>}
   */
  ask(method, options = {}, { runsProgram = false } = {}) {
    const id = ++this.sent;
    return new Promise((resolve, reject) => {
      const timer = runsProgram ? setTimeout(() => this.stop(), PATIENCE) : undefined;
      this.pending.set(id, { resolve, reject, timer });
      this.worker.postMessage({ id, method, options });
    });
  }
}
