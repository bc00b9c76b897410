/**
 * A clause's heading: the name and the parameters of what the clause defines.
 * Headings of all editions are read: `Get (O, P)`, `Invoke ( _V_, _P_ [ , _argumentsList_ ] )`, the
 * structured ones with a type behind each parameter, `Promise.prototype [ @@toStringTag ]`.
 *
 * @typedef {object} Parameter
 * @property {string} name
 * @property {boolean} optional
 * @property {boolean} [isAsked] whether a step asks if it is there
 * @property {true} [rest] it takes all arguments from its place on: `..._args_`
 *
 * @typedef {object} Header
 * @property {string} name `NewPromiseCapability`, `Promise.all`, `get Promise [ @@species ]`
 * @property {Parameter[]} [parameters] absent where the heading has no parameter list
 */

const PREFIX = /^(?:(?:Static|Runtime) Semantics|Abstract Operation):\s*/;
const LIST = /^([^(]*?)\s*\(([^)]*)\)/;

const parameter = (name, optional, rest) => ({ name, optional, ...(rest ? { rest } : {}) });

/** Types contain commas and parentheses; a typed parameter is `_name_:` or `optional _name_:`. */
const readTyped = (list) =>
  [...list.matchAll(/(optional )?(\.\.\.)?_(\w+)_\s*:/g)].map(([, optional, rest, name]) =>
    parameter(name, optional !== undefined, rest !== undefined),
  );

const readUntyped = (list) =>
  list
    .replace(/\[\s*,/g, ', [') // `_P_ [ , _x_ ]` opens the bracket before the comma
    .split(',')
    .map((part) =>
      parameter(part.replace(/[\s_[\].]/g, ''), part.includes('['), part.includes('...')),
    )
    .filter(({ name }) => name !== '');

/**
 * @param {string} heading text of the h1, tags and entities resolved
 * @returns {Header}
 */
export const readHeader = (heading) => {
  const text = heading.replace(/\s+/g, ' ').trim().replace(PREFIX, '');
  const match = LIST.exec(text);
  if (!match) return { name: text };
  const list = text.slice(match[1].length);
  const typed = /_\w+_\s*:/.test(list);
  return { name: match[1], parameters: typed ? readTyped(list) : readUntyped(match[2]) };
};
