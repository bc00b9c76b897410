import { nodes } from '../generator/ir/estree.js';
import { isFunction } from '../generator/ir/walk.js';

const isBoolean = (node) => node?.type === 'Literal' && typeof node.value === 'boolean';

/** What sets each variable of a function; nothing else but what is in it can. */
const settingsIn = (all) => {
  const settings = new Map();
  const add = (name, value) => settings.set(name, [...(settings.get(name) ?? []), value]);
  for (const { type, id, init, left, right } of all) {
    if (type === 'VariableDeclarator') add(id.name, init);
    if (type === 'AssignmentExpression' && left.type === 'Identifier') add(left.name, right);
  }
  return settings;
};

/** Names of variables of a function that hold true or false, whenever they are read. */
const flagsIn = (all) => {
  const inner = new Set(
    all.filter(isFunction).flatMap((code) => nodes(code.body).map(({ name }) => name)),
  );
  return [...settingsIn(all)]
    .filter(([name, values]) => !inner.has(name) && values.every(isBoolean))
    .map(([name]) => name);
};

const LOOPS = /^(?:For|While|DoWhile)/;

/** Calls of an arm that stand before whatever sets the flag. */
const callsBefore = (arm, flag) => {
  const all = nodes(arm);
  const end = all.findIndex(
    ({ type, left }) => type === 'AssignmentExpression' && left.name === flag,
  );
  const before = end < 0 ? all : all.slice(0, end);
  const isStraight = all.every(({ type }) => !LOOPS.test(type));
  return isStraight ? before.filter(({ type }) => type === 'CallExpression') : [];
};

/** @param {any} library @param {any} code a function */
const rewriteIn = (library, code) => {
  const all = nodes(code.body);
  const flags = new Set(flagsIn(all));
  const arms = all.filter(({ type, test }) => type === 'IfStatement' && flags.has(test.name));
  let count = 0;
  for (const { test, consequent } of arms)
    for (const call of callsBefore(consequent, test.name))
      for (const [at, argument] of call.arguments.entries()) {
        if (argument.name !== test.name) continue;
        call.arguments[at] = { type: 'Literal', value: true };
        library.stamp([call.arguments[at]], argument.origin ?? call.origin ?? []);
        count++;
      }
  return count;
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'known-flags',
  summary: 'a flag that was just found to be set is given as true',
  why: 'a combinator closes its iterator only where something was thrown: what IteratorClose does otherwise is never asked for, 90 bytes',
  sound:
    'All that sets the variable gives true or false, no function in its function names it, and between the test and the call nothing sets it.',
  pays: ['fast', 'loose', 'small'],
  after: [],
  rests: [],
  guards: [],
  examples: [
    {
      before: `
        function f(x) {
          let failed = false;
          try { g(x); } catch (thrown) { failed = true; }
          if (failed) { close(x, failed); failed = false; close(x, failed); }
          close(x, failed);
        }`,
      after: `
        function f(x) {
          let failed = false;
          try { g(x); } catch (thrown) { failed = true; }
          if (failed) { close(x, true); failed = false; close(x, failed); }
          close(x, failed);
        }`,
    },
  ],
  rewrite(library) {
    const count = [...nodes(library.program)]
      .filter(isFunction)
      .reduce((sum, code) => sum + rewriteIn(library, code), 0);
    return count > 0
      ? library.did(`${count} arguments`)
      : library.decline('flags', 'none is given where it is known');
  },
};
