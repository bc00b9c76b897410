import { isPure } from '../generator/facts/purity.js';
import { isSetAgain } from '../generator/ir/assignments.js';
import { isDefinition } from './support/definitions.js';

const copy = (define) => `
  const __array = ArrayCreate(0);
  let __n = 0;
  for (let __index = 0; __index < __elements.length; __index++) {
    const __element = __elements[__index];
    ${define}
    __n = __n + 1;
  }
  return __array;`;
const COPY = copy('const __status = CreateDataProperty(__array, ToString(__n), __element);');
const COPY_OR_THROW = copy('CreateDataPropertyOrThrow(__array, ToString(__n), __element);');

/**
 * Lists that a function makes and appends to. A store asks for the length before its value is there:
 * where that runs code, which may append as well, the call stays.
 */
const storesIn = (library, code) => {
  let count = 0;
  library.replaceDeclarations(code, ({ id, init }) => {
    if (init?.type !== 'ArrayExpression' || init.elements.length > 0) return undefined;
    if (isSetAgain(code, id.name)) return undefined;
    const appended = library.replaceStatements(
      code,
      'AppendToList(__list, __value);',
      (bindings, [statement]) =>
        isPure(bindings.__value) && [
          library.swap(statement, library.build('__list[__list.length] = __value;', bindings)[0]),
        ],
      { __list: id },
    );
    count += appended;
    return appended > 0
      ? library.build('const __list = $newList();', { __list: id })[0]
      : undefined;
  });
  return count;
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'list-stores',
  summary: 'Lists are arrays that inherit nothing, so that appending is a store',
  why: 'defining a property takes 20 to 50 times as long as storing an element',
  sound:
    'A store at the end of an array could meet a setter that user code put on Array.prototype; a List here has no prototype to meet one in, and user code never sees it. The array that user code gets is made of its elements as CreateArrayFromList defines them.',
  after: [],
  rests: [],
  guards: [],
  examples: [
    {
      before: 'function f(x) { const values = []; AppendToList(values, x); return values; }',
      after:
        'function f(x) { const values = $newList(); values[values.length] = x; return values; }',
    },
  ],
  rewrite(library) {
    let count = 0;
    for (const code of library.innermostFunctions()) count += storesIn(library, code);
    if (count > 0) library.capture('$newList');
    const pattern = isDefinition(library) ? COPY_OR_THROW : COPY;
    const from = library.find('CreateArrayFromList');
    const copied =
      from && library.replaceStatements(from, pattern, 'return $arrayOfList(__elements);');
    if (copied) {
      library.capture('$arrayOfList');
      library.did('CreateArrayFromList');
    } else library.decline('CreateArrayFromList', 'its steps are not the known ones');
    return count > 0
      ? library.did(`${count} stores`)
      : library.decline('AppendToList', 'no List that a function makes is appended to');
  },
};
