const SETTLED = `
  if (__handled instanceof ThrowCompletion) { return __rejects; }
  else { return __resolves; }`;

/** Where it has a name, it is returned at the end. */
const LATER = `
  let __status;
  if (__handled instanceof ThrowCompletion) { __status = __rejects; }
  else { __status = __resolves; }
  return __status;`;

const AT_ONCE = `
  let __status;
  if (__handled instanceof ThrowCompletion) { __status = __rejects; return __status; }
  __status = __resolves;
  return __status;`;

const NAMED = `
  let status;
  if (__handled instanceof ThrowCompletion) { status = __rejects; return status; }
  status = __resolves;
  return status;`;

/** A completion that a job returns, or that a step looks at for an abrupt one alone. */
const REJECTED = {
  'return Call(__functions.Reject, undefined, [__completion.value]);':
    'const status = Call(__functions.Reject, undefined, [__completion.value]); return status;',
  'Call(__functions.Reject, undefined, [__completion.value]);':
    'const status = Call(__functions.Reject, undefined, [__completion.value]);',
};

const isFree = (library, code) => code && library.count('status', code) === 0;

const nameRejection = (library, code, [pattern, named]) =>
  isFree(library, code) ? library.replaceStatements(code, pattern, named) : 0;

/** What is set in both arms stands for what they did. */
const settleAtOnce = (library, text) => (bindings, matched) => {
  const statements = library.build(text, bindings);
  const { consequent, alternate } = matched.find(({ type }) => type === 'IfStatement');
  const [, test, resolved] = statements;
  library.swap(consequent.body[0], test.consequent.body[0]);
  library.swap(alternate.body[0], resolved);
  return statements;
};

const nameSettling = (library, job) => {
  if (!job) return 0;
  const unnamed = isFree(library, job)
    ? library.replaceStatements(job, SETTLED, settleAtOnce(library, NAMED))
    : 0;
  return unnamed + library.replaceStatements(job, LATER, settleAtOnce(library, AT_ONCE));
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'named-status',
  summary:
    '`Return ? Call` and `Perform ? Call` of jobs and the constructor are `Let _status_`, which is returned at once',
  sound: 'The completion gets a name and is used as before.',
  examples: [
    {
      before: `
        function PromiseReactionJob(capability, result) {
          if (result instanceof ThrowCompletion) { return reject(capability); }
          else { return resolve(capability); }
        }`,
      after: `
        function PromiseReactionJob(capability, result) {
          let status;
          if (result instanceof ThrowCompletion) { status = reject(capability); return status; }
          status = resolve(capability);
          return status;
        }`,
    },
    {
      before: `
        function PromiseReactionJob(capability, result) {
          let status;
          if (result instanceof ThrowCompletion) { status = reject(capability); }
          else { status = resolve(capability); }
          return status;
        }`,
      after: `
        function PromiseReactionJob(capability, result) {
          let status;
          if (result instanceof ThrowCompletion) { status = reject(capability); return status; }
          status = resolve(capability);
          return status;
        }`,
    },
  ],
  rewrite(library) {
    const [job, thenable] = ['PromiseReactionJob', 'PromiseResolveThenableJob'].map((name) =>
      library.find(name),
    );
    const [returned, performed] = Object.entries(REJECTED);
    const counts = {
      PromiseReactionJob: nameSettling(library, job),
      PromiseResolveThenableJob: nameRejection(library, thenable, returned),
      Promise: nameRejection(library, library.constructorFunction(), performed),
    };
    for (const [name, count] of Object.entries(counts)) if (count > 0) library.did(name);
  },
};
