import * as support from '../generator/host/observer.js';
import { asDeclaration, sourceOf } from '../generator/ir/source.js';
import { nodes } from '../generator/ir/walk.js';

const ENQUEUE = 'const enqueue = __scheduler;';
const OBSERVED = `
  const observer = observerOf(options && options.observe, __scheduler);
  const enqueue = observer.enqueue;`;
const KNOWN = "const known = ['scheduler', __a, __b, __c, __d];";

/** The statement that has a call, and what it calls with. */
const callIn = (library, code, pattern) => {
  for (const { body: list } of nodes(code)) {
    if (!Array.isArray(list)) continue;
    for (const statement of list) {
      if (nodes(statement).some(({ type }) => /Function|Block/.test(type))) continue;
      const [bindings] = library.findAll(statement, pattern);
      if (bindings) return { statement, bindings };
    }
  }
  return undefined;
};

const parameters = ({ params: [__first, __second, , __last] }) => ({ __first, __second, __last });
const first = (library, code) => ({ statement: code.body.body[0], bindings: parameters(code) });
const last = (library, code) => ({ statement: code.body.body.at(-1), bindings: parameters(code) });
const before = (pattern) => (library, code) => callIn(library, code, pattern);

/**
 * What is told where: a function, the place in it, and the statement that is put before it. The first of
 * a function's parameters, its second and its fourth are `__first`, `__second` and `__last`.
 *
 * @type {[string, (library: any, code: any) => any, string][]}
 */
const PLACES = [
  ['Promise', before('CreateResolvingFunctions(__made)'), 'observer.made(__made);'],
  ['PerformPromiseThen', first, 'observer.reaction(__first, __last);'],
  ['FulfillPromise', last, "observer.settled(__first, 'fulfilled', __second);"],
  ['RejectPromise', last, "observer.settled(__first, 'rejected', __second);"],
  [
    'PromiseResolveFunction',
    before("EnqueueJob('PromiseJobs', PromiseResolveThenableJob, [__promise, __thenable, __then])"),
    'observer.adopted(__promise, __thenable);',
  ],
  ['PromiseReactionJob', first, 'observer.reacts(__first.Capabilities);'],
  ['PromiseResolveThenableJob', first, 'observer.adopts(__first);'],
];

const codeOf = (library, name) =>
  name === 'Promise' ? library.constructorFunction() : library.find(name);

/** @returns {string|undefined} the function that has no such place */
const tell = (library) => {
  for (const [name, placeIn, text] of PLACES) {
    const code = codeOf(library, name);
    const place = code && placeIn(library, code);
    if (!place) return name;
    library.insertBefore(place.statement, library.build(text, place.bindings));
  }
  return undefined;
};

const SUPPORT = [support.observerOf, support.tellOfSteps];

const declarations = () => SUPPORT.map((code) => asDeclaration(sourceOf(code, 'host')));

/** The host layer knows the option, and gives each job a number. */
const observe = (library) => {
  library.replaceStatements(library.program, KNOWN, (bindings, [statement]) => {
    statement.declarations[0].init.elements.push({ type: 'Literal', value: 'observe' });
    return [statement];
  });
  library.insertAfter(library.find('chooseScheduler'), declarations());
  return library.replaceStatements(library.find('create'), ENQUEUE, OBSERVED);
};

/** As little of a library as has every place. */
const example = ({
  host,
  create,
  made: construction,
  reaction,
  settled,
  adopted,
  reacts,
  adopts,
}) => `
  function chooseScheduler(scheduler) {}
  ${host}
  function create(options) {
    ${create}
    class Promise { constructor(executor) { ${construction} CreateResolvingFunctions(this); } }
    function PerformPromiseThen(promise, onFulfilled, onRejected, resultCapability) { ${reaction} AddReactions(); }
    function FulfillPromise(promise, value) { ${settled('fulfilled', 'value')} TriggerReactions(); }
    function RejectPromise(promise, reason) { ${settled('rejected', 'reason')} TriggerReactions(); }
    function PromiseResolveFunction(promise, x) {
      ${adopted}
      EnqueueJob('PromiseJobs', PromiseResolveThenableJob, [promise, x, then]);
    }
    function PromiseReactionJob(reaction, argument) { ${reacts} RunHandler(); }
    function PromiseResolveThenableJob(promise, thenable, then) { ${adopts} CallThen(); }
  }`;

const EXAMPLE = {
  before: example({
    host: '',
    create: 'const enqueue = chooseScheduler();',
    made: '',
    reaction: '',
    settled: () => '',
    adopted: '',
    reacts: '',
    adopts: '',
  }),
  after: example({
    host: SUPPORT.join('\n'),
    create: OBSERVED.replace('__scheduler', 'chooseScheduler()'),
    made: 'observer.made(this);',
    reaction: 'observer.reaction(promise, resultCapability);',
    settled: (state, value) => `observer.settled(promise, '${state}', ${value});`,
    adopted: 'observer.adopted(promise, x);',
    reacts: 'observer.reacts(reaction.Capabilities);',
    adopts: 'observer.adopts(promise);',
  }),
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'observed-steps',
  summary: 'who gives `create` the option `observe` is told of each step that matters',
  why: 'it saves nothing: it is for devtools, tracing and teaching, and no preset has it, so that nobody else pays',
  sound:
    'What is added reads what the steps have, and calls a function of the user that is told not to use the library; what it throws is thrown in a turn of its own. No step is changed, moved or left out.',
  pays: [],
  after: [],
  rests: [],
  guards: [],
  examples: [EXAMPLE],
  rewrite(library) {
    let missing;
    const done = library.transaction(() => {
      missing = tell(library);
      return !missing && observe(library) > 0;
    });
    return done
      ? library.did('create')
      : library.decline(missing ?? 'create', 'the place that it would tell of is not there');
  },
};
