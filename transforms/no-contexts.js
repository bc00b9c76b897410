/** What asks for the context, and what is left where there is none. */
const EXPRESSIONS = [
  ['HostKeepContext(__callback)', '__callback'],
  ['usesContexts() && contexts.active() ? __kept : __plain', '__plain'],
  ['contexts.active() ? __kept : __plain', '__plain'],
  ['contexts.outside(__scheduler)', '__scheduler'],
  ['trackUnhandled(__option, __scheduler, contexts)', 'trackUnhandled(__option, __scheduler)'],
];

/** @type {[string, string][]} */
const STATEMENTS = [
  ['const contexts = trackContexts(__option);', ''],
  ['const usesContexts = contexts.inUse;', ''],
  ['if (__context === undefined) __plain; else contexts.run(__context, __job);', '__plain;'],
];

const ACTIVE = 'usesContexts() && contexts.active()';

/** `if (usesContexts() && contexts.active()) { … }` of any statements. */
const dropBranches = (library) => {
  let count = 0;
  for (const code of library.allFunctions()) {
    const list = code.body.body ?? [];
    for (const statement of list.filter(({ type }) => type === 'IfStatement')) {
      if (!library.match(ACTIVE, statement.test)) continue;
      library.replace(list, list.indexOf(statement), [statement], []);
      count++;
    }
  }
  return count;
};

const SUPPORT = [
  'ThenInContext',
  'FulfilledInContext',
  'RejectedInContext',
  'HandlerInContext',
  'ReactInContext',
  'HostKeepContext',
];
const USES_CONTEXTS = 'trackUnhandled';

const rewrite = (library) => {
  const { program } = library;
  let count = dropBranches(library);
  for (const [pattern, replacement] of STATEMENTS)
    count += library.replaceStatements(program, pattern, replacement);
  for (const [pattern, replacement] of EXPRESSIONS)
    count += library.replaceExpressions(program, pattern, replacement);
  // steps of the document that stood beside it in these branches are functions of their own
  const support = [...SUPPORT, ...library.foreign];
  for (let round = 0; round < SUPPORT.length; round++) library.removeUnused(support);
  library.removeUnused(['trackContexts']);
  const tracks = library.find(USES_CONTEXTS);
  if (tracks) tracks.params = tracks.params.filter(({ name }) => name !== 'contexts');
  return library.count('contexts') === 0 && count;
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'no-contexts',
  summary: 'no job keeps the context of asynchronous code that its `then` was called in',
  why: 'a quarter of the bytes of the host layer',
  assumes: ['plain-host'],
  pays: ['small'],
  after: [],
  rests: [],
  guards: [],
  examples: [
    {
      before: `
        function trackContexts(option) { return option; }
        function create(options) {
          const contexts = trackContexts(options && options.context);
          const usesContexts = contexts.inUse;
          const enqueue = contexts.outside(chooseScheduler(options && options.scheduler));
          function HostKeepContext(callback) {
            return usesContexts() && contexts.active() ? contexts.bind(callback) : callback;
          }
          enqueue(HostKeepContext(f));
        }`,
      after: `
        function create(options) {
          const enqueue = chooseScheduler(options && options.scheduler);
          enqueue(f);
        }`,
    },
  ],
  rewrite(library) {
    let count;
    const done = library.transaction(() => (count = rewrite(library)) > 0);
    return done
      ? library.did(`${count} places`)
      : library.decline('contexts', 'the host layer asks for them elsewhere');
  },
};
