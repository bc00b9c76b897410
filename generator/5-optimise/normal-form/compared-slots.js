import { lazy } from '../../../spec/remembered.js';
import { effectsOf } from '../../facts/effects.js';
import { documentFunctions } from '../../facts/functions.js';
import { isSetAgain } from '../../ir/assignments.js';
import { lead } from '../../ir/comments.js';
import { nodes, references } from '../../ir/estree.js';
import { copy } from '../../ir/pattern.js';
import { returnsAlways } from '../../ir/statements.js';
import { isSame } from '../unlike.js';

/** How many elements a List has is no slot. */
const isField = ({ type, computed, object, property }) =>
  type === 'MemberExpression' &&
  !computed &&
  object.type === 'Identifier' &&
  property.name !== 'length';

/** `const a = object.slot;` */
const declaredIn = ({ type, declarations }) => {
  const [{ id, init }] = type === 'VariableDeclaration' ? declarations : [{}];
  return init && isField(init) ? { name: id.name, read: init } : undefined;
};

/** The conditions of `if (…) … else if (…) …`: nothing of its arms runs before the last of them. */
const testsOf = (statement) =>
  statement?.type === 'IfStatement' ? [statement.test, ...testsOf(statement.alternate)] : [];

const isCompared = ({ parent: { type, operator } }) =>
  type === 'BinaryExpression' && /^[!=]==$/.test(operator);

/** The host layer asks for a context of its own. */
const ASKS_HOST = 'usesContexts() && contexts.active()';

/** What runs of a statement, if the next one runs as well. */
const ranBefore = (library, statement) => {
  const { type, test, consequent, alternate } = /** @type {any} */ (statement);
  if (type !== 'IfStatement' || alternate || !returnsAlways(consequent)) return [statement];
  return library.match(ASKS_HOST, test) ? [] : [test];
};

/** What runs until a variable is asked for the last time: none where something else asks for it. */
const ranUntilAsked = (library, code, list, at, name) => {
  const uses = references(code.body).filter(
    ({ node, parent }) => node.name === name && parent.id !== node,
  );
  const rest = list.slice(at + 1);
  const testsIn = rest.map((statement) => nodes(testsOf(statement)));
  const known = new Set(testsIn.flat());
  const isKnown = (use) => isCompared(use) && known.has(use.node);
  if (uses.length === 0 || !uses.every(isKnown)) return undefined;
  const last = testsIn.findLastIndex((tests) => uses.some(({ node }) => tests.includes(node)));
  const before = rest.slice(0, last).flatMap((statement) => ranBefore(library, statement));
  return { uses, ran: [...before, ...testsOf(rest[last])] };
};

/** Whether a slot has the same value behind statements. */
const isKept = ({ runsUserCode, asksHost, writes }, { property }) =>
  !runsUserCode && !asksHost && !writes.has(property.name);

/** Reads the slot where its variable is compared. @returns {boolean} whether it could */
const readWhereCompared = (library, code, list, at, effectsOf) => {
  const { name, read } = declaredIn(list[at]) ?? {};
  if (!read || isSetAgain(code, name) || isSetAgain(code, read.object.name)) return false;
  const { uses, ran } = ranUntilAsked(library, code, list, at, name) ?? {};
  if (!uses || !isKept(effectsOf(ran), read)) return false;
  for (const { node } of uses) {
    const origin = [...(read.origin ?? []), ...(node.origin ?? [])];
    for (const key of Object.keys(node)) delete node[key];
    Object.assign(node, copy(read), { origin });
  }
  const [{ leadingComments = [] }] = list.splice(at, 1);
  lead(list[at], leadingComments);
  return true;
};

/** The slots that variables of a function have. */
const slotsIn = (code) =>
  new Set(
    nodes(code).flatMap((/** @type {any} */ node) => declaredIn(node)?.read.property.name ?? []),
  );

/** @type {import('./index.js').Rule} */
export default {
  name: 'compared-slots',
  summary:
    'a slot is read where a variable is compared that has its value, unless the known function has one',
  sound: 'No step in between sets the slot, runs code of users or asks the host.',
  examples: [
    {
      reference: 'function f(p) { const a = { A: p }; if (p.State === 1) return 1; return a; }',
      before:
        'function f(p) { const state = p.State; const a = { A: p }; if (state === 1) return 1; return a; }',
      after: 'function f(p) { const a = { A: p }; if (p.State === 1) return 1; return a; }',
    },
    {
      reference: 'function f(p, x) { if (x) return 2; if (p.State === 1) return 1; return x; }',
      before:
        'function f(p, x) { const state = p.State; if (x) return Call(x); if (state === 1) return 1; return x; }',
      after: 'function f(p, x) { if (x) return Call(x); if (p.State === 1) return 1; return x; }',
    },
    {
      reference: 'function f(p) { return p; }',
      before:
        'function f(p) { const list = []; const n = list.length; AppendToList(list, p); if (n === 0) return 1; return 2; }',
      after:
        'function f(p) { const list = []; const n = list.length; AppendToList(list, p); if (n === 0) return 1; return 2; }',
    },
    ...[
      'p.State = 2; if (state === 1) return 1;',
      'set(p); if (state === 1) return 1;',
      'Call(x); if (state === 1) return 1;',
      'if (state === 1) return state;',
      'if (x === 1) p.State = 2; if (state === 1) return 1;',
      'if (x === 1) { if (state === 1) return 1; }',
      'if (set(p) === state) return 1;',
    ].map((steps) => {
      const code = `function f(p, x) { const state = p.State; ${steps} return x; } function set(p) { p.State = 3; return 1; }`;
      return { reference: 'function f(p, x) { return x; }', before: code, after: code };
    }),
    {
      reference: 'function f(p) { const a = p.State; if (a === 1) return 1; return 2; }',
      before: 'function f(p) { const state = p.State; if (state === 1) return 1; return 3; }',
      after: 'function f(p) { const state = p.State; if (state === 1) return 1; return 3; }',
    },
  ],
  rewrite(library) {
    const { program, reference } = library;
    if (!reference) return;
    const functions = documentFunctions(program);
    const effects = lazy(() => effectsOf(functions));
    for (const { key, code } of functions.values()) {
      const known = reference.get(key)?.code;
      if (known && isSame(code, known)) continue;
      const slots = known ? slotsIn(known) : new Set();
      for (const { body: list } of nodes(code)) {
        if (!Array.isArray(list)) continue;
        for (let at = list.length - 2; at >= 0; at--) {
          if (slots.has(declaredIn(list[at])?.read.property.name)) continue;
          const effectsIn = (ran) => effects().within(ran, code);
          if (readWhereCompared(library, code, list, at, effectsIn)) library.did(key);
        }
      }
    }
  },
};
