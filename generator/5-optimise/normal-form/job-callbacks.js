import { documentFunctions } from '../../facts/functions.js';
import { nodes } from '../../ir/estree.js';
import { primitives } from '../../primitives/index.js';

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

/** @param {any} node */
const isCall = ({ type, callee }) => type === 'CallExpression' && callee.type === 'Identifier';

/** What variables are set to, by a step or by a call of the function. */
const settingsIn = (codes) =>
  codes.flatMap((code) =>
    nodes(code).flatMap((node) => {
      if (node.type === 'VariableDeclarator')
        return [{ code, name: node.id.name, by: code, value: node.init }];
      if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier')
        return [{ code, name: node.left.name, by: code, value: node.right }];
      const called = isCall(node) && codes.find(({ id }) => id?.name === node.callee.name);
      return (called ? called.params : []).map(({ name }, at) => ({
        code: called,
        name,
        by: code,
        value: node.arguments[at],
      }));
    }),
  );

/** Whether a primitive is given what may be such a Record: it would see the callback in its place. */
const isGivenAway = (library) => {
  const codes = [...documentFunctions(library.program).values()].map(({ code }) => code);
  const held = new Map(codes.map((code) => [code, new Set()]));
  const holds = (code, value) =>
    value?.callee?.name === MAKE ||
    value?.property?.name === 'Handler' ||
    held.get(code).has(value?.name);
  const settings = settingsIn(codes);
  const size = () => [...held.values()].reduce((sum, names) => sum + names.size, 0);
  for (let before = -1; before !== size();) {
    before = size();
    for (const { code, name, by, value } of settings)
      if (holds(by, value)) held.get(code).add(name);
  }
  return codes.some((code) =>
    nodes(code).some(
      (node) =>
        isCall(node) &&
        primitives.has(node.callee.name) &&
        node.arguments.some((argument) => holds(code, argument)),
    ),
  );
};

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
      if (isGivenAway(library)) return library.decline(MAKE, 'a step does more with its record');
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
