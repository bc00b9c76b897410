import test from 'ava';
import { primitives } from '../../generator/primitives/index.js';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { loadPrimitive, primitiveSource } from '../support/primitive.js';
import { CASES } from '../support/primitive-cases.js';
import { runJson } from '../support/spawn.js';

test('every primitive has a case', (t) => {
  t.deepEqual(Object.keys(CASES).sort(), [...primitives.keys()].sort());
});

for (const [name, { only }] of primitives) {
  for (const target of TARGET_NAMES) {
    if (only && only !== target) continue;
    test.serial(`${name} for ${target}`, (t) => {
      CASES[name](t, (host) => loadPrimitive(name, target, host), target);
    });
  }
}

/** Without Reflect and Proxy nothing can be asked, without the others nothing can be told apart. */
const OLD = ['Reflect', 'Proxy', 'Symbol', 'WeakSet'];

test('Call, Construct and ThrowCompletion do without Reflect, Proxy, Symbol and WeakSet', (t) => {
  const load = (name) => loadPrimitive(name, 'es5', { without: OLD }).primitive;
  function Point(x, y) {
    Object.assign(this, { x, y });
  }
  t.deepEqual(load('Construct')(Point, [1, 2]), new Point(1, 2));
  t.deepEqual(
    load('Call')((x, y) => [x, y], undefined, [1, 2]),
    [1, 2],
  );
  t.true(load('IsConstructor')(Point));
  t.true(
    load('IsConstructor')(() => {}),
    'a limit of the target',
  );
  t.false(load('IsConstructor')({}));
  const ThrowCompletion = load('ThrowCompletion');
  t.true(new ThrowCompletion(1) instanceof ThrowCompletion);
  t.is(new ThrowCompletion(1).value, 1);
  t.true(load('CreateDataProperty')({}, 'key', 1));
  t.false(load('CreateDataProperty')(Object.freeze({}), 'key', 1));
});

/** `document.all`: an object that is callable, false, and undefined to `typeof`. */
const UNDETECTABLE = { Type: 'Object', IsCallable: true, ToBoolean: false, IsConstructor: false };

for (const target of TARGET_NAMES) {
  test(`what document.all is for ${target}`, async (t) => {
    const load = (name) => `new Function(${JSON.stringify(primitiveSource(name, target))})()()`;
    const calls = Object.keys(UNDETECTABLE).map((name) => `${name}: ${load(name)}.primitive(all)`);
    const script = `const all = %GetUndetectable(); console.log(JSON.stringify({${calls}}))`;
    t.deepEqual(await runJson(['--allow-natives-syntax', '-e', script]), UNDETECTABLE);
  });
}
