import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import test from 'ava';
import cases from '../engines/cases.cjs';
import { PRESETS } from '../../cli/choices.js';
import { documentOf } from '../support/documents.js';
import { swept } from '../support/extent.js';
import { generated } from '../support/generated.js';

// Libraries for old engines whose slots are in a WeakMap: what no program can see of them, and that
// they do what those with visible slots do.

const require = createRequire(import.meta.url);

const codeOf = (edition, preset, options) =>
  generated(readFileSync(documentOf(edition), 'utf8'), { preset, target: 'es5', ...options }).code;

const weakOf = (edition, preset) => codeOf(edition, preset, { with: ['weak-slots'] });

const load = (code) => {
  const exports = {};
  vm.runInThisContext(`(function (exports, require) {${code}\n})`)(exports, require);
  return exports;
};

/** As on an engine that has no WeakMap. */
const loadOld = (code) => load(`(function (WeakMap) {${code}\n})();`);

const SUBJECTS = [
  ...['faithful', 'fast', 'small'].map((preset) => ({ edition: 'es2025', preset })),
  { edition: 'es2015', preset: 'fast' },
];

const NAMES = { es2015: [], es2025: ['finally', 'allSettled', 'any'] };

for (const { edition, preset } of swept(SUBJECTS, (_, at) => at % 2 === 1)) {
  const title = `${edition} ${preset}`;
  const make = () => load(weakOf(edition, preset));

  test(`no property of a promise tells of its slots, ${title}`, (t) => {
    const { Promise: P } = make();
    const all = [P.resolve(1), new P(() => {}), P.resolve(1).then(), P.all([])];
    class Sub extends P {}
    all.push(Sub.resolve(1), new Sub(() => {}));
    for (const promise of all) {
      t.deepEqual(Reflect.ownKeys(promise), []);
      for (const key in promise) t.fail(key);
    }
  });

  test(`no program makes a promise of anything else, ${title}`, (t) => {
    const { Promise: P, create } = make();
    const promise = P.resolve(1);
    const visible = load(codeOf(edition, preset, {})).Promise.resolve(1);
    const others = [
      Object.create(promise),
      new Proxy(promise, {}),
      Object.assign(Object.create(P.prototype), visible),
      visible,
      create().resolve(1),
    ];
    for (const other of others)
      t.throws(() => P.prototype.then.call(other), { instanceOf: TypeError });
  });

  test(`a frozen promise settles, ${title}`, async (t) => {
    const { Promise: P } = make();
    let resolve;
    const promise = Object.freeze(new P((settle) => (resolve = settle)));
    const seen = promise.then((value) => value + 1);
    resolve(1);
    t.is(await seen, 2);
    t.is(await promise, 1);
  });

  test(`programs log what they log with visible slots, ${title}`, (t) => {
    const visible = cases.runDrained(load(codeOf(edition, preset, {})).create, NAMES[edition]);
    const logs = cases.runDrained(make().create, NAMES[edition]);
    t.true(logs.flat().length > 1000);
    t.deepEqual(logs, visible);
    const old = cases.runDrained(loadOld(weakOf(edition, preset)).create, NAMES[edition]);
    t.deepEqual(old, visible, 'without WeakMap');
  });
}

test('the head of the file says what its target cannot do', (t) => {
  t.regex(codeOf('es2015', 'fast', {}), /a program can see and forge them/);
  t.notRegex(weakOf('es2015', 'fast'), /can see and forge|A frozen promise/);
});

test('no preset has them, and private fields stay what they are', (t) => {
  for (const [preset, passes] of Object.entries(PRESETS))
    t.false(passes.includes('weak-slots'), preset);
  const options = { preset: 'faithful', target: 'es2022' };
  const source = readFileSync(documentOf('es2015'), 'utf8');
  const { report } = generated(source, { ...options, with: 'weak-slots' });
  const [{ why }] = report.find(({ name }) => name === 'weak-slots').declined;
  t.is(why, 'no program sees private fields');
});
