import { nodes } from '../generator/ir/estree.js';
import { copy } from '../generator/ir/pattern.js';
import { KERNEL } from './support/kernel.js';

const FLAG = 'if (__flag.value === true) return undefined; __flag.value = true;';
const ATTACH = 'ThenAndForget(__promise, __element, RejectOf(__capability));';
const FORGOTTEN = 'if (__capability === Nobody) return RunForgotten(__handler, __argument);';

/** `const element = Maker(…, { value: false });` and, a step later, the only use of the function. */
const findElement = (library) => {
  for (const loop of nodes(library.program)) {
    const list = loop.type === 'WhileStatement' ? loop.body.body : [];
    for (const [at, statement] of list.entries()) {
      const declarator = statement.type === 'VariableDeclaration' && statement.declarations[0];
      const maker = declarator && declarator.init?.callee?.name;
      const bindings = maker && { __element: declarator.id };
      const use = list.findIndex(
        (_, i) => i > at && maker && library.matchAt(ATTACH, list, i, bindings),
      );
      if (use > at)
        return {
          ...library.matchAt(ATTACH, list, use, bindings),
          loop,
          list,
          at,
          use,
          maker,
          values: declarator.init.arguments,
        };
    }
  }
  return undefined;
};

/** Where a variable is declared or set in a tree. */
const changesOf = (tree, name) =>
  [...nodes(tree)].filter(
    ({ type, id, left }) =>
      (type === 'VariableDeclarator' && id.name === name) ||
      (type === 'AssignmentExpression' && left.name === name),
  );

/** Whether a variable holds a number, whatever happens: `let n = 0;`, `n = n + 1`. */
const isCount = (library, code, variable) =>
  changesOf(code, variable.name).every(({ init, right }) => {
    const step = right && library.match('__n + __step', right, { __n: variable });
    return typeof (init ?? step?.__step)?.value === 'number';
  });

/** The function that makes element functions takes the record in place of what is in it. */
const takeRecord = (library, maker, { shared }) => {
  const declaration = library.find(maker);
  const code = library.functionObject(maker);
  const names = shared.map(({ name }) => name);
  const [first, ...others] = declaration.params.filter(({ name }) => names.includes(name));
  declaration.params = declaration.params.filter((one) => !others.includes(one));
  for (const name of names) library.expressions(code.body, name, `elements.${name}`);
  first.name = 'elements';
};

/** The element function's steps, for a function that is called once and by the library alone. */
const extractSteps = (library, maker, flag) => {
  const code = library.functionObject(maker);
  const [own] = library.build('function ResolveElement() {}');
  const params = library.find(maker).params.filter(({ name }) => name !== flag);
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

/** What the element function is made of: by the name of its parameter, and what differs per element. */
const partsOf = (library, { maker, loop, values }, flag) => {
  const code = library.functions().findLast((one) => [...nodes(one)].includes(loop));
  const declaration = library.find(maker);
  const isOnly = library.count(maker) === 2 && declaration.body.body.length === 1;
  if (!isOnly || [code, declaration].some((one) => library.count('elements', one) > 0))
    return undefined;
  const parts = declaration.params.map(({ name }, i) => ({ name, value: values[i] }));
  const others = parts.filter((_, i) => i !== flag);
  if (others.some(({ value }) => value.type !== 'Identifier')) return undefined;
  if (others.some(({ name }) => changesOf(declaration, name).length > 0)) return undefined;
  const own = others.filter(({ value }) => changesOf(loop, value.name).length > 0);
  return own.length === 1 && isCount(library, code, own[0].value)
    ? { code, index: own[0], shared: others.filter((one) => one !== own[0]) }
    : undefined;
};

/** What all elements have in common becomes a record in front of the loop, the function a call. */
const attachElements = (library, { loop, list, at, use, __promise }, { code, index, shared }) => {
  const [record, attach] = library.build(
    `const elements = { ${shared.map(({ name, value }) => `${name}: ${value.name}`).join(', ')} };
     ThenElement(__promise, __index, elements);`,
    { __promise, __index: index.value },
  );
  const origin = [...new Set([...list[at].origin, ...list[use].origin, 'pass:array-combinators'])];
  library.swap(list[use], attach);
  attach.origin = origin;
  library.stamp([record], list[at].origin);
  list[use] = attach;
  library.replace(list, at, [list[at]], []);
  const around = [...nodes(code)].find(
    ({ body }) => Array.isArray(body) && body.includes(loop),
  ).body;
  around.splice(around.indexOf(loop), 0, record);
};

const attachCode = (maker, { index }, flag, capability) => {
  const { id, params } = maker;
  const given = new Map([
    [index.name, index.name],
    ['elements', 'elements'],
    [flag, '{ value: false }'],
  ]);
  const element = `${id.name}(${params.map(({ name }) => given.get(name)).join(', ')})`;
  const onRejected = `RejectOf(elements.${capability.name})`;
  return `
  function ThenElement(promise, ${index.name}, elements) {
    const then = GetV(promise, 'then');
    if (then === intrinsicThen && IsPromise(promise) === true) {
      const species = SpeciesConstructor(promise, Promise);
      if (species === Promise) {
        PerformAdoption(promise, ${index.name}, 'RejectElement', elements);
      } else {
        ThenWithConstructor(promise, ${element}, ${onRejected}, species);
      }
    } else {
      Call(then, promise, [${element}, ${onRejected}]);
    }
  }
  function RunElement(elements, handler, argument) {
    if (handler === 'RejectElement') return CallReject(elements.${capability.name}, argument);
    return ResolveElement(${params
      .filter(({ name }) => name !== flag)
      .map(({ name }) => (name === index.name ? 'handler' : name))
      .join(', ')}, argument);
  }`;
};

const RUN = `
  if (typeof __handler === 'number' || __handler === 'RejectElement') {
    let handled;
    try {
      handled = RunElement(__capability, __handler, __argument);
    } catch (thrown) {
      handled = new ThrowCompletion(thrown);
    }
    if (handled instanceof ThrowCompletion) return undefined;
    return ForgetResult(handled);
  }`;

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'array-combinators',
  summary: 'all makes no element function for a promise that nobody else can call it through',
  why: 'a function, its scope and its record less per element: its index is the handler, and one record has what all elements share',
  sound:
    'The element function is only handed to `then`. Where that is the intrinsic `then` of a promise of this library and SpeciesConstructor gave %Promise%, the library alone calls it, once; everywhere else it is made as before.',
  after: ['slot-closures', 'lazy-functions', 'forgotten-then'],
  rests: KERNEL,
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
        function ResolveElement(index, elements, x) {
          elements.values[index] = x;
          elements.remainingElementsCount.value = elements.remainingElementsCount.value - 1;
          if (elements.remainingElementsCount.value === 0) {
            const valuesArray = CreateArrayFromList(elements.values);
            return CallResolve(elements.promiseCapability, valuesArray);
          }
          return undefined;
        }`,
    },
  ],
  rewrite(library) {
    const found = library.find('RunForgotten') && library.find('RejectOf') && findElement(library);
    if (!found)
      return library.decline('PerformPromiseAll', 'no element function is handed to then alone');
    const flag = flagOf(library, found);
    if (flag < 0) return library.decline(found.maker, 'its flag is not the known one');
    const parts = partsOf(library, found, flag);
    const capability = parts?.shared.find(({ value }) => value.name === found.__capability.name);
    if (!capability)
      return library.decline(found.maker, 'more than an index differs from element to element');
    const job = library.find('PromiseReactionJob');
    const [__capability, __handler, __argument] = job.params;
    const bindings = { __capability, __handler, __argument };
    const at = job.body.body.findIndex((_, i) =>
      library.matchAt(FORGOTTEN, job.body.body, i, bindings),
    );
    if (at < 0) return library.decline('PromiseReactionJob', 'its steps are not the known ones');

    attachElements(library, found, parts);
    const maker = library.find(found.maker);
    const flagName = maker.params[flag].name;
    takeRecord(library, found.maker, parts);
    library.insertAfter(
      maker,
      [
        extractSteps(library, found.maker, flagName),
        ...library.build(attachCode(maker, parts, flagName, capability)),
      ],
      library.stepsOf([found.list[found.at], maker.body]),
    );
    const run = library.build(RUN, bindings);
    library.stamp(run, library.stepsOf(job.body.body[at]));
    job.body.body.splice(at + 1, 0, ...run);
    library.explain(
      'RejectElement',
      'A handler that is a number is the index of an element of all, RejectElement its rejection; the capability is then the record that the elements share.',
    );
    return library.did('PerformPromiseAll');
  },
};
