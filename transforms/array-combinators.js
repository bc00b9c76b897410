import { printOrigin } from '../generator/ir/origin.js';
import { copy } from '../generator/ir/pattern.js';
import { findSites, refusal, SETTLERS } from './support/element-sites.js';
import { THENS } from './support/kernel.js';

const FORGOTTEN = 'if (__capability === Nobody) return RunForgotten(__handler, __argument);';

/** The function that makes element functions takes the record in place of what is in it. */
const takeRecord = (library, { maker, shared }, fields) => {
  const declaration = library.find(maker);
  const code = library.functionObject(maker);
  const names = shared.map(({ name }) => name);
  const [first, ...others] = declaration.params.filter(({ name }) => names.includes(name));
  declaration.params = declaration.params.filter((name) => !others.includes(name));
  for (const { name, value } of shared)
    library.replaceExpressions(code.body, name, `elements.${fields.get(value.name)}`);
  first.name = 'elements';
};

/** The element function's steps, for a function that is called once and by the library alone. */
const extractSteps = (library, { maker, flag, steps }) => {
  const code = library.functionObject(maker);
  const [declaration] = library.build(`function ${steps}() {}`);
  const params = library.find(maker).params.filter(({ name }) => name !== flag.name);
  declaration.params = [...params, ...code.params].map((param) => ({ ...param }));
  declaration.body.body = copy(code.body.body).slice(2);
  return declaration;
};

/** What all elements have in common becomes a record in front of the loop, the functions a call. */
const attachElements = (library, { loop, list, attach, promise, elements, fields, then }) => {
  const shared = [...fields].map(([variable, field]) => `${field}: ${variable}`).join(', ');
  const [record, call] = library.build(
    `const elements = { ${shared} }; ${then}(__promise, __index, elements);`,
    { __promise: promise, __index: elements[0].index.value },
  );
  const gone = [
    ...new Set(elements.flatMap(({ statement, flag }) => [flag.cell, statement])),
  ].filter(Boolean);
  const origins = elements.flatMap(({ statement }) => statement.origin);
  library.swap(attach, call);
  call.origin = [
    ...new Set([
      ...gone.flatMap(({ origin }) => origin),
      ...attach.origin,
      printOrigin({ kind: 'pass', name: 'array-combinators' }),
    ]),
  ];
  list[list.indexOf(attach)] = call;
  for (const statement of gone) library.replace(list, list.indexOf(statement), [statement], []);
  library.insertBefore(loop, [record], origins);
};

/** A number stands for the index and, of several kinds of elements, for the kind. */
const numberOf = ({ index, kind }, kinds) =>
  [index.name, kinds > 1 && `* ${kinds}`, kind > 0 && `+ ${kind}`].filter(Boolean).join(' ');

const attachCode = (library, { handlers, elements, fields, then }, kinds) => {
  const [{ index }] = elements;
  const cells = elements.flatMap(({ flag }) => (flag.cell ? [flag.unset] : []));
  const cell = [...new Set(cells)].map((name) => `const ${name} = { value: false };`).join(' ');
  const kindOf = (element) =>
    element.maker ? `${numberOf({ ...element, index }, kinds)}` : `'${element.kind}'`;
  const functionOf = ({ maker, of, capability, flag, index: elementIndex }) => {
    if (!maker) return of.replace('__capability', `elements.${fields.get(capability.name)}`);
    const values = {
      [elementIndex.name]: index.name,
      elements: 'elements',
      [flag.name]: flag.unset,
    };
    return `${maker}(${library.find(maker).params.map(({ name }) => values[name])})`;
  };
  const [onFulfilled, onRejected] = handlers.map(functionOf);
  return `
  function ${then}(promise, ${index.name}, elements) {
    const then = GetV(promise, 'then');
    if (then === intrinsicThen && IsPromise(promise) === true) {
      const species = SpeciesConstructor(promise, Promise);
      if (species === Promise) {
        PerformAdoption(promise, ${handlers.map(kindOf)}, elements);
      } else {
        ${cell}
        ThenWithConstructor(promise, ${onFulfilled}, ${onRejected}, species);
      }
    } else {
      ${cell}
      Call(then, promise, [${onFulfilled}, ${onRejected}]);
    }
  }`;
};

/** What runs in place of the function of an element, and of the capability's. */
const runCode = (library, elements, settlers) => {
  const kinds = elements.length;
  const called = settlers.map(
    ({ kind, call, field }) =>
      `if (handler === '${kind}') return ${call}(elements.${field}, argument);`,
  );
  const steps = ({ steps: name, maker, index, flag }, number) => {
    const params = library
      .find(maker)
      .params.filter(({ name: paramName }) => paramName !== flag.name);
    const args = params.map((param) => (param.name === index.name ? number : param.name));
    return `return ${name}(${[...args, 'argument']});`;
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

const runPattern = (settlers, thrown) => `
  if (${["typeof __handler === 'number'", ...settlers.map(({ kind }) => `__handler === '${kind}'`)].join(' || ')}) {
    let handled;
    try {
      handled = RunElement(__capability, __handler, __argument);
    } catch (thrown) {
      handled = new ThrowCompletion(thrown);
    }
    if (handled instanceof ThrowCompletion) return ${thrown};
    return ForgetResult(handled);
  }`;

/** The first has the names that other passes know. */
const nameParts = (sites) => {
  const elements = sites.flatMap((site) => site.elements);
  elements.forEach((element, kind) => {
    element.kind = kind;
    element.steps = kind === 0 ? 'ResolveElement' : element.maker.replace(/Function(\W*)$/, '$1');
  });
  sites.forEach((site, at) => {
    site.then = at === 0 ? 'ThenElement' : `ThenIn${site.code.id.name}`;
  });
  return elements;
};

/** The kinds of handlers that are the capability's functions, with the field that it is in. */
const settlersOf = (sites) => {
  const firsts = new Map();
  for (const { handlers, fields } of sites) {
    for (const handler of handlers) {
      if (!handler.capability) continue;
      const field = fields.get(handler.capability.name);
      if ((firsts.get(handler.kind)?.field ?? field) !== field) return undefined;
      firsts.set(handler.kind, { ...handler, field });
    }
  }
  return SETTLERS.map(({ kind }) => firsts.get(kind)).filter(Boolean);
};

/** Beside the last function of a loop: its steps, what attaches them, and once what runs them. */
const addSupport = (library, /** @type {any} */ site, elements, settlers) => {
  const isFirst = site.elements.includes(elements[0]);
  const steps = site.elements.map((element) => extractSteps(library, element));
  const code = attachCode(library, site, elements.length);
  const support = library.build(isFirst ? code + runCode(library, elements, settlers) : code);
  const makers = site.elements.map(({ maker }) => library.find(maker));
  const origin = library.stepsOf([
    ...site.elements.map(({ statement }) => statement),
    ...makers.map(({ body }) => body),
  ]);
  library.insertAfter(makers.at(-1), [...steps, ...support], origin);
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
    const sites = candidates.filter((site) => {
      const why = refusal(library, site);
      return why ? library.decline(site.code.id.name, why) : true;
    });
    if (candidates.length === 0)
      library.decline('PerformPromiseAll', 'no element function is handed to then alone');
    const settlers = settlersOf(sites);
    if (sites.length === 0 || !settlers) return false;
    const job = library.find('PromiseReactionJob');
    const [__capability, __handler, __argument] = job.params;
    const bindings = { __capability, __handler, __argument };
    const at = job.body.body.findIndex((_, i) =>
      library.matchAt(FORGOTTEN, job.body.body, i, bindings),
    );
    if (at < 0) return library.decline('PromiseReactionJob', 'its steps are not the known ones');

    const elements = nameParts(sites);
    for (const site of /** @type {any[]} */ (sites)) {
      attachElements(library, site);
      for (const element of site.elements) {
        element.flag.name = library.find(element.maker).params[element.flag.index].name;
        takeRecord(library, element, site.fields);
      }
    }
    for (const site of sites) addSupport(library, site, elements, settlers);
    const thrown = library.find('ForgetReason') ? 'ForgetReason(handled.value)' : 'undefined';
    const run = library.build(runPattern(settlers, thrown), bindings);
    const forgotten = job.body.body[at];
    library.insertAfter(forgotten, run, library.stepsOf(forgotten));
    explain(library, elements, settlers);
    return library.did(sites.map(({ code }) => code.id.name).join(', '));
  },
};
