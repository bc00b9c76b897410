import { callablesIn } from '../generator/facts/callable.js';
import { isField, isFieldName } from '../generator/facts/purity.js';
import { isFunction, nodes } from '../generator/ir/walk.js';
import { lazy } from '../spec/remembered.js';
import { restOf, unitsOf } from './support/units.js';

/** Names of fields that Records of the library are made with. */
const fieldsIn = (program) => {
  const names = nodes(program)
    .filter(({ type }) => type === 'ObjectExpression')
    .flatMap(({ properties }) => properties.map(({ key }) => key.name))
    .filter(isFieldName);
  return new Set(names);
};

/** A name, or a field of a Record, which nobody sees being read. */
const isPlain = (node, fields) =>
  isField(node, (name) => fields.has(name)) ||
  (node.type === 'Identifier' && node.name !== 'undefined');

const PATTERNS = ['Call(__function, __value)', 'Call(__function, __value, [])'];

const applied = (library, call, bindings, fields) =>
  isPlain(bindings.__function, fields) && isPlain(bindings.__value, fields)
    ? library.buildExpression(
        `typeof __function === 'function' ? $apply(__function, __value, []) : ${call}`,
        bindings,
      )
    : undefined;

const GIVEN = 'Call(__function, __value, __list)';

/** What stands in functions inside of a function, which may have names like its own. */
const innerNodes = ({ body }) =>
  new Set(nodes(body).flatMap((node) => (isFunction(node) ? nodes(node) : [])));

/** Call asks no more than whether it can call a function: of some that is known. */
const applyKnown = (library) => {
  const units = unitsOf(library);
  const isKnown = lazy(() => callablesIn([...units, restOf(library, units)]));
  let count = 0;
  for (const code of units) {
    const inner = lazy(() => innerNodes(code));
    count += library.replaceExpressions(code.body, GIVEN, (bindings) => {
      const { __function: callee, __list: list } = bindings;
      return list.type === 'ArrayExpression' && isKnown()(code, callee) && !inner().has(callee)
        ? library.buildExpression('$apply(__function, __value, __list)', bindings)
        : undefined;
    });
  }
  return count;
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'direct-application',
  summary:
    'a function that gets a receiver alone, or is known to be one, is applied where it stands',
  why: 'Call sees all functions and lists of the library; an engine that sees the empty list calls the function without one: a tenth of `all`, which asks its iterator in this way for each element; adoption of a thenable, whose job gets its `then` asked already, takes 0.93 of its time on Node 20',
  sound:
    'What typeof calls a function is callable, and so is what every path to the call has asked about, jobs and other functions included: Call does nothing more with it than to apply it. Names and fields of Records are read twice without anybody seeing it; all else is for Call.',
  after: ['call-specialisation'],
  rests: [],
  guards: [],
  examples: [
    {
      before:
        'const iteratorRecord = { Iterator: i, NextMethod: n }; const result = Call(iteratorRecord.NextMethod, iteratorRecord.Iterator);',
      after:
        "const iteratorRecord = { Iterator: i, NextMethod: n }; const result = typeof iteratorRecord.NextMethod === 'function' ? $apply(iteratorRecord.NextMethod, iteratorRecord.Iterator, []) : Call(iteratorRecord.NextMethod, iteratorRecord.Iterator);",
    },
    {
      before:
        'const a = Call(list[0], value, []); const b = Call(o.Next, o); const c = Call(f, o, []);',
      after:
        "const a = Call(list[0], value, []); const b = Call(o.Next, o); const c = typeof f === 'function' ? $apply(f, o, []) : Call(f, o, []);",
    },
    {
      before: `
        function ask(f) { if (!IsCallable(f)) return f; return use(f); }
        function use(g) { return Call(g, undefined, [1]); }`,
      after: `
        function ask(f) { if (!IsCallable(f)) return f; return use(f); }
        function use(g) { return $apply(g, undefined, [1]); }`,
    },
  ],
  rewrite(library) {
    const fields = fieldsIn(library.program);
    let count = applyKnown(library);
    for (const call of PATTERNS)
      count += library.replaceExpressions(library.program, call, (bindings) =>
        applied(library, call, bindings, fields),
      );
    if (count > 0) library.capture('$apply');
    return count > 0
      ? library.did(`${count} calls`)
      : library.decline('Call', 'no function gets a receiver alone, and none is known');
  },
};
