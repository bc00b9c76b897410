/**
 * Constructors of errors that a library takes from its host.
 *
 * @type {Record<string, import('./intrinsics.js').Intrinsic>}
 */
export const errors = {
  $TypeError: { es2022: () => TypeError },
  $RangeError: { es2022: () => RangeError },
  $SyntaxError: { es2022: () => SyntaxError },
  $ReferenceError: { es2022: () => ReferenceError },
  $EvalError: { es2022: () => EvalError },
  $URIError: { es2022: () => URIError },
  $AggregateError: {
    note: 'Made by Error, since AggregateError itself walks a list with whatever iterator arrays have then.',
    problem: 'no element is fulfilled',
    es2022: () => {
      const construct = Reflect.construct;
      const base = Error;
      const kind = AggregateError;
      return function (message) {
        return construct(base, [message], kind);
      };
    },
    es5: () => {
      const base = Error;
      const native = typeof AggregateError === 'function' && typeof Reflect === 'object';
      if (native) {
        const construct = Reflect.construct;
        const kind = AggregateError;
        return function (message) {
          return construct(base, [message], kind);
        };
      }
      return function (message) {
        const error = new base(message);
        const define = function (key, value) {
          Object.defineProperty(error, key, { value: value, writable: true, configurable: true });
        };
        define('name', 'AggregateError');
        return error;
      };
    },
  },
  $Error: { es2022: () => Error },
  $AlreadyConsumedError: {
    note: 'A TypeError by another name.',
    es2022: () => {
      const make = TypeError;
      return function (message) {
        const error = new make(message);
        error.name = 'AlreadyConsumedError';
        return error;
      };
    },
  },
};
