/**
 * Values as short texts. Nothing of the user's is run for it: no getter, no toString, no trap of a
 * proxy that the program made.
 */

const LONGEST = 40;
const MOST = 4;

const shorten = (text) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

const PRIMITIVES = {
  undefined: () => 'undefined',
  boolean: String,
  number: (value) => (Object.is(value, -0) ? '-0' : String(value)),
  string: (value) => shorten(JSON.stringify(value)),
  symbol: (value) => shorten(Symbol.prototype.toString.call(value)),
  bigint: (value) => `${value}n`,
};

const ownData = (object, key) => Object.getOwnPropertyDescriptor(object, key)?.value;

/**
 * @param {object} known
 * @param {(value: any) => string|undefined} known.nameOf what an object of the library is called, a promise above all
 * @param {WeakSet<object>} known.proxies which are only named
 * @returns {(value: any) => string}
 */
export const describer = ({ nameOf, proxies }) => {
  const describe = (value, depth = 0) => {
    if (value === null) return 'null';
    if (PRIMITIVES[typeof value]) return PRIMITIVES[typeof value](value);
    if (proxies.has(value)) return 'a proxy';
    const name = nameOf(value);
    if (name) return name;
    if (typeof value === 'function') return describeFunction(value);
    if (value instanceof Error) return describeError(value);
    return describeObject(value, depth);
  };
  const describeFunction = (value) => {
    const name = ownData(value, 'name');
    return typeof name === 'string' && name ? `function ${shorten(name)}` : 'a function';
  };
  const describeError = (value) => {
    const message = ownData(value, 'message');
    const kind = ownData(Object.getPrototypeOf(value), 'name') ?? 'Error';
    return shorten(message ? `${kind}: ${message}` : String(kind));
  };
  const describeObject = (value, depth) => {
    const isArray = Array.isArray(value);
    const [open, close] = isArray ? ['[', ']'] : ['{ ', ' }'];
    const keys = Reflect.ownKeys(value).filter((key) => !isArray || key !== 'length');
    if (keys.length === 0) return isArray ? '[]' : '{}';
    if (depth > 1) return isArray ? '[…]' : '{…}';
    const parts = keys.slice(0, MOST).map((key) => {
      const descriptor = Object.getOwnPropertyDescriptor(value, key);
      const text = 'value' in descriptor ? describe(descriptor.value, depth + 1) : '(accessor)';
      return isArray ? text : `${String(key)}: ${text}`;
    });
    return `${open}${parts.join(', ')}${keys.length > MOST ? ', …' : ''}${close}`;
  };
  return (value) => describe(value);
};
