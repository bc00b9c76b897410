import { freeName, functionNames, localsOf, renameLocals } from '../generator/facts/bindings.js';
import { identifier, nodes } from '../generator/ir/estree.js';
import { printOrigin } from '../generator/ir/origin.js';
import { copy } from '../generator/ir/pattern.js';
import { attaching, evaluateElements } from './support/element-functions.js';
import { findSites, indexOf, SETTLERS } from './support/element-sites.js';
import { THENS } from './support/kernel.js';

const FORGOTTEN = 'if (__capability === Nobody) return RunForgotten(__handler, __argument);';
const CALLS_HANDLER = 'Call(__handler, undefined, [__argument])';
const RUNS_ELEMENT = 'RunElement(__capability, __handler, __argument)';

/** What runs in place of the function of an element, and of the capability's. */
const runCode = (elements, settlers) => {
  const kinds = elements.length;
  const called = settlers.map(
    ({ kind, call, field }) =>
      `if (handler === '${kind}') return ${call}(elements.${field}, argument);`,
  );
  const steps = (element, number) => {
    const { name: index } = indexOf(element);
    const names = element.code.params.map(({ name }) => name).slice(0, 2);
    const args = names.map((name) => (name === index ? number : name));
    return `return ${element.steps}(${args}, argument);`;
  };
  const [first, ...others] = elements;
  const apart =
    kinds > 1 ? `const kind = handler % ${kinds}; const index = (handler - kind) / ${kinds};` : '';
  return `
  function RunElement(elements, handler, argument) {
    ${called.join('\n')}
    ${apart}
    ${others.map((element) => `if (kind === ${element.kind}) ${steps(element, 'index')}`).join('\n')}
    ${steps(first, kinds > 1 ? 'index' : 'handler')}
  }`;
};

/** What the job of a reaction does first for elements: as for any derived promise that nobody has. */
const runsElements = (library, bindings, settlers) => {
  const forgotten = copy(library.find('RunForgotten'));
  const { params, body: steps } = forgotten;
  const named = [bindings.__handler, bindings.__argument].map(({ name }) => name);
  const names = new Map(params.map(({ name }, at) => [name, named[at]]));
  const taken = localsOf(library.find('PromiseReactionJob'));
  for (const { id } of nodes(steps).filter(({ type }) => type === 'VariableDeclarator'))
    names.set(id.name, freeName('handled', taken));
  renameLocals(forgotten, names);
  const calls = library.replaceExpressions(steps, CALLS_HANDLER, RUNS_ELEMENT, bindings);
  const kinds = settlers.map(({ kind }) => `__handler === '${kind}'`);
  const tests = ["typeof __handler === 'number'", ...kinds].join(' || ');
  const [asks] = library.build(`if (${tests}) {}`, bindings);
  asks.consequent = steps;
  return calls === 1 ? asks : undefined;
};

/** What all elements have in common becomes a record in front of the loop, the functions a call. */
const attachElements = (library, /** @type {any} */ site) => {
  const { code, loop, list, attach, promise, elements, cells, fields, then } = site;
  const shared = [...fields].map(([variable, field]) => `${field}: ${variable}`).join(', ');
  const __elements = identifier(freeName('elements', localsOf(code)));
  const [record, calls] = library.build(
    `const __elements = { ${shared} }; ${then}(__promise, __index, __elements);`,
    { __promise: promise, __index: indexOf(elements[0]).value, __elements },
  );
  const gone = [...new Set([...cells, ...elements.map((element) => element.statement)])];
  const origins = elements.flatMap((element) => element.statement.origin);
  library.swap(attach, calls);
  calls.origin = [
    ...new Set([
      ...gone.flatMap(({ origin }) => origin),
      ...attach.origin,
      printOrigin({ kind: 'pass', name: 'array-combinators' }),
    ]),
  ];
  list[list.indexOf(attach)] = calls;
  for (const node of gone) library.replace(list, list.indexOf(node), [node], []);
  library.insertBefore(loop, [record], origins);
};

/** The first has the names that other passes know: that of the reference, where it is one. */
const nameParts = (library, sites) => {
  const elements = sites.flatMap((site) => site.elements);
  const taken = functionNames(library.program);
  elements.forEach((element, kind) => {
    element.kind = kind;
    element.steps =
      kind === 0
        ? 'ResolveElement'
        : freeName(element.maker.replace(/Function(\W*)$/, '$1'), taken);
    library.rename(element.code, element.steps);
  });
  sites.forEach((site, at) => {
    site.then = at === 0 ? 'ThenElement' : freeName(`ThenIn${site.code.id.name}`, taken);
  });
  return elements;
};

/** The kinds of handlers that are the capability's functions, with the field that it is in. */
const settlersOf = (sites, names) => {
  const kinds = sites.flatMap(({ handlers }) => handlers.map(({ kind }) => kind));
  return SETTLERS.filter(({ kind }) => kinds.includes(kind)).map((settler) => ({
    ...settler,
    field: names.get(settler.kind),
  }));
};

/** Beside the last function of a loop: its steps, what attaches them, and once what runs them. */
const addSupport = (library, site, further) => {
  const makers = site.elements.map(({ maker }) => library.find(maker));
  const origin = library.stepsOf([
    ...site.elements.map((element) => element.statement),
    ...makers.map(({ body }) => body),
  ]);
  site.elements.forEach(({ withElements: { params, body } }, at) =>
    Object.assign(makers[at], { params, body }),
  );
  const steps = site.elements.map((element) => element.code);
  library.insertAfter(makers.at(-1), [...steps, site.attaching, ...further], origin);
};

const explain = (library, elements, settlers) => {
  const index =
    elements.length === 1
      ? 'the index of an element of all'
      : `the index of an element, times ${elements.length}, and which of its functions it stands for`;
  const called = { RejectElement: 'its rejection', ResolveElement: 'its fulfilment' };
  const others = settlers.map(({ kind }) => `${kind} ${called[kind]}`).join(', ');
  library.explain(
    'RejectElement',
    `A handler that is a number is ${index}, ${others}; the capability is then the record that the elements share.`,
  );
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'array-combinators',
  summary: 'all makes no element function for a promise that nobody else can call it through',
  why: 'a function, its scope and its record less per element: its index is the handler, and one record has what all elements share',
  sound:
    'The element function is only handed to `then`. Where that is the intrinsic `then` of a promise of this library and SpeciesConstructor gave %Promise%, the library alone calls it, once, and of two functions of an element one; everywhere else it is made as before.',
  after: ['slot-closures', 'lazy-functions', 'forgotten-then'],
  rests: THENS,
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
    const isForgotten = library.find('RunForgotten') && library.find('RejectOf');
    const candidates = isForgotten ? findSites(library) : [];
    const all = library.find('PerformPromiseAll');
    candidates.sort((site, other) => Number(other.code === all) - Number(site.code === all));
    const names = new Map();
    const sites = candidates.filter((site) => {
      const why = evaluateElements(library, site, names);
      return why ? library.decline(site.code.id.name, why) : true;
    });
    if (candidates.length === 0)
      library.decline('PerformPromiseAll', 'no element function is handed to then alone');
    if (sites.length === 0) return false;
    const settlers = settlersOf(sites, names);
    const job = library.find('PromiseReactionJob');
    const [__capability, __handler, __argument] = job.params;
    const bindings = { __capability, __handler, __argument };
    const at = job.body.body.findIndex((_, i) =>
      library.matchAt(FORGOTTEN, job.body.body, i, bindings),
    );
    const run = runsElements(library, bindings, settlers);
    if (at < 0 || !run)
      return library.decline('PromiseReactionJob', 'its steps are not the known ones');

    const elements = nameParts(library, sites);
    for (const site of sites) site.attaching = attaching(library, site, elements.length);
    for (const site of sites) attachElements(library, site);
    sites.forEach((site, number) =>
      addSupport(library, site, number === 0 ? library.build(runCode(elements, settlers)) : []),
    );
    const forgotten = job.body.body[at];
    library.insertAfter(forgotten, [run], library.stepsOf(forgotten));
    explain(library, elements, settlers);
    return library.did(sites.map(({ code: { id } }) => id.name).join(', '));
  },
};
