import { SpecError } from '../../spec/1-read/error.js';
import { clauseName } from '../../spec/1-read/document.js';
import { parseOrigin } from '../ir/origin.js';
import { primitives, titleOf } from '../primitives/index.js';

/**
 * Where lines come from that are no step of the standard.
 *
 * @typedef {object} Source
 * @property {'heading'|'pass'|'primitive'|'host'} kind
 * @property {string} why it is there
 * @property {string[]} [guards] of a pass, each with what it asks
 */

const HOST =
  'glue between the standard and the engine: intrinsics captured when the library loads, internal slots, the choice of a scheduler, exports';

/** How the standard calls operations of the host. */
const HOSTS = /^Host[A-Z]/;

/** @returns {Source|undefined} */
const sourceOf = (origin, { passes, document }) => {
  const { kind, name } = parseOrigin(origin);
  if (kind === 'host') return { kind, why: HOST };
  const pass = kind === 'pass' && passes.find((pass) => pass.name === name);
  if (pass) {
    const { summary, why, guards } = pass;
    const tests = guards.map((guard) => `${guard.name}: ${guard.summary}`);
    return {
      kind,
      why: why === summary ? summary : `${summary}; saves: ${why}`,
      ...(tests.length > 0 ? { guards: tests } : {}),
    };
  }
  if (kind === 'primitive' && primitives.has(name)) {
    const title = titleOf(primitives.get(name), document);
    const words = HOSTS.test(name) ? 'that the host defines' : "that is one of JavaScript's own";
    return { kind, why: `${title}, an operation ${words}` };
  }
  const clause = document.byId.get(origin);
  return clause && { kind: 'heading', why: `what the heading of ${clauseName(clause)} declares` };
};

/**
 * @param {Record<string, string[]>} lines
 * @param {object} known
 * @param {Record<string, unknown>} known.steps
 * @param {import('../5-optimise/optimise.js').Pass[]} known.passes
 * @param {import('../../spec/1-read/document.js').Document} known.document
 * @returns {Record<string, Source>} by origin
 * @throws {SpecError} when a line comes from nowhere
 */
export const sourcesOf = (lines, known) => {
  /** @type {Record<string, Source>} */
  const sources = {};
  for (const [line, origins] of Object.entries(lines)) {
    if (origins.length === 0) throw new SpecError(`line ${line} comes from nowhere`);
    for (const origin of origins) {
      if (origin in known.steps || origin in sources) continue;
      const source = sourceOf(origin, known);
      if (!source) throw new SpecError(`line ${line} comes from ${origin}, which nothing explains`);
      sources[origin] = source;
    }
  }
  return sources;
};
