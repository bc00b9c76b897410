import { constantOf } from '../../facts/behaviour/places.js';
import { documentCodes } from '../../facts/functions.js';
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
const inlineThen = (library) => {
  for (const code of documentCodes(library.program))
    library.replaceStatements(
      code,
      "const __name = __value; EnqueueJob('PromiseJobs', __job, [__first, __second, __name]);",
      (bindings) =>
        library.match('HostKeepContext(__then)', bindings.__value) &&
        library.count(bindings.__name.name, code) === 2
          ? library.build(
              "EnqueueJob('PromiseJobs', __job, [__first, __second, __value]);",
              bindings,
            )
          : undefined,
    );
};

/** @param {any} node */
const isCall = ({ type, callee }) => type === 'CallExpression' && callee.type === 'Identifier';

/** What any List has in any place. */
const ELEMENT = '[]';

/** What a field of a Record, or a slot, is called that a node reads or sets. @param {any} node */
const fieldOf = ({ type, computed, property }) => {
  if (type !== 'MemberExpression') return undefined;
  return computed ? ELEMENT : property.name;
};

/** What a function is called with: a job is so later. */
const argumentsOf = (/** @type {any} */ { callee, arguments: args }) => {
  const [, job, list] = callee.name === 'EnqueueJob' ? args : [];
  return list?.elements
    ? { name: job.name, args: list.elements, list }
    : { name: callee.name, args };
};

/** What variables and fields are set to, by a step or by a call of the function. */
const settingsIn = (codes) =>
  codes.flatMap((code) => {
    const all = nodes(code);
    const calls = all.filter(isCall).map(argumentsOf);
    const lists = new Set(calls.map(({ list }) => list));
    const called = calls.flatMap(({ name, args }) => {
      const callee = codes.find(({ id }) => id?.name === name);
      const params = callee?.params ?? [];
      return params.map((param, at) => ({
        code: callee,
        name: param.name,
        by: code,
        value: args[at],
      }));
    });
    const set = all.flatMap((node) => {
      if (node.type === 'ArrayExpression' && !lists.has(node))
        return node.elements.map((value) => ({ field: ELEMENT, by: code, value }));
      if (node.type === 'VariableDeclarator')
        return [{ code, name: node.id.name, by: code, value: node.init }];
      if (node.type === 'Property') return [{ field: node.key.name, by: code, value: node.value }];
      if (node.type === 'AssignmentExpression') {
        const { left, right: value } = node;
        return [{ code, name: left.name, field: fieldOf(left), by: code, value }];
      }
      return [];
    });
    return [...called, ...set];
  });

/** @param {any} node */
const isComparison = ({ type, operator }) =>
  type === 'BinaryExpression' && /^[!=]==$/.test(operator);

/**
 * Whether a primitive is given what may be such a Record: it would see the callback in its place. Two
 * Records of one callback are two.
 */
const isGivenAway = (library) => {
  const codes = documentCodes(library.program);
  const held = new Map(codes.map((code) => [code, new Set()]));
  const fields = new Set(['Handler']);
  const holds = (code, value) =>
    value?.callee?.name === MAKE ||
    fields.has(fieldOf(value ?? {})) ||
    held.get(code).has(value?.name);
  const settings = settingsIn(codes);
  const size = () => [fields, ...held.values()].reduce((sum, { size: count }) => sum + count, 0);
  for (let before = -1; before !== size();) {
    before = size();
    for (const { code, name, field, by, value } of settings) {
      if (!holds(by, value)) continue;
      if (field !== undefined) fields.add(field);
      else if (code) held.get(code).add(name);
    }
  }
  const isGiven = (code, node) =>
    isCall(node) &&
    primitives.has(node.callee.name) &&
    node.arguments.some((argument) => holds(code, argument));
  const isCompared = (code, node) => {
    const sides = isComparison(node) ? [node.left, node.right] : [];
    return (
      sides.some((side) => holds(code, side)) &&
      sides.every((side) => constantOf(side) === undefined)
    );
  };
  return codes.some((code) =>
    nodes(code).some((node) => isGiven(code, node) || isCompared(code, node)),
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
