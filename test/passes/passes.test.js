import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import test from 'ava';
import { ASSUMPTIONS, GRANTED, PASSES, PRESETS } from '../../transforms/index.js';
import { ROOT } from '../support/libraries.js';
import { normal, runExample } from '../support/pass-examples.js';

const NOT_PASSES = ['index', 'choose', 'generate', 'references'];
const NAMES = PASSES.map(({ name }) => name);

const isLine = (text) => typeof text === 'string' && /^\S(?:.*\S)?$/.test(text);
const isName = (text) => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(text);

test('every file in transforms/ is a pass of that name, and runs', async (t) => {
  const files = readdirSync(join(ROOT, 'transforms'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => basename(file, '.js'))
    .filter((name) => !NOT_PASSES.includes(name));
  t.deepEqual([...NAMES].sort(), files.sort());
  for (const name of NAMES) {
    const { default: pass } = await import(`../../transforms/${name}.js`);
    t.is(
      pass,
      PASSES.find((pass) => pass.name === name),
      name,
    );
  }
});

test('presets are of passes in their order, and whole; what they grant is known', (t) => {
  for (const [preset, names] of Object.entries(PRESETS)) {
    t.deepEqual(
      names,
      NAMES.filter((name) => names.includes(name)),
      preset,
    );
    for (const pass of PASSES.filter(({ name }) => names.includes(name))) {
      for (const need of pass.after ?? [])
        t.true(names.includes(need), `${preset}: ${pass.name} needs ${need}`);
      for (const assumption of pass.assumes ?? [])
        t.true(
          GRANTED[preset].includes(assumption),
          `${preset}: ${pass.name} assumes ${assumption}`,
        );
    }
    for (const assumption of GRANTED[preset])
      t.true(assumption in ASSUMPTIONS, `${preset} grants ${assumption}`);
  }
  t.true(PASSES.every(({ name, assumes }) => !assumes || !PRESETS.fast.includes(name)));
  for (const { name } of PASSES.filter(({ unsound }) => unsound)) {
    const having = Object.keys(PRESETS).filter((preset) => PRESETS[preset].includes(name));
    t.deepEqual(having, ['deferred'], name);
  }
});

for (const [at, pass] of PASSES.entries()) {
  test(`${pass.name} says what it does, what it saves, and why it may`, (t) => {
    t.true(isName(pass.name));
    t.true(isLine(pass.summary), 'a summary of one line');
    t.true(isLine(pass.why), 'why: what it saves');
    t.not(Boolean(pass.sound), Boolean(pass.assumes), 'either sound, or it assumes something');
    if (pass.sound) t.true(isLine(pass.sound));
    else t.true(pass.assumes.length > 0);
    if (pass.unsound)
      t.true(isLine(pass.unsound) && Boolean(pass.assumes), 'says what it gives up');
    for (const name of pass.assumes ?? []) t.true(name in ASSUMPTIONS, name);
    for (const name of pass.pays ?? []) t.true(name in PRESETS, name);
    t.is(typeof pass.rewrite, 'function');
  });

  test(`${pass.name} needs passes that stand before it`, (t) => {
    const before = NAMES.slice(0, at);
    t.deepEqual(
      (pass.after ?? []).filter((need) => !before.includes(need)),
      [],
    );
  });

  test(`${pass.name} names the guards that it emits`, (t) => {
    const names = pass.guards.map(({ name }) => name);
    t.is(new Set(names).size, names.length, 'names of their own');
    for (const { name, summary } of pass.guards) t.true(isName(name) && isLine(summary), name);
  });

  test(`${pass.name} has an example`, (t) => t.true(pass.examples.length > 0));

  for (const [i, example] of pass.examples.entries()) {
    test(`${pass.name}, example ${i + 1}: ${example.of ?? 'alone'}`, (t) => {
      const { before, after } = runExample(pass, example);
      t.is(before, normal(example.before), 'before the pass');
      t.is(after, normal(example.after), 'after the pass');
      t.not(before, after, 'an example changes');
    });
  }
}
