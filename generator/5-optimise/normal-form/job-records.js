import { primitiveDeclarations } from '../../4-lower/assemble.js';
import { initialised } from '../../facts/holders.js';
import { unreadIn } from '../../facts/unread.js';
import { isSetAgain } from '../../ir/assignments.js';
import { isField, isPure } from '../../facts/purity.js';
import {
  block,
  call,
  functionDeclaration,
  nodes,
  returns,
  undefinedValue,
} from '../../ir/estree.js';
import { copy } from '../../ir/pattern.js';

/** A job without its realm, which says whose code runs where there are several. */
const ENQUEUE = 'HostEnqueuePromiseJob(__job.Job, __job.Realm);';

const inTry = (tree) =>
  new Set(nodes(tree).flatMap((node) => (node.type === 'TryStatement' ? nodes(node.block) : [])));

const isSilent = (node, tried) => {
  if (node.type === 'CallExpression')
    return node.callee.name === 'GetFunctionRealm' && tried.has(node);
  if (node.type === 'NewExpression') return node.callee.name === 'ThrowCompletion';
  if (node.type === 'AssignmentExpression') return node.left.type === 'Identifier';
  return !/^(?:Return|Throw|While|For\w*)Statement$|^UpdateExpression$/.test(node.type);
};

/** Whether steps find a realm and do nothing else that anybody can see. */
const findsRealm = (statements, params) => {
  const tried = inTry(statements);
  const sets = nodes(statements).filter(({ type }) => type === 'AssignmentExpression');
  const names = params.map(({ name }) => name);
  return (
    nodes(statements).every((node) => isSilent(node, tried)) &&
    sets.every(({ left }) => !names.includes(left.name))
  );
};

const argumentsOf = (list) => list.map((_, at) => `__argument${at}`).join(', ');

/**
 * `const job = Closure(a, b); …; return { Job: job, Realm: realm };`
 * @param {import('../../ir/library.js').Library} library
 * @param {any} maker a function
 */
const recordOf = (library, { body, params }) => {
  const list = body.body;
  const bindings = library.matchAt('const __job = __call;', list, 0);
  const last = list.at(-1);
  const ends =
    bindings &&
    library.matchAt('return { Job: __job, Realm: __realm };', [last], 0, { __job: bindings.__job });
  const call = bindings?.__call;
  if (!ends || call.type !== 'CallExpression') return undefined;
  const code = library.functionObject(call.callee.name);
  const maker = code && library.find(call.callee.name);
  const names = call.arguments.map(({ name }) => name).join();
  const isSame = names === params.map(({ name }) => name).join();
  if (!maker || code.params.length > 0 || !isSame) return undefined;
  const run = library.findNodes(library.program, `${call.callee.name}(${argumentsOf(params)})()`);
  if (code.body.type !== 'BlockStatement' || library.count(call.callee.name) !== 2 + run.length)
    return undefined;
  return findsRealm(list.slice(1, -1), params) ? { code, maker } : undefined;
};

/** `HookJob` of `NewHookJob`, or a name that no operation has. */
const namesFor = (name) => ['', 'Job'].map((end) => `${name.replace(/^New/, '')}${end}`);

/** What is the same wherever a function names it. */
const isFixed = (code, { type, name }) =>
  type === 'Literal' || (type === 'Identifier' && !isSetAgain(code, name));

/** Whether a variable holds the Record that it is declared with, as it was made. */
const keepsRecord = (library, code, { name }) =>
  initialised(code).filter(({ id }) => id.name === name).length === 1 &&
  !isSetAgain(code, name) &&
  library.findNodes(library.program, '__record.Job = __value').length === 0;

/** Enqueues jobs that are made elsewhere, or enqueued twice, of what is the same then. */
const enqueueApart = (library, code, call, parts) => {
  for (const { bindings, list, at } of library.findPlaces(code, `const __job = ${call};`)) {
    const { __job, ...parameters } = bindings;
    const statement = list[at];
    const uses = library.findNodes(code, '__job.Job', { __job }).length;
    const isHere = uses === 1 && library.matchAt(ENQUEUE, list, at + 1, { __job });
    if (
      isHere ||
      !keepsRecord(library, code, __job) ||
      !Object.values(parameters).every((argument) => isFixed(code, argument))
    )
      continue;
    library.replaceStatements(
      code,
      ENQUEUE,
      () => library.build(`EnqueueJob('PromiseJobs', ${parts});`, parameters),
      { __job },
    );
    if (library.count(__job.name, code) === 1)
      library.replace(list, list.indexOf(statement), [statement], []);
  }
};

/** Enqueues jobs in the place of their Records. @returns {boolean} whether none is used for more */
const enqueueIn = (library, code, call, parts) => {
  const names = new Set();
  enqueueApart(library, code, call, parts);
  for (const declares of ['const ', ''])
    library.replaceStatements(code, `${declares}__job = ${call}; ${ENQUEUE}`, (bindings) => {
      if (declares && library.count(bindings.__job.name, code) !== 3) return undefined;
      names.add(bindings.__job.name);
      return library.build(`EnqueueJob('PromiseJobs', ${parts});`, bindings);
    });
  const unread = names.size > 0 ? unreadIn(code) : new Map();
  return [...names].every((name) => {
    const [{ list, statement, value } = {}, ...others] = unread.get(name) ?? [];
    if (!statement) return library.count(name, code) === 0;
    if (value || others.length > 0) return false;
    library.replace(list, list.indexOf(statement), [statement], []); // a variable of several ways
    return true;
  });
};

/** A record of a job is still made: the closure in it does what the job does. */
const runJob = (library, code, { step, maker }, job) => {
  const { origin } = step.body;
  const declaration = functionDeclaration(job, copy(maker.params, false), step.body.body);
  declaration.origin = declaration.body.origin = origin; // the document's own
  const runs = returns(call(job, copy(maker.params, false)));
  step.body = block([runs]);
  library.mark([declaration, step.body], origin, false);
  library.insertAfter(code, [declaration], origin);
};

/** The function that makes a record of a job becomes the job; whoever made one enqueues it. */
const unwrap = (library, code, { code: step, maker }) => {
  const name = code.id.name;
  const job = namesFor(name).find((free) => !library.find(free));
  if (!job) return false;
  const list = argumentsOf(code.params);
  // the innermost first: its variables are its own
  const users = library.allFunctions().filter((user) => library.count(name, user) > 0);
  for (const user of users.reverse())
    if (!enqueueIn(library, user, `${name}(${list})`, `${job}, [${list}]`)) return false;
  library.replaceExpressions(library.program, `${name}(${list}).Job()`, `${job}(${list})`);
  library.replaceExpressions(library.program, `${maker.id.name}(${list})()`, `${job}(${list})`);
  if (library.count(name) > 1) {
    runJob(library, code, { step, maker }, job);
    return true;
  }
  code.params = maker.params; // what it captures may have other names
  code.body = step.body;
  library.rename(code, job);
  library.remove(maker);
  return true;
};

/** Jobs whose Records are used for more: what HostEnqueuePromiseJob is given is enqueued without arguments. */
const enqueueOthers = (library) =>
  library.replaceExpressions(
    library.program,
    'HostEnqueuePromiseJob(__job, __realm)',
    ({ __job, __realm }) =>
      isPure(__realm, { isRead: isField })
        ? library.buildExpression("EnqueueJob('PromiseJobs', __job, [])", { __job })
        : undefined,
  );

/** No step looks for a realm that nobody asks for. */
const forgetRealm = (library, codes) => {
  if (nodes(library.program).some(({ property }) => property?.name === 'Realm')) return;
  for (const { body } of codes) {
    const list = body.body;
    const [, realm] = list.at(-1).argument.properties;
    realm.value = { ...undefinedValue(), origin: realm.origin };
    library.replace(list, 1, list.slice(1, -1), []);
  }
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'job-records',
  summary:
    'Record { [[Job]], [[Realm]] } and HostEnqueuePromiseJob are EnqueueJob of steps and arguments',
  sound:
    'A library has one realm, so that of a job tells its host nothing; to find it runs no code of users. A closure captures the values that a job is given as arguments. A Record that is used for more stays, and its closure runs the job.',
  brings: (names) => ['EnqueueJob', ...names.filter((name) => /^New/.test(name)).flatMap(namesFor)],
  examples: [
    {
      before:
        'function HostEnqueuePromiseJob(job) { enqueue(job); } function NewJob(a) { const job = NewJobJob(a); return { Job: job, Realm: realm }; } function NewJobJob(a) { return () => { return use(a); }; } function f(x) { const job = NewJob(x); HostEnqueuePromiseJob(job.Job, job.Realm); }',
      after:
        "function EnqueueJob(queueName, job, argumentsList) { enqueue(function () { $apply(job, undefined, argumentsList); }); } function Job(a) { return use(a); } function f(x) { EnqueueJob('PromiseJobs', Job, [x]); }",
    },
    {
      before:
        'function EnqueueJob(queueName, job, argumentsList) { enqueue(job); } function HostEnqueuePromiseJob(job) { enqueue(job); } function NewJob(a) { const job = NewJobJob(a); return { Job: job, Realm: realm }; } function NewJobJob(a) { return () => { return use(a); }; } function f(x) { const job = NewJob(x); HostEnqueuePromiseJob(job.Job, job.Realm); }',
      after:
        "function EnqueueJob(queueName, job, argumentsList) { enqueue(job); } function Job(a) { return use(a); } function f(x) { EnqueueJob('PromiseJobs', Job, [x]); }",
    },
    {
      before: `
        function HostEnqueuePromiseJob(job) { enqueue(job); }
        function NewJob(a) { const job = NewJobJob(a); return { Job: job, Realm: realm }; }
        function NewJobJob(a) { return () => { return use(a); }; }
        function f(x) {
          const job = NewJob(x);
          g(x);
          HostEnqueuePromiseJob(job.Job, job.Realm);
          HostEnqueuePromiseJob(job.Job, job.Realm);
        }`,
      after: `
        function EnqueueJob(queueName, job, argumentsList) { enqueue(function () { $apply(job, undefined, argumentsList); }); }
        function Job(a) { return use(a); }
        function f(x) { g(x); EnqueueJob('PromiseJobs', Job, [x]); EnqueueJob('PromiseJobs', Job, [x]); }`,
    },
    {
      before: `
        function HostEnqueuePromiseJob(job) { enqueue(job); }
        function NewJob(a) { const job = NewJobJob(a); return { Job: job, Realm: realm }; }
        function NewJobJob(a) { return () => { return use(a); }; }
        function f(x) { const job = NewJob(x); HostEnqueuePromiseJob(job.Job, job.Realm); }
        function g(x) { for (const job of [NewJob(x)]) HostEnqueuePromiseJob(job.Job, job.Realm); }`,
      after: `
        function EnqueueJob(queueName, job, argumentsList) { enqueue(function () { $apply(job, undefined, argumentsList); }); }
        function NewJob(a) { const job = NewJobJob(a); return { Job: job, Realm: undefined }; }
        function Job(a) { return use(a); }
        function NewJobJob(a) { return () => { return Job(a); }; }
        function f(x) { EnqueueJob('PromiseJobs', Job, [x]); }
        function g(x) { for (const job of [NewJob(x)]) EnqueueJob('PromiseJobs', job.Job, []); }`,
    },
  ],
  rewrite(library) {
    const primitive = library.find('HostEnqueuePromiseJob');
    if (!primitive) return;
    library.transaction(() => {
      const host = library.find('HostEnqueuePromiseJob');
      const makers = library
        .functions()
        .filter(({ id }) => /^New/.test(id.name))
        .map((job) => ({ job, record: recordOf(library, job) }))
        .filter(({ record }) => record);
      const done = makers.every(({ job, record }) => unwrap(library, job, record));
      enqueueOthers(library);
      const left = makers.filter(({ job, record }) => job.body !== record.code.body);
      forgetRealm(
        library,
        left.map(({ job }) => job),
      );
      if (!done || makers.length === 0 || library.count('HostEnqueuePromiseJob') !== 1) {
        return library.decline('HostEnqueuePromiseJob', 'it is given a job that is not known');
      }
      if (!library.find('EnqueueJob'))
        library.insertAfter(host, primitiveDeclarations(new Set(['EnqueueJob']), library.target));
      library.remove(host);
      library.capture('$apply');
      return library.did('EnqueueJob');
    });
  },
};
