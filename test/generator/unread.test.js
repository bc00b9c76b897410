import { parse } from 'acorn';
import test from 'ava';
import { isPure } from '../../generator/facts/purity.js';
import { unreadIn } from '../../generator/facts/unread.js';

const parsed = (text) => parse(text, { ecmaVersion: 2022 }).body[0];

const unread = (body) => {
  const settings = unreadIn(parsed(`function f(x) { ${body} }`));
  return Object.fromEntries([...settings].map(([name, { length }]) => [name, length]));
};

test('a variable that is only set is unread, wherever it is set', (t) => {
  t.deepEqual(unread('let a; const b = x; a = b; { a = 1; }'), { a: 3 });
});

test('a variable is read by what is more than a setting of its own', (t) => {
  t.deepEqual(unread('let a = 1; a += 1;'), {});
  t.deepEqual(unread('let a; g(a = 1);'), {});
  t.deepEqual(unread('let a; function h() { return a; }'), {});
});

test('a variable that is set by a statement outside of lists stays: its setting would stay too', (t) => {
  t.deepEqual(unread('let a; if (x) a = 1;'), {});
});

test('a variable that its own next value asks for, and a List that gets longer, are for nobody', (t) => {
  const forItself = (body) => [
    ...unreadIn(parsed(`function f(x) { ${body} }`), { forItself: true }).keys(),
  ];
  t.deepEqual(forItself('let a = 0; a = a + 1;'), ['a']);
  t.deepEqual(forItself('const a = []; AppendToList(a, x);'), ['a']);
  t.deepEqual(forItself('let a = 0; let b = 0; a = a + b; b = a;'), []);
  t.deepEqual(forItself('const a = []; AppendToList(a, a.length);'), ['a']);
  t.deepEqual(forItself('const a = []; AppendToList(x, a);'), []);
  t.deepEqual(unread('let a = 0; a = a + 1;'), {});
});

test("parameters and variables of others are not the function's", (t) => {
  t.deepEqual(unread('x = 1; outer = 2;'), {});
});

for (const [text, expected] of Object.entries({
  "[1, 'two', undefined]": true,
  '!(a === b)': true,
  '({ a: b })': true,
  'record.Handler': true,
  'function () { g(); }': true,
  'object.property': false,
  'a < b': false,
  '[g()]': false,
  'a ? b : g()': false,
  'a = b': false,
}))
  test(`${text} ${expected ? 'has no effect' : 'may have an effect'}`, (t) => {
    t.is(isPure(parsed(`(${text});`).expression), expected);
  });
