import { nodes } from '../generator/estree.js';
import { copy } from '../generator/pattern.js';

const FLAG = 'if (__flag.value === true) return undefined; __flag.value = true;';
const ATTACH = 'ThenAndForget(__promise, __element, __onRejected);';

const RUN = '__handled = Call(__handler, undefined, [__argument]);';

/** Whether a variable that the element takes is set again before the element is attached. */
const changes = (statements, values) => {
  const names = new Set(values.map(({ name }) => name));
  return [...nodes(statements)].some(
    ({ type, left }) => type === 'AssignmentExpression' && left.name && names.has(left.name),
  );
};

/** `const element = Maker(…, { value: false });` and, a step later, the only use of the function. */
const findElement = (library) => {
  for (const { body: list } of nodes(library.program)) {
    if (!Array.isArray(list)) continue;
    for (const [at, statement] of list.entries()) {
      const declarator = statement.type === 'VariableDeclaration' && statement.declarations[0];
      const maker = declarator && declarator.init?.callee?.name;
      const use =
        maker &&
        list.findIndex(
          (_, i) => i > at && library.matchAt(ATTACH, list, i, { __element: declarator.id }),
        );
      if (use > at && !changes(list.slice(at, use), declarator.init.arguments))
        return { list, at, use, maker, element: declarator.id, values: declarator.init.arguments };
    }
  }
  return undefined;
};

/** The element function's steps, for a function that is called once and by the library alone. */
const extractSteps = (library, maker, flag) => {
  const code = library.functionObject(maker);
  const [own] = library.build('function ResolveElement() {}');
  const params = library.find(maker).params.filter((_, i) => i !== flag);
  own.params = [...params, ...code.params].map((param) => ({ ...param }));
  own.body.body = copy(code.body.body).slice(2);
  return own;
};

/** Which parameter is the flag, if the function begins by asking and setting it, and no more. */
const flagOf = (library, { maker, values }) => {
  const declaration = library.find(maker);
  const code = declaration && library.functionObject(maker);
  const found = code && library.matchAt(FLAG, code.body.body, 0);
  if (!found || library.count(found.__flag.name, code) !== 2) return -1;
  const index = declaration.params.findIndex(({ name }) => name === found.__flag.name);
  return index >= 0 && library.match('{ value: false }', values[index]) ? index : -1;
};

const attachCode = (names, all, maker) => `
  function ThenElement(promise, ${names.join(', ')}, onRejected) {
    const then = GetV(promise, 'then');
    if (then === intrinsicThen && IsPromise(promise) === true) {
      const species = SpeciesConstructor(promise, Promise);
      if (species === Promise && IsCallable(onRejected) === true) {
        PerformAdoption(promise, { ${names.map((name) => `${name}: ${name}`).join(', ')} }, onRejected, Nobody);
      } else {
        ThenWithConstructor(promise, ${maker}(${all.join(', ')}), onRejected, species);
      }
    } else {
      Call(then, promise, [${maker}(${all.join(', ')}), onRejected]);
    }
  }`;

const runCode = (names) => `
  if (typeof __handler === 'object') {
    __handled = ResolveElement(${names.map((name) => `__handler.${name}`).join(', ')}, __argument);
  } else {
    __handled = Call(__handler, undefined, [__argument]);
  }`;

/** @type {import('../generator/optimise.js').Pass} */
export default {
  name: 'array-combinators',
  summary: 'all makes no element function for a promise that nobody else can call it through',
  why: 'a function, its context and its record less per element; one small object instead',
  sound:
    'The element function is only handed to `then`. Where that is the intrinsic `then` of a promise of this library and SpeciesConstructor gave %Promise%, the library alone calls it, once; everywhere else it is made as before.',
  after: ['slot-closures', 'forgotten-then'],
  guards: [
    {
      name: 'attaches-element',
      summary: 'then is the intrinsic one, the element a promise, its species %Promise%',
    },
  ],
  examples: [
    {
      of: 'ResolveElement',
      before: '',
      after: `
        function ResolveElement(index, values, promiseCapability, remainingElementsCount, x) {
          values[index] = x;
          remainingElementsCount.value = remainingElementsCount.value - 1;
          if (remainingElementsCount.value === 0) {
            const valuesArray = CreateArrayFromList(values);
            return Call(promiseCapability.Resolve, undefined, [valuesArray]);
          }
          return undefined;
        }`,
    },
  ],
  rewrite(library) {
    const found = library.find('ThenAndForget') && findElement(library);
    if (!found)
      return library.decline('PerformPromiseAll', 'no element function is handed to then alone');
    const flag = flagOf(library, found);
    if (flag < 0) return library.decline(found.maker, 'its flag is not the known one');
    const job = library.find('PromiseReactionJob');
    const [, __handler, __argument] = job.params;
    const calls = library.matchesIn(job, 'Call(__code, undefined, [__argument])');
    const runs = calls.filter(({ __code }) => __code.name === __handler.name).length;
    if (runs !== 2)
      return library.decline('PromiseReactionJob', 'its steps are not the known ones');

    const { list, at, use, maker, element, values } = found;
    const maker_ = library.find(maker);
    const all = maker_.params.map(({ name }, i) => (i === flag ? '{ value: false }' : name));
    const names = all.filter((_, i) => i !== flag);
    const bound = library.matchAt(ATTACH, list, use, { __element: element });
    const [attach] = library.build('ThenElement();');
    attach.expression.arguments = [
      bound.__promise,
      ...values.filter((_, i) => i !== flag),
      bound.__onRejected,
    ];
    library.swap(list[use], attach);
    attach.origin = [
      ...new Set([...list[at].origin, ...list[use].origin, 'pass:array-combinators']),
    ];
    list[use] = attach;
    library.replace(list, at, [list[at]], []);

    library.insertAfter(
      maker_,
      [extractSteps(library, maker, flag), ...library.build(attachCode(names, all, maker))],
      [...library.stepsOf(attach), ...library.stepsOf(maker_.body)],
    );
    const handled = { type: 'Identifier', name: 'handled' };
    library.statements(job, RUN, runCode(names), { __handled: handled, __handler, __argument });
    return library.did('PerformPromiseAll');
  },
};
