import { remembered } from '../../spec/remembered.js';

/**
 * Where a node of an emitted library comes from, or what an entry of a ledger is about.
 *
 *     sec-promise.resolve:3.a        a step
 *     sec-promise.resolve:3.a|then   its arm, or its first `?`: `|?1`
 *     sec-promise.resolve            the heading of a clause
 *     pass:then0, primitive:Get      a pass, a primitive
 *     host                           the glue to the engine
 *
 * @typedef {object} Origin
 * @property {'step'|'clause'|'pass'|'primitive'|'host'} kind
 * @property {string} [clause] id, of a step or a clause
 * @property {string} [path] of a step
 * @property {string} [part] of a step: `then`, `else`, `?1`
 * @property {string} [name] of a pass or a primitive
 */

const FORM =
  /^(?:host|(?<kind>pass|primitive):(?<name>.*)|(?<clause>[^:|]*)(?::(?<path>\d[^|]*)(?:\|(?<part>.*))?)?)$/;

/** @param {string} text @returns {Origin} */
const parse = (text) => {
  const match = FORM.exec(text);
  if (!match) throw new Error(`${text} is no origin`);
  const { kind, name, clause, path, part } = match.groups;
  if (kind) return { kind: kind === 'pass' ? 'pass' : 'primitive', name };
  if (clause === undefined) return { kind: 'host' };
  if (path === undefined) return { kind: 'clause', clause };
  return part === undefined ? { kind: 'step', clause, path } : { kind: 'step', clause, path, part };
};

/**
 * All nodes of a step share its text. Nobody changes what this gives.
 * @type {(text: string) => Origin}
 * @throws {Error} on what is no origin
 */
export const parseOrigin = remembered(parse, new Map());

/** How each kind is written. @type {Record<Origin['kind'], (origin: Origin) => string>} */
const PRINT = {
  step: ({ clause, path, part }) => `${clause}:${path}${part === undefined ? '' : `|${part}`}`,
  clause: ({ clause }) => clause,
  pass: ({ name }) => `pass:${name}`,
  primitive: ({ name }) => `primitive:${name}`,
  host: () => 'host',
};

/** @param {Origin} origin @returns {string} */
export const printOrigin = (origin) => PRINT[origin.kind](origin);

const STEP = /^(?!pass:|primitive:)[^:|]*:\d/;
const WHOLE_STEP = /^(?!pass:|primitive:)[^:|]*:\d[^|]*$/;
const PART = /^(?!pass:|primitive:)[^:|]*:\d[^|]*\|/;

/** @param {string} text of an origin @returns {boolean} whether it is a step or a part of one */
export const isStepKey = (text) => STEP.test(text);

/** @param {string} text of an origin @returns {boolean} whether it is a step, and not a part of one */
export const isWholeStep = (text) => WHOLE_STEP.test(text);

/** @param {string} text of an origin @returns {boolean} */
export const isPart = (text) => PART.test(text);

const PASS = 'pass:';

/** @param {string} text of an origin @returns {string|undefined} the pass that it names, if it does */
export const passOf = (text) => (text.startsWith(PASS) ? text.slice(PASS.length) : undefined);

/**
 * The key of a step, of that of the step or of a part of it.
 * @type {(key: string) => string}
 */
export const stepOf = remembered(
  (key) => printOrigin({ ...parseOrigin(key), part: undefined }),
  new Map(),
);

/** @param {string} key of a step @param {string} part `then`, `?1` @returns {string} */
export const partOf = (key, part) => printOrigin({ ...parseOrigin(key), part });

/** @param {string} key of a step or a part of one @returns {string} `3.a`, `3.a|then`: its place in its clause */
export const placeOf = (key) => {
  const { path, part } = parseOrigin(key);
  return part === undefined ? path : `${path}|${part}`;
};
