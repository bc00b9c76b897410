import { nodes } from '../generator/ir/estree.js';
import { findLoop } from './support/element-counts.js';
import { THENS, ALL } from './support/kernel.js';

/** An element's steps begin with its value, and count it. */
const ELEMENT = `
  __elements.__values[__index] = __x;
  __elements.__count.value = __elements.__count.value - 1;`;

const LAST = '__elements.__count.value === 0';

const RUN = 'return ResolveElement(__index, __elements, __argument);';

/** A number may stand for more than the index: then it is that of an element of all if it has no rest. */
const KINDS = 'const __kind = __handler % __kinds;';

const ENQUEUE = 'EnqueueInRing(PromiseReactionJob, __capability, __handler, __argument)';

/** A reaction becomes a job; that of an element joins the job before it, if that is of elements too. */
const enqueueCode = ({ length }, values, kinds) => `
  function EnqueueReaction(capability, handler, argument) {
    if (${kinds > 1 ? `typeof handler === 'number' && handler % ${kinds} === 0` : "typeof handler === 'number'"})
      EnqueueElement(capability, ${kinds > 1 ? `handler / ${kinds}` : 'handler'}, argument);
    else EnqueueInRing(PromiseReactionJob, capability, handler, argument);
  }
  function EnqueueElement(elements, index, x) {
    elements.${values}[index] = x;
    if (last !== 0 && writing[last - ${length}] === RunElements && writing[last - ${length - 1}] === elements) {
      writing[last - ${length - 2}] = writing[last - ${length - 2}] + 1;
      if (!scheduled) callHost();
    } else EnqueueInRing(RunElements, elements, 1${', undefined'.repeat(length - 3)});
  }`;

/** The job of elements that follow each other: the other steps, once for each. */
const runElements = (isTold) => `
  function RunElements(elements, count) {
    for (let i = 0; i < count; i++) {
      let handled;
      let handledThrew = false;
      try {
        handled = CountElement(elements);
      } catch (thrown) {
        handled = thrown;
        handledThrew = true;
      }
      ${isTold ? 'if (handledThrew) ForgetReason(handled); else ForgetResult(handled);' : 'if (!handledThrew) ForgetResult(handled);'}
    }
  }`;

/** The steps of an element, of which only the first needs its index and its value. */
const elementOf = (library) => {
  const resolves = library.find('ResolveElement');
  const run = library.find('RunElement');
  const list = resolves?.body.body ?? [];
  const bindings = library.matchAt(ELEMENT, list, 0);
  const at = (run?.body.body.length ?? 0) - 1;
  const runs = run && library.matchAt(RUN, run.body.body, at);
  const [{ __kinds } = { __kinds: undefined }] = run
    ? library.findPlaces(run, KINDS).map((place) => place.bindings)
    : [];
  const isLast = bindings && list.length === 4 && library.match(LAST, list[2].test, bindings);
  if (!isLast || !runs || resolves.params.length !== 3) return undefined;
  const names = [bindings.__index.name, bindings.__x.name];
  if (names.some((name) => library.count(name, resolves) !== 2)) return undefined;
  return {
    resolves,
    run,
    at,
    handler: runs.__index,
    kinds: __kinds?.value ?? 1,
    store: list[0],
    ...bindings,
  };
};

/** The steps of an element but for the first. */
const makeCount = (library, { resolves, __elements }) => {
  const [declaration] = library.build('function CountElement(__elements) {}', { __elements });
  declaration.body.body = resolves.body.body.slice(1);
  return declaration;
};

/** Handlers that PerformPromiseThen itself enqueues are functions and names. */
const replaceCalls = (library) => {
  const perform = library.find('PerformPromiseThen');
  const others = new Set(perform ? nodes(perform) : []);
  library.replaceExpressions(library.program, ENQUEUE, (bindings, call) =>
    others.has(call)
      ? undefined
      : library.buildExpression('EnqueueReaction(__capability, __handler, __argument)', bindings),
  );
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'joined-elements',
  summary: 'elements of all that are fulfilled one after the other are one job',
  why: 'the values are set when the elements are fulfilled, and one job counts them all: a quarter of madeup-parallel on Node 20, a fifth on Node 8',
  sound:
    'Jobs that follow each other in the queue run one after the other, and of an element nothing but the count can be told. Its value is set before its job runs, in a List that is read when no element remains, at a place that no other element has.',
  after: ['array-combinators', 'list-stores', 'job-queue'],
  pays: ['fast', 'loose'],
  rests: [...THENS, ...ALL],
  guards: [
    { name: 'is-element', summary: 'the reaction is that of an element of all, fulfilled' },
    { name: 'joins-elements', summary: 'the last job that waits is of elements of the same all' },
  ],
  examples: [
    {
      of: 'EnqueueElement',
      before: '',
      after: `
        function EnqueueElement(elements, index, x) {
          elements.values[index] = x;
          if (last !== 0 && writing[last - 4] === RunElements && writing[last - 3] === elements) {
            writing[last - 2] = writing[last - 2] + 1;
            if (!scheduled)
              callHost();
          } else
            EnqueueInRing(RunElements, elements, 1, undefined);
        }`,
    },
    {
      of: 'CountElement',
      before: '',
      after: `
        function CountElement(elements) {
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
    const element = elementOf(library);
    const job = library.find('PromiseReactionJob');
    const ring = library.find('EnqueueInRing');
    if (!element || !job || !ring)
      return library.decline('ResolveElement', 'its steps are not the known ones');
    const loop = findLoop(library, 'ThenElement', element.__values.name, element.__count.name);
    // of a loop of the document's own, another function may set or read the values of an element
    if (!loop || loop.code !== library.find('PerformPromiseAll'))
      return library.decline('PerformPromiseAll', 'it reads its values while elements remain');
    replaceCalls(library);
    const { resolves, run, store, at, handler, kinds } = element;
    const enqueue = library.build(enqueueCode(ring.params, element.__values.name, kinds));
    const { body: list } = enqueue[1].body;
    list[0] = library.swap(store, list[0]);
    library.insertAfter(ring, enqueue, library.stepsOf(store));
    const runs = library.build(runElements(library.find('ForgetReason') !== undefined));
    library.insertAfter(
      run,
      [...runs, makeCount(library, element)],
      library.stepsOf(resolves.body),
    );
    const counts = run.body.body[at];
    const values = element.__values.name;
    const alone = library.build(
      `elements.${values}[__handler] = argument; return CountElement(elements);`,
      { __handler: handler },
    );
    library.replace(run.body.body, at, [counts], alone);
    library.remove(resolves);
    return library.did('ResolveElement');
  },
};
