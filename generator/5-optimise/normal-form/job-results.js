import { returnsConstant } from '../../facts/behaviour/places.js';
import { documentFunctions } from '../../facts/functions.js';
import { nodes } from '../../ir/estree.js';

/** Whether a function is enqueued, or called for what it does alone: nobody reads what it returns. */
const isUnread = (library, /** @type {any} */ { id: { name } }) => {
  const all = nodes(library.program);
  const enqueued = all.filter(
    ({ type, callee, arguments: list }) =>
      type === 'CallExpression' && callee.name === 'EnqueueJob' && list[1]?.name === name,
  );
  const called = all.filter(
    ({ type, expression }) => type === 'ExpressionStatement' && expression.callee?.name === name,
  );
  return library.count(name) === 1 + enqueued.length + called.length;
};

const isCall = ({ type, expression }) =>
  type === 'ExpressionStatement' && expression.type === 'CallExpression';

const listsIn = ({ type, consequent, alternate }) =>
  type === 'IfStatement' && alternate ? [consequent.body, alternate.body] : [];

/**
 * The calls that a function ends with, on every way, and the constants that it returns behind them.
 * @returns {{list: any[], call?: any, constants: any[]}[]|undefined} nothing where it ends otherwise
 */
const endsIn = (list) => {
  const constants = list.slice(-1).filter(returnsConstant);
  const last = list.at(-1 - constants.length);
  if (!last) return undefined;
  if (isCall(last)) return [{ list, call: last, constants }];
  const arms = listsIn(last).map((arm) => (Array.isArray(arm) ? endsIn(arm) : undefined));
  return arms.length > 0 && arms.every(Boolean) ? [...arms.flat(), { list, constants }] : undefined;
};

const returnsCall = ({ type, argument }) =>
  type === 'ReturnStatement' && argument?.type === 'CallExpression';

/** @type {import('./index.js').Rule} */
export default {
  name: 'job-results',
  summary: 'a job returns what its last call gives, as in the known document',
  sound: 'Whoever runs a job takes nothing of what it returns.',
  examples: [
    {
      reference: 'function Job(x) { if (x) { return f(x); } else { return g(x); } }',
      before: `
        function Job(x) { if (x) { f(x); } else { g(x); } return enumEmpty; }
        function h(x) { EnqueueJob('PromiseJobs', Job, [x]); }`,
      after: `
        function Job(x) { if (x) { return f(x); } else { return g(x); } }
        function h(x) { EnqueueJob('PromiseJobs', Job, [x]); }`,
    },
    ...[
      ['f(x); return enumEmpty;', 'const y = Job(x);'],
      ['if (x) { f(x); } return enumEmpty;', "EnqueueJob('PromiseJobs', Job, [x]);"],
      ['if (x) { f(x); } else { return x; }', "EnqueueJob('PromiseJobs', Job, [x]);"],
    ].map(([steps, use]) => {
      const code = `function Job(x) { ${steps} } function h(x) { ${use} }`;
      return { reference: 'function Job(x) { return f(x); }', before: code, after: code };
    }),
    {
      reference: 'function Job(x) { f(x); return undefined; }',
      before: `
        function Job(x) { f(x); return undefined; }
        function h(x) { EnqueueJob('PromiseJobs', Job, [x]); }`,
      after: `
        function Job(x) { f(x); return undefined; }
        function h(x) { EnqueueJob('PromiseJobs', Job, [x]); }`,
    },
  ],
  rewrite(library) {
    const { reference } = library;
    if (!reference) return;
    for (const { key, code } of documentFunctions(library.program).values()) {
      // a job that had a Record is known by the maker of its closure
      const known = reference.get(key) ?? reference.get(`New${key}Job`);
      if (!known || !nodes(known.code.body).some(returnsCall)) continue;
      if (code.type !== 'FunctionDeclaration') continue;
      const ends = endsIn(code.body.body) ?? [];
      if (ends.length === 0 || !isUnread(library, code)) continue;
      for (const { list, call, constants } of ends) {
        const last = call ? [call, ...constants] : constants;
        const result = call ? library.build('return __call;', { __call: call.expression }) : [];
        if (last.length > 0) library.replace(list, list.indexOf(last[0]), last, result);
      }
      library.did(key);
    }
  },
};
