import { freeName } from '../../facts/bindings.js';
import { documentCodes } from '../../facts/functions.js';
import { setBy } from '../../ir/assignments.js';
import { identifier, nodes } from '../../ir/estree.js';
import { copy } from '../../ir/pattern.js';
import { listOf } from '../../ir/statements.js';

/** The last statements of the arms of a condition. @returns {any[]} undefined where there is no arm */
const endsOf = ({ consequent, alternate }) =>
  [consequent, alternate].flatMap((arm) => {
    const last = arm && listOf(arm).at(-1);
    return last?.type === 'IfStatement' ? endsOf(last) : [last];
  });

/** `x = F(a);` @returns {any} the call */
const callIn = (statement, name) => {
  const { left, right } = statement?.expression ?? {};
  const isSet = statement?.type === 'ExpressionStatement' && left?.name === name;
  return isSet && right.type === 'CallExpression' ? right : undefined;
};

/** The calls that all arms end with, of one function that is not the one around. */
const callsOf = (condition, name, isShared) => {
  const ends = endsOf(condition);
  const calls = ends.map((end) => callIn(end, name));
  const [first] = calls;
  const isOne = (call) =>
    call?.callee.name === first?.callee.name && call.arguments.length === first.arguments.length;
  return calls.every((call) => call && isOne(call)) && isShared(first.callee.name)
    ? { ends, calls }
    : undefined;
};

const namesIn = (code) => new Set(nodes(code).map(({ name }) => name));

/** `let x; if (t) x = F(a); else x = F(b);` → `let c; if (t) c = a; else c = b; let x = F(c);` */
const sink = (library, code, list, at) => {
  const [bare, condition] = list.slice(at, at + 2);
  const name =
    bare.declarations?.length === 1 && !bare.declarations[0].init && bare.declarations[0].id.name;
  if (!name || condition?.type !== 'IfStatement') return false;
  const isShared = (callee) => callee && library.find(callee)?.params;
  const { ends, calls } = callsOf(condition, name, isShared) ?? {};
  const count = (tree, isNamed) => nodes(tree).filter(isNamed).length;
  const isLast =
    count(code, (node) => setBy(node) === name) === ends?.length &&
    count(condition, (node) => node.name === name) === ends.length;
  if (!isLast || calls[0].arguments.length !== 1) return false;
  const [{ callee }] = calls;
  const chosen = freeName(library.find(callee.name).params[0].name, namesIn(code));
  ends.forEach((end, i) => {
    end.expression.left = { ...identifier(chosen), origin: end.origin };
    end.expression.right = calls[i].arguments[0];
  });
  const call = { ...calls[0], arguments: [{ ...identifier(chosen), origin: calls[0].origin }] };
  const [choice, result] = library.build('let __chosen; const __name = __call;', {
    __chosen: identifier(chosen),
    __name: bare.declarations[0].id,
    __call: copy(call),
  });
  library.mark([choice], bare.origin, false);
  library.mark([result], condition.origin, false);
  list.splice(at, 2, choice, condition, result);
  return true;
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'sunk-calls',
  summary: 'a call of one operation that each arm of a condition ends with stands behind it',
  sound:
    'What the arms do is done before it, and what it is given is what the arm that ran gives. Nothing else sets the variable, and no arm names it.',
  examples: [
    {
      before: `
        function F(x) {}
        function f(a, b) {
          let result;
          if (g(a)) result = F(a);
          else if (g(b)) { const other = h(b); result = F(other); }
          else { result = F(b); }
          return result;
        }`,
      after: `
        function F(x) {}
        function f(a, b) {
          let x;
          if (g(a)) x = a;
          else if (g(b)) { const other = h(b); x = other; }
          else { x = b; }
          const result = F(x);
          return result;
        }`,
    },
    ...[
      'if (g(a)) result = F(a);',
      'if (g(a)) result = F(a); else result = g(b);',
      'if (g(a)) result = F(a); else if (g(b)) result = F(b);',
      'if (g(a)) result = F(a); else { result = F(b); g(b); }',
      'if (g(a)) result = F(a); else result = F(() => result);',
      'if (g(a)) result = F(a); else result = F(b); result = a;',
    ].map((steps) => {
      const code = `function F(x) {} function f(a, b) { let result; ${steps} return result; }`;
      return { before: code, after: code };
    }),
  ],
  rewrite(library) {
    for (const code of documentCodes(library.program)) {
      let count = 0;
      for (const { body: list } of nodes(code)) {
        if (!Array.isArray(list)) continue;
        for (let at = 0; at + 1 < list.length; at++) if (sink(library, code, list, at)) count++;
      }
      if (count > 0) library.did(`${count} calls`);
    }
  },
};
