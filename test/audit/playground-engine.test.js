import test from 'ava';
import { documentTexts } from '../../cli/editions.js';
import { documentOf } from '../../cli/playground/engine/document.js';
import { UnreadableProgram } from '../../cli/playground/engine/program.js';
import { openLibrary, openProgram, run, time } from '../../cli/playground/engine/session.js';
import { withTexts } from '../../cli/playground/text-sources.js';
import { EXAMPLES } from '../../cli/playground/page/examples.js';
import { SOURCE } from '../support/documents.js';
import { load } from '../support/playground.js';

/** What the page runs programs with, without the page. */

const libraries = {};
test.before(async () => {
  libraries.faithful = await openLibrary(SOURCE, { preset: 'faithful' }, load);
  libraries.fast = await openLibrary(SOURCE, { preset: 'fast' }, load);
});

const runOn = async (preset, text, options) =>
  run(libraries[preset], await openProgram(text, load), options);

const texts = ({ trace }) => trace.output.map(({ text }) => text);
const keys = ({ trace }, preset = 'faithful') =>
  [...trace.steps].map((point) => libraries[preset].instrumented.points[point].step);

/** What the engine's own promises print. */
const natively = async (text) => {
  const lines = [];
  const log = (...values) => lines.push(values);
  new Function('console', text)({ log });
  await new Promise((resolve) => setTimeout(resolve, 50));
  return lines.length;
};

for (const [name, text] of Object.entries(EXAMPLES)) {
  test(`${name}: fast prints what faithful prints, and the engine as many lines`, async (t) => {
    const [faithful, fast] = [await runOn('faithful', text), await runOn('fast', text)];
    t.true(keys(faithful).length > 20);
    t.deepEqual(texts(fast), texts(faithful));
    if (!name.includes('nobody handles')) t.is(texts(faithful).length, await natively(text));
  });
}

test('steps come in the order of the document', async (t) => {
  const steps = keys(await runOn('faithful', 'Promise.resolve(1);'));
  const clauseKeys = steps.filter((key) => key.startsWith('sec-promise.resolve:'));
  t.deepEqual(
    clauseKeys.map((key) => key.split(':')[1]),
    ['1', '2', '3', '4', '6', '8'],
  );
});

test('a snapshot shows variables, promises and jobs as they stand before the step', async (t) => {
  const text = 'const p = Promise.resolve(7);\np.then((x) => x);';
  const whole = await runOn('faithful', text);
  const at = keys(whole).lastIndexOf('sec-promisereactionjob:2');
  const { snapshot } = await runOn('faithful', text, { stopAt: at });
  t.is(snapshot.stack[0].name, 'PromiseReactionJob');
  t.is(new Map(snapshot.stack[0].variables).get('argument'), '7');
  t.deepEqual(snapshot.queue, []);
  const [first] = snapshot.promises;
  t.is(new Map(first.slots).get('PromiseState'), '"fulfilled"');
  t.is(keys(whole)[whole.trace.promises[0].settled], 'sec-fulfillpromise:6');
  t.is(keys(whole)[whole.trace.allJobs[0].enqueued], 'sec-performpromisethen:8.b');
});

test("values of the standard alone are shown by their names, which a program's own are not", async (t) => {
  const newest = documentOf(documentTexts().es2025);
  const library = await openLibrary(newest, { preset: 'faithful' }, load);
  const text = "Promise.resolve({ name: 'fulfilled' }).then((x) => console.log(x));";
  const program = await openProgram(text, load);
  const { trace } = run(library, program);
  t.deepEqual(
    trace.output.map((line) => line.text),
    ['{ name: "fulfilled" }'],
  );
  const { snapshot } = run(library, program, { stopAt: trace.steps.length - 1 });
  const states = snapshot.promises.map(({ slots }) => new Map(slots).get('PromiseState'));
  t.deepEqual(states, ['fulfilled', 'fulfilled']);
});

test('lines of the program are told apart', async (t) => {
  const { trace } = await runOn('faithful', '\nPromise.resolve(1)\n\nPromise.reject(2)');
  t.deepEqual([...new Set(trace.lines)], [2, 4]);
});

test('what is described runs nothing of the program', async (t) => {
  const text = `
    const trap = new Proxy({}, { ownKeys() { console.log('trapped'); return []; } });
    const own = { get secret() { console.log('read'); } };
    console.log(trap, own, { [Symbol.toPrimitive]() { console.log('converted'); } });`;
  t.deepEqual(texts(await runOn('faithful', text)), [
    'a proxy { secret: (accessor) } { Symbol(Symbol.toPrimitive): function [Symbol.toPrimitive] }',
  ]);
});

test('an endless chain ends, and says so', async (t) => {
  const text = 'const again = () => Promise.resolve().then(again);\nagain();';
  const { trace, stopped } = await runOn('faithful', text, { limit: 5000 });
  t.is(trace.steps.length, 5000);
  t.regex(stopped, /more than 5000 steps/);
});

for (const [text, message, line] of [
  ['let x = ;', /Unexpected token/, 1],
  ['1;\nasync () => 1;', /await/, 2],
  ['1;\n\nimport("fs");', /loaded/, 3],
]) {
  test(`a program that cannot be run is refused with its place: ${text}`, async (t) => {
    const error = await t.throwsAsync(openProgram(text, load), { instanceOf: UnreadableProgram });
    t.regex(error.message, message);
    t.is(error.line, line);
  });
}

test('numbers and times are the same in each run', async (t) => {
  const text = 'console.log(Math.random(), Date.now(), new Date().getTime());';
  t.deepEqual(texts(await runOn('faithful', text)), texts(await runOn('faithful', text)));
});

test('timers run in the order of their times, each with its jobs', async (t) => {
  const text = `
    setTimeout(() => console.log('late'), 20);
    setTimeout(() => { Promise.resolve().then(() => console.log('job')); }, 10);
    const never = setTimeout(() => console.log('never'), 5);
    clearTimeout(never);`;
  t.deepEqual(texts(await runOn('faithful', text)), ['job', 'late']);
});

test('libraries are timed', async (t) => {
  const program = await openProgram('Promise.resolve(1).then((x) => x);', load);
  const times = await time(Object.values(libraries), program, load);
  t.is(times.length, 2);
  for (const { milliseconds } of times) t.true(milliseconds > 0);
  t.true(times[0].objects > times[1].objects && times[1].objects > 1);
  const [nothing] = await time([libraries.fast], await openProgram('1;', load), load);
  t.is(nothing.objects, 0);
});

test('functions of tables become texts, others stay', (t) => {
  const source = `const help = (x) => x;
export default { name: 'A', code: function A(x) { return x; }, es5: function A(y) { return y; } };
export function B() { return 1; }`;
  t.is(
    withTexts(source),
    `const help = (x) => x;
export default { name: 'A', code: "function A(x) { return x; }", es5: "function A(y) { return y; }" };
export const B = "function B() { return 1; }";`,
  );
});
