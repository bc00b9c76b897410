import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { createRequire } from 'node:module';
import { parse } from 'acorn';
import test from 'ava';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { same } from '../../generator/ir/pattern.js';
import { nodes } from '../../generator/ir/walk.js';
import { PRESETS } from '../../cli/choices.js';
import { documentOf } from '../support/documents.js';
import { swept } from '../support/extent.js';
import { generated } from '../support/generated.js';

// Libraries that tell of their steps: what they tell, and that nothing of it is in any other.

const require = createRequire(import.meta.url);

const codeOf = (edition, target, passes) =>
  generated(readFileSync(documentOf(edition), 'utf8'), { preset: 'faithful', target, passes }).code;

const load = (code) => {
  const exports = {};
  runInThisContext(`(function (exports, require) {${code}\n})`)(exports, require);
  return exports;
};

/** A constructor with a queue of the test's, and what it tells. */
const observed = (edition, target, observe) => {
  const queue = [];
  const events = [];
  const { create } = load(codeOf(edition, target, ['observed-steps']));
  const P = create({
    rejections: 'none',
    scheduler: (job) => queue.push(job),
    observe: observe ?? ((event) => events.push(event)),
  });
  const run = () => {
    for (const job of queue.splice(0)) job();
    if (queue.length > 0) run();
  };
  return { P, events, queue, run };
};

const lines = (events) =>
  events.map(({ type, ...fields }) =>
    [type, ...Object.entries(fields).map(([key, value]) => `${key} ${value}`)].join(', '),
  );

const ADOPTION = [
  'made, promise 1',
  'settled, promise 1, state fulfilled, value a',
  'made, promise 2',
  'reaction, promise 1, derived 2',
  'handled, promise 1',
  'enqueued, job 1',
  'started, job 1, kind reaction, promise 2',
  'made, promise 3',
  'settled, promise 3, state rejected, value b',
  'adopted, promise 2, from 3',
  'enqueued, job 2',
  'ended, job 1',
  'started, job 2, kind thenable, promise 2',
  'made, promise 4',
  'reaction, promise 3, derived 4',
  'handled, promise 3',
  'enqueued, job 3',
  'ended, job 2',
  'started, job 3, kind reaction, promise 4',
  'settled, promise 2, state rejected, value b',
  'settled, promise 4, state fulfilled, value undefined',
  'ended, job 3',
];

const adopt = (P) => P.resolve('a').then(() => P.reject('b'));

for (const edition of swept(['es2015', 'es2020', 'es2025'], (_, at) => at === 2)) {
  for (const target of TARGET_NAMES) {
    test(`each step is told of once, in its order, ${edition}, ${target}`, (t) => {
      const { P, events, run } = observed(edition, target);
      adopt(P);
      run();
      t.deepEqual(lines(events), ADOPTION);
    });

    test(`a context makes no difference, ${edition}, ${target}`, (t) => {
      const { P, events, run } = observed(edition, target);
      const storage = new AsyncLocalStorage();
      const stores = [];
      storage.run(1, () => adopt(P));
      storage.run(2, run);
      t.deepEqual(lines(events), ADOPTION);
      storage.run(3, () => P.resolve().then(() => stores.push(storage.getStore())));
      storage.run(4, run);
      t.deepEqual(stores, [3]);
    });

    test(`what observes throws in a turn of its own, ${edition}, ${target}`, (t) => {
      const { P, queue } = observed(edition, target, ({ type }) => {
        if (type === 'made') throw new RangeError('of who observes');
      });
      const seen = [];
      P.resolve('a').then((value) => seen.push(value));
      const thrown = queue.splice(0).flatMap((job) => {
        try {
          job();
          return [];
        } catch (error) {
          return [error.message];
        }
      });
      t.deepEqual([seen, thrown], [['a'], ['of who observes', 'of who observes']]);
    });

    test(`without what tells of steps it is the library without, ${edition}, ${target}`, (t) => {
      const last = ['unused-functions']; // of which there is a normal form, as of the other
      const telling = codeOf(edition, target, ['observed-steps', ...last]);
      const plain = read(codeOf(edition, target, last));
      t.false(same(read(telling), plain));
      t.true(same(untold(telling), plain));
    });
  }
}

test('no preset tells of steps, and none takes the option', (t) => {
  for (const [preset, passes] of Object.entries(PRESETS)) {
    t.false(passes.includes('observed-steps'), preset);
  }
  const { create } = load(codeOf('es2025', 'es2022', []));
  t.throws(() => create({ observe() {} }), { message: /no option observe/ });
});

const read = (code) => parse(code, { ecmaVersion: 2022 });

const isTold = ({ type, expression, id, declarations }) =>
  (type === 'ExpressionStatement' && expression.callee?.object?.name === 'observer') ||
  (type === 'FunctionDeclaration' && /^(?:observerOf|tellOfSteps)$/.test(id.name)) ||
  declarations?.[0].id.name === 'observer';

/** A library without the statements that tell, its jobs with the scheduler that they had. */
const untold = (code) => {
  const program = read(code);
  let scheduler;
  for (const node of nodes(program)) {
    if (node.type === 'VariableDeclarator' && node.id.name === 'observer')
      [, scheduler] = node.init.arguments;
    if (node.type === 'VariableDeclarator' && node.id.name === 'enqueue') node.init = scheduler;
    if (node.type === 'ArrayExpression')
      node.elements = node.elements.filter((statement) => statement?.value !== 'observe');
    if (Array.isArray(node.body)) node.body = node.body.filter((statement) => !isTold(statement));
  }
  return program;
};
