import { SpecError } from '../../../spec/1-read/error.js';
import { documentOf } from '../engine/document.js';
import { UnreadableProgram } from '../engine/program.js';
import { generate, PASSES } from '../../../transforms/generate.js';
import { openLibrary, openProgram, run, time } from '../engine/session.js';

/**
 * The generator beside the page: it opens documents, runs programs, and says what stood where. Each
 * message is `{ id, method, options }`, each answer `{ id, result }` or `{ id, error }`.
 */

/** A module's text as a module; a strict policy of contents allows `blob:` and no `eval`. */
const load = async (text) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  try {
    return (await import(address)).default;
  } catch (error) {
    if (error instanceof SyntaxError) throw error;
    throw new Error('a library is loaded as a module: the policy of this page has to allow blob:', {
      cause: error,
    });
  } finally {
    URL.revokeObjectURL(address);
  }
};

const libraries = new Map();
let current;
let program;

const libraryOf = async ({ source, edition, preset, without = [] }) => {
  const key = JSON.stringify([preset, without, edition, source]);
  const options = { edition, preset, without };
  const library = libraries.get(key) ?? (await openLibrary(documentOf(source), options, load));
  libraries.delete(key);
  libraries.set(key, library); // the last that was asked for comes last
  // An edit makes one with each key that is pressed.
  if (libraries.size > 8) libraries.delete(libraries.keys().next().value);
  return library;
};

const keysOf = ({ instrumented }, trace) =>
  [...new Set(trace.steps)].map((point) => instrumented.points[point].step);

/** What guards ask, by pass and name. */
const GUARDS = Object.fromEntries(
  PASSES.map(({ name, guards }) => [
    name,
    Object.fromEntries(guards.map((guard) => [guard.name, guard.summary])),
  ]),
);

const METHODS = {
  /** The documents that passes rest on, by their files; before all else. */
  texts(texts) {
    globalThis.documentTexts = texts;
  },
  /** @returns {Promise<object>} clauses with their steps, and where each point of a trace is */
  async open(wish) {
    current = await libraryOf(wish);
    const { points, functions } = current.instrumented;
    const steps = points.map(({ step }) => step);
    const { clauses, ledger, report } = current;
    const passes = report.map(({ name }) => name);
    return {
      clauses,
      points: steps,
      functions,
      passes,
      dispositions: ledger.steps,
      guards: GUARDS,
    };
  },
  /** Whether a document can be read and translated; the library is there when it is asked for. */
  async check(wish) {
    await libraryOf(wish);
  },
  async run({ text, limit }) {
    program = await openProgram(text, load);
    const { trace, stopped } = run(current, program, { limit });
    return { trace, stopped };
  },
  /** What stood where, before a step. */
  at: ({ index }) => run(current, program, { stopAt: index }).snapshot,
  /** The steps that the same program runs on the document as it stands. */
  async faithfully({ source, edition }) {
    const library = await libraryOf({ source, edition, preset: 'faithful' });
    return keysOf(library, run(library, program).trace);
  },
  /** What `fledgling generate` writes. */
  emit: ({ source, ...options }) => generate(documentOf(source), options).code,
  /** What a program costs on each of the libraries. */
  async time({ libraries: wishes, text }) {
    const opened = [];
    for (const wish of wishes) opened.push(await libraryOf(wish));
    return time(opened, await openProgram(text, load), load);
  },
};

const errorOf = (error) => ({
  message: error.message,
  kind:
    error instanceof SpecError
      ? 'document'
      : error instanceof UnreadableProgram
        ? 'program'
        : 'other',
  line: error.line ?? error.place?.line,
  column: error.column ?? error.place?.column,
});

addEventListener('message', async ({ data: { id, method, options } }) => {
  try {
    postMessage({ id, result: await METHODS[method](options) });
  } catch (error) {
    postMessage({ id, error: errorOf(error) });
  }
});
