import { returnsOf } from '../../facts/answers.js';
import { asksWhetherAbsent } from '../../facts/capabilities.js';
import { documentFunctions } from '../../facts/functions.js';
import { initialised } from '../../facts/holders.js';
import { isSetAgain, isStore } from '../../ir/assignments.js';
import { nodes } from '../../ir/estree.js';
import { returnsAlways } from '../../ir/statements.js';
import { countReferences } from '../../ir/walk.js';

/** @typedef {{at: number, field: string}} Given a field of the argument at that place */

/** The name of a variable and that of the field that an expression reads. @param {any} node */
const readIn = (node) =>
  node?.type === 'MemberExpression' &&
  !node.computed &&
  node.object.type === 'Identifier' &&
  node.property.type === 'Identifier'
    ? [node.object.name, node.property.name]
    : [];

/** The arms that run without a Record. */
const absentArms = (code, name) =>
  nodes(code.body)
    .filter((node) => asksWhetherAbsent(node, name))
    .map((/** @type {any} */ { consequent }) => consequent);

/** `if (arguments.length < 2) b = undefined;`, which does nothing where the second argument is there. @param {any} node */
const isForAbsent = ({ type, test, alternate }, at) =>
  type === 'IfStatement' &&
  !alternate &&
  test.operator === '<' &&
  test.left.object?.name === 'arguments' &&
  test.left.property.name === 'length' &&
  test.right.value === at + 1;

/** What a function returns, on every way where it is given a Record. @returns {Given|undefined} */
const givenBy = (code) => {
  const all = returnsOf(code).map((statement) => ({ statement, read: readIn(statement.argument) }));
  const [name, field] = all.find(({ read }) => read.length > 0)?.read ?? [];
  const at = code.params.findIndex((parameter) => parameter.name === name);
  const steps = code.body.body.filter((statement) => !isForAbsent(statement, at));
  if (at < 0 || isSetAgain(steps, name) || !returnsAlways(code.body)) return undefined;
  const absent = new Set(nodes(absentArms(code, name)));
  const isGiven = ({ statement, read }) =>
    absent.has(statement) || (read[0] === name && read[1] === field);
  return all.every(isGiven) ? { at, field } : undefined;
};

/** Fields that a function sets of Records which it does not make itself: they may be set while another one runs. */
const setElsewhere = (code) => {
  const records = initialised(code)
    .filter(({ init }) => init.type === 'ObjectExpression')
    .map(({ id }) => id.name);
  const isOwn = ({ name }) => records.includes(name) && !isSetAgain(code, name);
  return nodes(code)
    .filter((node) => isStore(node) && !isOwn(node.left.object))
    .map(({ left }) => left.property.name);
};

/** Whether a variable, if there is one, is declared and returned, and no more. */
const isForReturn = (code, variable) => !variable || countReferences(code, variable.name) === 2;

/** A call whose result nobody takes, and what is returned behind it. */
const PLACES = [
  '__call; return __value;',
  'const __variable = __value; __call; return __variable;',
  '__call; const __variable = __value; return __variable;',
];

/** @type {import('./index.js').Rule} */
export default {
  name: 'returned-fields',
  summary: '`F(record). Return record.[[Field]]` is `Return F(record)`, where F returns that',
  sound:
    'The operation returns that field of its argument on every way. Such fields are set by functions that make the Record, not while others run: what the caller reads is the same before the call and behind it.',
  examples: [
    {
      before: `
        function F(x, record) { use(x); if (record === undefined) { return undefined; } else { return record.Promise; } }
        function use(x) { return undefined; }
        function f(x) { const record = { Promise: x }; F(x, record); return record.Promise; }`,
      after: `
        function F(x, record) { use(x); if (record === undefined) { return undefined; } else { return record.Promise; } }
        function use(x) { return undefined; }
        function f(x) { const record = { Promise: x }; return F(x, record); }`,
    },
    {
      before: `
        function F(x, record) { return record.Promise; }
        function f(x) { const record = { Promise: x }; const y = record.Promise; F(x, record); return y; }`,
      after: `
        function F(x, record) { return record.Promise; }
        function f(x) { const record = { Promise: x }; return F(x, record); }`,
    },
    {
      before: `
        function F(x, record) { if (arguments.length < 2) { record = undefined; } return record.Promise; }
        function f(x) { const record = { Promise: x }; F(x, record); return record.Promise; }`,
      after: `
        function F(x, record) { if (arguments.length < 2) { record = undefined; } return record.Promise; }
        function f(x) { const record = { Promise: x }; return F(x, record); }`,
    },
    ...[
      [
        'if (arguments.length < 3) { record = x; } return record.Promise;',
        'F(x, record); return record.Promise;',
      ],
      [
        'g(record); return record.Promise; } function g(record) { record.Promise = 1;',
        'F(x, record); return record.Promise;',
      ],
      ['record.Promise = x; return record.Promise;', 'F(x, record); return record.Promise;'],
      ['return record.Other;', 'F(x, record); return record.Promise;'],
      ['if (x) return record; return record.Promise;', 'F(x, record); return record.Promise;'],
      ['if (x) return record.Promise;', 'F(x, record); return record.Promise;'],
      ['return record.Promise;', 'F(x, { Promise: x }); return record.Promise;'],
      ['return record.Promise;', 'const y = record.Promise; F(x, record); return x;'],
      ['return record.Promise;', 'const y = record.Promise; F(y, record); return y;'],
    ].map(([steps, ofCaller]) => {
      const code = `
        function F(x, record) { ${steps} }
        function f(x) { const record = { Promise: x }; ${ofCaller} }`;
      return { before: code, after: code };
    }),
  ],
  rewrite(library) {
    const functions = documentFunctions(library.program);
    const results = new Map();
    for (const { code } of functions.values()) {
      const result = code.type === 'FunctionDeclaration' && givenBy(code);
      if (result) results.set(code.id.name, result);
    }
    if (results.size === 0) return;
    const changed = new Set([...functions.values()].flatMap(({ code }) => setElsewhere(code)));
    const isReturned = ({ type, callee, arguments: list }, value) => {
      const { at, field } = (type === 'CallExpression' && results.get(callee.name)) || {};
      const [name, read] = readIn(value);
      return name && field === read && list[at]?.name === name && !changed.has(field);
    };
    for (const [key, { code }] of functions) {
      const counts = PLACES.map((pattern) =>
        library.replaceStatements(code.body, pattern, ({ __call, __value, __variable }) =>
          isReturned(__call, __value) && isForReturn(code, __variable)
            ? library.build('return __call;', { __call })
            : undefined,
        ),
      );
      if (counts.some((count) => count > 0)) library.did(key);
    }
  },
};
