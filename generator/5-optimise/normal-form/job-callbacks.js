const MAKE = 'HostMakeJobCallback';
const CALL = 'HostCallJobCallback';

/** What the host adds to a callback where it adds nothing. */
const RECORD = 'return { Callback: __callback, HostDefined: __nothing };';
const APPLY = 'return Call(__record.Callback, __V, __arguments);';

const isWhole = (library, name, pattern) => {
  const { body } = library.find(name)?.body ?? {};
  return body?.length === 1 && library.matchAt(pattern, body, 0);
};

/** A variable for the callback alone stands where its value does. */
const inlineThen = (library) =>
  library.replaceStatements(
    library.program,
    "const __name = __value; EnqueueJob('PromiseJobs', __job, [__first, __second, __name]);",
    (bindings) =>
      library.match('HostKeepContext(__then)', bindings.__value)
        ? library.build("EnqueueJob('PromiseJobs', __job, [__first, __second, __value]);", bindings)
        : undefined,
  );

/** @type {import('./index.js').Rule} */
export default {
  name: 'job-callbacks',
  summary: 'a JobCallback Record is the callback',
  sound:
    'The Record adds [[HostDefined]] alone, which is ~empty~: the host layer keeps the context of a whole job. No step looks at it, and what its callback is called with stays the same.',
  examples: [
    {
      before:
        'function HostMakeJobCallback(callback) { return { Callback: callback, HostDefined: enumEmpty }; } function HostCallJobCallback(record, V, list) { return Call(record.Callback, V, list); } function f(g) { return HostCallJobCallback(HostMakeJobCallback(g), undefined, []); }',
      after: 'function f(g) { return Call(g, undefined, []); }',
    },
  ],
  rewrite(library) {
    if (!library.find(MAKE)) return;
    library.transaction(() => {
      if (!isWhole(library, MAKE, RECORD) || !isWhole(library, CALL, APPLY)) {
        return library.decline(MAKE, 'the host adds something to a callback');
      }
      const [make, call] = [MAKE, CALL].map((name) => library.find(name));
      [make, call].forEach((declaration) => library.remove(declaration));
      library.replaceExpressions(library.program, `${MAKE}(__callback)`, '__callback');
      library.replaceExpressions(
        library.program,
        `${CALL}(__f, __V, __list)`,
        'Call(__f, __V, __list)',
      );
      inlineThen(library);
      const left = library.count(MAKE) + library.count(CALL) + library.count('Callback');
      return left === 0
        ? library.did(MAKE)
        : library.decline(MAKE, 'its record is looked at elsewhere');
    });
  },
};
