import { documentCodes } from '../../facts/functions.js';
import { isPure } from '../../facts/purity.js';
import { valueClassesIn } from '../../facts/value-classes.js';
import { nodes } from '../../ir/estree.js';

const MAKE = 'HostMakeJobCallback';
const CALL = 'HostCallJobCallback';

/** What the host adds to a callback where it adds nothing. */
const RECORD = 'return { Callback: __callback, HostDefined: __nothing };';
const APPLY = 'return Call(__record.Callback, __V, __arguments);';

const FORMS = [
  [`${MAKE}(__callback)`, '__callback'],
  [`${CALL}(__f, __V, __list)`, 'Call(__f, __V, __list)'],
];

/** What an operation does with its parameters, where it is one statement that does that alone. */
const onlyStep = (library, name, pattern, names) => {
  const { params = [], body } = library.find(name) ?? {};
  if (params.length !== names.length || body?.body.length !== 1) return undefined;
  const bindings = Object.fromEntries(names.map((key, at) => [key, params[at]]));
  return library.matchAt(pattern, body.body, 0, bindings);
};

/** Whether callbacks are Records of nothing else, and are called with what is given. */
const isPlain = (library) => {
  const record = onlyStep(library, MAKE, RECORD, ['__callback']);
  return (
    record &&
    isPure(record.__nothing) &&
    Boolean(onlyStep(library, CALL, APPLY, ['__record', '__V', '__arguments']))
  );
};

const ENQUEUES = ['first', 'next', 'last'].map(
  (job) => (name) =>
    `EnqueueJob('PromiseJobs', __${job}, [__${job}Promise, __${job}Thenable, ${name}]);`,
);

/** A variable for the callback alone stands where its value does: in the jobs that are enqueued right behind. */
const inlineThen = (library) => {
  const isKept = (code) => library.count('HostKeepContext', code) > 0;
  for (const code of documentCodes(library.program).filter(isKept))
    for (const count of [1, 2, 3]) {
      const jobs = (name) =>
        ENQUEUES.slice(0, count)
          .map((job) => job(name))
          .join(' ');
      library.replaceStatements(code, `const __name = __value; ${jobs('__name')}`, (bindings) =>
        library.match('HostKeepContext(__then)', bindings.__value) &&
        library.count(bindings.__name.name, code) === 1 + count
          ? library.build(jobs('__value'), bindings)
          : undefined,
      );
    }
};

/** @param {any} node @param {string} name */
const calls = ({ type, callee }, name) => type === 'CallExpression' && callee.name === name;

/**
 * Callbacks in the place of Records that steps use for nothing but to call them, and that get into no place
 * that may hold another value than these. The others stay.
 * @returns {boolean} whether there are such, and all of them are known
 */
const dissolve = (library) => {
  const classAt = valueClassesIn(library.program, {
    isMade: (node) => calls(node, MAKE),
    takenBy: (node) => (calls(node, CALL) ? node.arguments[0] : undefined),
    about: [MAKE, CALL],
  });
  const all = nodes(library.program).filter((node) => calls(node, MAKE) || calls(node, CALL));
  const makers = all.filter((node) => calls(node, MAKE) && classAt(node)?.isOpen === false);
  const classes = new Set(makers.map(classAt));
  const callers = all.filter(
    (node) => calls(node, CALL) && classes.has(classAt(node.arguments[0])),
  );
  const known = new Set([...makers, ...callers]);
  let count = 0;
  for (const [pattern, replacement] of FORMS)
    count += library.replaceExpressions(library.program, pattern, (bindings, node) =>
      known.has(node) ? library.buildExpression(replacement, bindings) : undefined,
    );
  return makers.length > 0 && count === known.size;
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'job-callbacks',
  summary: 'a JobCallback Record is the callback',
  sound:
    'The Record adds [[HostDefined]] alone, which is ~empty~: the host layer keeps the context of a whole job. What its callback is called with stays the same. Records that steps look at, that get where nobody follows them, or into the places of other values, stay what they are.',
  examples: [
    {
      before:
        'function HostMakeJobCallback(callback) { return { Callback: callback, HostDefined: enumEmpty }; } function HostCallJobCallback(record, V, list) { return Call(record.Callback, V, list); } function f(g) { return HostCallJobCallback(HostMakeJobCallback(g), undefined, []); }',
      after: 'function f(g) { return Call(g, undefined, []); }',
    },
    {
      before: `
        function HostMakeJobCallback(callback) { return { Callback: callback, HostDefined: enumEmpty }; }
        function HostCallJobCallback(record, V, list) { return Call(record.Callback, V, list); }
        function f(g) { const list = [HostMakeJobCallback(g)]; return HostCallJobCallback(list[0], undefined, []); }
        function h(g) { const record = HostMakeJobCallback(g); return IsCallable(record); }`,
      after: `
        function HostMakeJobCallback(callback) { return { Callback: callback, HostDefined: enumEmpty }; }
        function f(g) { const list = [g]; return Call(list[0], undefined, []); }
        function h(g) { const record = HostMakeJobCallback(g); return IsCallable(record); }`,
    },
  ],
  rewrite(library) {
    if (!library.find(MAKE)) return;
    library.transaction(() => {
      if (!isPlain(library)) return library.decline(MAKE, 'the host adds something to a callback');
      if (!dissolve(library)) return library.decline(MAKE, 'a step does more with its record');
      inlineThen(library);
      for (const name of [MAKE, CALL])
        if (library.count(name) === 1) library.remove(library.find(name));
      return library.did(MAKE);
    });
  },
};
